# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points } poäng
percent = { $number } %
percent-under = under { $percent }
percent-over = över { $percent }
seconds = { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}
minutes = { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
}
hours = { $hours ->
    [one] en timme
   *[other] { $hours } timmar
}

## Marks and lists

colon = :
list-or = { $rest } eller { $last }
list-and = { $rest } och { $last }

## Names that are put together

cell-name = { $name } ×{ $factor }
title-of-no-name = Egna regler

## On every page

nav-app = Yatzy
nav-home = Startsida
nav-language = Språk
nav-refused = Det gick inte
nav-back = Tillbaka
