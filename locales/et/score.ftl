# yatzy score

points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
cell-name = { $name } ×{ $factor }
title-of-no-name = Oma reeglid
score-title = { $hand }: { $title }
score-box = Lahter
score-points = Punkte
score-column = ×{ $factor }
