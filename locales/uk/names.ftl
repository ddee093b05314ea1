# What Ukrainian pads call things.

language = Українська

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Одиниці
    .twos = Двійки
    .threes = Трійки
    .fours = Четвірки
    .fives = П’ятірки
    .sixes = Шістки
    .one-pair = Пара
    .two-pairs = Дві пари
    .three-pairs = Три пари
    .three-of-a-kind = Три однакові
    .four-of-a-kind = Каре
    .five-of-a-kind = П’ять однакових
    .small-straight = Малий стріт
    .large-straight = Великий стріт
    .full-straight = Повний стріт
    .full-house = Фул-хаус
    .house = Фул-хаус
    .double-triple = Подвійний сет
    .tower = Вежа
    .chance = Шанс
    .yatzy = Yatzy
    .maxi-yatzy = Maxi Yatzy
    .sum = Сума
    .bonus = Бонус
    .upper-total = Верх із бонусом
    .lower-sum = Сума низу
    .yatzy-bonus = Бонус за Yatzy
    .total = Разом

games =
    .yatzy = Yatzy
    .maxi = Maxi Yatzy
    .triple = Triple Yatzy
    .ru13 = Yatzy на тринадцять раундів
    .yahtzee = Yahtzee

# Each leaflet's own names; the value is its title.
tactic = XL Yatzy
    .ones = Одиниці
    .twos = Двійки
    .threes = Трійки
    .fours = Четвірки
    .fives = П’ятірки
    .sixes = Шістки
    .bonus = Бонус
    .one-pair = Пара
    .two-pairs = Дві пари
    .three-of-a-kind = Трійка
    .four-of-a-kind = Каре
    .small-straight = Малий стріт
    .large-straight = Великий стріт
    .full-house = Повний дім
    .chance = Шанс
    .yatzy = Yatzy
