# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, і { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Кращого вибору немає.

## Moves

coach-throw = Киньте всі кубики
coach-throw-again = Перекиньте всі кубики
coach-keep = Залиште { $dice }
coach-keep-one = Залиште { $face ->
    [1] одиницю
    [2] двійку
    [3] трійку
    [4] четвірку
    [5] п’ятірку
   *[6] шістку
}
coach-keep-alike = Залиште { $face ->
    [1] одиниці
    [2] двійки
    [3] трійки
    [4] четвірки
    [5] п’ятірки
   *[6] шістки
}
coach-enter = Запишіть { $points } у клітинку «{ $box }»
coach-name = Оголосіть клітинку «{ $box }»

## Reasons

coach-why-only = Правила не лишають вибору
coach-why-box-less = Клітинка «{ $box }» дає в середньому на { $less } менше
coach-why-box-equal = Клітинка «{ $box }» анітрохи не гірша
coach-why-keep-less = Якщо залишити { $dice }, вийде в середньому на { $less } менше
coach-why-throw-all-less = Якщо кинути всі кубики, вийде в середньому на { $less } менше
coach-why-throw-equal = Кидати далі анітрохи не гірше
coach-why-chance = Клітинка «{ $box }» виходить у { $chance } випадків
coach-why-into = У { $chance } випадків це буде клітинка «{ $box }», у середньому { $points }
coach-why-points = Клітинка «{ $box }» принесе в середньому { $points }
coach-why-least = Там нуль обійдеться найдешевше
coach-why-least-next = Нуль у клітинці «{ $box }» обійшовся б у середньому на { $more } дорожче

## What also speaks for it

coach-also-bonus-needs = до бонусу вам бракує ще { $points }
coach-also-bonus-left = до бонусу тоді лишиться { $points }
coach-also-bonus-earned = так ви отримаєте бонус
coach-also-saves-chips = так ви збережете { $chips ->
    [one] { $chips } фішку
    [few] { $chips } фішки
    [many] { $chips } фішок
   *[other] { $chips } фішок
}
coach-also-takes-chip = це варте фішки
