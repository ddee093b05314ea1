# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
percent = { $number }%
percent-under = mazāk nekā { $percent }
percent-over = vairāk nekā { $percent }
seconds = { $seconds ->
    [zero] { $seconds } sekundes
    [one] { $seconds } sekundi
   *[other] { $seconds } sekundes
}
minutes = { $minutes ->
    [zero] { $minutes } minūtes
    [one] { $minutes } minūti
   *[other] { $minutes } minūtes
}
hours = { $hours ->
    [zero] { $hours } stundas
    [one] { $hours } stundu
   *[other] { $hours } stundas
}

## Marks and lists

colon = :
list-or = { $rest } vai { $last }
list-and = { $rest } un { $last }

## Names that are put together

# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Savi noteikumi

## On every page

nav-app = Yatzy
nav-home = Sākumlapa
nav-language = Valoda
nav-refused = Tas neizdevās
nav-back = Atpakaļ
