# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points } point
percent = { $number } %
percent-under = under { $percent }
percent-over = over { $percent }
seconds = { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
}
minutes = { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
}
hours = { $hours ->
    [one] én time
   *[other] { $hours } timer
}

## Marks and lists

colon = :
list-or = { $rest } eller { $last }
list-and = { $rest } og { $last }

## Names that are put together

cell-name = { $name } ×{ $factor }
title-of-no-name = Egne regler

## On every page

nav-app = Yatzy
nav-home = Forside
nav-language = Sprog
nav-refused = Det gik ikke
nav-back = Tilbage
