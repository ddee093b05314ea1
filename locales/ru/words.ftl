# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
percent = { $number } %
percent-under = меньше { $percent }
percent-over = больше { $percent }
seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунд
}
minutes = { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минут
}
hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часов
}

## Marks and lists

colon = :
list-or = { $rest } или { $last }
list-and = { $rest } и { $last }

## Names that are put together

# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
title-of-no-name = Свои правила

## On every page

nav-app = Яцзы
nav-home = Главная
nav-language = Язык
nav-refused = Не получилось
nav-back = Назад
