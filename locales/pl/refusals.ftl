# Why the rules, or a record's reader, say no; and what to do instead.

## The game

# How a seat is called when it has no name
seat-number = miejsce { $seat }
refusal-that-box = to pole
refusal-another-box = inne pole
refusal-game-over = Partia się skończyła; zacznij nową.
refusal-no-such-seat = Przy stole takiego nie ma: { $seat }; wybierz z tych, które są.
refusal-not-your-turn = Teraz gra { $player }, a nie { $seat }; poczekaj na swoją turę.
refusal-seat-left = To miejsce jest już poza grą: { $seat }; żeby grać dalej, zacznij nową partię.
refusal-too-late-to-join = Pierwsza runda się skończyła; poczekaj na następną partię.
refusal-no-such-cell = Ten arkusz nie ma takiego pola; wybierz jedno z tych, które ma.
refusal-name-first = Zapowiedz pole przed pierwszym rzutem.
refusal-nothing-to-name = W tej grze nie zapowiada się pól; po prostu rzucaj.
refusal-already-named = Pole jest już zapowiedziane; rzucaj.
refusal-throw-first = Najpierw rzuć, potem wpisuj.
refusal-no-rethrow = Nie ma już przerzutów; wpisz układ w pole.
refusal-first-throw-with-all = W pierwszym rzucie tury rzuca się wszystkimi kostkami; nie zostawiaj żadnej.
refusal-nothing-thrown = Rzuć co najmniej jedną kostką: zostaw mniej albo wpisz układ w pole.
refusal-not-in-hand = { $keep } to nie kostki z { $hand }; zostaw kostki, które tam są.
refusal-dice-count = Trzeba było rzucić { $expected ->
    [one] { $expected } kostką
    [few] { $expected } kostkami
    [many] { $expected } kostkami
   *[other] { $expected } kostkami
}, a widać { $found }; liczby muszą się zgadzać.
refusal-box-taken = To pole jest zajęte: { $box }; wybierz inne.
refusal-out-of-order = Na to pole jest za wcześnie: { $box }; według kolejności najpierw { $allowed }.
refusal-chance-is-last-resort = Układ daje punkty gdzie indziej, więc tu jeszcze nie może trafić; możliwe pola: { $scores }.
refusal-zero-is-last-resort = Układ daje punkty gdzie indziej, więc tu nie wolno wpisać zera: { $box }; możliwe pola: { $scores }.
refusal-named-box-scores = Układ daje punkty w zapowiedzianym polu; wpisz go tam: { $named }.
refusal-joker-has-its-place = Ten joker trafia tutaj: { $cells }.
refusal-wrong-points = { $found } to tutaj błąd; pole daje { $expected }.
refusal-wrong-extra = { $found ->
    [one] { $found } dodatkowy punkt
    [few] { $found } dodatkowe punkty
    [many] { $found } dodatkowych punktów
   *[other] { $found } dodatkowych punktów
} to tutaj błąd; dodatkowe Yatzy daje { $expected }.
refusal-impossible-points = Żaden układ nie da teraz { $found } w tym polu: { $box }; możliwe: { $possible }.
refusal-no-extra-yatzy = Nie ma tu dodatkowego Yatzy; wpisz punkty bez niego.
refusal-not-from-the-table = W tej partii gra się kostkami programu; rzuć nimi.
refusal-throws-needed = Podaj, ile było rzutów: za niewykorzystane przerzuty dostaje się żetony.
refusal-throw-count = Tura ma tu od 1 do { $most } rzutów, nie { $found }.
refusal-turn-has-begun = W tej turze już rzucano; wpisz układ w pole albo cofnij rzuty.
refusal-nothing-to-take-back = Nie ma czego cofnąć.
refusal-throw-stands = Rzut kostkami programu zostaje; cofnąć można tylko wybór pola, i to do następnego rzutu.
refusal-no-such-turn = { $seat } nie ma skończonej tury w rundzie { $round }.
# $because: one of the sentences above
refusal-later-turn = Ta poprawka złamałaby zasadę: { $seat }, runda { $round }. { $because }

## Cards

card-twice = To pole jest na karcie dwa razy: { $box }; podaj je raz.
card-impossible = W tym polu nie może być { $found ->
    [one] { $found } punktu
    [few] { $found } punktów
    [many] { $found } punktów
   *[other] { $found } punktów
}: { $box }; może być { $possible }.
card-out-of-order = Według kolejności najpierw jest { $box }; wypełnij i to pole.
card-too-many-chips = Na tej karcie można zdobyć najwyżej { $most ->
    [one] { $most } żeton
    [few] { $most } żetony
    [many] { $most } żetonów
   *[other] { $most } żetonów
}, nie { $found }.
card-too-many-extra-yatzys = Dodatkowych Yatzy może być na tej karcie najwyżej { $most }, nie { $found }.

## Records

# $problem: one of the sentences of this file, or one about hands or combinations of rules
record-line = Wiersz { $line }: { $problem }
record-too-long = Plik jest większy niż 16 MiB, za duży na zapis partii; czy to właściwy plik?
record-not-a-record = To nie jest zapis partii; zaczyna się on wierszem „yatzy record 2”.
record-version = Ten zapis partii jest w wersji { $found }; program czyta wersje 1 i 2.
record-unknown-line = „{ $word }” nic tu nie znaczy; co może być w zapisie partii, mówi docs/record.md.
record-missing = Nad turami brakuje wiersza „{ $word }”; dodaj go.
record-twice = Wiersz „{ $word }” jest dwa razy; zostaw jeden.
record-rules-line = Nie da się odczytać tego wiersza zasad; jak się je pisze, mówi docs/record.md.
record-wrong-hash = Zasady zmieniono: ich skrót to { $expected }, nie { $found }.
record-bad-value = Nie da się odczytać „{ $value }” po „{ $word }”; jak się to pisze, mówi docs/record.md.
record-seat-number = Miejsca mają numery 1, 2, 3 i tak dalej: tu powinno stać { $expected }, nie „{ $found }”.
record-bad-turn = Po „{ $after }” powinno stać: { $expected }.
record-bad-turn-start = Na początku wiersza powinno stać: { $expected }.
record-part-number = runda i miejsce, na przykład 3.1
record-part-box = kod pola
record-part-hand = układ, na przykład 1-4-4-6-6
record-part-points = punkty
record-part-throws = liczba rzutów
record-part-end = koniec wiersza
record-no-such-box = Ten arkusz nie ma pola „{ $id }”; kody są w zasadach zapisu partii.
record-die-changed = Zostawiono { $keep }, a następny rzut pokazuje { $hand }: zostawiona kostka się nie zmienia.
record-wrong-turn = Tu powinna stać tura { $round }.{ $seat }, nie { $found }.
record-after-the-end = Dalej nic nie może stać; wiersz powyżej kończy partię albo zostawia swoją turę otwartą.
record-crossed-out-alone = Pod skreślonym wierszem musi od razu stać ten, który go zastępuje.
record-wrong-total = Razem jest { $expected }, nie { $found }.
