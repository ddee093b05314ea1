# yatzy score

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
# The title of rules that somebody wrote and gave no name
title-of-no-name = Custom rules
score-title = { $hand } in { $title }
score-box = Box
score-points = Points
score-column = ×{ $factor }
