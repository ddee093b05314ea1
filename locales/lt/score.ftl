# yatzy score

points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Savos taisyklės
score-title = { $hand } · { $title }
score-box = Langelis
score-points = Taškai
score-column = ×{ $factor }
