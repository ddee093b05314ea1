# yatzy advise

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

## The best action, as a sentence; $value: the total to expect

advise-best-throw = Rzucaj. Przy najlepszej grze suma wyniesie średnio { $value }.
advise-best-keep = Najlepiej: zostawić { $keep }. Przy najlepszej dalszej grze suma wynosi średnio { $value }.
advise-best-throw-all = Najlepiej: przerzucić wszystkie kostki. Przy najlepszej dalszej grze suma wynosi średnio { $value }.
advise-best-score = Najlepiej: wpisać { $points } w pole „{ $box }”. Przy najlepszej dalszej grze suma wynosi średnio { $value }.
advise-best-strike = Najlepiej: skreślić pole „{ $box }”. Przy najlepszej dalszej grze suma wynosi średnio { $value }.
advise-best-declare = Najlepiej: zapowiedzieć pole „{ $box }”. Przy najlepszej dalszej grze suma wynosi średnio { $value }.

## The table

advise-action = Wybór
advise-points = Punkty
advise-value = Razem
advise-cost = Koszt
advise-throw = rzucić
advise-keep = zostawić { $keep }
advise-throw-all = przerzucić wszystkie
advise-score = { $box }
advise-strike = skreślić: { $box }
advise-declare = zapowiedzieć: { $box }

## What goes wrong

advice-over = Wszystkie pola tej karty są wypełnione, nie ma już nic do zrobienia.
advice-rethrows = Na tej karcie może być najwyżej { $most ->
    [one] { $most } przerzut
    [few] { $most } przerzuty
    [many] { $most } przerzutów
   *[other] { $most } przerzutów
}, nie { $found }.
advice-unreachable = Żadna gra według tych zasad nie prowadzi do tej karty; sprawdź jej pola.
# $given: a part of --card
advise-card-form = „{ $given }” nie wypełnia żadnego pola; wpisz BOX=POINTS, po przecinku, na przykład "ones=3,yatzy=0".
advise-card-points = „{ $given }” to nie mogą być punkty pola { $box }; wpisz liczbę całkowitą, na przykład „{ $box }=0”.
advise-no-such-box = Ten arkusz nie ma pola „{ $id }”; może { $near }?
advise-no-such-box-far = Ten arkusz nie ma pola „{ $id }”; jego pola to { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Ten arkusz nie ma pola „{ $id }”; jego pola to { $boxes }, a kolumnę oznacza { $columns }.
advise-rethrows-without-hand = „--rethrows” wymaga układu; podaj go przez „--hand”, na przykład --hand 6-6-6-5-5.
advise-name-first = W tej grze pole zapowiada się przed pierwszym rzutem; podaj które: „--declared BOX”.

help-advise = Pokaż najlepszy wybór i ile kosztuje każdy inny
help-advise-card = Wypełnione pola z punktami, na przykład "ones=3,yatzy=0"; bez tego karta jest pusta
help-advise-hand = Kostki na stole; bez nich to sytuacja przed pierwszym rzutem
help-advise-rethrows = Ile darmowych przerzutów zostało po tym układzie, domyślnie 2; żetony się tu nie liczą
help-advise-chips = Odłożone żetony
help-advise-extra-yatzys = Dodatkowe Yatzy, które dały punkty
help-advise-declared = Pole zapowiedziane przed pierwszym rzutem
