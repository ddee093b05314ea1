# yatzy score

points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
cell-name = { $name } ×{ $factor }
title-of-no-name = Omat säännöt
score-title = { $hand }: { $title }
score-box = Ruutu
score-points = Pisteet
score-column = ×{ $factor }
