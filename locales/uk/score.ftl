# yatzy score

points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Власні правила
score-title = { $hand } · { $title }
score-box = Клітинка
score-points = Очки
score-column = ×{ $factor }
