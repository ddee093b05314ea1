# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, и { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Лучше этого выбора ничего нет.

## Moves

coach-throw = Бросьте все кубики
coach-throw-again = Перебросьте все кубики
coach-keep = Оставьте { $dice }
coach-keep-one = Оставьте { $face ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
   *[6] шестёрку
}
coach-keep-alike = Оставьте { $face ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
coach-enter = Запишите { $points } в клетку «{ $box }»
coach-name = Объявите клетку «{ $box }»

## Reasons

coach-why-only = Правила не оставляют выбора
coach-why-box-less = Клетка «{ $box }» даёт в среднем на { $less } меньше
coach-why-box-equal = Клетка «{ $box }» ничуть не хуже
coach-why-keep-less = Если оставить { $dice }, выйдет в среднем на { $less } меньше
coach-why-throw-all-less = Если бросить все кубики, выйдет в среднем на { $less } меньше
coach-why-throw-equal = Бросать дальше ничуть не хуже
coach-why-chance = Клетка «{ $box }» выходит в { $chance } случаев
coach-why-into = В { $chance } случаев это будет клетка «{ $box }», в среднем { $points }
coach-why-points = Клетка «{ $box }» принесёт в среднем { $points }
coach-why-least = Там ноль обойдётся дешевле всего
coach-why-least-next = Ноль в клетке «{ $box }» обошёлся бы в среднем на { $more } дороже

## What also speaks for it

coach-also-bonus-needs = до бонуса вам не хватает ещё { $points }
coach-also-bonus-left = до бонуса тогда останется { $points }
coach-also-bonus-earned = так вы получите бонус
coach-also-saves-chips = так вы сбережёте { $chips ->
    [one] { $chips } фишку
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишек
}
coach-also-takes-chip = фишки это стоит
