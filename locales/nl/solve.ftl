# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number }%
seconds = { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}
minutes = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
hours = { $hours } uur
number-wrong = { $flag } kan niet “{ $given }” zijn; geef een geheel getal van { $low } tot en met { $high }.

## On the way

solving = Uitrekenen
solving-statistics = Gemiddelden uitrekenen
solve-takes = Dit spel uitrekenen duurt ongeveer { $time } op { $threads ->
    [one] één thread
   *[other] { $threads } threads
} ({ $cpu } processortijd), met { $memory } geheugen en { $disk } op schijf, in { $path }. Je mag het onderbreken; de volgende keer gaat het verder na de laatste voltooide beurt.
solve-resumes = Verder met een tabel die eerder begonnen is.

## What goes wrong

solve-first = Perfect spel is voor dit spel hier nog niet uitgerekend; “yatzy solve” met dezelfde regels doet dat één keer, in ongeveer { $time } processortijd en met { $disk } op schijf.
solve-too-many-cells = Dit blok heeft { $cells } vakken, te veel om door te rekenen: perfect spel is bekend voor blokken met hoogstens { $most }.
data-no-folder = Er is geen plek voor de gegevens van het programma, omdat dit systeem geen thuismap kent; geef een map op met --data DIR of YATZY_DATA.
data-unwritable = De map “{ $path }” kan niet worden gemaakt ({ $detail }); geef een andere op met --data DIR of YATZY_DATA.
table-io = De tabel is niet te lezen of te schrijven ({ $detail }).
table-not-a-table = Dit is geen tabel met waarden; verwijder hem, dan maakt “yatzy solve” een nieuwe.
table-version = Deze tabel is van versie { $found }, die dit programma niet leest; verwijder hem, dan maakt “yatzy solve” een nieuwe.
table-other-rules = Deze tabel is voor andere regels gemaakt; verwijder hem, dan maakt “yatzy solve” een nieuwe.
table-length = Deze tabel heeft { $found } bytes in plaats van { $expected }; verwijder hem, dan maakt “yatzy solve” een nieuwe.
table-damaged = Deze tabel is beschadigd bij byte { $at }; verwijder hem, dan maakt “yatzy solve” een nieuwe.

## The answer

solve-title = Perfect spel in { $title }
solve-expected = Verwacht totaal
solve-deviation = Standaardafwijking
solve-bonus-chance = Kans op de bonus
solve-states = Stellingen
solve-error = Rekenfout
solve-at-most = onder { $error }
solve-time = Tijd voor het totaal
solve-time-all = Tijd voor alles
solve-seconds = { $wall } s, { $cpu } s processortijd
solve-box = Vak
solve-mean = Gemiddeld
solve-zero = Nul
solve-share = Aandeel
solve-percentiles = Aandeel van de spellen dat eindigt op hoogstens
solve-percentiles-simulated = Aandeel van { $games } gesimuleerde spellen dat eindigde op hoogstens

help-solve = Reken perfect solospel uit: verwacht totaal, spreiding, elk vak
help-solve-distribution = Ook de kans op elk eindtotaal
help-solve-expected-only = Alleen het verwachte totaal, zo snel als het gaat
help-solve-table = Bewaar een tabel met waarden in de gegevensmap; voor grote spellen gebeurt dat altijd
help-threads = Gebruik zoveel threads; het antwoord blijft hetzelfde
help-completions = Schrijf aanvullingen voor een shell
help-completions-shell = De shell: { $shells }
completions-unknown = Er zijn geen aanvullingen voor “{ $shell }”; de shells zijn { $shells }.
help-man = Schrijf de handleidingpagina’s naar een map
help-man-folder = De map
man-unwritable = De handleidingpagina’s zijn niet naar “{ $path }” te schrijven ({ $detail }).
