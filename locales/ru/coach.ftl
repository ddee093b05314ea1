# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, а { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Лучшего выбора нет.

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
coach-name = Объяви клетку «{ $box }»

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
coach-why-name-less = если объявить клетку «{ $box }», итог будет в среднем на { $less } ниже
coach-why-name-same = если объявить клетку «{ $box }», выйдет примерно то же самое
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
