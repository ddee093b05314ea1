# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number } %
seconds = { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
}
minutes = { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
}
hours = { $hours ->
    [one] én time
   *[other] { $hours } timer
}
number-wrong = { $flag } kan ikke være »{ $given }«; angiv et helt tal fra { $low } til { $high }.

## On the way

solving = Regner ud
solving-statistics = Regner snit ud
solve-takes = At regne dette spil ud tager cirka { $time } på { $threads ->
    [one] én tråd
   *[other] { $threads } tråde
} ({ $cpu } processortid), { $memory } hukommelse og { $disk } på disken, i { $path }. Du kan afbryde; næste gang fortsætter det efter den sidst færdige tur.
solve-resumes = Fortsætter med en tabel, der blev begyndt tidligere.

## What goes wrong

solve-first = Perfekt spil for dette spil er ikke regnet ud her endnu; »yatzy solve« med de samme regler gør det én gang, på cirka { $time } processortid og med { $disk } på disken.
solve-too-many-cells = Denne blok har { $cells } rubrikker, for mange at gå igennem: perfekt spil kendes for blokke med højst { $most }.
data-no-folder = Der er ikke noget sted at have programmets data, fordi systemet ikke har nogen hjemmemappe; angiv en mappe med --data DIR eller YATZY_DATA.
data-unwritable = Mappen »{ $path }« kan ikke laves ({ $detail }); angiv en anden med --data DIR eller YATZY_DATA.
table-io = Tabellen kan ikke læses eller skrives ({ $detail }).
table-not-a-table = Det her er ikke en værditabel; slet den, så laver »yatzy solve« en ny.
table-version = Denne tabel er af version { $found }, som dette program ikke læser; slet den, så laver »yatzy solve« en ny.
table-other-rules = Denne tabel er lavet til andre regler; slet den, så laver »yatzy solve« en ny.
table-length = Denne tabel har { $found } byte i stedet for { $expected }; slet den, så laver »yatzy solve« en ny.
table-damaged = Denne tabel er beskadiget ved byte { $at }; slet den, så laver »yatzy solve« en ny.

## The answer

solve-title = Perfekt spil i { $title }
solve-expected = Forventet totalsum
solve-deviation = Standardafvigelse
solve-bonus-chance = Chance for bonus
solve-states = Stillinger
solve-error = Numerisk fejl
solve-at-most = under { $error }
solve-time = Tid for summen
solve-time-all = Tid for alt
solve-seconds = { $wall } s, { $cpu } s processortid
solve-box = Rubrik
solve-mean = Snit
solve-zero = Nul
solve-share = Andel
solve-percentiles = Andel af spil, der ender på højst
solve-percentiles-simulated = Andel af { $games } simulerede spil, der endte på højst

help-solve = Regn perfekt spil for én spiller ud: forventet totalsum, spredning, hver rubrik
help-solve-distribution = Også chancen for hver totalsum
help-solve-expected-only = Kun den forventede totalsum, så hurtigt det går
help-solve-table = Gem en værditabel i datamappen; det sker altid for store spil
help-threads = Brug så mange tråde; svaret bliver det samme
help-completions = Skriv fuldførelser for en skal ud
help-completions-shell = Skallen: { $shells }
completions-unknown = Der er ingen fuldførelser til »{ $shell }«; skallerne er { $shells }.
help-man = Skriv manualsiderne til en mappe
help-man-folder = Mappen
man-unwritable = Manualsiderne kan ikke skrives til »{ $path }« ({ $detail }).
