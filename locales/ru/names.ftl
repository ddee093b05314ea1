# What Russian pads call things.

language = Русский

# What sentences say of a box that has no such forms, because someone wrote it or it stands in one of several columns
forms =
    .acc = клетку «{ $name }»

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Единицы
    .ones_acc = «Единицы»
    .twos = Двойки
    .twos_acc = «Двойки»
    .threes = Тройки
    .threes_acc = «Тройки»
    .fours = Четвёрки
    .fours_acc = «Четвёрки»
    .fives = Пятёрки
    .fives_acc = «Пятёрки»
    .sixes = Шестёрки
    .sixes_acc = «Шестёрки»
    .one-pair = Пара
    .one-pair_acc = «Пару»
    .two-pairs = Две пары
    .two-pairs_acc = «Две пары»
    .three-pairs = Три пары
    .three-pairs_acc = «Три пары»
    .three-of-a-kind = Три одинаковых
    .three-of-a-kind_acc = «Три одинаковых»
    .four-of-a-kind = Каре
    .four-of-a-kind_acc = «Каре»
    .five-of-a-kind = Пять одинаковых
    .five-of-a-kind_acc = «Пять одинаковых»
    .small-straight = Малый стрит
    .small-straight_acc = «Малый стрит»
    .large-straight = Большой стрит
    .large-straight_acc = «Большой стрит»
    .full-straight = Полный стрит
    .full-straight_acc = «Полный стрит»
    .full-house = Фул-хаус
    .full-house_acc = «Фул-хаус»
    .house = Фул-хаус
    .double-triple = Двойной сет
    .double-triple_acc = «Двойной сет»
    .tower = Башня
    .tower_acc = «Башню»
    .chance = Шанс
    .chance_acc = «Шанс»
    .yatzy = Яцзы
    .yatzy_acc = «Яцзы»
    .maxi-yatzy = Макси-яцзы
    .maxi-yatzy_acc = «Макси-яцзы»
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

games-short =
    .maxi = Макси
    .triple = Тройное
    .ru13 = 13 раундов

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
    .three-of-a-kind_acc = «Тройку»
    .four-of-a-kind = Каре
    .small-straight = Малый стрит
    .large-straight = Большой стрит
    .full-house = Полный дом
    .full-house_acc = «Полный дом»
    .chance = Шанс
    .yatzy = Покер
    .yatzy_acc = «Покер»

ru13 = Yatzy (Яцзы)
    .ones = Единицы
    .twos = Двойки
    .threes = Тройки
    .fours = Четверки
    .fours_acc = «Четверки»
    .fives = Пятерки
    .fives_acc = «Пятерки»
    .sixes = Шестерки
    .sixes_acc = «Шестерки»
    .sum = Сумма верх
    .bonus = Бонус
    .three-of-a-kind = Тройка
    .four-of-a-kind = Каре
    .full-house = Фул-хаус
    .small-straight = Малый стрит
    .large-straight = Большой стрит
    .yatzy = Ецци
    .yatzy_acc = «Ецци»
    .chance = Шанс
    .yatzy-bonus = Ецци бонус
    .total = Итого
