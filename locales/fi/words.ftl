# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
percent = { $number } %
percent-under = alle { $percent }
percent-over = yli { $percent }
seconds = { $seconds ->
    [one] yksi sekunti
   *[other] { $seconds } sekuntia
}
minutes = { $minutes ->
    [one] yksi minuutti
   *[other] { $minutes } minuuttia
}
hours = { $hours ->
    [one] yksi tunti
   *[other] { $hours } tuntia
}

## Marks and lists

colon = :
list-or = { $rest } tai { $last }
list-and = { $rest } ja { $last }

## Names that are put together

cell-name = { $name } ×{ $factor }
title-of-no-name = Omat säännöt

## On every page

nav-app = Yatzy
nav-home = Etusivu
nav-language = Kieli
nav-refused = Se ei onnistunut
nav-back = Takaisin
