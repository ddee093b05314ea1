# yatzy score

points = { $points } stig
cell-name = { $name } ×{ $factor }
title-of-no-name = Eigin reglur
score-title = { $hand } í { $title }
score-box = Reitur
score-points = Stig
score-column = ×{ $factor }
