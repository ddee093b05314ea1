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
coach-enter = Запиши { $points } у клітинку «{ $box }»
coach-call = Оголоси клітинку «{ $box }»

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
coach-why-call-less = якщо оголосити клітинку «{ $box }», кінцева сума буде в середньому на { $less } нижча
coach-why-call-same = якщо оголосити клітинку «{ $box }», вийде приблизно те саме
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

## What someone plays for, chosen and told at the table

goal-title = На що грати
goal-mean = якомога більше очок
goal-total = сума
goal-total-of = щонайменше { $total }
goal-total-label = Сума
goal-record = новий власний рекорд
goal-win = перемога
goal-hint = Порадник це враховує, а стіл показує твій шанс.
# Beside the field for a number, where one is asked for
goal-hint-number = Число потрібне для суми.
goal-type-total = для суми набери число
goal-too-high = Найбільший можливий результат за цими правилами: { $most }.
goal-set = Грати на це
goal-key = Вибрати, на що грати
goal-no-record = За цими правилами в тебе ще немає рекорду. Спершу дограй одну гру або грай на суму.
goal-line-mean = Мета: якомога більше очок
goal-line-total = Мета: { $total } або більше
goal-line-win = Мета: перемога
goal-line-chance = { $goal } — { $chance }
goal-line-estimate = { $goal } — близько { $chance }
goal-hint-total = { $action }: { $chance } на { $total }.
goal-hint-win = { $action }: { $chance } на перемогу.
goal-hint-other = { $hint } Другий за шансами варіант: { $other }, шанс { $chance }.
goal-hint-estimate = { $hint } (Оцінка ймовірностей.)
goal-hint-reached = { $total } уже є напевно; тепер важать очки.
goal-hint-missed = { $total } вже не набрати; тепер важать очки.
goal-hint-won = Перемогу вже забезпечено; тепер важать очки.
goal-hint-lost = Перемоги вже не здобути; тепер важать очки.
goal-cost = З твоїм вибором лишається { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: на що грати; goal: показати це
goal-plain-wrong = «{ $word }» — це не мета гри. Скажи goal mean, goal record, goal win або goal і число.
goal-report-total = Мета — { $total }: на початку { $start }, від кубиків { $luck }, від рішень { $cost }.
goal-report-win = Мета — перемога: на початку { $start }, від кубиків та інших { $luck }, від рішень { $cost }.
goal-reached = Досягнуто.
goal-missed = Не досягнуто.
goal-won = Перемога.
goal-shared = Спільна перемога.
goal-lost = Перемоги немає.
goal-worst = Що забрало найбільше шансів
goal-better = На { $cost } більше: { $best }
goal-report-estimate = Ймовірності перших ходів — оцінка.
goal-record-mean = { $total }: гра на середнє дає це в одній грі з { $mean }.
goal-record-both = { $total }: гра на середнє дає це в одній грі з { $mean }, гра на саму суму — в одній з { $best }.
goal-chances-exact = Точно, якщо всі й далі грають на найбільше середнє.
goal-label = Мета

## Goals on the command line: a total, or the win

goal-wrong = «{ $given }» — це не мета гри; напиши { $goals }.
goal-for-total = сума щонайменше { $total }
goal-for-every-total = кожна сума
goal-for-win = перемога
goal-chance = Найкраща ймовірність
goal-chance-of-mean = Гра на середнє
goal-best = Найкраще: { $action }. За найкращої гри далі ймовірність { $chance }.
goal-estimate = Ці ймовірності оцінено за нормальним розподілом, за середнім і розкидом того, що ще попереду; для цієї гри й цієї картки точно їх не рахують.
goal-win-assumes = Припущено, що решта грає на найбільше середнє.
goal-against-missing = Щоб грати на перемогу, вкажи картку кожного суперника через «--against», наприклад --against "ones=3,yatzy=0".
goal-against-unused = «--against» потрібен лише разом із «--goal win»; вкажи обидва або жодного.
