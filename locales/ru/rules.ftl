# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = не больше { $max ->
    [one] { $max } очка
    [few] { $max } очков
    [many] { $max } очков
   *[other] { $max } очка
}
rules-list-hint = «yatzy rules ID» объяснит одно издание; «yatzy score HAND --rules ID» посчитает по нему.
rules-none = Ни одно издание не подходит; убери --game или --in.

## The guide

guide-summary = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
}, { $boxes ->
    [one] { $boxes } клетка
    [few] { $boxes } клетки
    [many] { $boxes } клеток
   *[other] { $boxes } клеток
}, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } ходов
}, не больше { $max ->
    [one] { $max } очка
    [few] { $max } очков
    [many] { $max } очков
   *[other] { $max } очков
}
guide-edition = { $id } · буклет { $booklet } · { $language }
guide-turn = Ход
guide-turn-throws = { $dice ->
    [1] Брось кубик и перебрось его не больше двух раз.
   *[other] Брось все кубики ({ $dice }). Потом перебрось любые из них, не больше двух раз; можно перебросить и те, что были оставлены раньше.
} Остановиться можно после любого броска.
guide-turn-throws-chips = { $dice ->
    [1] Брось кубик и перебрасывай его: два раза бесплатно, дальше за фишки.
   *[other] Брось все кубики ({ $dice }). Потом перебрасывай любые из них: два раза бесплатно, дальше за фишки; можно перебросить и те, что были оставлены раньше.
} Остановиться можно после любого броска.
guide-turn-entry = Затем запиши кубики в одну из свободных клеток. Каждую клетку можно использовать только один раз, даже для нуля.
guide-turn-reading = Клетку выбираешь ты. Она всегда даёт столько очков, сколько твои кубики могут в ней набрать.
guide-turn-reading-named = Клетка всегда даёт столько очков, сколько твои кубики могут в ней набрать: 4-4-4-4-1 — это и три одинаковых.
guide-boxes = Клетки
guide-box = { $box } — { $rule }
guide-example = Пример
guide-pays = Очки
guide-most = Макс.
guide-columns = На бланке { $columns ->
    [one] { $columns } столбец
    [few] { $columns } столбца
    [many] { $columns } столбцов
   *[other] { $columns } столбцов
}: { $factors }. За ход заполняют одну клетку в одном из столбцов, и её очки умножаются. В таблице показано ×1.
guide-options = Действующие настройки
guide-differs = * отличается от обычных правил ({ $game })
guide-same = Как обычные правила ({ $game }).
guide-end-heading = Конец игры
guide-end = Игра кончается, когда все сделали по { $turns ->
    [one] { $turns } ходу
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } ходов
} и все клетки заполнены. Побеждает самый большой итог; при равных итогах место делят.
guide-players = Играть может сколько угодно человек. Можно и в одиночку, против своего рекорда.

## What a box needs, and what it pays

# "3 alike and a pair, each of another face" and "their sum"
box-rule = { $needs }: { $pays }
needs-face = кубики с числом { $face }
needs-group = { $size ->
    [1] { $count ->
        [1] один кубик
        [one] { $count } кубик по одному
        [few] { $count } кубика по одному
        [many] { $count } кубиков по одному
       *[other] { $count } кубиков по одному
    }
    [2] { $count ->
        [1] пара
        [one] { $count } пара
        [few] { $count } пары
        [many] { $count } пар
       *[other] { $count } пар
    }
   *[other] { $count ->
        [1] { $size } одинаковых
        [one] { $count } раз по { $size } одинаковых
        [few] { $count } раза по { $size } одинаковых
        [many] { $count } раз по { $size } одинаковых
       *[other] { $count } раз по { $size } одинаковых
    }
}
needs-different = { $groups }, числа разные
needs-run = все числа от { $first } до { $last }
needs-run-of = { $length ->
    [one] { $length } число
    [few] любые { $length } числа подряд
    [many] любые { $length } чисел подряд
   *[other] любые { $length } чисел подряд
}
needs-any = любые кубики
pays-matched = сумма этих кубиков
pays-all = сумма всех кубиков
pays-fixed = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
pays-fixed-and-all = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} и сумма всех кубиков

## Options by name, as forms and screens offer them

option-name-order = Порядок клеток
option-name-bonus = Бонус
option-name-chance = Шанс
option-name-zero = Ноль
option-name-declare = Клетка объявляется заранее
option-name-chips = Копить перебросы фишками
option-name-joker = Джокеры
option-name-yatzy = Яцзы даёт
option-and-choice = { $option }: { $choice }

## Their values

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

## What an option means

option-order-free = Клетки заполняют в любом порядке.
option-order-down = Клетки заполняют сверху вниз. Если кубики не подошли к очередной клетке, в ней ноль.
option-order-upper-first = Сначала заполняют все верхние клетки, потом нижние; внутри каждой части — в любом порядке.
option-bonus-none = Бонуса за верхние клетки нет.
option-bonus-out-of-reach = Верхние клетки дают не больше { $most }, так что его никогда не получить.
option-bonus-at-least = { $bonus }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}, если в верхних клетках вместе { $sum } или больше.
option-bonus-more-than = { $bonus }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}, если в верхних клетках вместе больше { $sum }. Ровно { $sum } мало.
option-chance-any = Клетку «{ $chance }» можно занять в любой момент.
option-chance-any-in-order = Клетку «{ $chance }» заполняют, когда до неё дойдёт очередь.
option-chance-last-resort = Клетка «{ $chance }» — на крайний случай: её занимают, только если кубики не дают очков ни в одной другой свободной клетке.
option-zero-any = Ноль можно записать в любую свободную клетку, где кубики ничего не стоят, даже если другая клетка дала бы очки.
option-zero-any-in-order = Ноль идёт в ту клетку или ту часть бланка, до которой дошла очередь, если кубики там ничего не стоят.
option-zero-last-resort = Ноль — на крайний случай: его записывают, только если кубики не дают очков ни в одной свободной клетке.
option-declare-no = Клетку выбирают после бросков.
option-declare-yes = До первого броска ты объявляешь свободную клетку. Если твои кубики дают в ней очки, запиши их туда. Если нет, выбирай: клетка «{ $chance }», если она свободна и кубики не дают очков ни в одной другой свободной клетке, или ноль в любую другую свободную клетку, даже ту, где кубики дали бы очки, ведь она не объявлена. Клетку «{ $chance }» тоже можно объявить, тогда она принимает любые кубики.
option-declare-yes-without-chance = До первого броска ты объявляешь свободную клетку. Если твои кубики дают в ней очки, запиши их туда. Если нет, ноль идёт в любую свободную клетку, даже ту, где кубики дали бы очки, ведь она не объявлена.
option-chips-no = Несделанные перебросы пропадают.
option-chips-yes = За каждый несделанный переброс из двух ты получаешь фишку. После обоих каждый следующий переброс стоит одну фишку, пока хватает фишек. Все начинают без фишек, а оставшиеся в конце ничего не стоят.
option-joker-none = Джокеров нет: ещё одно яцзы — такой же бросок, как любой другой.
option-joker-booklet = Если в клетке «{ $yatzy }» уже стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}, то { $dice } одинаковых — это дополнительное яцзы: ещё { $extra } сверху, что бы ни было дальше. Бросок должен идти в верхнюю клетку своего числа. Если она занята, это джокер, и любая свободная нижняя клетка даёт за него всё, что может; если нижних не осталось, это ноль в свободной верхней. Пока клетка «{ $yatzy }» свободна или в ней ноль, ничего этого нет.
option-joker-official = Когда клетка «{ $yatzy }» заполнена, { $dice } одинаковых должны идти в верхнюю клетку своего числа. Если она занята, бросок — джокер, и любая свободная нижняя клетка даёт за него всё, что может; если нижних не осталось, это ноль в свободной верхней. Если в клетке «{ $yatzy }» стоят очки, а не ноль, каждый такой бросок приносит ещё { $extra ->
    [one] { $extra } очко
    [few] { $extra } очка
    [many] { $extra } очков
   *[other] { $extra } очка
}.
option-yatzy-fixed = Клетка «{ $yatzy }» даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}.
option-yatzy-and-sum = Клетка «{ $yatzy }» даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
} и сумму кубиков.

## At the table

rules-in-force = Действующие правила
rules-more = ↓: дальше · esc закрывает
