# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = Teraz gra { $name }
table-turn-of = Teraz gra { $name }
table-turn-yours = Twoja tura
table-turn-called = Zapowiedź: { $box }
table-box-called = zapowiedź
table-round = runda { $round } z { $rounds }
# Above one's own column
table-you = ty
table-away = offline
table-left = poza grą
table-seat-left = { $name } wychodzi z gry. Kolumna zostaje.
table-bot-thinking = Komputer myśli…
table-bot-took-over = { $name }: dalej gra komputer.
table-step-in = Niech tę turę zagra komputer
table-step-in-wait = { $name } jest offline. Za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
} tę turę będzie mógł zagrać komputer.
table-watching = Oglądasz tę partię.
table-spectators = Widzowie: { $count }

## Throwing and keeping

table-throw = Rzut { $throw } z { $throws }
table-throw-of = rzut { $throw } z { $throws }
table-throw-all = Rzuć { $dice ->
    [1] kostką
    [one] { $dice } kostką
    [few] { $dice } kostkami
    [many] { $dice } kostkami
   *[other] { $dice } kostkami
}
table-throw-rest = Rzuć resztą kostek
table-throw-chip = { $throw } · kosztuje 1 żeton · masz { $chips }
table-first-throw = Rzuć kostkami.
table-no-throw-left = Nie ma już rzutów. Wybierz pole.
table-dice = Kostki
table-die = { $face }, kostka { $place }
table-chips = { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonów
}
table-kept = zostaje
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Zostaw te

## Calling a box, entering, undoing

table-call = Zapowiedz { $box_acc }
table-call-a-box = Zapowiedz pole, potem rzucaj.
table-call-first = Zapowiedz pole, na które grasz, potem rzucaj.
table-called = Zapowiedź: { $box }. Rzuć kostkami.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = na { $box_acc }
# A named box that the last throw does not fit
table-missed = Zapowiedź się nie udała: { $box }. Wybierz pole na zero.
table-enter = Wpisz { $points } w { $box_acc }
# What an extra yatzy brings on top
table-enter-joker = Wpisz { $points } w { $box_acc }, +{ $extra } ekstra
table-joker-upper = Kolejne Yatzy idzie w pole swojej liczby: „{ $box }” daje { $points } pkt.
table-joker-extra = Kolejne Yatzy idzie w pole swojej liczby: „{ $box }” daje { $points } pkt, +{ $extra } ekstra.
table-joker-lower = Kolejne Yatzy, a pole jego liczby jest zajęte: to joker i daje pełne punkty w dowolnym wolnym dolnym polu.
table-joker-zero = Kolejne Yatzy, ale jego pola są zajęte: zostaje tylko zero.
table-zero-why = Tego pola nie będzie już można użyć.
table-zero-yes = Wpisz 0
table-zero-no = Wybierz inne pole
# The box that the order of boxes asks for
table-next = następne
table-take-back = Cofnij
table-taken-back = Cofnięte. Wybierz jeszcze raz.
# Not to wait while something could still be undone
table-go-on = Dalej

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = to, w które się wpisuje
table-entry-title = Co pokazują kostki?
table-entry-hint = Dotknij kostek, potem pola. Albo dotknij pola i wybierz punkty.
table-entry-hand = Układ
table-entry-show = Pokaż punkty
table-entry-clear = Wyczyść
table-entry-die = Dodaj { $face }
table-entry-throws = Po ilu rzutach?
table-entry-named = Które pole było zapowiedziane?
table-entry-points = Ile punktów w polu „{ $box }”?
table-entry-extra = { $points } i dodatkowe Yatzy
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
table-points-missing = Najpierw wpisz punkty.
table-extra-yatzy = z dodatkowym Yatzy
table-no-extra-yatzy = bez dodatkowego Yatzy
table-dice-missing = Brakuje { $missing ->
    [one] { $missing } kostki
    [few] { $missing } kostek
    [many] { $missing } kostek
   *[other] { $missing } kostek
}. Wpisz, co wypadło.

## Corrections

table-correct = Popraw
table-correct-title = Poprawka: { $name }, runda { $round }
table-correct-hint = Układ albo same punkty.
table-correct-points = Punkty
table-correct-do = Popraw
table-corrected = poprawione
table-correction = Poprawka: { $name }, tura { $round }
table-correcting = Wpisz, co naprawdę było w turze { $round } ({ $name }), wybierz pole i naciśnij Enter. Esc zostawia wszystko, jak jest.

## The pad and the rest of the table

table-standing = Klasyfikacja
table-turns = Poprzednie tury
table-screen = Na duży ekran
table-record = Twój rekord w tym wydaniu: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
table-pad = Arkusz
table-box = Pole
table-more = Więcej
table-players-links = Gracze i linki
table-large = Duże cyfry
table-sort = Sortuj kostki
table-about-dice = O tych kostkach
table-leave = Wyjdź z partii: { $name }
table-abandon = Zakończ partię dla wszystkich
table-delete = Usuń partię na dobre
table-game-log = Zapis partii
table-columns-of = Kolumny: { $name }
table-not-saved = jeszcze nie zapisane
table-offline = Brak połączenia. Twoje wpisy są zachowane na tym urządzeniu.
table-offline-program = Brak połączenia. Gra ruszy dalej, gdy połączenie wróci.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } z { $needed }
bonus-race-behind = strata { $pace }
bonus-race-ahead = zapas { $pace }
bonus-race-even = zgodnie z planem
# The race for the bonus
bonus-earned = Bonus jest twój: +{ $points }.
bonus-gone = Bonus +{ $points } jest już poza zasięgiem.
bonus-short = { $bonus } +{ $points }: { $sum } z { $needed }, strata { $pace }
bonus-on-pace = { $bonus } +{ $points }: { $sum } z { $needed }, { $pace ->
    [0] zgodnie z planem
   *[other] zapas { $pace }
}
bonus-ahead-of-it = { $bonus } +{ $points }: przy { $needed } lub więcej w górnych polach
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

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

## A zero

zero-question = Wpisać 0 w { $box_acc }?
zero-yes = Tak, skreśl to pole
zero-no = Nie, wybierz jeszcze raz

## Two phones wrote the same turn

conflict-title = Tę turę wpisano też na innym urządzeniu. Który wpis się liczy?
conflict-theirs = Na arkuszu
conflict-mine = Na tym urządzeniu, niezapisany
conflict-keep = Zostaw wpis na arkuszu
conflict-replace = Wpisz mój zamiast niego

## That it is one's turn: heard and felt

signal-turn = Dźwięk i wibracja, gdy jest twoja tura
signal-bell = Dzwonek terminala, gdy jest twoja tura, włącz lub wyłącz
signal-bell-on = dzwonek: wł.
signal-bell-off = dzwonek: wył.

## Hints of the first game, until they are put away

tip-throw = Rzuć kostkami. W każdej turze masz trzy rzuty.
tip-keep = Dotknij kostek, które zostawiasz, i rzuć resztą. Albo dotknij liczby na arkuszu, żeby ją wpisać.
tip-enter = Dotknij liczby na arkuszu. Każdego pola można użyć raz.
tip-gone = Jasne

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } nie zagra już w tej partii.
leave-abandon-sure = Partia zakończy się tutaj i nie da się jej dokończyć.
leave-delete-sure = Partia i jej zapis znikną na dobre.
leave-question = Odejść od stołu?
leave-saved = Wyjdź, partia jest zapisana
leave-seat = { $name } wychodzi, reszta gra dalej
leave-bot = { $name }: dalej gra komputer
leave-abandon = Zakończ tę partię dla wszystkich
leave-not = Zostań

## The end

over-nobody = Koniec partii.
over-abandoned = Partię przerwano przed końcem.
over-again = Zagraj jeszcze raz
over-report = Przejrzyj partię: szczęście i decyzje
over-save = Eksportuj zapis partii do pliku
over-statistics = Statystyki
over-undo = Cofnij ostatni wpis
over-leave = Wyjdź
over-saved = Zapis partii jest w { $path }.
over-not-saved = Nie da się zapisać { $path } ({ $detail }).
over-heading = Koniec partii
over-heading-abandoned = Partię przerwano przed końcem
over-heading-won = { $name } wygrywa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
over-heading-shared = Pierwsze miejsce dzielą { $names }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
over-heading-alone = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
over-place = Lokata
over-player = Gracz
over-points = Punkty
over-again-go = Do następnej partii
over-series = Wygrane w tej serii
over-game-log = Pobierz zapis partii
