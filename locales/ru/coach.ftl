# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, а { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
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
coach-enter = Запиши { $points } в клетку «{ $box }»
coach-call = Объяви клетку «{ $box }»

## Reasons

coach-why-only = ничего другого правила не допускают
coach-why-others-zero = во всех остальных клетках был бы ноль
coach-why-others-less = ни одна другая клетка не даёт столько
coach-why-full = больше в клетке «{ $box }» не получить
coach-why-enter-less = если взять { $points } в клетке «{ $box }», итог будет в среднем на { $less } ниже
coach-why-enter-same = если взять { $points } в клетке «{ $box }», выйдет примерно то же самое
coach-why-zero-less = с нулём в клетке «{ $box }» итог будет в среднем на { $less } ниже
coach-why-zero-same = с нулём в клетке «{ $box }» выйдет примерно то же самое
coach-why-keep-less = если оставить { $size ->
    [single] только одну { $dice }
   *[several] { $dice }
}, итог будет в среднем на { $less } ниже
coach-why-keep-same = если оставить { $size ->
    [single] только одну { $dice }
   *[several] { $dice }
}, выйдет примерно то же самое
coach-why-throw-all-less = если бросить все кубики, итог будет в среднем на { $less } ниже
coach-why-throw-all-same = если бросить все кубики, выйдет примерно то же самое
coach-why-call-less = если объявить клетку «{ $box }», итог будет в среднем на { $less } ниже
coach-why-call-same = если объявить клетку «{ $box }», выйдет примерно то же самое
coach-why-chance = если играть только на клетку «{ $box }», шанс — { $chance }
coach-why-chance-chips = если играть только на клетку «{ $box }» без новых фишек, шанс — { $chance }
coach-why-points = если играть только на клетку «{ $box }», выйдет в среднем { $points }
coach-why-points-chips = если играть только на клетку «{ $box }» без новых фишек, выйдет в среднем { $points }
coach-why-extra = если снова играть на клетку «{ $box }», шанс получить ещё { $extra } — { $chance }

## What comes with it

coach-also-bonus-needs = до бонуса тебе не хватает ещё { $points }
coach-also-bonus-left = до бонуса тогда останется { $points }
coach-also-extra = это даёт ещё { $points } сверху
coach-also-bonus-earned = так ты получишь бонус
coach-also-saves-chips = так ты получишь { $chips ->
    [one] { $chips } фишку
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишек
}
coach-also-takes-chip = это стоит фишки

## Where values are estimated

coach-fitted = { $clause } (оценка с точностью до { $error })
coach-estimated = { $clause } (грубая оценка)

## What someone plays for, chosen and told at the table

goal-title = На что играть
goal-mean = как можно больше очков
goal-total = итог
goal-total-of = не меньше { $total }
goal-total-label = Итог
goal-record = новый свой рекорд
goal-win = победа
goal-hint = Советчик это учитывает, а стол показывает твой шанс.
# Beside the field for a number, where one is asked for
goal-hint-number = Число нужно для итога.
goal-type-total = для итога набери число
goal-too-high = Наибольший возможный результат по этим правилам: { $most }.
goal-set = Играть на это
goal-key = Выбрать, на что играть
goal-no-record = По этим правилам у тебя ещё нет рекорда. Сначала доиграй одну игру или играй на итог.
goal-line-mean = Цель: как можно больше очков
goal-line-total = Цель: { $total } или больше
goal-line-win = Цель: победа
goal-line-chance = { $goal } — { $chance }
goal-line-estimate = { $goal } — около { $chance }
goal-hint-total = { $action }: { $chance } на { $total }.
goal-hint-win = { $action }: { $chance } на победу.
goal-hint-other = { $hint } Второй по шансам вариант: { $other }, шанс { $chance }.
goal-hint-estimate = { $hint } (Оценка вероятностей.)
goal-hint-reached = { $total } уже есть наверняка; теперь важны очки.
goal-hint-missed = { $total } уже не набрать; теперь важны очки.
goal-hint-won = Победа уже обеспечена; теперь важны очки.
goal-hint-lost = Победы уже не добиться; теперь важны очки.
goal-cost = С твоим выбором остаётся { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: на что играть; goal: показать это
goal-plain-wrong = «{ $word }» — это не цель игры. Скажи goal mean, goal record, goal win или goal и число.
goal-report-total = Цель — { $total }: в начале { $start }, от кубиков { $luck }, от решений { $cost }.
goal-report-win = Цель — победа: в начале { $start }, от кубиков и других { $luck }, от решений { $cost }.
goal-reached = Достигнуто.
goal-missed = Не достигнуто.
goal-won = Победа.
goal-shared = Победа на двоих или больше.
goal-lost = Победы нет.
goal-worst = Что отняло больше всего шансов
goal-better = На { $cost } больше: { $best }
goal-report-estimate = Вероятности первых ходов — оценка.
goal-record-mean = { $total }: игра на среднее даёт это в одной игре из { $mean }.
goal-record-both = { $total }: игра на среднее даёт это в одной игре из { $mean }, игра на сам итог — в одной из { $best }.
goal-chances-exact = Точно, если все продолжают играть на наибольшее среднее.
goal-label = Цель

## Goals on the command line: a total, or the win

goal-wrong = «{ $given }» — это не цель игры; напиши { $goals }.
goal-for-total = итог не меньше { $total }
goal-for-every-total = каждый итог
goal-for-win = победа
goal-chance = Лучшая вероятность
goal-chance-of-mean = Игра на среднее
goal-best = Лучше всего: { $action }. При лучшей игре дальше вероятность { $chance }.
goal-estimate = Эти вероятности оценены по нормальному распределению, по среднему и разбросу того, что ещё впереди; для этой игры и этой карточки точно они не считаются.
goal-win-assumes = Предполагается, что остальные играют на наибольшее среднее.
goal-against-missing = Чтобы играть на победу, укажи карточку каждого соперника через «--against», например --against "ones=3,yatzy=0".
goal-against-unused = «--against» нужен только вместе с «--goal win»; укажи оба или ни одного.
