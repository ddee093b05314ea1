# yatzy score

points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Свои правила
score-title = { $hand } · { $title }
score-box = Клетка
score-points = Очки
score-column = ×{ $factor }
