# yatzy advise

advise-title = { $title }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} auf dem Zettel
advise-title-hand = { $hand } in { $title }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} auf dem Zettel
advise-rethrows-left = { $rethrows ->
    [0] kein Nachwurf übrig
    [one] ein Nachwurf übrig
   *[other] { $rethrows } Nachwürfe übrig
}

## The best action

advise-best-throw = Würfle. Bei bestem Spiel von hier an kommen im Schnitt { $value } zusammen.
advise-best-keep = Am besten: { $keep } behalten. Bei bestem Spiel danach kommen im Schnitt { $value } zusammen.
advise-best-throw-all = Am besten: alle Würfel noch einmal werfen. Bei bestem Spiel danach kommen im Schnitt { $value } zusammen.
advise-best-score = Am besten: { $box } für { $points }. Bei bestem Spiel danach kommen im Schnitt { $value } zusammen.
advise-best-strike = Am besten: { $box } streichen. Bei bestem Spiel danach kommen im Schnitt { $value } zusammen.
advise-best-declare = Am besten: { $box } ansagen. Bei bestem Spiel danach kommen im Schnitt { $value } zusammen.

## The table

advise-action = Wahl
advise-points = Punkte
advise-value = Gesamt
advise-cost = Kostet
advise-throw = werfen
advise-keep = { $keep } behalten
advise-throw-all = alle noch einmal werfen
advise-score = { $box }
advise-strike = { $box } streichen
advise-declare = { $box } ansagen

## What goes wrong

advice-over = Auf diesem Zettel ist jedes Feld gefüllt; es gibt nichts mehr zu tun.
advice-rethrows = Dieser Zettel kann höchstens { $most } Nachwürfe haben, nicht { $found }.
advice-unreachable = Kein Spiel nach diesen Regeln führt zu diesem Zettel; prüf die Felder.
advise-card-form = „{ $given }“ füllt kein Feld; schreib BOX=POINTS, mit Kommas dazwischen, wie in "ones=3,yatzy=0".
advise-card-points = „{ $given }“ kann keine Punktzahl im Feld { $box } sein; schreib eine ganze Zahl, wie in „{ $box }=0“.
advise-no-such-box = Dieser Block hat kein Feld „{ $id }“; meinst du { $near }?
advise-no-such-box-far = Dieser Block hat kein Feld „{ $id }“; seine Felder sind { $boxes }.
advise-no-such-cell-far = Dieser Block hat kein Feld „{ $id }“; seine Felder sind { $boxes }, mit { $columns } für die Spalte.
advise-rethrows-without-hand = „--rethrows“ braucht einen Wurf; gib ihn mit „--hand“ an, wie in --hand 6-6-6-5-5.
advise-name-first = In diesem Spiel sagt man vor dem ersten Wurf ein Feld an; sag mit „--declared BOX“, welches.

help-advise = Die beste Wahl zeigen, und was jede andere kostet
help-advise-card = Die gefüllten Felder mit ihren Punkten, als "ones=3,yatzy=0"; ohne das ist der Zettel leer
help-advise-hand = Die Würfel auf dem Tisch; ohne sie ist es vor dem ersten Wurf
help-advise-rethrows = Die freien Nachwürfe nach diesem Wurf, 2 ohne Angabe; Chips zählen hier nicht mit
help-advise-chips = Die gesparten Chips
help-advise-extra-yatzys = Die Extra-Yatzys, die Punkte gebracht haben
help-advise-declared = Das Feld, das vor dem ersten Wurf angesagt wurde
