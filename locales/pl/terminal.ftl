# The terminal game

terminal-too-small = Ten terminal ma { $width }×{ $height }. Gra potrzebuje { $columns }×{ $rows }: powiększ okno albo zmniejsz litery. Nic przez to nie przepadnie.
bot-name = Bot { $level }
player-number = Gracz { $number }

## The table

table-turn = Gra { $name }
table-round = runda { $round } z { $rounds }
table-throw = Rzut { $throw } z { $throws }
table-first-throw = Rzuć kostkami.
table-name-a-box = Zapowiedz pole, potem rzucaj.
table-named = Zapowiedź: { $box }. Rzuć kostkami.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = na pole „{ $box }”
table-kept = zostaje
table-record = Twój rekord w tym wydaniu: { $points }
table-taken-back = Cofnięte. Wybierz jeszcze raz.
table-seat-left = { $name } wychodzi z gry; kolumna zostaje.
table-bot-took-over = { $name }: dalej gra komputer.

# Real dice
table-type-dice = Gramy prawdziwymi kostkami: rzuć i wpisz, { $dice ->
    [1] co pokazuje kostka
   *[other] co pokazują kostki ({ $dice })
}.
table-real-dice = Wpisz, co pokazują kostki.
table-real-points = Wpisz punkty, wybierz pole.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws ->
    [one] { $throws } rzut w tej turze
    [few] { $throws } rzuty w tej turze
    [many] { $throws } rzutów w tej turze
   *[other] { $throws } rzutów w tej turze
}
table-points-typed = Punkty: { $points }
table-extra-yatzy = z dodatkowym Yatzy
table-no-extra-yatzy = bez dodatkowego Yatzy
table-dice-missing = Brakuje { $missing ->
    [one] { $missing } kostki
    [few] { $missing } kostek
    [many] { $missing } kostek
   *[other] { $missing } kostek
}. Wpisz, co wypadło.
table-points-missing = Najpierw wpisz punkty.
table-correction = Poprawka: { $name }, tura { $round }
table-correcting = Wpisz, co naprawdę było w turze { $round } ({ $name }), wybierz pole i naciśnij Enter. Esc zostawia wszystko, jak jest.

# The race for the bonus
bonus-earned = Bonus { $points } jest twój.
bonus-gone = Bonus { $points } jest już poza zasięgiem.
bonus-short = Bonus { $points }: { $sum } z { $needed }, strata { $pace }
bonus-on-pace = Bonus { $points }: { $sum } z { $needed }, { $pace ->
    [0] w sam raz
   *[other] zapas { $pace }
}
bonus-ahead-of-it = Bonus { $points }: przy { $needed } lub więcej w górnych polach

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Bez żetonów
    [one] { $chips } żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonów
}
chips-stopping = { $chips ->
    [0] Bez żetonów
    [one] { $chips } żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonów
}; skończ teraz, zyskasz { $earns }
chips-cost = { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonów
}; przerzut kosztuje jeden

## Keys, as the table lists them

key-throw-all = Rzuć { $dice ->
    [1] kostką
   *[other] wszystkimi kostkami ({ $dice })
}
key-throw = Rzuć { $dice ->
    [one] { $dice } kostką
    [few] { $dice } kostkami
    [many] { $dice } kostkami
   *[other] { $dice } kostkami
}
key-throw-chip = Rzuć { $dice ->
    [one] { $dice } kostką
    [few] { $dice } kostkami
    [many] { $dice } kostkami
   *[other] { $dice } kostkami
} za 1 żeton z { $chips }
key-throw-none = Wszystkie kostki zostają
key-keep = Zostaw kostkę albo puść
key-choose-box = Wybierz pole
key-enter = Wpisz { $points } w pole „{ $box }”
key-enter-unknown = Wpisz w pole „{ $box }”
key-name = Zapowiedz pole „{ $box }”
key-skip = Nie czekaj
key-type-dice = Wpisz { $dice ->
    [one] { $dice } kostkę
    [few] { $dice } kostki
    [many] { $dice } kostek
   *[other] { $dice } kostek
}
key-type-points = Wpisz punkty
key-points-instead = Punkty zamiast kostek
key-dice-instead = Kostki zamiast punktów
key-throws = Ile było rzutów
key-extra-yatzy = Dodatkowe Yatzy albo nie
key-start-over = Zacznij turę od nowa
key-correct = Popraw ten wpis
key-correct-not = Zostaw tak, jak jest
key-undo = cofnij
key-coach = rada
key-rules = zasady
key-keys = klawisze
key-leave = wyjdź

## All keys

keys-title = Klawisze
keys-throw = Rzuć kostkami, które nie zostają
keys-keep = Zostaw kostkę z tym numerem albo ją puść
keys-letter = Wybierz pole z tą literą
keys-arrows = Od pola do pola; na boki po kolumnach
keys-enter = Wpisz kostki w wybrane pole; przy zerze padnie pytanie
keys-type-dice = Wpisz, co pokazują kostki na stole
keys-tab = Wpisuj punkty zamiast kostek i z powrotem
keys-correct = Na wypełnionym polu: popraw tamtą turę
keys-throws = Ile rzutów było w turze, gdy są żetony
keys-scroll = Pokaż kolumny innych miejsc
keys-undo = Cofnij ostatni wybór
keys-coach = Poproś o radę; zapis partii to odnotuje
keys-rules = Obowiązujące zasady
keys-leave = Wyjdź; partia jest zapisana
legend-offer = Ile twoje kostki dają teraz w tym polu
legend-zero = To pole dostałoby zero
legend-struck = Skreślone pole
legend-newest = Ostatni wpis
any-key-closes = dowolny klawisz zamyka

rules-in-force = Obowiązujące zasady
rules-more = ↓: dalej · esc zamyka

## Questions

zero-question = Wpisać 0 w pole „{ $box }”?
zero-yes = Tak, skreśl to pole
zero-no = Nie, wybierz jeszcze raz
leave-question = Odejść od stołu?
leave-saved = Wyjdź; partia poczeka
leave-seat = { $name } wychodzi, reszta gra dalej
leave-bot = { $name }: dalej gra komputer
leave-abandon = Zakończ tę partię dla wszystkich
leave-not = Zostań

## Coach

coach-absent = Tej gry doradca jeszcze nie zna.
coach-thinking = Doradca myśli…

## Games to go on with

games-title = Grać dalej?
games-explained = Te partie czekają tam, gdzie stanęły.
games-one = { $names }, { $title }, runda { $round } z { $rounds }, początek { $date }
games-one-undated = { $names }, { $title }, runda { $round } z { $rounds }
games-go-on = graj dalej
games-new = nowa partia
games-statistics = statystyki
games-leave = wyjdź
games-unreadable = Zapisanych partii nie da się teraz odczytać.

## A new game

new-title = Nowa partia
new-game = Gra
new-edition = Wydanie
new-options = Opcje
new-seats = Miejsca
new-starts = Kto zaczyna
new-dice = Kostki
new-start = Zacznij partię
new-plain = zwykła
new-options-set = { $count ->
    [0] jak w wydaniu
    [one] { $count } zmieniona
    [few] { $count } zmienione
    [many] { $count } zmienionych
   *[other] { $count } zmienionych
}
new-unfold = enter pokazuje
new-fold = enter chowa
new-add-seat = + jeszcze miejsce
new-seat-bot = komputer; ← → zmieniają siłę gry
new-seat-person = wpisz imię; ← →: gra komputer
new-as-entered = w kolejności powyżej
new-drawn = kostkami: każdy rzuca, najwyższy wynik zaczyna
new-program-dice = rzuca program
new-real-dice = prawdziwe kostki na stole
new-real-dice-remark = ty rzucasz, program prowadzi arkusz
new-hint = ↑ ↓: wiersz · ← →: zmień · esc: wyjdź
new-hint-seat = wpisz imię · ← →: komputer · backspace w pustym wierszu: jedno miejsce mniej
new-hint-add = enter: jeszcze jedno miejsce
new-hint-options = enter: pokaż lub schowaj opcje
new-hint-start = enter: zacznij · ↑ ↓: wiersz · t: statystyki · esc: wyjdź
draw-title = Kto zaczyna?
draw-throw = { $name } rzuca { $hand }: { $sum }
draw-again = Remis: rzut jeszcze raz.
draw-first = { $name } zaczyna.
draw-hint = enter: do stołu · esc: wróć

## The end

over-alone = Koniec partii: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
over-won = { $name } wygrywa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
over-shared = Pierwsze miejsce dzielą { $names }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
over-nobody = Koniec partii.
over-abandoned = Partię przerwano przed końcem.
over-again = Zagraj jeszcze raz
over-report = Przejrzyj partię: szczęście i decyzje
over-save = Zapisz tu zapis partii jako plik
over-statistics = Statystyki
over-undo = Cofnij ostatni wpis
over-leave = Wyjdź
over-saved = Zapis partii jest w { $path }.
over-not-saved = Nie da się zapisać { $path } ({ $detail }).
record-first = { $name }: pierwszy rekord w tym wydaniu, { $points }.
record-new = { $name }: nowy rekord, { $points }, o { $better } więcej niż przedtem.
record-stands = { $name }: rekord w tym wydaniu to { $points }.

## Looking back

report-title = Raport: { $name }
report-thinking = Przeglądamy każdy rzut i każdy wybór…
report-unknown = Ta gra jest za duża, by rozwiązać ją na miejscu, więc dokładnego raportu nie ma.
report-worst = Co kosztowało najwięcej
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "1.2 better: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: inne miejsce · ↑ ↓: dalej · inny klawisz: wróć

## Statistics

statistics-title = Rekordy i średnie
statistics-none = Żadna partia nie jest jeszcze skończona. Zagraj, a pojawi się tutaj.
statistics-hint = ← →: inna osoba lub wydanie · inny klawisz: wróć
statistics-summary = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, rekord { $best }, średnio { $mean }
statistics-bonus = Bonus zdobyto w { $rate } z nich.
statistics-boxes = Każde pole średnio
statistics-totals = Sumy

## yatzy play

help-play = Graj w terminalu
help-play-seat = Miejsce: imię albo bot:LEVEL dla komputera; można powtarzać
help-play-real-dice = Ty rzucasz prawdziwymi kostkami, program prowadzi arkusz
help-play-plain = Graj zwykłymi wierszami, dla czytników ekranu i potoków
play-unknown-level = Nie ma poziomu „{ $level }”; poziomy to { $levels }.
play-no-terminal = Gra w terminalu wymaga terminala; „yatzy play --plain” gra wierszami, także przez potoki.

## The same game in lines

plain-title = { $title } ({ $edition }), przy stole: { $names }.
plain-welcome = „help” pokaże polecenia.
plain-waiting = „continue { $number }” wznowi partię: { $game }.
plain-nothing-waits = Nie ma takiej odłożonej partii albo ta już jest zaczęta.
plain-turn = Gra { $name }, runda { $round } z { $rounds }.
plain-hand = Rzut { $throw } z { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Daje: { $boxes }.
plain-pays-nowhere = Nie daje punktów w żadnym wolnym polu.
plain-pays-box = { $box } { $points }
plain-kept = Wciąż zostaje: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Zostaje: { $keep }; { $loose ->
    [0] nie ma czym rzucać, najpierw puść kostkę
    [one] „throw” rzuca resztą: { $loose } kostka
    [few] „throw” rzuca resztą: { $loose } kostki
    [many] „throw” rzuca resztą: { $loose } kostek
   *[other] „throw” rzuca resztą: { $loose } kostek
}.
plain-nothing = nic
plain-dice = Kostki pokazują { $dice }.
plain-dice-first = Wpisz, co pokazują kostki, na przykład „dice { $dice }”, albo punkty, na przykład „enter { $id } 20”.
plain-throws = { $throws ->
    [one] { $throws } rzut w tej turze.
    [few] { $throws } rzuty w tej turze.
    [many] { $throws } rzutów w tej turze.
   *[other] { $throws } rzutów w tej turze.
}
plain-zero = To pole dostałoby zero: { $box }. Jeśli tak ma być, wpisz „enter { $id } 0”.
plain-entered = { $name } wpisuje { $points } w pole „{ $box }”.
plain-extra = Dodatkowe Yatzy: { $points } więcej.
plain-corrected = Poprawione: { $points } w polu „{ $box }”.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): nie z tymi kostkami
plain-box-open = { $box } ({ $id })
plain-card = Karta ({ $name }):
plain-row = { $name }: { $points }
plain-row-open = { $name }: wolne
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name }, poza grą: { $points }
plain-left = Partia jest zapisana; „yatzy play” zaproponuje ją znowu.
plain-unknown = Nie ma polecenia „{ $word }”; „help” pokaże wszystkie.
plain-no-box = Wpisz, które pole, na przykład „enter { $example }”.
plain-unknown-box = Nie ma pola „{ $name }”; „boxes” pokaże wolne.
plain-no-number = „{ $word }” powinno być liczbą; „help” pokaże jak.
plain-help-throw = throw: rzuć kostkami, które nie zostają
plain-help-keep = keep 6 6: zostaw te kostki przy następnym rzucie; „keep none” puszcza wszystkie
plain-help-enter = enter { $id }: wpisz kostki w pole, po kodzie, nazwie lub literze; zero trzeba wpisać, na przykład „enter { $id } 0”
plain-help-dice = dice { $dice }: co pokazują kostki na stole
plain-help-enter-real = enter { $id }: wpisz te kostki w pole, po kodzie, nazwie lub literze; bez kostek wpisz punkty, na przykład „enter { $id } 20”
plain-help-name = name { $id }: zapowiedz pole przed pierwszym rzutem
plain-help-correct = correct 3 1 { $id } { $dice }: jaka naprawdę była tura 3 miejsca 1; albo „points 20” zamiast kostek
plain-help-throws = throws 2: ile rzutów było w tej turze
plain-help-extra = extra: następne punkty są z dodatkowym Yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: jak stoi gra, co daje każde wolne pole, cała kolumna, kto prowadzi, obowiązujące zasady
plain-help-more = undo: cofnij ostatni wybór; coach: poproś o radę
plain-help-leave = quit: wyjdź, partia jest zapisana; seat-leaves: miejsce, które gra, wychodzi z gry; abandon: zakończ partię dla wszystkich
