# What Russian pads call things.

language = Русский

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Единицы
    .twos = Двойки
    .threes = Тройки
    .fours = Четвёрки
    .fives = Пятёрки
    .sixes = Шестёрки
    .one-pair = Пара
    .two-pairs = Две пары
    .three-pairs = Три пары
    .three-of-a-kind = Три одинаковых
    .four-of-a-kind = Каре
    .five-of-a-kind = Пять одинаковых
    .small-straight = Малый стрит
    .large-straight = Большой стрит
    .full-straight = Полный стрит
    .full-house = Фул-хаус
    .house = Фул-хаус
    .double-triple = Двойной сет
    .tower = Башня
    .chance = Шанс
    .yatzy = Яцзы
    .maxi-yatzy = Макси-яцзы
    .sum = Сумма
    .bonus = Бонус
    .upper-total = Верх с бонусом
    .lower-sum = Сумма низа
    .yatzy-bonus = Бонус за яцзы
    .total = Итого

games =
    .yatzy = Яцзы
    .maxi = Макси-яцзы
    .triple = Тройное яцзы
    .ru13 = Яцзы в тринадцать раундов
    .yahtzee = Yahtzee

# Each leaflet's own names; the value is its title.
tactic = Покер на костях
    .ones = Единицы
    .twos = Двойки
    .threes = Тройки
    .fours = Четвёрки
    .fives = Пятёрки
    .sixes = Шестёрки
    .bonus = Бонус
    .one-pair = Пара
    .two-pairs = Две пары
    .three-of-a-kind = Тройка
    .four-of-a-kind = Каре
    .small-straight = Малый стрит
    .large-straight = Большой стрит
    .full-house = Полный дом
    .chance = Шанс
    .yatzy = Покер

ru13 = Yatzy (Яцзы)
    .ones = Единицы
    .twos = Двойки
    .threes = Тройки
    .fours = Четверки
    .fives = Пятерки
    .sixes = Шестерки
    .sum = Сумма верх
    .bonus = Бонус
    .three-of-a-kind = Тройка
    .four-of-a-kind = Каре
    .full-house = Фул-хаус
    .small-straight = Малый стрит
    .large-straight = Большой стрит
    .yatzy = Ецци
    .chance = Шанс
    .yatzy-bonus = Ецци бонус
    .total = Итого
