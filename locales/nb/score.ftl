# yatzy score

points = { $points } poeng
cell-name = { $name } ×{ $factor }
title-of-no-name = Egne regler
score-title = { $hand } i { $title }
score-box = Rubrikk
score-points = Poeng
score-column = ×{ $factor }
