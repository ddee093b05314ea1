# The web pages.

## On every page

web-app = Yatzy
web-home = Strona główna
web-language = Język
web-refused = Nie udało się
web-back = Wróć
# Two players of the same name are told apart by their seats
web-twin = { $name } ({ $seat })

## First page

web-new-game = Nowa partia
web-join = Dołącz
web-join-label = Kod partii
web-join-do = Dołącz
web-go-on = Graj dalej
web-go-on-none = Tu pojawią się partie zaczęte na tym urządzeniu i te, do których na nim dołączysz.
web-records = Rekordy
web-rules-link = Zasady
# The names of a game's players, separated by commas
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Nowa partia
web-new-which = Jaka gra?
web-new-rules = Zasady: { $title }
web-new-edition = Wydanie
web-new-plain = { $title }, zwykła gra
web-new-option-as-edition = jak w wydaniu
web-new-dice = Jakie kostki?
web-new-dice-program = Rzuca program
web-new-dice-table = Rzucamy prawdziwymi kostkami
web-new-players = Kto gra?
web-new-player = Gracz { $seat }
web-new-kind = Jak gra gracz { $seat }
web-new-kind-here = na tym urządzeniu
web-new-kind-elsewhere = na swoim, przez link
web-new-kind-open = każdy, kto dołączy
web-new-kind-bot = komputer: { $level }
web-new-more = Więcej graczy
web-new-start = Zacznij partię

## Seats

web-seat-title = Miejsce dla ciebie
web-seat-offer = Ten link to miejsce w partii: { $title }.
web-seat-held = { $name } gra tu na innym urządzeniu. Zajęcie miejsca przeniesie je na to.
web-seat-name = Twoje imię
web-seat-take = Usiądź
web-seat-move = Przenieś miejsce na to urządzenie
web-seat-link = Link do miejsca „{ $name }”
web-seat-link-title = Link do miejsca
web-seat-join = Dołącz jako nowy gracz
web-invite-hint = Kto otworzy tę stronę, może oglądać. Prowadzi tu też kod { $code } na stronie głównej.

## The table

web-turn = Gra { $name }
web-turn-yours = Twoja tura
web-turn-named = zapowiedź: { $box }
web-round = runda { $round } z { $rounds }
web-throw-of = rzut { $throw } z { $throws }
web-watching = Oglądasz.
web-away = nie ma przy stole
web-left = poza grą
web-step-in = Niech tę turę zagra komputer
web-step-in-wait = Nie ma przy stole: { $name }. Za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
} tę turę będzie mógł zagrać komputer.
web-coach = Poproś o radę
web-rules-in-force = Obowiązujące zasady
web-pad = Arkusz
web-box = Pole
web-dice = Kostki
web-die = { $face }, kostka { $place }
web-throw-all = Rzuć { $dice ->
    [1] kostką
    [one] { $dice } kostką
    [few] { $dice } kostkami
    [many] { $dice } kostkami
   *[other] { $dice } kostkami
}
web-throw-rest = Rzuć resztą kostek
web-throw-chip = { $throw } · kosztuje 1 żeton · masz { $chips }
web-chips = { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonów
}
web-no-throw-left = Nie ma już rzutów. Wybierz pole.
web-name-first = Zapowiedz pole, na które grasz, potem rzucaj.
web-enter = Wpisz { $points } w pole „{ $box }”
web-name-box = Zapowiedz pole „{ $box }”
web-zero-ask = Wpisać 0 w pole „{ $box }”?
web-zero-why = Pole jest wtedy zamknięte do końca partii.
web-zero-yes = Wpisz 0
web-zero-no = Wybierz inne pole
web-take-back = Cofnij
web-more = Więcej
web-leave = Wyjdź z partii: { $name }
web-abandon = Zakończ partię dla wszystkich
web-delete = Usuń partię na dobre
web-record = Zapis partii
web-columns-of = Kolumny: { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = jeszcze nie zapisane
web-offline = Brak połączenia. Wpisy czekają na tym urządzeniu.
web-offline-program = Brak połączenia. Gra ruszy dalej, gdy połączenie wróci.
web-keys = Klawisze
web-keys-list = 1–6: zostaw kostkę · spacja: rzuć · litery: pole · enter: wpisz · c: rada · u: cofnij · ?: ta pomoc

## Real dice

web-tell-title = Co pokazują kostki?
web-tell-hint = Dotknij kostek, potem pola. Albo dotknij pola i wybierz punkty.
web-tell-hand = Układ
web-tell-show = Pokaż, co daje
web-tell-clear = Wyczyść
web-tell-die = Dodaj { $face }
web-tell-throws = Po ilu rzutach?
web-tell-named = Które pole było zapowiedziane?
web-tell-points = Ile punktów w polu „{ $box }”?
web-tell-extra = { $points } i dodatkowe Yatzy
web-correct = Popraw
web-correct-title = Poprawka: { $name }, runda { $round }
web-correct-hint = Układ albo same punkty.
web-correct-points = Punkty
web-correct-do = Popraw
web-corrected = poprawione

## The end

web-over = Koniec partii
web-over-abandoned = Partię przerwano przed końcem
web-won = { $name } wygrywa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
web-won-shared = Pierwsze miejsce dzielą { $names }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
web-alone = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
web-place = Miejsce
web-player = Gracz
web-points = Punkty
web-rematch = Zagraj jeszcze raz
web-rematch-go = Do następnej partii
web-series = Wygrane w tej serii
web-record-download = Pobierz zapis partii
web-commitment = Zobowiązanie co do kostek
web-secret = Sekret kostek
web-check-dice = Sprawdź kostki
web-fair = Co to pokazuje: serwer nie wybierał rzutów miejsca, którego nie kontroluje. Czego to nie pokaże: gospodarz, który gra, zna sekret; rzuty komputera i stron bez skryptu nie zawierają bajtów gracza.

## Records

web-records-title = Rekordy na tym serwerze
web-records-none = Żadnej partii jeszcze tu nie skończono.
web-records-best = Rekord
web-records-mean = Średnia
web-records-games = Partie
web-records-edition = Wydanie
web-records-latest = Ostatnie partie
