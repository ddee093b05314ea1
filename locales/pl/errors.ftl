# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } lub { $last }
list-and = { $rest } i { $last }

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
# $problem: one of the sentences about hands, or score-line-long
hand-line = Wiersz { $line }: { $problem }
hand-line-too-long = Ten wiersz ma więcej niż { $most } znaków, za dużo na układ; wpisz układ tak: 6-6-6-5-5.
hand-line-not-text = Ten wiersz nie jest tekstem w UTF-8; wpisz układ tak: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Nie ma zestawu zasad ani wydania „{ $id }”; może { $near }?
ruleset-unknown-far = Nie ma zestawu zasad ani wydania „{ $id }”; wszystkie pokaże „yatzy rules”.
ruleset-twice = Zasady są podane dwa razy, „{ $first }” i „{ $second }”; podaj je raz.
option-no-value = „{ $given }” nie ustawia żadnej opcji; wpisz OPTION=VALUE, gdzie opcja to { $options }.
option-unknown = Nie ma opcji „{ $option }”; opcje to { $options }.
option-unknown-value = Opcja { $option } nie może mieć wartości „{ $value }”; może mieć { $values }.
game-unknown = Nie ma gry „{ $game }”; gry to { $games }.

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
ruleset-face-pays = Pole „{ $box }” jest dla jednej liczby oczek i musi mieć „matched”.
ruleset-pays = Pole „{ $box }” musi dawać od 1 do { $most } punktów.
ruleset-bonus-range = Bonus i suma, za którą się go dostaje, muszą mieć od 1 do { $most } punktów.
ruleset-bonus-without-upper = Na bonus pracują górne pola, a tu ich nie ma; usuń go albo ustaw bonus=none.
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
ruleset-no-yatzy-of-fifty = Opcja yatzy wymaga pola, które daje 50 za wszystkie kostki jednakowe, a tu go nie ma.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Wiersz { $line }: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Nie ma pliku „{ $path }”; sprawdź nazwę i folder.
file-is-directory = „{ $path }” to folder; podaj ścieżkę do pliku.
file-unreadable = Nie da się odczytać pliku „{ $path }” ({ $detail }); sprawdź, czy jest na miejscu i czy wolno ci go czytać.
file-not-text = Plik „{ $path }” nie jest tekstem w UTF-8; zapisz go w UTF-8.
file-too-long = Plik jest większy niż 256 KiB, za duży na zasady; czy to właściwy plik?
file-syntax = To nie jest TOML ({ $detail }); wpisz key = value.
file-unknown-key = „{ $key }” nic tu nie znaczy; znane są { $known }.
file-missing = Brakuje „{ $key }”; dodaj.
file-wrong-kind = „{ $key }” to ma być { $expected }.
file-unknown-base = Nie ma zestawu zasad ani wydania „{ $id }”, od którego można by zacząć; wszystkie pokaże „yatzy rules”.
file-base-and = „base” ma już własne „{ $key }”; usuń jedno z dwojga.
expected-text = tekst w cudzysłowie
expected-number = liczba całkowita od { $low } do { $high }
expected-list = lista w nawiasach kwadratowych
expected-table = tabela kluczy i wartości
expected-box-id = kod z małych liter, cyfr i łączników, który zaczyna się literą i ma najwyżej 32 znaki
expected-one-of = jedno z: { $forms }
rules-line = Nie da się odczytać wiersza { $line } zasad.

## The command line

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
lang-unknown = Yatzy nie zna języka „{ $lang }”; języki to { $langs }.
input-failed = Nie da się odczytać standardowego wejścia ({ $detail }).
output-failed = Nie da się zapisać wyniku ({ $detail }).
