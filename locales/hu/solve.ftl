# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number }%
seconds = { $seconds } másodperc
minutes = { $minutes } perc
hours = { $hours } óra
number-wrong = { $flag } nem lehet „{ $given }”; egész számot adj meg { $low } és { $high } közt.

## On the way

solving = Megoldás
solving-statistics = Átlagok számítása
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = A játék megoldása nagyjából { $time }, { $threads } szálon (összesen { $cpu } processzoridő), { $memory } memória és { $disk } a lemezen, itt: { $path }. Meg lehet szakítani: legközelebb az utolsó befejezett körtől folytatódik.
solve-resumes = Egy korábban elkezdett táblázat folytatódik.

## What goes wrong

# $time: how long solving takes; $disk: the table's size
solve-first = E szabályok tökéletes játéka itt még nincs kiszámolva; a „yatzy solve” ugyanezekkel a szabályokkal egyszer elvégzi, nagyjából { $time } processzoridővel és { $disk } hellyel a lemezen.
solve-too-many-cells = Ezen a pontozólapon { $cells } mező van, túl sok ahhoz, hogy végignézzük: a tökéletes játék legfeljebb { $most } mezőre ismert.
data-no-folder = Nincs hely a program adatainak, mert a rendszer nem nevez meg saját mappát; adj meg egyet: --data DIR vagy YATZY_DATA.
data-unwritable = Nem hozható létre a mappa: „{ $path }” ({ $detail }); adj meg másikat: --data DIR vagy YATZY_DATA.
table-io = A táblázat nem olvasható vagy nem írható ({ $detail }).
table-not-a-table = Ez nem értéktáblázat; töröld, és a „yatzy solve” újra elkészíti.
table-version = Ennek a táblázatnak a változata { $found }, ezt a program nem olvassa; töröld, és a „yatzy solve” újra elkészíti.
table-other-rules = Ez a táblázat más szabályokhoz készült; töröld, és a „yatzy solve” újra elkészíti.
table-length = Ez a táblázat { $found } bájt, és nem { $expected }; töröld, és a „yatzy solve” újra elkészíti.
table-damaged = Ez a táblázat sérült, ennél a bájtnál: { $at }; töröld, és a „yatzy solve” újra elkészíti.

## The answer

solve-title = Tökéletes játék: { $title }
solve-expected = Átlagos végösszeg
solve-deviation = Szórás
solve-bonus-chance = A bónusz esélye
solve-states = Állások
solve-error = Számítási hiba
solve-at-most = kisebb, mint { $error }
solve-time = Idő az összeghez
solve-time-all = Idő mindenhez
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, processzor { $cpu } s
solve-box = Mező
solve-mean = Átlag
solve-zero = Nulla
solve-share = Arány
solve-percentiles = Az ilyen vagy kisebb összeggel végződő játékok aránya
solve-percentiles-simulated = Az ilyen vagy kisebb összeggel végződött játékok aránya, próbajátékok: { $games }

help-solve = Kiszámolja a tökéletes egyéni játékot: átlag, szórás, minden mező
help-solve-expected-only = Csak az átlagos végösszeg, a lehető leggyorsabban
help-solve-distribution = Minden végösszeg esélyét is
help-solve-table = Értéktáblázatot tart az adatmappában; nagy játékoknál mindig
help-threads = Ennyi szálat használ; a válasz mindig ugyanaz
help-completions = Kiírja egy parancsértelmező kiegészítéseit
help-completions-shell = A parancsértelmező: { $shells }
completions-unknown = Ehhez nincsenek kiegészítések: „{ $shell }”; a parancsértelmezők: { $shells }.
help-man = Mappába írja a kézikönyv oldalait
help-man-folder = A mappa
man-unwritable = A kézikönyv oldalai nem írhatók ide: „{ $path }” ({ $detail }).
