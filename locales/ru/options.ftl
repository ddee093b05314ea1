# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Порядок клеток
option-name-bonus = Бонус
option-name-chance = Шанс
option-name-zero = Ноль
option-name-declare = Клетка объявляется заранее
option-name-chips = Копить перебросы фишками
option-name-joker = Джокеры
option-name-yatzy = Яцзы даёт
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = любой
choice-order-down = сверху вниз
choice-order-upper-first = сначала верхняя часть
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = при обычной сумме или больше
choice-bonus-at-least-sum = при { $sum } или больше
choice-bonus-more-than = только выше обычной суммы
choice-bonus-more-than-sum = только выше { $sum }
choice-bonus-none = нет
choice-any = в любой момент
choice-last-resort = только в крайнем случае
choice-no = нет
choice-yes = да
choice-joker-none = нет
choice-joker-booklet = когда яцзы принесло очки
choice-joker-official = когда клетка яцзы заполнена
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 и сумму кубиков

## How well the computer plays, the weakest first

level-random = наугад
level-greedy = жадный
level-beginner = новичок
level-casual = любитель
level-club = клубный игрок
level-expert = знаток
level-perfect = идеальный
level-winner = на победу
