# yatzy score

points = { $points } poäng
cell-name = { $name } ×{ $factor }
title-of-no-name = Egna regler
score-title = { $hand } i { $title }
score-box = Ruta
score-points = Poäng
score-column = ×{ $factor }
