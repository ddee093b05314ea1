# yatzy score

points = { $points } point
cell-name = { $name } ×{ $factor }
title-of-no-name = Egne regler
score-title = { $hand } i { $title }
score-box = Rubrik
score-points = Point
score-column = ×{ $factor }
