# yatzy score

points = { $points } pont
# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Saját szabályok
score-title = { $hand } · { $title }
score-box = Mező
score-points = Pont
score-column = ×{ $factor }
