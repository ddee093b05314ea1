# yatzy advise

# $title: the game
advise-title = { $title }, на картці { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
advise-title-hand = { $hand } · { $title }, на картці { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
advise-rethrows-left = { $rethrows ->
    [0] перекидань не лишилося
    [one] лишилося { $rethrows } перекидання
    [few] лишилося { $rethrows } перекидання
    [many] лишилося { $rethrows } перекидань
   *[other] лишилося { $rethrows } перекидань
}

## The best action, as a sentence; $value: the total to expect

advise-best-throw = Кидай. За найкращої гри сума буде в середньому { $value }.
advise-best-keep = Найкраще: залишити { $keep }. Далі за найкращої гри сума в середньому { $value }.
advise-best-throw-all = Найкраще: перекинути всі кубики. Далі за найкращої гри сума в середньому { $value }.
advise-best-score = Найкраще: записати { $points } у клітинку «{ $box }». Далі за найкращої гри сума в середньому { $value }.
advise-best-strike = Найкраще: викреслити клітинку «{ $box }». Далі за найкращої гри сума в середньому { $value }.
advise-best-declare = Найкраще: оголосити клітинку «{ $box }». Далі за найкращої гри сума в середньому { $value }.

## The table

advise-action = Вибір
advise-points = Очки
advise-value = Разом
advise-cost = Ціна
advise-throw = кинути
advise-keep = залишити { $keep }
advise-throw-all = перекинути всі
advise-score = { $box }
advise-strike = викреслити: { $box }
advise-declare = оголосити: { $box }

## What goes wrong

advice-over = Усі клітинки цієї картки заповнені, робити більше нічого.
advice-rethrows = На цій картці може бути щонайбільше { $most ->
    [one] { $most } перекидання
    [few] { $most } перекидання
    [many] { $most } перекидань
   *[other] { $most } перекидань
}, а не { $found }.
advice-unreachable = За цими правилами така картка не виходить; перевір її клітинки.
# $given: a part of --card
advise-card-form = «{ $given }» не заповнює клітинки; напиши BOX=POINTS через кому, наприклад "ones=3,yatzy=0".
advise-card-points = «{ $given }» не може бути очками клітинки { $box }; напиши ціле число, наприклад «{ $box }=0».
advise-no-such-box = На цьому бланку немає клітинки «{ $id }»; може, { $near }?
advise-no-such-box-far = На цьому бланку немає клітинки «{ $id }»; клітинки такі: { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = На цьому бланку немає клітинки «{ $id }»; клітинки такі: { $boxes }, а для стовпця додай { $columns }.
advise-rethrows-without-hand = Для «--rethrows» потрібні кубики; вкажи їх через «--hand», наприклад --hand 6-6-6-5-5.
advise-name-first = У цій грі клітинку оголошують до першого кидка; вкажи яку: «--declared BOX».

help-advise = Показати найкращий вибір і скільки коштує все інше
help-advise-card = Заповнені клітинки з очками, наприклад "ones=3,yatzy=0"; без цього картка порожня
help-advise-hand = Кубики на столі; без них це мить до першого кидка
help-advise-rethrows = Скільки безкоштовних перекидань лишилося після цього кидка, зазвичай 2; фішки тут не рахуються
help-advise-chips = Накопичені фішки
help-advise-extra-yatzys = Додаткові Yatzy, за які отримано очки
help-advise-declared = Клітинка, оголошена до першого кидка
