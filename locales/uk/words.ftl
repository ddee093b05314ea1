# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
percent = { $number }%
percent-under = менше ніж { $percent }
percent-over = понад { $percent }
seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунд
}
minutes = { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилин
}
hours = { $hours ->
    [one] { $hours } годину
    [few] { $hours } години
    [many] { $hours } годин
   *[other] { $hours } годин
}

## Marks and lists

colon = :
list-or = { $rest } або { $last }
list-and = { $rest } і { $last }

## Names that are put together

# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Власні правила

## On every page

nav-app = Yatzy
nav-home = Головна
nav-language = Мова
nav-refused = Не вийшло
nav-back = Назад
