# yatzy score

points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Własne zasady
score-title = { $hand } · { $title }
score-box = Pole
score-points = Punkty
score-column = ×{ $factor }
