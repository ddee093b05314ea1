# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number } %
seconds = { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}
minutes = { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
}
hours = { $hours ->
    [one] en timme
   *[other] { $hours } timmar
}
number-wrong = { $flag } kan inte vara ”{ $given }”; ange ett heltal från { $low } till { $high }.

## On the way

solving = Räknar ut
solving-statistics = Räknar ut snitt
solve-takes = Att räkna ut det här spelet tar ungefär { $time } på { $threads ->
    [one] en tråd
   *[other] { $threads } trådar
} ({ $cpu } processortid), { $memory } minne och { $disk } på disken, i { $path }. Du kan avbryta; nästa gång fortsätter det efter den senast färdiga turen.
solve-resumes = Fortsätter med en tabell som påbörjades tidigare.

## What goes wrong

solve-first = Perfekt spel för det här spelet är inte uträknat här än; ”yatzy solve” med samma regler gör det en gång, på ungefär { $time } processortid och med { $disk } på disken.
solve-too-many-cells = Det här blocket har { $cells } rutor, för många att gå igenom: perfekt spel är känt för block med högst { $most }.
data-no-folder = Det finns ingenstans att ha programmets data, eftersom systemet inte har någon hemmapp; ange en mapp med --data DIR eller YATZY_DATA.
data-unwritable = Mappen ”{ $path }” går inte att skapa ({ $detail }); ange en annan med --data DIR eller YATZY_DATA.
table-io = Tabellen går inte att läsa eller skriva ({ $detail }).
table-not-a-table = Det här är ingen värdetabell; ta bort den, så gör ”yatzy solve” en ny.
table-version = Tabellen är av version { $found }, som det här programmet inte läser; ta bort den, så gör ”yatzy solve” en ny.
table-other-rules = Tabellen gjordes för andra regler; ta bort den, så gör ”yatzy solve” en ny.
table-length = Tabellen har { $found } byte i stället för { $expected }; ta bort den, så gör ”yatzy solve” en ny.
table-damaged = Tabellen är skadad vid byte { $at }; ta bort den, så gör ”yatzy solve” en ny.

## The answer

solve-title = Perfekt spel i { $title }
solve-expected = Förväntad totalsumma
solve-deviation = Standardavvikelse
solve-bonus-chance = Chans till bonus
solve-states = Ställningar
solve-error = Numeriskt fel
solve-at-most = under { $error }
solve-time = Tid för summan
solve-time-all = Tid för allt
solve-seconds = { $wall } s, { $cpu } s processortid
solve-box = Ruta
solve-mean = Snitt
solve-zero = Nolla
solve-share = Andel
solve-percentiles = Andel spel som slutar på högst
solve-percentiles-simulated = Andel av { $games } simulerade spel som slutade på högst

help-solve = Räkna ut perfekt spel för en spelare: förväntad totalsumma, spridning, varje ruta
help-solve-distribution = Även chansen för varje totalsumma
help-solve-expected-only = Bara den förväntade totalsumman, så fort det går
help-solve-table = Spara en värdetabell i datamappen; görs alltid för stora spel
help-threads = Använd så här många trådar; svaret blir detsamma
help-completions = Skriv ut kompletteringar för ett skal
help-completions-shell = Skalet: { $shells }
completions-unknown = Det finns inga kompletteringar för ”{ $shell }”; skalen är { $shells }.
help-man = Skriv manualsidorna till en mapp
help-man-folder = Mappen
man-unwritable = Manualsidorna går inte att skriva till ”{ $path }” ({ $detail }).
