# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
percent = { $number } %
percent-under = mažiau kaip { $percent }
percent-over = daugiau kaip { $percent }
seconds = { $seconds } s
minutes = { $minutes } min.
hours = { $hours } val.

## Marks and lists

colon = :
list-or = { $rest } arba { $last }
list-and = { $rest } ir { $last }

## Names that are put together

# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Savos taisyklės

## On every page

nav-app = Yatzy
nav-home = Pradžia
nav-language = Kalba
nav-refused = Nepavyko
nav-back = Atgal
