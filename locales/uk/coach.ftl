# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, а { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Кращого вибору немає.
coach-may = Чи можна питати поради?
coach-may-usual = Якщо всі грають тут
coach-may-yes = Так
coach-may-no = Ні
coach-absent = Цієї гри порадник ще не знає.
coach-thinking = Порадник думає…
coach-ask = Спитати поради

## Moves

coach-throw = Кинь усі кубики
coach-throw-again = Перекинь усі кубики
coach-keep = Залиш { $dice }
coach-keep-one = Залиш { $face ->
    [1] одиницю
    [2] двійку
    [3] трійку
    [4] четвірку
    [5] п’ятірку
   *[6] шістку
}
coach-keep-alike = Залиш { $face ->
    [1] одиниці
    [2] двійки
    [3] трійки
    [4] четвірки
    [5] п’ятірки
   *[6] шістки
}
coach-enter = Запиши { $points } { $box_into }
coach-call = Оголоси { $box_acc }

## Reasons

coach-why-only = правила не дозволяють нічого іншого
coach-why-others-zero = у всіх інших клітинках був би нуль
coach-why-others-less = жодна інша клітинка не дає стільки очок
coach-why-full = це найбільше, що може дати клітинка «{ $box }»
coach-why-enter-less = якщо натомість записати { $points } { $box_into }, втратиш у середньому { $less ->
    [one] { $less } очко
    [few] { $less } очки
    [many] { $less } очок
   *[other] { $less } очка
}
coach-why-enter-same = якщо натомість записати { $points } { $box_into }, вийде приблизно так само добре
coach-why-zero-less = якщо натомість викреслити { $box_acc }, втратиш у середньому { $less ->
    [one] { $less } очко
    [few] { $less } очки
    [many] { $less } очок
   *[other] { $less } очка
}
coach-why-zero-same = якщо натомість викреслити { $box_acc }, вийде приблизно так само добре
coach-why-keep-less = якщо натомість залишити { $size ->
    [single] тільки { $dice }
   *[several] { $dice }
}, втратиш у середньому { $less ->
    [one] { $less } очко
    [few] { $less } очки
    [many] { $less } очок
   *[other] { $less } очка
}
coach-why-keep-same = якщо натомість залишити { $size ->
    [single] тільки { $dice }
   *[several] { $dice }
}, вийде приблизно так само добре
coach-why-throw-all-less = якщо натомість кинути всі кубики, втратиш у середньому { $less ->
    [one] { $less } очко
    [few] { $less } очки
    [many] { $less } очок
   *[other] { $less } очка
}
coach-why-throw-all-same = якщо натомість кинути всі кубики, вийде приблизно так само добре
coach-why-call-less = якщо натомість оголосити { $box_acc }, втратиш у середньому { $less ->
    [one] { $less } очко
    [few] { $less } очки
    [many] { $less } очок
   *[other] { $less } очка
}
coach-why-call-same = якщо натомість оголосити { $box_acc }, вийде приблизно так само добре
coach-why-chance = якщо грати лише на { $box_acc }, шанс — { $chance }
coach-why-points = якщо грати лише на { $box_acc }, вийде в середньому { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
coach-why-extra = якщо знову грати на { $box_acc }, шанс отримати ще { $extra ->
    [one] { $extra } очко
    [few] { $extra } очки
    [many] { $extra } очок
   *[other] { $extra } очка
} — { $chance }

## What comes with it

coach-also-bonus-needs = до бонусу тобі бракує ще { $points ->
    [one] { $points } очка
    [few] { $points } очок
    [many] { $points } очок
   *[other] { $points } очка
}
coach-also-bonus-left = до бонусу тоді лишиться { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
coach-also-extra = це дає ще { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} зверху
coach-also-bonus-earned = так ти отримаєш бонус
coach-also-saves-chips = так ти отримаєш { $chips ->
    [one] { $chips } фішку
    [few] { $chips } фішки
    [many] { $chips } фішок
   *[other] { $chips } фішок
}
coach-also-takes-chip = фішки на це не шкода

## Where values are estimated

coach-fitted = { $clause } (оцінка, з точністю до { $error ->
    [one] { $error } очка
    [few] { $error } очок
    [many] { $error } очок
   *[other] { $error } очка
})
coach-estimated = { $clause } (груба оцінка)

## What someone plays for, chosen and told at the table

goal-title = Твоя мета
goal-mean = якомога більше очок
goal-total = задана сума очок
goal-total-of = щонайменше { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
}
goal-total-label = Скільки очок набрати
goal-record = новий особистий рекорд
goal-win = перемога
goal-hint = Порадник ураховує цю мету, а стіл показує твій шанс.
# Beside the field for a number, where one is asked for
goal-hint-number = Лише для заданої суми очок.
goal-type-total = введи число: скільки очок набрати
goal-too-high = За цими правилами можна набрати щонайбільше { $most ->
    [one] { $most } очко
    [few] { $most } очки
    [many] { $most } очок
   *[other] { $most } очка
}.
goal-set = Вибрати цю мету
goal-key = Вибрати мету
goal-no-record = За цими правилами в тебе ще немає рекорду. Спершу дограй гру або вибери, скільки очок набрати.
goal-line-mean = Мета: якомога більше очок
goal-line-total = Мета: { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
} або більше
goal-line-win = Мета: перемога
goal-line-chance = { $goal }. Шанс: { $chance }
goal-line-estimate = { $goal }. Шанс: близько { $chance }
goal-line-mean-play = { $goal }. Шанс за гри на середнє: { $chance }
chance-about = близько { $chance }
goal-hint-total = { $action }. Шанс набрати { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
} або більше: { $chance }.
goal-hint-win = { $action }. Шанс перемогти: { $chance }.
goal-hint-other = { $hint } Другий за силою вибір: { $other }, шанс { $chance }.
goal-hint-estimate = { $hint } (Це оцінки, якщо далі грати на середнє.)
goal-hint-reached = { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
} ти вже маєш напевно, тож грай на більше.
goal-hint-missed = { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
} уже не набереш, тож набирай скільки зможеш.
goal-hint-won = Перемога вже напевно твоя, тож грай на очки.
goal-hint-lost = Перемогти вже неможливо, тож грай на очки.
goal-hint-points = Для твоєї мети найкращі рішення майже рівноцінні (шанс: { $chance }), тож грай на очки.
goal-cost = Шанс із твоїм вибором: { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: вибрати мету; goal: показати її
goal-plain-wrong = «{ $word }» — не мета. Введи goal mean, goal record, goal win або goal і число.
goal-report-total = Метою було набрати { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
} або більше. Шанс на початку був { $start }: { $luck } відсоткового пункту від кубиків, { $cost } від рішень.
goal-report-win = Метою була перемога. Шанс на початку був { $start }: { $luck } відсоткового пункту від кубиків та інших гравців, { $cost } від рішень.
goal-reached = Досягнуто.
goal-missed = Не досягнуто.
goal-won = Перемога.
goal-shared = Перше місце поділено.
goal-lost = Перемоги немає.
goal-worst = Рішення, які найбільше знизили шанс
goal-better = Шанс вищий на { $cost ->
    [one] { $cost } відсотковий пункт
    [few] { $cost } відсоткові пункти
    [many] { $cost } відсоткових пунктів
   *[other] { $cost } відсоткового пункту
}: { $best }
goal-report-estimate = Шанси в перших ходах — оцінка.
goal-record-mean = { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
} виходить в одній грі з { $mean }, якщо грати на середнє.
goal-record-both = { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
} виходить в одній грі з { $mean }, якщо грати на середнє, і в одній з { $best }, якщо грати саме на це.
goal-chances-exact = Точно, якщо всі й далі грають на найбільше середнє.
goal-label = Мета

## Goals on the command line: a total, or the win

goal-wrong = «{ $given }» — не мета; напиши { $goals }.
goal-for-total = сума щонайменше { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
}
goal-for-every-total = кожна сума
goal-chance = Найкращий шанс
goal-chance-of-mean = Гра на середнє
goal-best = Найкраще: { $action }. Шанс за найкращої гри далі: { $chance }.
goal-estimate = Ці шанси підраховано в партіях, дограних на найбільше середнє; для цієї гри й цієї картки точно їх не рахують.
goal-exact-how = { $command } рахує точні шанси для кожної суми.
goal-win-assumes = Припущено, що решта грає на найбільше середнє.
goal-against-missing = Щоб грати на перемогу, вкажи картку кожного суперника через «--against», наприклад --against "ones=3,yatzy=0".
goal-against-unused = «--against» потрібен лише разом із «--goal win»; вкажи обидва або жодного.
