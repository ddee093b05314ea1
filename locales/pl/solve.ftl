# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number }%
seconds = { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
}
minutes = { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minut
}
hours = { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godzin
}
number-wrong = { $flag } nie może mieć wartości „{ $given }”; podaj liczbę całkowitą od { $low } do { $high }.

## On the way

solving = Rozwiązywanie
solving-statistics = Liczymy średnie
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Rozwiązanie tej gry zajmie mniej więcej { $time } w { $threads ->
    [one] { $threads } wątku
    [few] { $threads } wątkach
    [many] { $threads } wątkach
   *[other] { $threads } wątkach
} (łącznie { $cpu } pracy procesora), { $memory } pamięci i { $disk } na dysku, w { $path }. Można przerwać: następnym razem pójdzie dalej od ostatniej skończonej tury.
solve-resumes = Liczymy dalej tablicę zaczętą wcześniej.

## What goes wrong

# $time: how long solving takes; $disk: the table's size
solve-first = Idealna gra według tych zasad nie jest tu jeszcze policzona; „yatzy solve” z tymi samymi zasadami zrobi to raz, przez mniej więcej { $time } pracy procesora, i zajmie { $disk } na dysku.
solve-too-many-cells = Ten arkusz ma { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pól
}, za dużo, by je wszystkie przejrzeć: idealna gra jest znana dla najwyżej { $most } pól.
data-no-folder = Nie ma gdzie trzymać danych programu, bo system nie podaje folderu domowego; podaj folder przez --data DIR albo YATZY_DATA.
data-unwritable = Nie da się utworzyć folderu „{ $path }” ({ $detail }); podaj inny przez --data DIR albo YATZY_DATA.
table-io = Nie da się odczytać lub zapisać tablicy ({ $detail }).
table-not-a-table = To nie jest tablica wartości; usuń ją, a „yatzy solve” zrobi ją od nowa.
table-version = Ta tablica jest w wersji { $found }, której program nie czyta; usuń ją, a „yatzy solve” zrobi ją od nowa.
table-other-rules = Tę tablicę zrobiono dla innych zasad; usuń ją, a „yatzy solve” zrobi ją od nowa.
table-length = Ta tablica ma bajtów { $found } zamiast { $expected }; usuń ją, a „yatzy solve” zrobi ją od nowa.
table-damaged = Ta tablica jest uszkodzona, bajt { $at }; usuń ją, a „yatzy solve” zrobi ją od nowa.

## The answer

solve-title = Idealna gra: { $title }
solve-expected = Średnia suma
solve-deviation = Odchylenie standardowe
solve-bonus-chance = Szansa na bonus
solve-states = Pozycje
solve-error = Błąd obliczeń
solve-at-most = poniżej { $error }
solve-time = Czas na sumę
solve-time-all = Czas na wszystko
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, procesor { $cpu } s
solve-box = Pole
solve-mean = Średnia
solve-zero = Zero
solve-share = Udział
solve-percentiles = Część partii, które kończą się z tą sumą lub mniejszą
solve-percentiles-simulated = Część z { $games } partii symulowanych, które skończyły się z tą sumą lub mniejszą

help-solve = Oblicz idealną grę w pojedynkę: średnią sumę, odchylenie, każde pole
help-solve-expected-only = Tylko średnia suma, najszybciej jak się da
help-solve-distribution = Podaj też szansę na każdą sumę
help-solve-table = Trzymaj tablicę wartości w folderze danych; przy dużych grach dzieje się tak zawsze
help-threads = Użyj tylu wątków; odpowiedź jest zawsze ta sama
help-completions = Wypisz uzupełnienia dla powłoki
help-completions-shell = Powłoka: { $shells }
completions-unknown = Nie ma uzupełnień dla „{ $shell }”; powłoki to { $shells }.
help-man = Zapisz strony podręcznika w folderze
help-man-folder = Folder
man-unwritable = Nie da się zapisać stron podręcznika w „{ $path }” ({ $detail }).
