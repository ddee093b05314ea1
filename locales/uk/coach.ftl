# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, і { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Кращого вибору немає.

## Moves

coach-throw = Кинь всі кубики
coach-throw-again = Перекинь всі кубики
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
coach-enter = Запиши { $points } у клітинку «{ $box }»
coach-name = Оголоси клітинку «{ $box }»

## Reasons

coach-why-only = Правила не дозволяють нічого іншого
coach-why-box-less = З клітинкою «{ $box }» сума в середньому на { $less } нижча
coach-why-box-equal = Клітинка «{ $box }» була б не гірша
coach-why-keep-less = Якщо залишити { $dice }, сума в середньому на { $less } нижча
coach-why-throw-all-less = Якщо кинути всі кубики, сума в середньому на { $less } нижча
coach-why-throw-equal = Кинути ще раз було б не гірше
coach-why-chance = Шанс на «{ $box }»: { $chance }
coach-why-into = У { $chance } випадків кидок піде в клітинку «{ $box }», у середньому { $points }
coach-why-points = Клітинка «{ $box }» принесе в середньому { $points }
coach-why-least = Нуль там коштує найменше
coach-why-least-next = Нуль у клітинці «{ $box }» коштував би в середньому на { $more } більше

## What also speaks for it

coach-also-bonus-needs = до бонусу тобі бракує ще { $points }
coach-also-bonus-left = до бонусу тоді лишиться { $points }
coach-also-bonus-earned = так ти отримаєш бонус
coach-also-saves-chips = так ти отримаєш { $chips ->
    [one] { $chips } фішку
    [few] { $chips } фішки
    [many] { $chips } фішок
   *[other] { $chips } фішок
}
coach-also-takes-chip = це варте фішки
