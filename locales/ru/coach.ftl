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
coach-cost-nothing = Лучшего выбора нет.
coach-may = Можно ли спрашивать совета?
coach-may-usual = Если все играют здесь
coach-may-yes = Да
coach-may-no = Нет
coach-absent = Этой игры советчик ещё не знает.
coach-thinking = Советчик думает…
coach-ask = Спросить совета

## Moves

coach-throw = Брось все кубики
coach-throw-again = Перебрось все кубики
coach-keep = Оставь { $dice }
coach-keep-one = Оставь { $face ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
   *[6] шестёрку
}
coach-keep-alike = Оставь { $face ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
coach-enter = Запиши { $points } в { $box_acc }
coach-call = Объяви { $box_acc }

## Reasons

coach-why-only = ничего другого правила не допускают
coach-why-others-zero = во всех остальных клетках был бы ноль
coach-why-others-less = ни одна другая клетка не даёт столько очков
coach-why-full = это самое большее, что может дать клетка «{ $box }»
coach-why-enter-less = если вместо этого записать { $points } в { $box_acc }, потеряешь в среднем { $less ->
    [one] { $less } очко
    [few] { $less } очка
    [many] { $less } очков
   *[other] { $less } очка
}
coach-why-enter-same = если вместо этого записать { $points } в { $box_acc }, выйдет примерно так же хорошо
coach-why-zero-less = если вместо этого вычеркнуть { $box_acc }, потеряешь в среднем { $less ->
    [one] { $less } очко
    [few] { $less } очка
    [many] { $less } очков
   *[other] { $less } очка
}
coach-why-zero-same = если вместо этого вычеркнуть { $box_acc }, выйдет примерно так же хорошо
coach-why-keep-less = если вместо этого оставить { $size ->
    [single] только { $dice }
   *[several] { $dice }
}, потеряешь в среднем { $less ->
    [one] { $less } очко
    [few] { $less } очка
    [many] { $less } очков
   *[other] { $less } очка
}
coach-why-keep-same = если вместо этого оставить { $size ->
    [single] только { $dice }
   *[several] { $dice }
}, выйдет примерно так же хорошо
coach-why-throw-all-less = если вместо этого бросить все кубики, потеряешь в среднем { $less ->
    [one] { $less } очко
    [few] { $less } очка
    [many] { $less } очков
   *[other] { $less } очка
}
coach-why-throw-all-same = если вместо этого бросить все кубики, выйдет примерно так же хорошо
coach-why-call-less = если вместо этого объявить { $box_acc }, потеряешь в среднем { $less ->
    [one] { $less } очко
    [few] { $less } очка
    [many] { $less } очков
   *[other] { $less } очка
}
coach-why-call-same = если вместо этого объявить { $box_acc }, выйдет примерно так же хорошо
coach-why-chance = если играть только на { $box_acc }, шанс — { $chance }
coach-why-points = если играть только на { $box_acc }, выйдет в среднем { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
coach-why-extra = если снова играть на { $box_acc }, шанс получить ещё { $extra ->
    [one] { $extra } очко
    [few] { $extra } очка
    [many] { $extra } очков
   *[other] { $extra } очка
} — { $chance }

## What comes with it

coach-also-bonus-needs = до бонуса тебе не хватает ещё { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
}
coach-also-bonus-left = до бонуса тогда останется { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
coach-also-extra = это даёт ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} сверху
coach-also-bonus-earned = так ты получишь бонус
coach-also-saves-chips = так ты получишь { $chips ->
    [one] { $chips } фишку
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишек
}
coach-also-takes-chip = фишки на это не жалко

## Where values are estimated

coach-fitted = { $clause } (оценка, с точностью до { $error ->
    [one] { $error } очка
    [few] { $error } очков
    [many] { $error } очков
   *[other] { $error } очка
})
coach-estimated = { $clause } (грубая оценка)

## What someone plays for, chosen and told at the table

goal-title = Твоя цель
goal-mean = как можно больше очков
goal-total = заданная сумма очков
goal-total-of = не меньше { $total ->
    [one] { $total } очка
    [few] { $total } очков
    [many] { $total } очков
   *[other] { $total } очка
}
goal-total-label = Сколько очков набрать
goal-record = новый личный рекорд
goal-win = победа
goal-hint = Советчик учитывает эту цель, а стол показывает твой шанс.
# Beside the field for a number, where one is asked for
goal-hint-number = Только для заданной суммы очков.
goal-type-total = введи число: сколько очков набрать
goal-too-high = По этим правилам можно набрать не больше { $most ->
    [one] { $most } очка
    [few] { $most } очков
    [many] { $most } очков
   *[other] { $most } очка
}.
goal-set = Выбрать эту цель
goal-key = Выбрать цель
goal-no-record = По этим правилам у тебя ещё нет рекорда. Сначала доиграй игру или выбери, сколько очков набрать.
goal-line-mean = Цель: как можно больше очков
goal-line-total = Цель: { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
} или больше
goal-line-win = Цель: победа
goal-line-chance = { $goal }. Шанс: { $chance }
goal-line-estimate = { $goal }. Шанс: около { $chance }
goal-line-mean-play = { $goal }. Шанс при игре на среднее: { $chance }
chance-about = около { $chance }
goal-hint-total = { $action }. Шанс набрать { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
} или больше: { $chance }.
goal-hint-win = { $action }. Шанс победить: { $chance }.
goal-hint-other = { $hint } Второй по силе выбор: { $other }, шанс { $chance }.
goal-hint-estimate = { $hint } (Это оценки, если дальше играть на среднее.)
goal-hint-reached = { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
} у тебя уже есть наверняка, так что играй на большее.
goal-hint-missed = { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
} уже не набрать, так что набирай сколько сможешь.
goal-hint-won = Победа уже наверняка твоя, так что играй на очки.
goal-hint-lost = Победить уже нельзя, так что играй на очки.
goal-hint-points = Для твоей цели лучшие решения почти равноценны (шанс: { $chance }), так что играй на очки.
goal-cost = Шанс с твоим выбором: { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: выбрать цель; goal: показать её
goal-plain-wrong = «{ $word }» — не цель. Введи goal mean, goal record, goal win или goal и число.
goal-report-total = Целью было набрать { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
} или больше. Шанс в начале был { $start }: { $luck } процентного пункта от кубиков, { $cost } от решений.
goal-report-win = Целью была победа. Шанс в начале был { $start }: { $luck } процентного пункта от кубиков и других игроков, { $cost } от решений.
goal-reached = Достигнуто.
goal-missed = Не достигнуто.
goal-won = Победа.
goal-shared = Первое место поделено.
goal-lost = Победы нет.
goal-worst = Решения, которые больше всего снизили шанс
goal-better = Шанс выше на { $cost ->
    [one] { $cost } процентный пункт
    [few] { $cost } процентных пункта
    [many] { $cost } процентных пунктов
   *[other] { $cost } процентного пункта
}: { $best }
goal-report-estimate = Шансы в первых ходах — оценка.
goal-record-mean = { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
} выходит в одной игре из { $mean }, если играть на среднее.
goal-record-both = { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
} выходит в одной игре из { $mean }, если играть на среднее, и в одной из { $best }, если играть именно на это.
goal-chances-exact = Точно, если все продолжают играть на наибольшее среднее.
goal-label = Цель

## Goals on the command line: a total, or the win

goal-wrong = «{ $given }» — не цель; напиши { $goals }.
goal-for-total = итог не меньше { $total ->
    [one] { $total } очка
    [few] { $total } очков
    [many] { $total } очков
   *[other] { $total } очка
}
goal-for-every-total = каждый итог
goal-chance = Лучший шанс
goal-chance-of-mean = Игра на среднее
goal-best = Лучше всего: { $action }. Шанс при лучшей игре дальше: { $chance }.
goal-estimate = Эти шансы подсчитаны в партиях, доигранных на наибольшее среднее; для этой игры и этой карточки точно они не считаются.
goal-exact-how = { $command } считает точные шансы для каждого итога.
goal-win-assumes = Предполагается, что остальные играют на наибольшее среднее.
goal-against-missing = Чтобы играть на победу, укажи карточку каждого соперника через «--against», например --against "ones=3,yatzy=0".
goal-against-unused = «--against» нужен только вместе с «--goal win»; укажи оба или ни одного.
