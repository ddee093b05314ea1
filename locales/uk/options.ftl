# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Порядок клітинок
option-name-bonus = Бонус
option-name-chance = Шанс
option-name-zero = Нуль
option-name-declare = Клітинку оголошують заздалегідь
option-name-chips = Накопичувати перекидання фішками
option-name-joker = Джокери
option-name-yatzy = Yatzy дає
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = будь-який
choice-order-down = згори вниз
choice-order-upper-first = спершу верхня частина
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = за звичайної суми або більшої
choice-bonus-at-least-sum = за { $sum } або більше
choice-bonus-more-than = лише понад звичайну суму
choice-bonus-more-than-sum = лише понад { $sum }
choice-bonus-none = немає
choice-any = будь-коли
choice-last-resort = лише в крайньому разі
choice-no = ні
choice-yes = так
choice-joker-none = немає
choice-joker-booklet = коли Yatzy принесло очки
choice-joker-official = коли клітинку Yatzy заповнено
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 і суму кубиків

## How well the computer plays, the weakest first

level-random = навмання
level-greedy = жадібний
level-beginner = новачок
level-casual = аматор
level-club = клубний гравець
level-expert = знавець
level-perfect = ідеальний
level-winner = на перемогу
