# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
percent = { $number }%
percent-under = minder dan { $percent }
percent-over = meer dan { $percent }
seconds = { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}
minutes = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
hours = { $hours } uur

## Marks and lists

colon = :
list-or = { $rest } of { $last }
list-and = { $rest } en { $last }

## Names that are put together

cell-name = { $name } ×{ $factor }
title-of-no-name = Eigen regels

## On every page

nav-app = Yatzy
nav-home = Startpagina
nav-language = Taal
nav-refused = Dat lukte niet
nav-back = Terug
