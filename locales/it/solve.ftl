# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number }%
seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
number-wrong = { $flag } non può essere «{ $given }»; indica un numero intero da { $low } a { $high }.

## On the way

solving = Calcolo
solving-statistics = Calcolo delle medie
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Risolvere questo gioco richiede circa { $time } su { $threads ->
    [one] { $threads } thread
   *[other] { $threads } thread
} ({ $cpu } di tempo di calcolo), { $memory } di memoria e { $disk } su disco, in { $path }. Si può interrompere: la volta dopo continua dall’ultimo turno finito.
solve-resumes = Si continua una tabella già cominciata.

## What goes wrong

# $time: how long solving takes; $disk: the table's size
solve-first = Per queste regole il gioco perfetto qui non è ancora calcolato; «yatzy solve» con le stesse regole lo fa una volta per tutte, in circa { $time } di tempo di calcolo e con { $disk } su disco.
solve-too-many-cells = Questo segnapunti ha { $cells } caselle, troppe da esaminare: il gioco perfetto è noto fino a { $most } caselle.
data-no-folder = Non c’è posto per i dati del programma, perché il sistema non indica una cartella personale; danne una con --data DIR o YATZY_DATA.
data-unwritable = La cartella «{ $path }» non si può creare ({ $detail }); danne un’altra con --data DIR o YATZY_DATA.
table-io = La tabella non si può leggere o scrivere ({ $detail }).
table-not-a-table = Questa non è una tabella di valori; cancellala, e «yatzy solve» la rifà.
table-version = Questa tabella è della versione { $found }, che il programma non legge; cancellala, e «yatzy solve» la rifà.
table-other-rules = Questa tabella è stata fatta per altre regole; cancellala, e «yatzy solve» la rifà.
table-length = Questa tabella ha { $found } byte invece di { $expected }; cancellala, e «yatzy solve» la rifà.
table-damaged = Questa tabella è rovinata al byte { $at }; cancellala, e «yatzy solve» la rifà.

## The answer

solve-title = Il gioco perfetto: { $title }
solve-expected = Totale medio
solve-deviation = Deviazione standard
solve-bonus-chance = Probabilità del bonus
solve-states = Posizioni
solve-error = Errore numerico
solve-at-most = meno di { $error }
solve-time = Tempo per il totale
solve-time-all = Tempo per tutto
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, { $cpu } s di tempo di calcolo
solve-box = Casella
solve-mean = Media
solve-zero = Zero
solve-share = Quota
solve-percentiles = Quota di partite che finiscono con questo totale o meno
solve-percentiles-simulated = Quota di partite simulate ({ $games }) finite con questo totale o meno

help-solve = Calcolare il gioco perfetto in solitario: totale medio, deviazione, ogni casella
help-solve-expected-only = Solo il totale medio, il più in fretta possibile
help-solve-distribution = Dare anche la probabilità di ogni totale
help-solve-table = Tenere una tabella di valori nella cartella dei dati; si fa sempre per i giochi grandi
help-threads = Usare tanti thread; la risposta è la stessa con qualsiasi numero
help-completions = Scrivere i completamenti per una shell
help-completions-shell = La shell: { $shells }
completions-unknown = Non ci sono completamenti per «{ $shell }»; le shell sono { $shells }.
help-man = Scrivere le pagine di manuale in una cartella
help-man-folder = La cartella
man-unwritable = Le pagine di manuale non si possono scrivere in «{ $path }» ({ $detail }).
