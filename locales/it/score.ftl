# yatzy score

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Regole personali
score-title = { $hand } · { $title }
score-box = Casella
score-points = Punti
score-column = ×{ $factor }
