# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } sarebbe il gioco perfetto, { $blind } non meglio che scegliere alla cieca.
report-coach = Il coach avrebbe detto: { $said }
report-heading = Fortuna e bravura
report-pending = Resoconto in preparazione. Comparirà qui appena è pronto.
report-perfect = Gioco perfetto
report-good = Buon gioco, stima
report-to-come = Attesi dal resto
report-turns = Turno per turno
report-boxes = Casella per casella
report-title = Com’è andata: { $name }
report-thinking = Ogni lancio e ogni scelta sotto esame…
report-unknown = Questo gioco è troppo grande per risolverlo sul momento, quindi non c’è un resoconto esatto.
report-worst = Che cosa è costato di più
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "Better by 1.2 points: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: altro posto · ↑ ↓: altro · altri tasti: indietro

## Luck and skill

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = { $points } finora, più { $more ->
    [one] { $more } atteso
   *[other] { $more } attesi
} dal resto
analysis-perfect = Il gioco perfetto fa in media { $expected ->
    [one] { $expected } punto
   *[other] { $expected } punti
}
# Where exact values are not at hand
analysis-estimated = Giocando bene si fanno in media circa { $expected ->
    [one] { $expected } punto
   *[other] { $expected } punti
}
analysis-your-dice = { $luck ->
    [0] i tuoi dadi sono stati nella media
    [one] i tuoi dadi hanno dato { $luck } punto { $side ->
        [better] in più
       *[worse] in meno
    } della media
   *[other] i tuoi dadi hanno dato { $luck } punti { $side ->
        [better] in più
       *[worse] in meno
    } della media
}
analysis-your-choices = { $cost ->
    [0] le tue scelte non sono costate nulla
    [one] le tue scelte sono costate { $cost } punto
   *[other] le tue scelte sono costate { $cost } punti
}
analysis-the-dice = { $luck ->
    [0] i dadi sono stati nella media
    [one] i dadi hanno dato { $luck } punto { $side ->
        [better] in più
       *[worse] in meno
    } della media
   *[other] i dadi hanno dato { $luck } punti { $side ->
        [better] in più
       *[worse] in meno
    } della media
}
analysis-the-choices = { $cost ->
    [0] le scelte non sono costate nulla
    [one] le scelte sono costate { $cost } punto
   *[other] le scelte sono costate { $cost } punti
}
analysis-whole = { $whole ->
    [0] i turni segnati senza lanci sono stati nella media
    [one] i turni segnati senza lanci hanno dato { $whole } punto { $side ->
        [better] in più
       *[worse] in meno
    } della media
   *[other] i turni segnati senza lanci hanno dato { $whole } punti { $side ->
        [better] in più
       *[worse] in meno
    } della media
}
# Where exact values are not at hand
analysis-estimate = Di questo gioco non ci sono i valori esatti: queste cifre si basano su una stima.
analysis-accuracy = Precisione: { $accuracy }
analysis-no-accuracy = Senza i lanci non si distingue la fortuna dalla bravura.
analysis-worst = Scelte più costose
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of report.ftl
analysis-mistake = Turno { $round }, { $hand }: { $done }
analysis-mistake-named = Turno { $round }: { $done }
analysis-better = { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
} in più: { $best }
analysis-no-mistakes = Nessuna scelta poteva essere migliore.
analysis-chances = Probabilità di vincere
analysis-chances-words = Contato in partite giocate, se tutti continuano a giocare per la media più alta
analysis-fitted = Di questo gioco non ci sono i valori esatti: queste cifre si basano su una stima che può sbagliare di { $error ->
    [one] { $error } punto
   *[other] { $error } punti
} su una partita intera.

## Luck and skill: the chart

analysis-luck = Fortuna ai dadi
analysis-cost = Costo
analysis-chart-words = Fortuna ai dadi in su o in giù, costo delle scelte tratteggiato, turno per turno
analysis-not-split = segnato senza lanci

## Moves of the past

move-made-throw-again = rilanciati tutti i dadi
move-made-keep = tenuto { $dice }
move-made-keep-one = tenuto { $face ->
    [1] l’uno
    [2] il due
    [3] il tre
    [4] il quattro
    [5] il cinque
   *[6] il sei
}
move-made-keep-alike = tenuti { $face ->
    [1] gli uno
    [2] i due
    [3] i tre
    [4] i quattro
    [5] i cinque
   *[6] i sei
}
move-made-enter = segnato { $points } nella casella «{ $box }»
move-made-call = dichiarata la casella «{ $box }»
move-other-throw-again = rilanciare tutti i dadi
move-other-keep = tenere { $dice }
move-other-keep-one = tenere { $face ->
    [1] l’uno
    [2] il due
    [3] il tre
    [4] il quattro
    [5] il cinque
   *[6] il sei
}
move-other-keep-alike = tenere { $face ->
    [1] gli uno
    [2] i due
    [3] i tre
    [4] i quattro
    [5] i cinque
   *[6] i sei
}
move-other-enter = segnare { $points } nella casella «{ $box }»
move-other-call = dichiarare la casella «{ $box }»

## A game stepped through, and “yatzy replay”

replay-title = Rivedi la partita
replay-step = Passo { $step } di { $steps }
replay-first = All’inizio
replay-previous = Indietro
replay-next = Avanti
replay-last = Alla fine
replay-keys = Con i tasti freccia si scorre la partita.
replay-begins = La partita comincia.
replay-throws = { $name } lancia { $hand }.
replay-keeps = { $name } tiene { $keep } e lancia: { $hand }.
replay-throws-again = { $name } rilancia tutti i dadi: { $hand }.
replay-names = { $name } dichiara la casella «{ $box }».
replay-enters = { $name } segna { $points } nella casella «{ $box }».
replay-tells = { $name } ha { $hand }: { $points } nella casella «{ $box }».
replay-takes-back = { $name } annulla la scelta.
replay-corrects = Correzione: { $name }, turno { $round }: { $points } nella casella «{ $box }».
replay-asks = { $name } chiede al coach.
replay-best = Non c’era scelta migliore.
replay-program-dice = dadi virtuali
replay-real-dice = dadi veri
replay-shared-dice = dadi condivisi
replay-standings = Classifica
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-turns = Turni
replay-joined = { $name } entra nella partita.
replay-left = { $name } lascia la partita.
replay-to-play = Turno { $round }, ora gioca { $name }.
# $box: the box that was named before the first throw
replay-named = dichiara «{ $box }»:
replay-told = segnato a mano
replay-told-after = { $throws ->
    [one] dopo { $throws } lancio
   *[other] dopo { $throws } lanci
}
# $box, $points: what stood there before
replay-corrected = corretto, prima { $box }: { $points }
replay-extra = +{ $points }
replay-hint = con l’aiuto del coach

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Con dadi onesti i numeri escono almeno altrettanto irregolari in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} su 100.
chart-totals = Totali del gioco perfetto
chart-totals-words = Il gioco perfetto fa in media { $mean } punti. Nove partite su dieci finiscono tra { $low } e { $high }.
chart-average = media { $mean }
chart-boxes-words = Che cosa c’è in ogni casella, accanto alla media del gioco perfetto
chart-dice = Dadi lanciati
chart-dice-words = Quante volte è uscito ogni numero. In 19 partite su 20 sta tra i segni.
chart-dice-face = { $face }: usciti { $thrown }, attesi { $expected }
chart-thrown = usciti
chart-expected = attesi
