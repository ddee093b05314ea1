# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, а { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Кращого вибору немає.

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
coach-enter = Запиши { $points } у клітинку «{ $box }»
coach-name = Оголоси клітинку «{ $box }»

## Reasons

coach-why-only = правила не дозволяють нічого іншого
coach-why-others-zero = у всіх інших клітинках був би нуль
coach-why-others-less = жодна інша клітинка не дає стільки
coach-why-full = більше в клітинці «{ $box }» не отримати
coach-why-enter-less = якщо взяти { $points } у клітинці «{ $box }», кінцева сума буде в середньому на { $less } нижча
coach-why-enter-same = якщо взяти { $points } у клітинці «{ $box }», вийде приблизно те саме
coach-why-zero-less = з нулем у клітинці «{ $box }» кінцева сума буде в середньому на { $less } нижча
coach-why-zero-same = з нулем у клітинці «{ $box }» вийде приблизно те саме
coach-why-keep-less = якщо залишити { $size ->
    [single] лише одну { $dice }
   *[several] { $dice }
}, кінцева сума буде в середньому на { $less } нижча
coach-why-keep-same = якщо залишити { $size ->
    [single] лише одну { $dice }
   *[several] { $dice }
}, вийде приблизно те саме
coach-why-throw-all-less = якщо кинути всі кубики, кінцева сума буде в середньому на { $less } нижча
coach-why-throw-all-same = якщо кинути всі кубики, вийде приблизно те саме
coach-why-name-less = якщо оголосити клітинку «{ $box }», кінцева сума буде в середньому на { $less } нижча
coach-why-name-same = якщо оголосити клітинку «{ $box }», вийде приблизно те саме
coach-why-chance = якщо грати лише на клітинку «{ $box }», шанс — { $chance }
coach-why-chance-chips = якщо грати лише на клітинку «{ $box }» без нових фішок, шанс — { $chance }
coach-why-points = якщо грати лише на клітинку «{ $box }», вийде в середньому { $points }
coach-why-points-chips = якщо грати лише на клітинку «{ $box }» без нових фішок, вийде в середньому { $points }
coach-why-extra = якщо знову грати на клітинку «{ $box }», шанс отримати ще { $extra } — { $chance }

## What comes with it

coach-also-bonus-needs = до бонусу тобі бракує ще { $points }
coach-also-bonus-left = до бонусу тоді лишиться { $points }
coach-also-extra = це дає ще { $points } зверху
coach-also-bonus-earned = так ти отримаєш бонус
coach-also-saves-chips = так ти отримаєш { $chips ->
    [one] { $chips } фішку
    [few] { $chips } фішки
    [many] { $chips } фішок
   *[other] { $chips } фішок
}
coach-also-takes-chip = це варте фішки

## Where values are estimated

coach-fitted = { $clause } (оцінка з точністю до { $error })
coach-estimated = { $clause } (груба оцінка)
