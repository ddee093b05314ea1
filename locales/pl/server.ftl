# Why the server says no, and what to do instead.

server-unknown-game = Nie ma takiej partii albo link do niej jest niepełny; poproś o link jeszcze raz.
server-unknown-page = Nie ma takiej strony; wróć na stronę główną.
server-unknown-code = Pod tym kodem nie ma partii; sprawdź go albo poproś o link.
server-unknown-rules = Nie ma zestawu zasad ani wydania „{ $id }”; wybierz z listy.
server-not-yours = Teraz gra { $player }, na innym urządzeniu; poczekaj na swoją turę.
server-only-watching = Tę partię tylko oglądasz; żeby grać, zajmij miejsce w następnej.
server-not-host = To może zrobić tylko gospodarz partii; poproś go.
server-stale = Ktoś był szybszy: partia poszła naprzód. Tak wygląda teraz; wybierz jeszcze raz.
server-real-dice = W tej partii gra się prawdziwymi kostkami; wpisz układ, który leży na stole.
server-key-reused = To żądanie posłużyło już do czegoś innego; odśwież stronę i spróbuj jeszcze raz.
server-seat-taken = Ktoś już tam siedzi; wybierz inne miejsce.
server-table-full = Stół jest pełny; wszystkich miejsc jest { $most }.
server-no-seats = Nie ma jeszcze żadnego gracza; podaj choć jednego.
server-unknown-bot = Na poziomie „{ $level }” komputer tu nie gra; wybierz inny.
server-name-empty = Imię jest puste; wpisz je.
server-name-too-long = To imię jest za długie; może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaków
}.
server-name-unruly = W tym imieniu są niewidoczne znaki; wpisz je na nowo.
# $field: the name of the field as it stands in the request
server-field = Pola formularza „{ $field }” brakuje albo nie da się go odczytać.
server-malformed = Nie da się odczytać żądania ({ $detail }).
server-too-large = Żądanie jest za duże.
server-too-many = Za dużo naraz; poczekaj chwilę i spróbuj jeszcze raz.
server-foreign = To żądanie przyszło z innej strony; otwórz stronę pod jej własnym adresem.
server-not-away = Tej osoby nie ma dopiero od chwili; daj jej trochę czasu.
server-not-over = Partia jeszcze trwa; najpierw ją skończ.
server-unavailable = Teraz nie da się zapisać; nic nie przepadło, spróbuj za chwilę.
