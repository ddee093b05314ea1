# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number } %
seconds = { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
}
minutes = { $minutes ->
    [one] ett minutt
   *[other] { $minutes } minutter
}
hours = { $hours ->
    [one] én time
   *[other] { $hours } timer
}
number-wrong = { $flag } kan ikke være «{ $given }»; oppgi et heltall fra { $low } til { $high }.

## On the way

solving = Regner ut
solving-statistics = Regner ut snitt
solve-takes = Å regne ut dette spillet tar omtrent { $time } på { $threads ->
    [one] én tråd
   *[other] { $threads } tråder
} ({ $cpu } prosessortid), { $memory } minne og { $disk } på disken, i { $path }. Du kan avbryte; neste gang fortsetter det etter den siste ferdige turen.
solve-resumes = Fortsetter med en tabell som ble påbegynt før.

## What goes wrong

solve-first = Perfekt spill for dette spillet er ikke regnet ut her ennå; «yatzy solve» med samme regler gjør det én gang, på omtrent { $time } prosessortid og med { $disk } på disken.
solve-too-many-cells = Denne blokken har { $cells } rubrikker, for mange til å gå gjennom: perfekt spill er kjent for blokker med høyst { $most }.
data-no-folder = Det er ikke noe sted å ha programmets data, fordi systemet ikke har noen hjemmemappe; oppgi en mappe med --data DIR eller YATZY_DATA.
data-unwritable = Mappen «{ $path }» kan ikke lages ({ $detail }); oppgi en annen med --data DIR eller YATZY_DATA.
table-io = Tabellen kan ikke leses eller skrives ({ $detail }).
table-not-a-table = Dette er ikke en verditabell; slett den, så lager «yatzy solve» en ny.
table-version = Denne tabellen er av versjon { $found }, som dette programmet ikke leser; slett den, så lager «yatzy solve» en ny.
table-other-rules = Denne tabellen ble laget for andre regler; slett den, så lager «yatzy solve» en ny.
table-length = Denne tabellen har { $found } byte i stedet for { $expected }; slett den, så lager «yatzy solve» en ny.
table-damaged = Denne tabellen er skadet ved byte { $at }; slett den, så lager «yatzy solve» en ny.

## The answer

solve-title = Perfekt spill i { $title }
solve-expected = Forventet totalsum
solve-deviation = Standardavvik
solve-bonus-chance = Sjanse for bonus
solve-states = Stillinger
solve-error = Numerisk feil
solve-at-most = under { $error }
solve-time = Tid for summen
solve-time-all = Tid for det hele
solve-seconds = { $wall } s, { $cpu } s prosessortid
solve-box = Rubrikk
solve-mean = Snitt
solve-zero = Null
solve-share = Andel
solve-percentiles = Andel spill som ender på høyst
solve-percentiles-simulated = Andel av { $games } simulerte spill som endte på høyst

help-solve = Regn ut perfekt spill for én spiller: forventet totalsum, spredning, hver rubrikk
help-solve-distribution = Også sjansen for hver totalsum
help-solve-expected-only = Bare den forventede totalsummen, så fort det går
help-solve-table = Lagre en verditabell i datamappen; gjøres alltid for store spill
help-threads = Bruk så mange tråder; svaret blir det samme
help-completions = Skriv ut fullføringer for et skall
help-completions-shell = Skallet: { $shells }
completions-unknown = Det finnes ingen fullføringer for «{ $shell }»; skallene er { $shells }.
help-man = Skriv manualsidene til en mappe
help-man-folder = Mappen
man-unwritable = Manualsidene kan ikke skrives til «{ $path }» ({ $detail }).
