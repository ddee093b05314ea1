# yatzy advise

# $title: the game
advise-title = { $title }, на карточке { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
advise-title-hand = { $hand } · { $title }, на карточке { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
advise-rethrows-left = { $rethrows ->
    [0] перебросов не осталось
    [one] остался { $rethrows } переброс
    [few] осталось { $rethrows } переброса
    [many] осталось { $rethrows } перебросов
   *[other] осталось { $rethrows } перебросов
}

## The best action, as a sentence; $value: the total to expect

advise-best-throw = Бросай. При лучшей игре итог будет в среднем { $value }.
advise-best-keep = Лучше всего: оставить { $keep }. Дальше при лучшей игре итог в среднем { $value }.
advise-best-throw-all = Лучше всего: перебросить все кубики. Дальше при лучшей игре итог в среднем { $value }.
advise-best-score = Лучше всего: записать { $points } в клетку «{ $box }». Дальше при лучшей игре итог в среднем { $value }.
advise-best-strike = Лучше всего: вычеркнуть клетку «{ $box }». Дальше при лучшей игре итог в среднем { $value }.
advise-best-declare = Лучше всего: объявить клетку «{ $box }». Дальше при лучшей игре итог в среднем { $value }.

## The table

advise-action = Выбор
advise-points = Очки
advise-value = Итог
advise-cost = Цена
advise-throw = бросить
advise-keep = оставить { $keep }
advise-throw-all = перебросить все
advise-score = { $box }
advise-strike = вычеркнуть: { $box }
advise-declare = объявить: { $box }

## What goes wrong

advice-over = Все клетки этой карточки заполнены, делать больше нечего.
advice-rethrows = На этой карточке может быть не больше { $most ->
    [one] { $most } переброса
    [few] { $most } перебросов
    [many] { $most } перебросов
   *[other] { $most } перебросов
}, а не { $found }.
advice-unreachable = По этим правилам такая карточка не получается; проверь её клетки.
# $given: a part of --card
advise-card-form = «{ $given }» не заполняет клетку; напиши BOX=POINTS через запятую, например "ones=3,yatzy=0".
advise-card-points = «{ $given }» не может быть очками клетки { $box }; напиши целое число, например «{ $box }=0».
advise-no-such-box = На этом бланке нет клетки «{ $id }»; может быть, { $near }?
advise-no-such-box-far = На этом бланке нет клетки «{ $id }»; клетки такие: { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = На этом бланке нет клетки «{ $id }»; клетки такие: { $boxes }, а для столбца добавь { $columns }.
advise-rethrows-without-hand = Для «--rethrows» нужны кубики; укажи их через «--hand», например --hand 6-6-6-5-5.
advise-name-first = В этой игре клетку объявляют до первого броска; укажи какую: «--declared BOX».

help-advise = Показать лучший выбор и сколько стоит всё остальное
help-advise-card = Заполненные клетки с очками, например "ones=3,yatzy=0"; без этого карточка пустая
help-advise-hand = Кубики на столе; без них это момент до первого броска
help-advise-rethrows = Сколько бесплатных перебросов осталось после этого броска, обычно 2; фишки здесь не считаются
help-advise-chips = Накопленные фишки
help-advise-extra-yatzys = Дополнительные яцзы, за которые получены очки
help-advise-declared = Клетка, объявленная до первого броска
