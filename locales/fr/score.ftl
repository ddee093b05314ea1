# yatzy score

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Règles personnelles
score-title = { $hand } · { $title }
score-box = Case
score-points = Points
score-column = ×{ $factor }
