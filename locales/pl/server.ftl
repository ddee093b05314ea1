# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Nie da się użyć serwera bazy danych „{ $database }” ({ $detail }); sprawdź adres, użytkownika, hasło i nazwę bazy.
serve-proxy-wrong = „{ $given }” to nie adres proxy; podaj adres taki jak 127.0.0.1.
serve-metrics-wrong = „{ $given }” to nie adres; podaj adres taki jak 192.0.2.7.
serve-owned = Inna kopia Yatzy na tym komputerze trzyma już swoje partie w „{ $database }”; najpierw ją zamknij albo podaj inny plik przez --database.
serve-owned-at = Inna kopia Yatzy na tym komputerze trzyma już swoje partie w „{ $database }”; otwórz { $address }, najpierw ją zamknij albo podaj inny plik przez --database.
serve-open = Otwórz { $url } w przeglądarce.
serve-lan = Z telefonów w tej samej sieci: { $url }
serve-end = Ctrl-C zatrzymuje serwer; partie zostają.
serve-address = Pod adresem „{ $address }” nie da się słuchać ({ $detail }); wybierz inny przez --listen.
serve-database = Nie da się otworzyć bazy danych „{ $database }” ({ $detail }); podaj sqlite:PATH do pliku, w którym wolno pisać.
serve-database-newer = Bazę danych „{ $database }” zrobiła nowsza wersja programu; użyj tamtej.
serve-database-needs = Baza danych „{ $database }” wymaga wersji { $version } programu lub nowszej.
serve-database-kind = „{ $database }” to nie baza danych, której Yatzy może użyć; podaj sqlite:PATH lub postgres://HOST/NAME.
serve-no-folder = Nie ma folderu na partie; podaj go przez --data DIR.
serve-failed = Serwer nagle się zatrzymał ({ $detail }).
serve-log-wrong = „{ $given }” nie mówi, ile pisać; podaj error, warn, info lub debug.

## Why the server says no, and what to do instead

server-too-slow = Żądanie nie dotarło na czas. Spróbuj jeszcze raz.
server-wrong-method = Pod tym adresem nie da się tego zrobić.
server-no-coach = Przy tym stole gra się bez podpowiedzi. Zdecyduj samodzielnie.
server-not-asked = Najpierw poproś o radę. Zapis partii to odnotuje.
server-no-report = Raportu z tej partii nie da się tu obliczyć.
server-unknown-game = Nie ma takiej partii albo link do niej jest niepełny. Poproś o link jeszcze raz.
server-unknown-page = Nie ma takiej strony. Wróć na stronę główną.
server-unknown-code = Pod tym kodem nie ma partii. Sprawdź go albo poproś o link.
server-unknown-rules = Nie ma zestawu zasad ani wydania „{ $id }”. Wybierz z listy.
server-not-yours = Teraz gra { $player }, na innym urządzeniu. Poczekaj na swoją turę.
server-only-watching = Tę partię tylko oglądasz. Żeby grać, zajmij miejsce w następnej.
server-not-host = To może zrobić tylko gospodarz partii. Poproś go.
server-stale = Ktoś był szybszy: partia poszła naprzód. Tak wygląda teraz. Wybierz jeszcze raz.
server-real-dice = W tej partii gra się prawdziwymi kostkami. Wpisz układ, który leży na stole.
server-key-reused = To żądanie posłużyło już do czegoś innego. Odśwież stronę i spróbuj jeszcze raz.
server-unknown-bot = Na poziomie „{ $level }” komputer tu nie gra. Wybierz inny.
# $field: the name of the field as it stands in the request
server-field = Pola formularza „{ $field }” brakuje albo nie da się go odczytać.
server-malformed = Nie da się odczytać żądania ({ $detail }).
server-too-large = Żądanie jest za duże.
server-too-many = Za dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
server-foreign = To żądanie przyszło z innej strony. Otwórz stronę pod jej własnym adresem.
server-not-away = Tej osoby nie ma dopiero od chwili. Daj jej trochę czasu.
server-not-over = Partia jeszcze trwa. Najpierw ją skończ.
server-unavailable = Teraz nie da się zapisać. Nic nie przepadło, spróbuj za chwilę.
server-damaged = Ta partia jest uszkodzona i nie da się jej otworzyć. Powiedz o tym osobie, która prowadzi serwer.
server-computer-real-dice = Komputer nie może rzucać prawdziwymi kostkami. Wybierz wirtualne kostki albo graj bez komputera.
server-shared-dice = Wspólne kostki są dla jednej osoby. Zacznij partię z jednym imieniem i bez komputera.

## Its tables at a terminal

online-again = Ten sam stół, nowa partia.
online-again-soon = Ten sam stół, nowa partia. Za { $seconds } s będziesz w niej.
online-series = Wygrane w tej serii: { $tally }
online-away = Offline: { $names }
online-came = { $name } siada do stołu.
online-seat-gone = Twoje miejsce przeszło na inne urządzenie. Tutaj tylko oglądasz.
online-not-your-choice = Ostatni wybór: { $name }. Cofnąć go może tylko ta osoba.
online-sit-question = Pod jakim imieniem grasz?
online-move = Graj dalej jako { $name } na innym urządzeniu
online-move-title = Otwórz ten adres na drugim urządzeniu
online-no-host = W tej sieci nie ma { $host }. Sprawdź adres; gospodarz widzi go na swoim ekranie.
online-unsafe = Połączenie z { $host } nie byłoby bezpieczne: jego certyfikat nie budzi zaufania albo go nie ma. W sieci domowej adresy zaczynają się od http://, a nie https://
online-other-name = { $host } to serwer Yatzy, ale nie odpowiada na tę nazwę. Użyj adresu, który widzi gospodarz.
online-no-name = To miejsce nie ma jeszcze imienia. Podaj swoje: --name NAME.
online-address = „{ $address }” to nie adres gry w Yatzy. Wygląda on tak: http://192.168.1.7:8710/g/… , jak widzi go gospodarz.
online-code-alone = Na którym serwerze jest { $code }? Wpisz też adres: yatzy join 192.168.1.7:8710/join?code={ $code }. Sam kod wystarcza na serwerze ostatniego połączenia.
online-no-server = { $host } nie odpowiada. Czy serwer działa i czy jesteś w tej samej sieci?
online-not-yatzy = { $host } odpowiada, ale nie jest serwerem Yatzy albo nie takim, który rozumie ta wersja.
online-no-seat = Przy tym stole nie ma wolnego miejsca. Bez --name można oglądać.
online-turn = Teraz gra { $name }.
online-waiting = Wysłano. Serwer jeszcze nie odpowiedział.
online-disconnected = Brak połączenia. Próbujemy ponownie.
online-connected = Połączenie wróciło.
online-gone = Gospodarz usunął tę partię.
online-dice-verified = Kostki sprawdzono: każdy rzut jest taki, jak serwer obiecał przed partią.
online-dice-wrong = Kostki nie są takie, jak serwer obiecał przed partią. Zachowaj zapis partii i zapytaj gospodarza.
online-dice-not-noted = Kostek nie można sprawdzić: to urządzenie nie zanotowało obietnicy serwera przed końcem partii.
online-dice-verified-here = Kostki sprawdzono: każdy rzut jest taki, jak program obiecał przed partią.
online-dice-wrong-here = Kostki nie są takie, jak program obiecał przed partią. Zachowaj zapis partii.
online-void = Ten link już nie działa. Poproś gospodarza o nowy.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Aby zagrać, wpisz sit i swoje imię: sit Anna
online-plain-expected = Kim jesteś? Czekamy: { $names }. Jeśli to ty, wpisz sit i imię: sit { $name }
online-plain-request = Aby odpowiedzieć, wpisz allow { $number } (zezwól) albo refuse { $number } (odmów)
online-plain-ask = { $name } jest przy stole, na innym urządzeniu. Jeśli to ty, wpisz ask i imię: ask { $name }
online-plain-over = Wpisz again, aby zacząć nową partię przy tym samym stole, albo quit, aby wyjść.
online-plain-over-watching = Jeśli przy stole zacznie się nowa partia, zobaczysz ją tutaj. Wpisz quit, aby wyjść.
online-plain-help-again = again: nowa partia przy tym samym stole, gdy ta się skończy
online-plain-help-computer = computer: niech komputer zagra turę kogoś, kto jest offline
online-plain-help-seats = sit Anna: zajmij miejsce pod tym imieniem; move: adres do gry na innym urządzeniu
online-plain-help-requests = ask Anna: poproś o miejsce, które jest na innym urządzeniu; allow 1234 albo refuse 1234: zezwól albo odmów
