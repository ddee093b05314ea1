# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, и { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
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

coach-why-only = Ничего другого правила не допускают
coach-why-box-less = С клеткой «{ $box }» итог в среднем на { $less } ниже
coach-why-box-equal = Клетка «{ $box }» была бы не хуже
coach-why-keep-less = Если оставить { $dice }, итог в среднем на { $less } ниже
coach-why-throw-all-less = Если бросить все кубики, итог в среднем на { $less } ниже
coach-why-throw-equal = Бросить ещё раз было бы не хуже
coach-why-chance = Шанс на «{ $box }»: { $chance }
coach-why-into = В { $chance } случаев бросок пойдёт в клетку «{ $box }», в среднем { $points }
coach-why-points = Клетка «{ $box }» принесёт в среднем { $points }
coach-why-least = Ноль там стоит меньше всего
coach-why-least-next = Ноль в клетке «{ $box }» стоил бы в среднем на { $more } больше

## What also speaks for it

coach-also-bonus-needs = до бонуса тебе не хватает ещё { $points }
coach-also-bonus-left = до бонуса тогда останется { $points }
coach-also-bonus-earned = так ты получишь бонус
coach-also-saves-chips = так ты получишь { $chips ->
    [one] { $chips } фишку
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишек
}
coach-also-takes-chip = это стоит фишки
