# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number } %
seconds = { $seconds } s
minutes = { $minutes } min.
hours = { $hours } val.
number-wrong = { $flag } negali būti „{ $given }“; nurodyk sveikąjį skaičių nuo { $low } iki { $high }.

## On the way

solving = Sprendžiama
solving-statistics = Skaičiuojami vidurkiai
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Šio žaidimo sprendimas užtruks apie { $time }, gijų skaičius { $threads } (iš viso { $cpu } procesoriaus darbo), { $memory } atminties ir { $disk } diske, { $path }. Galima nutraukti: kitą kartą tęsiama nuo paskutinio baigto ėjimo.
solve-resumes = Tęsiama anksčiau pradėta lentelė.

## What goes wrong

# $time: how long solving takes; $disk: the table's size
solve-first = Tobulas žaidimas pagal šias taisykles čia dar neapskaičiuotas; „yatzy solve“ su tomis pačiomis taisyklėmis tai padaro vieną kartą, apie { $time } procesoriaus darbo, ir užima { $disk } diske.
solve-too-many-cells = Šiame taškų lape langelių yra { $cells }, per daug, kad visus peržiūrėtume: tobulas žaidimas žinomas iki { $most } langelių.
data-no-folder = Programos duomenims nėra vietos, nes sistema nenurodo namų aplanko; nurodyk aplanką su --data DIR arba YATZY_DATA.
data-unwritable = Nepavyksta sukurti aplanko „{ $path }“ ({ $detail }); nurodyk kitą su --data DIR arba YATZY_DATA.
table-io = Lentelės nepavyksta perskaityti arba įrašyti ({ $detail }).
table-not-a-table = Tai ne verčių lentelė; ištrink ją, ir „yatzy solve“ padarys ją iš naujo.
table-version = Šios lentelės versija { $found }, programa jos neskaito; ištrink ją, ir „yatzy solve“ padarys ją iš naujo.
table-other-rules = Ši lentelė padaryta kitoms taisyklėms; ištrink ją, ir „yatzy solve“ padarys ją iš naujo.
table-length = Šioje lentelėje baitų yra { $found }, o ne { $expected }; ištrink ją, ir „yatzy solve“ padarys ją iš naujo.
table-damaged = Ši lentelė sugadinta, baitas { $at }; ištrink ją, ir „yatzy solve“ padarys ją iš naujo.

## The answer

solve-title = Tobulas žaidimas: { $title }
solve-expected = Vidutinė bendra suma
solve-deviation = Standartinis nuokrypis
solve-bonus-chance = Premijos tikimybė
solve-states = Padėtys
solve-error = Skaičiavimo paklaida
solve-at-most = mažiau kaip { $error }
solve-time = Laikas sumai
solve-time-all = Laikas viskam
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, procesorius { $cpu } s
solve-box = Langelis
solve-mean = Vidurkis
solve-zero = Nulis
solve-share = Dalis
solve-percentiles = Dalis žaidimų, kurie baigiasi su tokia ar mažesne bendra suma
solve-percentiles-simulated = Dalis iš { $games } bandomųjų žaidimų, kurie baigėsi su tokia ar mažesne bendra suma

help-solve = Apskaičiuoti tobulą žaidimą vienam: vidutinę sumą, nuokrypį, kiekvieną langelį
help-solve-expected-only = Tik vidutinę bendrą sumą, kuo greičiau
help-solve-distribution = Parodyti ir kiekvienos bendros sumos tikimybę
help-solve-table = Laikyti verčių lentelę duomenų aplanke; dideliems žaidimams taip daroma visada
help-threads = Naudoti tiek gijų; atsakymas nuo to nesikeičia
help-completions = Išvesti apvalkalo užbaigimus
help-completions-shell = Apvalkalas: { $shells }
completions-unknown = Nėra užbaigimų apvalkalui „{ $shell }“; apvalkalai yra { $shells }.
help-man = Įrašyti vadovo puslapius į aplanką
help-man-folder = Aplankas
man-unwritable = Vadovo puslapių nepavyksta įrašyti į „{ $path }“ ({ $detail }).
