# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
percent = { $number }%
percent-under = poniżej { $percent }
percent-over = ponad { $percent }
seconds = { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
}
minutes = { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minut
}
hours = { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godzin
}

## Marks and lists

colon = :
list-or = { $rest } lub { $last }
list-and = { $rest } i { $last }

## Names that are put together

# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Własne zasady

## On every page

nav-app = Yatzy
nav-home = Strona główna
nav-language = Język
nav-refused = Nie udało się
nav-back = Wróć
