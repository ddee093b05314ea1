# yatzy score

points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
cell-name = { $name } ×{ $factor }
title-of-no-name = Eigen regels
score-title = { $hand } in { $title }
score-box = Vak
score-points = Punten
score-column = ×{ $factor }
