# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number }%
seconds = { $seconds ->
    [zero] { $seconds } sekundes
    [one] { $seconds } sekundi
   *[other] { $seconds } sekundes
}
minutes = { $minutes ->
    [zero] { $minutes } minūtes
    [one] { $minutes } minūti
   *[other] { $minutes } minūtes
}
hours = { $hours ->
    [zero] { $hours } stundas
    [one] { $hours } stundu
   *[other] { $hours } stundas
}
number-wrong = { $flag } nevar būt “{ $given }”; norādi veselu skaitli no { $low } līdz { $high }.

## On the way

solving = Risina
solving-statistics = Aprēķina vidējos
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Šīs spēles atrisināšana aizņems apmēram { $time }, { $threads ->
    [zero] { $threads } pavedienu
    [one] { $threads } pavediens
   *[other] { $threads } pavedieni
} (kopā { $cpu } procesora darba), { $memory } atmiņas un { $disk } diskā, { $path }. Pārtraukt var: nākamreiz turpinās no pēdējā pabeigtā gājiena.
solve-resumes = Turpina agrāk sāktu tabulu.

## What goes wrong

# $time: how long solving takes; $disk: the table's size
solve-first = Ideāla spēle pēc šiem noteikumiem te vēl nav aprēķināta; “yatzy solve” ar tiem pašiem noteikumiem to izdara vienreiz, strādājot apmēram { $time } procesora laika, un aizņem { $disk } diskā.
solve-too-many-cells = Šajā punktu lapā lauciņu ir { $cells }, par daudz, lai visus izskatītu: ideāla spēle ir zināma līdz { $most } lauciņiem.
data-no-folder = Programmas datiem nav vietas, jo sistēma nenosauc mājas mapi; norādi mapi ar --data DIR vai YATZY_DATA.
data-unwritable = Mapi “{ $path }” nevar izveidot ({ $detail }); norādi citu ar --data DIR vai YATZY_DATA.
table-io = Tabulu nevar nolasīt vai ierakstīt ({ $detail }).
table-not-a-table = Tā nav vērtību tabula; izdzēs to, un “yatzy solve” to izveidos no jauna.
table-version = Šī tabula ir versijā { $found }, ko programma nelasa; izdzēs to, un “yatzy solve” to izveidos no jauna.
table-other-rules = Šī tabula ir veidota citiem noteikumiem; izdzēs to, un “yatzy solve” to izveidos no jauna.
table-length = Šajā tabulā baitu ir { $found }, nevis { $expected }; izdzēs to, un “yatzy solve” to izveidos no jauna.
table-damaged = Šī tabula ir bojāta, baits { $at }; izdzēs to, un “yatzy solve” to izveidos no jauna.

## The answer

solve-title = Ideāla spēle: { $title }
solve-expected = Vidējā kopsumma
solve-deviation = Standartnovirze
solve-bonus-chance = Prēmijas varbūtība
solve-states = Stāvokļi
solve-error = Skaitliskā kļūda
solve-at-most = zem { $error }
solve-time = Laiks kopsummai
solve-time-all = Laiks visam
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, procesors { $cpu } s
solve-box = Lauciņš
solve-mean = Vidēji
solve-zero = Nulle
solve-share = Daļa
solve-percentiles = Daļa spēļu, kas beidzas ar šādu vai mazāku kopsummu
solve-percentiles-simulated = Daļa no { $games } simulētām spēlēm, kas beidzās ar šādu vai mazāku kopsummu

help-solve = Aprēķināt ideālu spēli vienatnē: vidējo kopsummu, novirzi, katru lauciņu
help-solve-expected-only = Tikai vidējo kopsummu, cik ātri vien var
help-solve-distribution = Parādīt arī katras kopsummas varbūtību
help-solve-table = Glabāt vērtību tabulu datu mapē; lielām spēlēm tā dara vienmēr
help-threads = Lietot tik pavedienu; atbilde no tā nemainās
help-completions = Izvadīt čaulas papildinājumus
help-completions-shell = Čaula: { $shells }
completions-unknown = Nav papildinājumu čaulai “{ $shell }”; čaulas ir { $shells }.
help-man = Ierakstīt rokasgrāmatas lapas mapē
help-man-folder = Mape
man-unwritable = Rokasgrāmatas lapas nevar ierakstīt mapē “{ $path }” ({ $detail }).
