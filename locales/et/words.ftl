# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
percent = { $number }%
percent-under = alla { $percent }
percent-over = üle { $percent }
seconds = { $seconds ->
    [one] üks sekund
   *[other] { $seconds } sekundit
}
minutes = { $minutes ->
    [one] üks minut
   *[other] { $minutes } minutit
}
hours = { $hours ->
    [one] üks tund
   *[other] { $hours } tundi
}

## Marks and lists

colon = :
list-or = { $rest } või { $last }
list-and = { $rest } ja { $last }

## Names that are put together

cell-name = { $name } ×{ $factor }
title-of-no-name = Oma reeglid

## On every page

nav-app = Yatzy
nav-home = Avaleht
nav-language = Keel
nav-refused = See ei õnnestunud
nav-back = Tagasi
