# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
percent = { $number } %
percent-under = unter { $percent }
percent-over = über { $percent }
seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}

## Marks and lists

colon = :
list-or = { $rest } oder { $last }
list-and = { $rest } und { $last }

## Names that are put together

cell-name = { $name } ×{ $factor }
title-of-no-name = Eigene Regeln

## On every page

nav-app = Yatzy
nav-home = Startseite
nav-language = Sprache
nav-refused = Das ging nicht
nav-back = Zurück
