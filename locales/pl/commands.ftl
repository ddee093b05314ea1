# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: zasady z każdej instrukcji, do gry, liczenia i wyjaśniania.
help-usage = Użycie: { $usage }
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-everywhere = Wszędzie
help-more = Więcej o poleceniu powie „{ $command } COMMAND --help”.
help-examples = Przykłady
help-help = Pokaż tę pomoc
help-version = Pokaż wersję
help-lang = Używaj tego języka: { $langs }
help-json = Odpowiadaj w JSON
help-data = Trzymaj dane programu w tym folderze (lub YATZY_DATA)
help-rules-flag = Zasady: kod wydania albo ścieżka do pliku zasad
help-set = Ustaw opcję zasad ręcznie; można powtarzać
help-threads = Użyj tylu wątków; odpowiedź jest zawsze ta sama
help-output-file = Plik do zapisania; końcówka mówi, jaki: { $endings }
help-force = Nadpisz plik, jeśli istnieje
help-advise = Pokaż najlepszy wybór i ile kosztuje każdy inny
help-advise-card = Wypełnione pola z punktami, na przykład "ones=3,yatzy=0"; bez tego karta jest pusta
help-advise-hand = Kostki na stole; bez nich to sytuacja przed pierwszym rzutem
help-advise-rethrows = Ile darmowych przerzutów zostało po tym układzie, domyślnie 2; żetony się tu nie liczą
help-advise-chips = Odłożone żetony
help-advise-extra-yatzys = Dodatkowe Yatzy, które dały punkty
help-advise-declared = Pole zapowiedziane przed pierwszym rzutem
help-analyse = Przejrzyj partię: co było szczęściem, co umiejętnością, co byłoby lepsze
help-verify-head = Odcisk, który urządzenie zanotowało podczas gry
# yatzy export, yatzy import
help-export = Zapisz wszystkie partie, zakończone i nie, w jednym pliku
help-games = Pokaż partie, które czekają, albo zakończone
help-games-finished = Pokaż zakończone partie
help-games-name = Tylko partie z graczem, który ma to w imieniu
help-stats = Pokaż rekordy i średnie wszystkich
help-export-file = Plik do zapisania; nie może jeszcze istnieć
help-import = Zaimportuj partie z pliku, który zapisało „yatzy export”
help-import-file = Wyeksportowany plik
help-goal = Twój cel: mean (jeśli nie podano), at-least:N (największa szansa na N punktów) albo, przeciw rywalom, win; przy rozwiązywaniu samo at-least oznacza każdą sumę
help-goal-against = Karta innego miejsca w postaci --card, także z extra-yatzys=N i chips=N; raz na każdego rywala
help-rules = Pokaż listę gier i wydań albo wyjaśnij jedno
help-rules-id = Wydanie do wyjaśnienia
help-rules-game = Pokaż tylko wydania tej gry
help-rules-in = Pokaż tylko wydania w tym języku
help-rules-record = Wypisz początek zapisu partii z tymi zasadami
help-score = Pokaż, ile punktów układ daje w każdym polu
help-score-hand = Układ, na przykład 6-6-6-5-5, 66655 albo "6 6 6 5 5"; „-” czyta układy wiersz po wierszu ze standardowego wejścia i na każdy odpowiada wierszem JSON
help-replay = Sprawdź zapis partii i pokaż go: arkusz, klasyfikację, każdą turę
help-replay-file = Zapis partii
help-join = Graj w terminalu na miejscu partii sieciowej albo ją oglądaj
help-join-address = Link miejsca, adres stołu albo kod stołu lub meczu
help-join-name = Zajmij wolne miejsce pod tym imieniem
help-serve-proxy = Bierz adresy odwiedzających od tego proxy i od nikogo innego; można powtarzać
help-serve-metrics = Pozwól też temu adresowi czytać /metrics; można powtarzać
help-help-command = Wyjaśnij program albo jedno z jego poleceń
help-help-name = Polecenie do wyjaśnienia
help-serve-rules = Zaproponuj ten plik zasad na stronie nowej partii; można powtarzać
help-play-lan = Pozwól innym dołączyć z telefonów i komputerów w tej samej sieci: pokazuje kod i kod QR
help-serve = Uruchom serwer Yatzy; wszyscy grają w przeglądarce
help-serve-listen = Słuchaj pod tym adresem; port 0 bierze dowolny wolny
help-serve-database = Trzymaj partie w tej bazie danych: sqlite:PATH lub postgres://HOST/NAME
help-serve-host = Odpowiadaj też na tę nazwę; można powtarzać
help-serve-https = Z serwerem łączy się przez HTTPS i proxy
help-lan = Wpuść do gry innych z własnej sieci i pokaż kod QR
help-sheet = Wydrukuj arkusz, pusty albo wypełniony z zapisu partii
help-sheet-players = Dla ilu graczy, od 1 do { $most }; inaczej tylu, ilu mieści się na stronie
help-sheet-columns = Ilu z nich obok siebie na stronie, od 1 do { $most }
help-sheet-paper = Papier: { $papers }
help-sheet-landscape = Drukuj poziomo
help-sheet-large = Dużym drukiem
help-sheet-record = Wypełnij arkusz z tego zapisu partii
help-sheet-practise = Zadania z rozwiązaniami zamiast arkusza
help-leaflet = Wydrukuj zasady jako instrukcję
help-practise = Ćwicz na pozycjach z partii, z dokładnymi odpowiedziami
help-practise-theme = Temat: { $themes }
help-practise-level = Trudność, od 1, z czym radzą sobie początkujący, do 5
help-practise-count = Ile zadań, domyślnie { $count }
help-practise-seed = Ta sama liczba, te same zadania
help-practise-today = Zadanie dnia, dla wszystkich takie samo
help-practise-mistakes = Najdroższe wybory z twoich własnych partii
help-practise-show = Pokaż, co jest o tobie zapisane; --json podaje to jako dane
help-practise-forget = Usuń poziom, notatki i serię
help-simulate = Niech komputer rozegra wiele partii; pokaż, jak mu poszło
help-simulate-seat = Miejsce; można powtarzać. Poziomy: { $levels }
help-simulate-games = Ile partii rozegrać, domyślnie { $games }
help-simulate-seed = Liczba, z której biorą się rzuty: ta sama liczba, te same partie
help-simulate-totals = Wypisz sumy z każdej partii, po wierszu na partię, zamiast podsumowania
help-solve = Oblicz idealną grę w pojedynkę: średnią sumę, odchylenie, każde pole
help-solve-expected-only = Tylko średnia suma, najszybciej jak się da
help-solve-distribution = Podaj też szansę na każdą sumę
help-solve-table = Trzymaj tablicę wartości w folderze danych; przy dużych grach dzieje się tak zawsze
help-completions = Wypisz uzupełnienia dla powłoki
help-completions-shell = Powłoka: { $shells }
help-man = Zapisz strony podręcznika w folderze
help-man-folder = Folder
help-play = Graj w terminalu
help-play-seat = Miejsce: imię albo bot:LEVEL dla komputera; można powtarzać
help-play-real-dice = Ty rzucasz prawdziwymi kostkami, program liczy punkty
help-play-same = Graj solo tymi samymi kostkami co znajomy: kod lub link wyzwania, zapis partii albo „new”, żeby wylosować nowe kostki
help-play-match = Zagraj mecz: każdy wypełnia całą kartę osobno, tymi samymi kostkami; z --lan inni dołączają kodem
help-today = Partia dnia: raz dziennie, te same kostki dla wszystkich
help-today-show = Pokaż dni, tabelę i serię zamiast grać
help-today-again = Jeszcze jedna próba, która się nie liczy
help-play-plain = Graj zwykłymi wierszami, dla czytników ekranu i potoków
help-serve-log = Ile serwer pisze o sobie: error, warn, info lub debug (YATZY_LOG)
help-serve-new-games = Ile nowych partii jeden adres może założyć w ciągu godziny
help-serve-keep-unplayed = Usuwaj po tylu dniach partie, w których nigdy nie zagrano
help-verify = Sprawdź zapis partii: czy zasady zachowane, a kostki uczciwe
help-verify-file = Zapis partii
help-verify-commitment = Obietnica zanotowana przed pierwszym rzutem

## The manual pages

man-files = Pliki
man-environment = Zmienne środowiskowe
man-exit = Kod zakończenia
man-file-house = Wszystkie partie. Plik leży w folderze danych.
man-file-tables = Idealna gra, której obliczenie długo trwało; trzyma ją tu „yatzy solve”.
man-variable-data = Folder danych, chyba że podasz go przez --data.
man-variable-xdg = Folder, w którym programy trzymają swoje dane; folder danych to w nim „yatzy”.
man-variable-lang = Język, chyba że podasz go przez --lang. Liczy się pierwsza ustawiona zmienna.
man-variable-no-colour = Jeśli jest ustawiona, gra w terminalu nie używa kolorów.
man-exit-done = Gotowe albo odpowiedź brzmi „tak”.
man-exit-no = Odpowiedź brzmi „nie”: zapis partii łamie zasadę albo jego kostki nie zgadzają się z dowodem.
man-exit-wrong = Coś w poleceniu albo w pliku było nie tak; komunikat mówi, co.
man-unwritable = Nie da się zapisać stron podręcznika w „{ $path }” ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Nie ma tu „{ $flag }”; co jest, pokaże „{ $command } --help”.
usage-unknown-flag-near = Nie ma tu „{ $flag }”; może „{ $near }”?
usage-unknown-command = Nie ma polecenia „{ $given }”; polecenia to { $commands }.
usage-missing = Brakuje „{ $missing }”; pisze się to tak: { $usage }
usage-no-value = Po „{ $flag }” musi stać wartość.
usage-conflict = „{ $flag }” nie łączy się z „{ $other }”; usuń jedno z dwojga.
usage-twice = „{ $flag }” jest podane dwa razy; podaj raz.
usage-needless-value = „{ $flag }” nie ma wartości; usuń „{ $value }”.
usage-unexpected = „{ $given }” jest tu zbędne; pisze się to tak: { $usage }
usage-not-text = Wiersz polecenia nie jest tekstem w UTF-8; wpisz go w UTF-8.
usage-wrong = Nie da się zrozumieć tego polecenia; wyjaśnia je „{ $command } --help”.
usage-unknown-command-near = Nie ma polecenia „{ $given }”; może „{ $near }”?
lang-unknown = Yatzy nie zna języka „{ $lang }”; języki to { $langs }.
number-wrong = { $flag } nie może mieć wartości „{ $given }”; podaj liczbę całkowitą od { $low } do { $high }.
input-failed = Nie da się odczytać standardowego wejścia ({ $detail }).
output-failed = Nie da się zapisać wyniku ({ $detail }).

## yatzy score

score-title = { $hand } · { $title }
score-box = Pole
score-points = Punkty
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Rzucaj. Przy najlepszej grze wyjdzie średnio { $value } pkt.
advise-best-keep = Najlepiej: zostawić { $keep }. Przy najlepszej dalszej grze wyjdzie średnio { $value } pkt.
advise-best-throw-all = Najlepiej: przerzucić wszystkie kostki. Przy najlepszej dalszej grze wyjdzie średnio { $value } pkt.
advise-best-score = Najlepiej: wpisać { $points } w { $box_acc }. Przy najlepszej dalszej grze wyjdzie średnio { $value } pkt.
advise-best-strike = Najlepiej: skreślić { $box_acc }. Przy najlepszej dalszej grze wyjdzie średnio { $value } pkt.
advise-best-declare = Najlepiej: zapowiedzieć { $box_acc }. Przy najlepszej dalszej grze wyjdzie średnio { $value } pkt.

## yatzy advise: all actions, and what goes wrong

# $title: the game
advise-title = { $title }, na karcie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
advise-title-hand = { $hand } · { $title }, na karcie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
advise-rethrows-left = { $rethrows ->
    [0] nie ma już przerzutów
    [one] został { $rethrows } przerzut
    [few] zostały { $rethrows } przerzuty
    [many] zostało { $rethrows } przerzutów
   *[other] zostało { $rethrows } przerzutów
}
advise-action = Wybór
advise-points = Punkty
advise-value = Razem
advise-cost = Koszt
advise-throw = rzucić
advise-keep = zostawić { $keep }
advise-throw-all = przerzucić wszystkie
advise-score = { $box }
advise-strike = skreślić { $box_acc }
advise-declare = zapowiedzieć { $box_acc }
advise-over = Wszystkie pola tej karty są wypełnione, nie ma już nic do zrobienia.
advise-rethrows = Na tej karcie może być najwyżej { $most ->
    [one] { $most } przerzut
    [few] { $most } przerzuty
    [many] { $most } przerzutów
   *[other] { $most } przerzutów
}, nie { $found }.
advise-unreachable = Żadna gra według tych zasad nie prowadzi do tej karty; sprawdź jej pola.
# $given: a part of --card
advise-card-form = „{ $given }” nie wypełnia żadnego pola; wpisz BOX=POINTS, po przecinku, na przykład "ones=3,yatzy=0".
advise-card-points = „{ $given }” to nie mogą być punkty pola { $box }; wpisz liczbę całkowitą, na przykład „{ $box }=0”.
advise-no-such-box = Ten arkusz nie ma pola „{ $id }”; może { $near }?
advise-no-such-box-far = Ten arkusz nie ma pola „{ $id }”; jego pola to { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Ten arkusz nie ma pola „{ $id }”; jego pola to { $boxes }, a kolumnę oznacza { $columns }.
advise-rethrows-without-hand = „--rethrows” wymaga układu; podaj go przez „--hand”, na przykład --hand 6-6-6-5-5.
advise-name-first = W tej grze pole zapowiada się przed pierwszym rzutem; podaj które: „--declared BOX”.

## yatzy solve, and perfect play wherever it is asked for

solving = Rozwiązywanie
solving-statistics = Liczymy średnie
solve-fitted-title = Najlepsza znana strategia: { $title }
solve-fitted-error = Błąd oszacowania
solve-fitted-why = Ta gra ma za dużo pozycji, by przejrzeć wszystkie, dlatego wartość karty oszacowano na podstawie wielu z nich. Każda tura i ostatnie pola ({ $cells }) są policzone dokładnie.
solve-fitted-games = Pole po polu, policzone w symulowanych partiach ({ $games })
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Rozwiązanie tej gry zajmie mniej więcej { $time } w { $threads ->
    [one] { $threads } wątku
    [few] { $threads } wątkach
    [many] { $threads } wątkach
   *[other] { $threads } wątkach
} (łącznie { $cpu } pracy procesora), { $memory } pamięci i { $disk } na dysku, w { $path }. Można przerwać: następnym razem pójdzie dalej od ostatniej skończonej tury.
solve-resumes = Liczymy dalej tablicę zaczętą wcześniej.
solve-interrupted = Przerwano. To samo polecenie policzy dalej od ostatniej gotowej tury.
# $time: how long solving takes; $disk: the table's size
solve-first = Idealna gra według tych zasad nie jest tu jeszcze policzona; „yatzy solve” z tymi samymi zasadami zrobi to raz, przez mniej więcej { $time } pracy procesora, i zajmie { $disk } na dysku.
solve-too-many-cells = Ten arkusz ma { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pól
}, za dużo, by je wszystkie przejrzeć: idealna gra jest znana dla najwyżej { $most } pól.
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
solve-seconds = { $wall } s, procesor { $cpu } s
solve-box = Pole
solve-mean = Średnia
solve-zero = Zero
solve-share = Udział
solve-percentiles = Część partii, które kończą się z tą sumą lub mniejszą
solve-percentiles-simulated = Część z { $games } partii symulowanych, które skończyły się z tą sumą lub mniejszą

## The tables of values that yatzy solve keeps

solution-io = Nie da się odczytać lub zapisać tablicy ({ $detail }).
solution-not-a-table = To nie jest tablica wartości; usuń ją, a „yatzy solve” zrobi ją od nowa.
solution-version = Ta tablica jest w wersji { $found }, której program nie czyta; usuń ją, a „yatzy solve” zrobi ją od nowa.
solution-other-rules = Tę tablicę zrobiono dla innych zasad; usuń ją, a „yatzy solve” zrobi ją od nowa.
solution-length = Ta tablica ma bajtów { $found } zamiast { $expected }; usuń ją, a „yatzy solve” zrobi ją od nowa.
solution-damaged = Ta tablica jest uszkodzona, bajt { $at }; usuń ją, a „yatzy solve” zrobi ją od nowa.
data-no-folder = Nie ma gdzie trzymać danych programu, bo system nie podaje folderu domowego; podaj folder przez --data DIR albo YATZY_DATA.
data-unwritable = Nie da się utworzyć folderu „{ $path }” ({ $detail }); podaj inny przez --data DIR albo YATZY_DATA.

## yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $title }, ziarno { $seed }
simulate-playing = Trwają partie
simulate-seat = Miejsce
simulate-mean = Średnia
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Odchyl.
simulate-wins = Wygrane
# Games whose first place was shared
simulate-shared = Remisy
simulate-no-bot = „{ $given }” nie może tu grać: w symulacji gra tylko komputer; wpisz bot:LEVEL, gdzie poziom to { $levels }.
simulate-too-many-seats = { $found ->
    [one] { $found } miejsce to za dużo
    [few] { $found } miejsca to za dużo
    [many] { $found } miejsc to za dużo
   *[other] { $found } miejsc to za dużo
}; podaj najwyżej { $most }.

## yatzy export, yatzy import

export-done = Zapisane partie: { $count }
export-there = „{ $path }” już istnieje; wybierz inną nazwę, żeby nic nie przepadło.
export-no-database = Nie ma bazy danych { $database }. Podaj jej folder przez --data DIR albo samą bazę przez --database URL.
export-unwritable = Nie można zapisać „{ $path }” ({ $detail }); wybierz inne miejsce.
import-done = Nowe partie: { $count }. Już tu były: { $known }.
import-not = To nie jest plik, jaki zapisuje „yatzy export” tej wersji.
import-line = Wiersza { $line } nie da się odczytać jako partii, więc nic nie zaimportowano.

## yatzy completions

completions-unknown = Nie ma uzupełnień dla „{ $shell }”; powłoki to { $shells }.

## Games with the same dice

same-rules = Wyzwanie ma własne zasady. Pomiń --rules i --set.
same-total = { $name }: { $points }
same-challenge = Rzuć znajomemu wyzwanie z tymi samymi kostkami:
help-match = Porównaj partie rozegrane tymi samymi kostkami
help-match-game = Zapis zakończonej partii ze wspólnymi kostkami albo kod wyzwania
