# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Этот терминал { $width }×{ $height }. Игре нужно { $columns }×{ $rows }: увеличь окно или уменьши буквы. Ничего не пропадёт.
play-owner-silent = Другая копия программы на этом компьютере хранит игры, но не отвечает по адресу { $address }; закрой её и попробуй ещё раз.
play-database = Сохранённые игры, «{ $database }», не открываются ({ $detail }); выбери другую папку через --data DIR.
play-no-terminal = Для игры в терминале нужен терминал; «yatzy play --plain» играет строками, и через конвейер тоже.

## Keys of the keyboard, as lists of keys name them

keycap-space = пробел
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = стрелки
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = вверх/вниз
arrows-left-right = влево/вправо
arrows-down = вниз

## Keys, as the table lists them

key-other-column = Другой столбец
# Beside the key
key-print = печать
key-throw-all = Бросить { $dice ->
    [1] кубик
   *[other] все кубики ({ $dice })
}
key-throw = Бросить { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
}
key-throw-chip = Бросить { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
} за 1 фишку из { $chips }
key-throw-none = Все кубики оставлены
key-keep = Оставить кубик или вернуть
key-choose-box = Выбрать клетку
key-enter-unknown = Записать в { $box_acc }
key-skip = Не ждать
key-type-dice = Ввести { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
}
key-type-points = Ввести очки
key-points-instead = Очки вместо кубиков
key-dice-instead = Кубики вместо очков
key-throws = Сколько было бросков
key-extra-yatzy = Дополнительное яцзы или нет
key-start-over = Начать ход заново
key-correct = Исправить эту запись
key-correct-not = Оставить как есть
key-undo = отменить
key-coach = совет
key-rules = правила
key-keys = клавиши
key-leave = выйти

## All keys

keys-print = Положить сюда бланк в PDF, для печати
keys-title = Клавиши
keys-throw = Бросить остальные кубики
keys-keep = Оставить кубик с этим номером или вернуть
keys-letter = Выбрать клетку с этой буквой
keys-arrows = От клетки к клетке; вбок по столбцам
keys-enter = Записать кубики в выбранную клетку; о нуле спросят
keys-type-dice = Ввести, что на кубиках на столе
keys-tab = Вводить очки вместо кубиков и обратно
keys-correct = На заполненной клетке: исправить тот ход
keys-throws = Сколько бросков ушло на ход, если есть фишки
keys-scroll = Показать столбцы других мест
keys-undo = Отменить последний выбор
keys-coach = Спросить совета; протокол это отметит
keys-rules = Действующие правила
keys-leave = Выйти, игра сохранена
keys-any-closes = любая клавиша закрывает
keys-list = 1–6: оставить кубик · пробел: бросить · буквы: клетка · enter: записать · c: совет · u: отменить · ?: эта подсказка
legend-offer = Сколько твои кубики дали бы здесь
legend-zero = В этой клетке будет ноль
legend-struck = Вычеркнутая клетка
legend-newest = Последняя запись

## The same game in lines

plain-statistics-box = { $box }: в среднем { $own }
plain-statistics-box-beside = { $box }: в среднем { $own }, идеальная игра { $perfect }
plain-statistics-stretch = Итог от { $from } до { $to }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игр
}
plain-help-statistics = statistics: рекорды и средние всех, кто здесь играет
plain-title = { $title } ({ $edition }), за столом: { $names }.
plain-welcome = «help» покажет команды.
plain-waiting = «continue { $number }» продолжит игру: { $game }.
plain-nothing-waits = Такой отложенной игры нет, или эта уже начата.
plain-turn = Ходит { $name }, раунд { $round } из { $rounds }.
plain-hand = Бросок { $throw } из { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Можно записать: { $boxes }.
plain-pays-nowhere = Эти кубики не дают очков ни в одной свободной клетке.
plain-pays-box = { $box } ({ $points })
plain-kept = По-прежнему оставлено: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Оставлено: { $keep }; { $loose ->
    [0] бросать нечего, сначала верни кубик
    [one] «throw» бросит остальные: { $loose } кубик
    [few] «throw» бросит остальные: { $loose } кубика
    [many] «throw» бросит остальные: { $loose } кубиков
   *[other] «throw» бросит остальные: { $loose } кубиков
}.
plain-nothing = ничего
plain-dice = На кубиках { $dice }.
plain-dice-first = Напиши, что на кубиках, например «dice { $dice }», или очки, например «enter { $id } 20».
plain-throws = { $throws ->
    [one] { $throws } бросок в этом ходу.
    [few] { $throws } броска в этом ходу.
    [many] { $throws } бросков в этом ходу.
   *[other] { $throws } бросков в этом ходу.
}
plain-zero = В этой клетке будет ноль: { $box }. Если так и нужно, напиши «enter { $id } 0».
plain-extra = Дополнительное яцзы: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
plain-corrected = Исправлено: { $points } в клетке «{ $box }».
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): не с этими кубиками
plain-box-open = { $box } ({ $id })
plain-card = Карточка: { $name }
plain-row = { $name }: { $points }
plain-row-open = { $name }: свободно
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name }, вне игры: { $points }
plain-left = Игра сохранена; «yatzy play» предложит её снова.
plain-unknown = Нет команды «{ $word }»; «help» покажет все.
plain-no-box = Напиши, какая клетка, например «enter { $example }».
plain-unknown-box = Нет клетки «{ $name }»; «boxes» покажет свободные.
plain-no-number = «{ $word }» должно быть числом; «help» покажет как.
plain-help-throw = throw: бросить остальные кубики
plain-help-keep = keep 6 6: оставить эти кубики при следующем броске; «keep none» вернёт все
plain-help-enter = enter { $id }: записать кубики в клетку, по её коду, названию или букве; ноль нужно написать, например «enter { $id } 0»
plain-help-dice = dice { $dice }: что на кубиках на столе
plain-help-enter-real = enter { $id }: записать эти кубики в клетку, по её коду, названию или букве; без кубиков напиши очки, например «enter { $id } 20»
plain-help-name = name { $id }: объявить эту клетку до первого броска
plain-help-correct = correct 3 1 { $id } { $dice }: каким на самом деле был ход 3 места 1; или «points 20» вместо кубиков
plain-help-throws = throws 2: сколько бросков было в этом ходу
plain-help-extra = extra: следующие очки идут с дополнительным яцзы
plain-help-look = look, boxes, card, card 2, standings, rules: как идёт игра, что даёт каждая свободная клетка, весь столбец, кто впереди, действующие правила
plain-help-more = undo: отменить последний выбор; coach: спросить совета
plain-help-leave = quit: выйти, игра сохранена; seat-leaves: место, чей ход, выходит из игры; abandon: закончить игру для всех
