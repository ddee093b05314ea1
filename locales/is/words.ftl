# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points } stig
percent = { $number }%
percent-under = undir { $percent }
percent-over = yfir { $percent }
seconds = { $seconds ->
    [1] ein sekúnda
    [one] { $seconds } sekúnda
   *[other] { $seconds } sekúndur
}
minutes = { $minutes ->
    [1] ein mínúta
    [one] { $minutes } mínúta
   *[other] { $minutes } mínútur
}
hours = { $hours ->
    [1] ein klukkustund
    [one] { $hours } klukkustund
   *[other] { $hours } klukkustundir
}

## Marks and lists

colon = :
list-or = { $rest } eða { $last }
list-and = { $rest } og { $last }

## Names that are put together

cell-name = { $name } ×{ $factor }
title-of-no-name = Eigin reglur

## On every page

nav-app = Yatzy
nav-home = Forsíða
nav-language = Tungumál
nav-refused = Þetta tókst ekki
nav-back = Til baka
