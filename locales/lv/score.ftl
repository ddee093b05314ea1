# yatzy score

points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Savi noteikumi
score-title = { $hand } · { $title }
score-box = Lauciņš
score-points = Punkti
score-column = ×{ $factor }
