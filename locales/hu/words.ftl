# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points } pont
percent = { $number }%
percent-under = kevesebb mint { $percent }
percent-over = több mint { $percent }
seconds = { $seconds } másodperc
minutes = { $minutes } perc
hours = { $hours } óra

## Marks and lists

colon = :
list-or = { $rest } vagy { $last }
list-and = { $rest } és { $last }

## Names that are put together

# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Saját szabályok

## On every page

nav-app = Yatzy
nav-home = Kezdőlap
nav-language = Nyelv
nav-refused = Nem sikerült
nav-back = Vissza
