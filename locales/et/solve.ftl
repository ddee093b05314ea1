# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number }%
seconds = { $seconds ->
    [one] üks sekund
   *[other] { $seconds } sekundit
}
minutes = { $minutes ->
    [one] üks minut
   *[other] { $minutes } minutit
}
hours = { $hours ->
    [one] üks tund
   *[other] { $hours } tundi
}
number-wrong = { $flag } ei saa olla „{ $given }”; anna täisarv vahemikus { $low } kuni { $high }.

## On the way

solving = Arvutan
solving-statistics = Arvutan keskmisi
solve-takes = Selle mängu läbiarvutamiseks kulub umbes { $time }, kui lõimi on { $threads } (protsessoriaega { $cpu }, mälu { $memory }, kettaruumi { $disk }); fail on { $path }. Võid katkestada; järgmisel korral jätkub see viimasest valmis käigust.
solve-resumes = Jätkan varem alustatud tabeliga.

## What goes wrong

solve-first = Nende reeglite jaoks pole täiuslikku mängu siin veel arvutatud; „yatzy solve” samade reeglitega teeb seda ühe korra: protsessoriaega umbes { $time }, kettaruumi { $disk }.
solve-too-many-cells = Selles plokis on { $cells } lahtrit, läbikäimiseks liiga palju: täiuslik mäng on teada, kui lahtreid on kuni { $most }.
data-no-folder = Programmi andmetele pole kohta, sest süsteem ei ütle kodukausta; anna kaust, --data DIR või YATZY_DATA.
data-unwritable = Kausta „{ $path }” ei saa luua ({ $detail }); anna mõni teine, --data DIR või YATZY_DATA.
table-io = Tabelit ei saa lugeda ega kirjutada ({ $detail }).
table-not-a-table = See ei ole väärtuste tabel; kustuta see ja „yatzy solve” teeb uue.
table-version = Selle tabeli versioon on { $found }, mida see programm ei loe; kustuta see ja „yatzy solve” teeb uue.
table-other-rules = See tabel on tehtud teistele reeglitele; kustuta see ja „yatzy solve” teeb uue.
table-length = Selles tabelis on { $found } baiti, aga peab olema { $expected }; kustuta see ja „yatzy solve” teeb uue.
table-damaged = See tabel on baidi { $at } kohalt vigane; kustuta see ja „yatzy solve” teeb uue.

## The answer

solve-title = Täiuslik mäng: { $title }
solve-expected = Oodatav lõppsumma
solve-deviation = Standardhälve
solve-bonus-chance = Boonuse tõenäosus
solve-states = Seise
solve-error = Arvutusviga
solve-at-most = alla { $error }
solve-time = Aeg summa jaoks
solve-time-all = Aeg kokku
solve-seconds = { $wall } s, protsessoriaega { $cpu } s
solve-box = Lahter
solve-mean = Keskmine
solve-zero = Null
solve-share = Osa
solve-percentiles = Osa mängudest, mis lõpevad summaga kuni
solve-percentiles-simulated = Osa simuleeritud mängudest (kokku { $games }), mis lõppesid summaga kuni

help-solve = Arvuta täiuslik üksimäng: oodatav lõppsumma, hälve, iga lahter
help-solve-distribution = Ka iga lõppsumma tõenäosus
help-solve-expected-only = Ainult oodatav lõppsumma, nii kiiresti kui saab
help-solve-table = Hoia väärtuste tabelit andmekaustas; suurte mängudega tehakse nii alati
help-threads = Kasuta nii mitut lõime; vastus on alati sama
help-completions = Väljasta kesta täiendused
help-completions-shell = Kest: { $shells }
completions-unknown = Kestale „{ $shell }” täiendusi ei ole; kestad on { $shells }.
help-man = Kirjuta juhendilehed kausta
help-man-folder = Kaust
man-unwritable = Juhendilehti ei saa kirjutada kausta „{ $path }” ({ $detail }).
