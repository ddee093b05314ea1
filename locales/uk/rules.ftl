# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = щонайбільше { $max ->
    [one] { $max } очко
    [few] { $max } очки
    [many] { $max } очок
   *[other] { $max } очка
}
rules-list-hint = «yatzy rules ID» пояснить одне видання; «yatzy score HAND --rules ID» порахує за ним.
rules-none = Жодне видання не підходить; прибери --game або --in.

## The guide

guide-summary = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубиків
}, { $boxes ->
    [one] { $boxes } клітинка
    [few] { $boxes } клітинки
    [many] { $boxes } клітинок
   *[other] { $boxes } клітинок
}, { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходів
}, щонайбільше { $max ->
    [one] { $max } очко
    [few] { $max } очки
    [many] { $max } очок
   *[other] { $max } очок
}
guide-edition = { $id } · буклет { $booklet } · { $language }
guide-turn = Хід
guide-turn-throws = { $dice ->
    [1] Кинь кубик і перекинь його щонайбільше двічі.
   *[other] Кинь усі кубики ({ $dice }). Потім перекинь будь-які з них, щонайбільше двічі; можна перекинути й ті, що були залишені раніше.
} Зупинитися можна після будь-якого кидка.
guide-turn-throws-chips = { $dice ->
    [1] Кинь кубик і перекидай його: двічі безкоштовно, далі за фішки.
   *[other] Кинь усі кубики ({ $dice }). Потім перекидай будь-які з них: двічі безкоштовно, далі за фішки; можна перекинути й ті, що були залишені раніше.
} Зупинитися можна після будь-якого кидка.
guide-turn-entry = Потім запиши кубики в одну з вільних клітинок. Кожну клітинку можна використати лише один раз, навіть для нуля.
guide-turn-reading = Клітинку вибираєш ти. Вона завжди дає стільки очок, скільки твої кубики можуть у ній набрати.
guide-turn-reading-named = Клітинка завжди дає стільки очок, скільки твої кубики можуть у ній набрати: 4-4-4-4-1 — це і три однакові.
guide-boxes = Клітинки
guide-box = { $box } — { $rule }
guide-example = Приклад
guide-pays = Очки
guide-most = Макс.
guide-columns = На бланку { $columns ->
    [one] { $columns } стовпець
    [few] { $columns } стовпці
    [many] { $columns } стовпців
   *[other] { $columns } стовпців
}: { $factors }. За хід заповнюють одну клітинку в одному зі стовпців, і її очки множаться. У таблиці показано ×1.
guide-options = Чинні параметри
guide-differs = * відрізняється від звичайних правил ({ $game })
guide-same = Як звичайні правила ({ $game }).
guide-end-heading = Кінець гри
guide-end = Гра закінчується, коли всі зробили по { $turns ->
    [one] { $turns } ходу
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходів
} і всі клітинки заповнені. Перемагає найбільша загальна сума; за рівних сум місце ділять.
guide-players = Грати може скільки завгодно людей. Можна й наодинці, проти власного рекорду.

## What a box needs, and what it pays

# "3 alike and a pair, each of another face" and "their sum"
box-rule = { $needs }: { $pays }
needs-face = кубики з числом { $face }
needs-group = { $size ->
    [1] { $count ->
        [1] один кубик
        [one] { $count } кубик по одному
        [few] { $count } кубики по одному
        [many] { $count } кубиків по одному
       *[other] { $count } кубиків по одному
    }
    [2] { $count ->
        [1] пара
        [one] { $count } пара
        [few] { $count } пари
        [many] { $count } пар
       *[other] { $count } пар
    }
   *[other] { $count ->
        [1] { $size ->
            [one] { $size } однаковий
            [few] { $size } однакові
            [many] { $size } однакових
           *[other] { $size } однакових
        }
        [one] { $count } раз по { $size ->
            [one] { $size } однаковому
            [few] { $size } однакові
            [many] { $size } однакових
           *[other] { $size } однакових
        }
        [few] { $count } рази по { $size ->
            [one] { $size } однаковому
            [few] { $size } однакові
            [many] { $size } однакових
           *[other] { $size } однакових
        }
        [many] { $count } разів по { $size ->
            [one] { $size } однаковому
            [few] { $size } однакові
            [many] { $size } однакових
           *[other] { $size } однакових
        }
       *[other] { $count } разів по { $size ->
            [one] { $size } однаковому
            [few] { $size } однакові
            [many] { $size } однакових
           *[other] { $size } однакових
        }
    }
}
needs-different = { $groups }, числа різні
needs-run = усі числа від { $first } до { $last }
needs-run-of = { $length ->
    [one] { $length } число
    [few] будь-які { $length } числа поспіль
    [many] будь-які { $length } чисел поспіль
   *[other] будь-які { $length } чисел поспіль
}
needs-any = будь-які кубики
pays-matched = сума цих кубиків
pays-all = сума всіх кубиків
pays-fixed = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
pays-fixed-and-all = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} і сума всіх кубиків

## Options by name, as forms and screens offer them

option-name-order = Порядок клітинок
option-name-bonus = Бонус
option-name-chance = Шанс
option-name-zero = Нуль
option-name-declare = Клітинку оголошують заздалегідь
option-name-chips = Накопичувати перекидання фішками
option-name-joker = Джокери
option-name-yatzy = Yatzy дає
option-and-choice = { $option }: { $choice }

## Their values

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

## What an option means

option-order-free = Клітинки заповнюють у будь-якому порядку.
option-order-down = Клітинки заповнюють згори вниз. Якщо кубики не підійшли до чергової клітинки, у ній нуль.
option-order-upper-first = Спершу заповнюють усі верхні клітинки, потім нижні; усередині кожної частини — у будь-якому порядку.
option-bonus-none = Бонусу за верхні клітинки немає.
option-bonus-out-of-reach = Верхні клітинки дають щонайбільше { $most }, тож його ніколи не отримати.
option-bonus-at-least = { $bonus }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}, якщо у верхніх клітинках разом { $sum } або більше.
option-bonus-more-than = { $bonus }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}, якщо у верхніх клітинках разом більше ніж { $sum }. Рівно { $sum } замало.
option-chance-any = Клітинку «{ $chance }» можна зайняти будь-коли.
option-chance-any-in-order = Клітинку «{ $chance }» заповнюють, коли до неї дійде черга.
option-chance-last-resort = Клітинка «{ $chance }» — на крайній випадок: її займають, лише якщо кубики не дають очок у жодній іншій вільній клітинці.
option-zero-any = Нуль можна записати в будь-яку вільну клітинку, де кубики нічого не варті, навіть якщо інша клітинка дала б очки.
option-zero-any-in-order = Нуль іде в ту клітинку або ту частину бланка, до якої дійшла черга, якщо кубики там нічого не варті.
option-zero-last-resort = Нуль — на крайній випадок: його записують, лише якщо кубики не дають очок у жодній вільній клітинці.
option-declare-no = Клітинку вибирають після кидків.
option-declare-yes = До першого кидка ти оголошуєш вільну клітинку. Якщо твої кубики дають у ній очки, запиши їх туди. Якщо ні, вибирай: клітинка «{ $chance }», якщо вона вільна і кубики не дають очок у жодній іншій вільній клітинці, або нуль у будь-яку іншу вільну клітинку, навіть ту, де кубики дали б очки, адже її не оголошено. Клітинку «{ $chance }» теж можна оголосити, тоді вона приймає будь-які кубики.
option-declare-yes-without-chance = До першого кидка ти оголошуєш вільну клітинку. Якщо твої кубики дають у ній очки, запиши їх туди. Якщо ні, нуль іде в будь-яку вільну клітинку, навіть ту, де кубики дали б очки, адже її не оголошено.
option-chips-no = Незроблені перекидання пропадають.
option-chips-yes = За кожне незроблене перекидання з двох ти отримуєш фішку. Після обох кожне наступне перекидання коштує одну фішку, поки вистачає фішок. Усі починають без фішок, а ті, що лишилися наприкінці, нічого не варті.
option-joker-none = Джокерів немає: ще одне Yatzy — такий самий кидок, як будь-який інший.
option-joker-booklet = Якщо в клітинці «{ $yatzy }» вже стоїть { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}, то { $dice ->
    [one] { $dice } однаковий
    [few] { $dice } однакові
    [many] { $dice } однакових
   *[other] { $dice } однакових
} — це додаткове Yatzy: ще { $extra } зверху, хоч що буде далі. Кидок має йти у верхню клітинку свого числа. Якщо вона зайнята, це джокер, і будь-яка вільна нижня клітинка дає за нього все, що може; якщо нижніх не лишилося, це нуль у вільній верхній. Поки клітинка «{ $yatzy }» вільна або в ній нуль, нічого цього немає.
option-joker-official = Коли клітинку «{ $yatzy }» заповнено, { $dice ->
    [one] { $dice } однаковий
    [few] { $dice } однакові
    [many] { $dice } однакових
   *[other] { $dice } однакових
} мають іти у верхню клітинку свого числа. Якщо вона зайнята, кидок — джокер, і будь-яка вільна нижня клітинка дає за нього все, що може; якщо нижніх не лишилося, це нуль у вільній верхній. Якщо в клітинці «{ $yatzy }» стоять очки, а не нуль, кожен такий кидок дає ще { $extra ->
    [one] { $extra } очко
    [few] { $extra } очки
    [many] { $extra } очок
   *[other] { $extra } очка
}.
option-yatzy-fixed = Клітинка «{ $yatzy }» дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}.
option-yatzy-and-sum = Клітинка «{ $yatzy }» дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
} і суму кубиків.

## At the table

rules-in-force = Чинні правила
rules-more = ↓: далі · esc закриває
