# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Ten terminal ma { $width }×{ $height }. Gra potrzebuje { $columns }×{ $rows }: powiększ okno albo zmniejsz litery. Nic przez to nie przepadnie.
play-owner-silent = Inna kopia Yatzy na tym komputerze trzyma partie, ale nie odpowiada pod adresem { $address }; zamknij ją i spróbuj ponownie.
play-database = Nie da się otworzyć zapisanych partii, „{ $database }” ({ $detail }); wybierz inny folder przez --data DIR.
play-no-terminal = Gra w terminalu wymaga terminala; „yatzy play --plain” gra wierszami, także przez potoki.

## Keys of the keyboard, as lists of keys name them

keycap-space = spacja
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = strzałki
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = góra/dół
arrows-left-right = lewo/prawo
arrows-down = dół

## Keys, as the table lists them

key-other-column = Inna kolumna
# Beside the key
key-print = drukuj
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
key-keep = Zostaw kostkę lub odznacz
key-choose-box = Wybierz pole
key-enter-unknown = Wpisz w { $box_acc }
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

keys-print = Zapisz tu arkusz jako PDF, do druku
keys-title = Klawisze
keys-throw = Rzuć pozostałymi kostkami
keys-keep = Zostaw kostkę z tym numerem lub ją odznacz
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
keys-leave = Wyjdź, partia jest zapisana
keys-any-closes = dowolny klawisz zamyka
keys-list = 1–6: zostaw kostkę · spacja: rzuć · litery: pole · enter: wpisz · c: rada · u: cofnij · ?: ta pomoc
legend-offer = Ile dałyby tu twoje kostki
legend-zero = To pole dostałoby zero
legend-struck = Skreślone pole
legend-newest = Ostatni wpis

## The same game in lines

plain-statistics-box = { $box }: średnio { $own }
plain-statistics-box-beside = { $box }: średnio { $own }, idealna gra { $perfect }
plain-statistics-stretch = Od { $from } do { $to } pkt: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
plain-help-statistics = statistics: rekordy i średnie wszystkich, którzy tu grają
plain-title = { $title } ({ $edition }), przy stole: { $names }.
plain-welcome = „help” pokaże polecenia.
plain-waiting = „continue { $number }” wznowi partię: { $game }.
plain-nothing-waits = Nie ma takiej odłożonej partii albo ta już jest zaczęta.
plain-turn = Teraz gra { $name }, runda { $round } z { $rounds }.
plain-hand = Rzut { $throw } z { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Możliwe punkty: { $boxes }.
plain-pays-nowhere = Z tymi kostkami żadne wolne pole nie daje punktów.
plain-pays-box = { $box } ({ $points })
plain-kept = Wciąż zostaje: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Zostaje: { $keep }; { $loose ->
    [0] nie ma czym rzucać, najpierw odznacz kostkę
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
plain-extra = Dodatkowe Yatzy: o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.
plain-corrected = Poprawione: { $points } w { $box_acc }.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): nie z tymi kostkami
plain-box-open = { $box } ({ $id })
plain-card = Karta: { $name }
plain-row = { $name }: { $points }
plain-row-open = { $name }: wolne
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name }, poza grą: { $points }
plain-left = Partia jest zapisana; „yatzy play” zaproponuje ją znowu.
plain-unknown = Nie ma polecenia „{ $word }”; „help” pokaże wszystkie.
plain-no-box = Wpisz, które pole, na przykład „enter { $example }”.
plain-unknown-box = Nie ma pola „{ $name }”; „boxes” pokaże wolne.
plain-no-number = „{ $word }” powinno być liczbą; „help” pokaże jak.
plain-help-throw = throw: rzuć pozostałymi kostkami
plain-help-keep = keep 6 6: zostaw te kostki przy następnym rzucie; „keep none” odznacza wszystkie
plain-help-enter = enter { $id }: wpisz kostki w pole, po kodzie, nazwie lub literze; zero trzeba wpisać, na przykład „enter { $id } 0”
plain-help-dice = dice { $dice }: co pokazują kostki na stole
plain-help-enter-real = enter { $id }: wpisz te kostki w pole, po kodzie, nazwie lub literze; bez kostek wpisz punkty, na przykład „enter { $id } 20”
plain-help-name = name { $id }: zapowiedz to pole przed pierwszym rzutem
plain-help-correct = correct 3 1 { $id } { $dice }: jaka naprawdę była tura 3 miejsca 1; albo „points 20” zamiast kostek
plain-help-throws = throws 2: ile rzutów było w tej turze
plain-help-extra = extra: następne punkty są z dodatkowym Yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: jak stoi gra, co daje każde wolne pole, cała kolumna, kto prowadzi, obowiązujące zasady
plain-help-more = undo: cofnij ostatni wybór; coach: poproś o radę
plain-help-leave = quit: wyjdź, partia jest zapisana; seat-leaves: miejsce, które gra, wychodzi z gry; abandon: zakończ partię dla wszystkich
