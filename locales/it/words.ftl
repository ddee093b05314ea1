# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
percent = { $number }%
percent-under = meno di { $percent }
percent-over = più di { $percent }
seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}

## Marks and lists

colon = :
list-or = { $rest } o { $last }
list-and = { $rest } e { $last }

## Names that are put together

# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Regole personali

## On every page

nav-app = Yatzy
nav-home = Pagina iniziale
nav-language = Lingua
nav-refused = Non ha funzionato
nav-back = Indietro
