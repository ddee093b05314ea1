# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
percent = { $number } %
percent-under = moins de { $percent }
percent-over = plus de { $percent }
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}

## Marks and lists

colon =  :
list-or = { $rest } ou { $last }
list-and = { $rest } et { $last }

## Names that are put together

# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Règles personnelles

## On every page

nav-app = Yatzy
nav-home = Accueil
nav-language = Langue
nav-refused = Cela n’a pas marché
nav-back = Retour
