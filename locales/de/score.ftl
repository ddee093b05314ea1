# yatzy score

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cell-name = { $name } ×{ $factor }
title-of-no-name = Eigene Regeln
score-title = { $hand } in { $title }
score-box = Feld
score-points = Punkte
score-column = ×{ $factor }
