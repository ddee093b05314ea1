# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = to pole
refusal-another-box = inne pole
refusal-game-over = Partia się skończyła. Zacznij nową.
refusal-no-such-seat = Przy tym stole nie ma takiego miejsca: { $seat }. Wybierz inne.
refusal-not-your-turn = Teraz gra { $player }, a nie { $seat }. Poczekaj na swoją turę.
refusal-seat-left = { $seat } nie gra już w tej partii. Żeby grać dalej, zacznij nową.
refusal-too-late-to-join = Pierwsza runda się skończyła. Poczekaj na następną partię.
refusal-no-such-cell = Ten arkusz nie ma takiego pola. Wybierz jedno z tych, które ma.
refusal-name-first = Zapowiedz pole przed pierwszym rzutem.
refusal-nothing-to-name = W tej grze nie zapowiada się pól. Po prostu rzuć kostkami.
refusal-already-named = Pole jest już zapowiedziane. Rzuć kostkami.
refusal-throw-first = Najpierw rzuć, potem wpisuj.
refusal-no-rethrow = Nie ma już przerzutów. Wpisz układ w pole.
refusal-first-throw-with-all = W pierwszym rzucie tury rzuca się wszystkimi kostkami. Nie zostawiaj żadnej.
refusal-nothing-thrown = Rzuć co najmniej jedną kostką: zostaw mniej albo wpisz układ w pole.
refusal-not-in-hand = { $keep }: tych kostek nie ma w { $hand }. Zostaw kostki, które tam są.
refusal-dice-count = Trzeba było rzucić { $expected ->
    [one] { $expected } kostką
    [few] { $expected } kostkami
    [many] { $expected } kostkami
   *[other] { $expected } kostkami
}, a widać { $found }. Liczby muszą się zgadzać.
refusal-box-taken = To pole jest już zajęte: { $box }. Wybierz inne.
refusal-out-of-order = Na to pole jest za wcześnie: { $box }. Według kolejności najpierw { $allowed }.
refusal-chance-is-last-resort = Układ daje punkty w innym polu, więc tego jeszcze nie wolno wziąć. Możliwe pola: { $scores }.
refusal-chance-after-miss = Układ daje punkty w polu, które nie było zapowiedziane ({ $scores }), więc tego nie wolno wziąć. Wpisz zero w inne wolne pole.
refusal-zero-is-last-resort = Układ daje punkty w innym polu, więc tu nie wolno wpisać zera: { $box }. Możliwe pola: { $scores }.
refusal-named-box-scores = Układ daje punkty w zapowiedzianym polu. Wpisz go tam: { $named }.
refusal-joker-has-its-place = Ten joker musi trafić tutaj: { $cells }.
refusal-wrong-points = Z tymi kostkami pole daje { $expected ->
    [one] { $expected } punkt
    [few] { $expected } punkty
    [many] { $expected } punktów
   *[other] { $expected } punktu
}, nie { $found }.
refusal-wrong-extra = Dodatkowe Yatzy daje { $expected ->
    [one] { $expected } punkt
    [few] { $expected } punkty
    [many] { $expected } punktów
   *[other] { $expected } punktu
}, nie { $found }.
refusal-impossible-points = Żaden układ nie da teraz { $found ->
    [one] { $found } punktu
    [few] { $found } punktów
    [many] { $found } punktów
   *[other] { $found } punktu
} w tym polu: { $box }. Może dać { $possible }.
refusal-no-extra-yatzy = Nie ma tu dodatkowego Yatzy. Wpisz punkty bez niego.
refusal-not-from-the-table = W tej partii gra się wirtualnymi kostkami. Rzuć nimi.
refusal-throws-needed = Podaj, ile było rzutów: za niewykorzystane przerzuty dostaje się żetony.
refusal-throw-count = Tura ma tu od 1 do { $most } rzutów, nie { $found }.
refusal-turn-has-begun = W tej turze już rzucano. Wpisz układ w pole albo cofnij rzuty.
refusal-nothing-to-take-back = Nie ma czego cofnąć.
refusal-throw-stands = Rzutu wirtualnymi kostkami nie da się cofnąć. Cofnąć można tylko wybór pola, i to do następnego rzutu.
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

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Łańcuch pęka tutaj: zmieniono ten wiersz albo coś, z czym jest związany.
# $number: of the throw, from 1
record-no-such-throw = Rzutu { $number } nigdy nie było, więc nie mogą do niego należeć żadne bajty.
record-too-long = Plik jest większy niż 16 MiB, za duży na zapis partii; czy to właściwy plik?
record-not-a-record = To nie jest zapis partii; zaczyna się on wierszem „yatzy record 2”.
record-version = Ten zapis partii jest w wersji { $found }; program czyta wersje 1 i 2.
record-unknown-line = „{ $word }” nic tu nie znaczy; wiersz zapisu partii zaczyna się tu od { $known }.
record-missing = Nad turami brakuje wiersza „{ $word }”; dodaj go.
record-twice = Wiersz „{ $word }” jest dwa razy; zostaw jeden.
record-rules-line = Nie da się odczytać tego wiersza zasad; pisze się go tak: { $form }.
record-wrong-hash = Zasady zmieniono: ich skrót to { $expected }, nie { $found }.
record-bad-value = Nie da się odczytać „{ $value }” po „{ $word }”; wiersz pisze się tak: { $form }.
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
record-crossed-out-alone = Pod wierszem, który zaczyna się od „~”, musi od razu stać ten, który go zastępuje.
record-wrong-total = Razem jest { $expected }, nie { $found }.

## Hands

hand-empty = W tym układzie nie ma kostek; wpisz na przykład 6-6-6-5-5, 66655 albo "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = „{ $found }” (znak { $place }) to nie kostka; kostka pokazuje od 1 do 6, więc wpisz układ tak: 6-6-6-5-5.
hand-too-many = W tym układzie jest więcej niż { $most } kostek, a tylu nie ma w żadnej grze; wpisz układ tak: 6-6-6-5-5.
hand-wrong-count = W tym układzie { $found ->
    [one] jest { $found } kostka
    [few] są { $found } kostki
    [many] jest { $found } kostek
   *[other] jest { $found } kostek
}, a w grze jest ich { $expected }, na przykład { $example }.
hand-line-too-long = Ten wiersz ma więcej niż { $most } znaków, za dużo na układ; wpisz układ tak: 6-6-6-5-5.
hand-line-not-text = Ten wiersz nie jest tekstem w UTF-8; wpisz układ tak: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Nie ma zestawu zasad ani wydania „{ $id }”; może { $near }?
ruleset-unknown-far = Nie ma zestawu zasad ani wydania „{ $id }”; wszystkie pokaże „yatzy rules”.
ruleset-twice = Zasady są podane dwa razy, „{ $first }” i „{ $second }”; podaj je raz.
ruleset-option-no-value = „{ $given }” nie ustawia żadnej opcji; wpisz OPTION=VALUE, gdzie opcja to { $options }.
ruleset-option-unknown = Nie ma opcji „{ $option }”; opcje to { $options }.
ruleset-option-unknown-value = Opcja { $option } nie może mieć wartości „{ $value }”; może mieć { $values }.
ruleset-option-unknown-near = Nie ma opcji „{ $option }”; może „{ $near }”?
ruleset-game-unknown = Nie ma gry „{ $game }”; gry to { $games }.

## Combinations that make no sense

ruleset-dice = Gra ma od 1 do { $most } kostek, nie { $dice }.
ruleset-boxes = Arkusz ma od 1 do { $most } pól, nie { $boxes }.
ruleset-columns = Arkusz ma od 1 do { $most } kolumn, nie { $columns }.
ruleset-factor = Kolumna nie może tu być warta ×{ $factor }; kolumny są warte od ×1 do ×9, każda co innego.
ruleset-box-twice = Dwa pola mają ten sam kod „{ $box }”; nadaj każdemu własny.
ruleset-face-twice = Pole „{ $box }” chce liczby oczek, którą ma już wcześniejsze pole; każda liczba oczek ma jedno pole.
ruleset-out-of-reach = Pole „{ $box }” wymaga { $needs ->
    [one] { $needs } kostki
    [few] { $needs } kostek
    [many] { $needs } kostek
   *[other] { $needs } kostek
}, a gra ma ich mniej.
ruleset-face-pays = Pole „{ $box }” jest dla jednej liczby oczek, więc musi mieć punktację „matched”.
ruleset-pays = Pole „{ $box }” musi dawać od 1 do { $most } punktów.
ruleset-bonus-range = Bonus i suma, za którą się go dostaje, muszą mieć od 1 do { $most } punktów.
ruleset-bonus-without-upper = Na bonus pracują górne pola, a tu ich nie ma; usuń go albo ustaw bonus=none.
ruleset-bonus-out-of-reach = Bonus wymaga więcej punktów, niż mogą dać górne pola: { $needed }, a one dają najwyżej { $most }; podaj mniejszą liczbę.
ruleset-bonus-without-number = Ten zestaw zasad nie ma bonusu, którego liczbę można by zostawić; podaj go, na przykład bonus=at-least:63.
ruleset-declare-with-order = Zapowiadanie pól nie ma sensu, gdy pola mają kolejność; ustaw order=free albo declare=no.
ruleset-declare-with-columns = Zapowiadanie pól nie ma sensu przy kilku kolumnach; ustaw declare=no.
ruleset-declare-with-jokers = Zapowiadanie pól nie ma sensu z jokerami; ustaw joker=none albo declare=no.
ruleset-jokers-need-full-values = Jokery nie mają tu sensu: pole „{ $box }” liczy tylko pasujące kostki, więc joker nie ma w nim wartości; ustaw joker=none.
ruleset-jokers-without-yatzy = Jokery wymagają dokładnie jednego pola na wszystkie kostki jednakowe; ustaw joker=none.
ruleset-jokers-with-columns = Jokery nie mają sensu przy kilku kolumnach; ustaw joker=none.
ruleset-jokers-with-yatzy-sum = Jokery nie mają sensu, gdy Yatzy liczy też swoje kostki; ustaw yatzy=50 albo joker=none.
ruleset-columns-with-order = Kolejność pól nie ma sensu przy kilku kolumnach; ustaw order=free.
ruleset-columns-with-chips = Odkładanie przerzutów nie ma sensu przy kilku kolumnach; ustaw chips=no.
ruleset-columns-with-bonus = Bonus nie ma sensu przy kilku kolumnach; ustaw bonus=none.
ruleset-no-yatzy-of-fifty = Opcja yatzy wymaga pola, które daje 50 punktów za wszystkie kostki jednakowe, a tu go nie ma.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Wiersz { $line }: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Nie ma pliku „{ $path }”; sprawdź nazwę i folder.
file-is-directory = „{ $path }” to folder; podaj ścieżkę do pliku.
file-unreadable = Nie da się odczytać pliku „{ $path }” ({ $detail }); sprawdź, czy jest na miejscu i czy wolno ci go czytać.
file-not-text = Plik „{ $path }” nie jest tekstem w UTF-8; zapisz go w UTF-8.
file-too-long = Plik jest większy niż 32 KiB, za duży na zasady; czy to właściwy plik?
file-syntax = To nie jest TOML ({ $detail }); wpisz key = value.
file-unknown-key = „{ $key }” nic tu nie znaczy; znane są { $known }.
file-missing = Brakuje „{ $key }”; dodaj.
file-wrong-kind = „{ $key }” to ma być { $expected }.
file-unknown-base = Nie ma zestawu zasad ani wydania „{ $id }”, od którego można by zacząć; wszystkie pokaże „yatzy rules”.
file-base-and = „base” ma już własne „{ $key }”; usuń jedno z dwojga.
file-rules-line = Nie da się odczytać wiersza { $line } zasad.
expected-text = tekst w cudzysłowie
expected-number = liczba całkowita od { $low } do { $high }
expected-list = lista w nawiasach kwadratowych
expected-table = tabela kluczy i wartości
expected-box-id = kod z małych liter, cyfr i łączników, który zaczyna się literą i ma najwyżej 32 znaki
expected-one-of = jedno z: { $forms }

challenge-damaged = Ten kod wyzwania jest uszkodzony. Skopiuj jeszcze raz cały kod albo link.
challenge-newer = To wyzwanie pochodzi z nowszej wersji Yatzy. Zaktualizuj program, żeby w nie zagrać.
challenge-unknown-rules = Zasady tego wyzwania są tu nieznane: { $rules }.
challenge-own-rules = W wyzwaniu mieszczą się tylko zasady z listy. Wyślij zamiast tego zapis partii jako plik.
challenge-game = Wyzwaniem może być tylko zakończona partia jednej osoby ze wspólnymi kostkami.
