# Why the rules, or a record's reader, say no; and what to do instead.

## The game

# How a seat is called when it has no name
seat-number = место { $seat }
refusal-that-box = эта клетка
refusal-another-box = другая клетка
refusal-game-over = Игра окончена; начните новую.
refusal-no-such-seat = За столом такого нет: { $seat }; выберите из тех, что есть.
refusal-not-your-turn = Сейчас ходит { $player }, а не { $seat }; дождитесь своей очереди.
refusal-seat-left = Это место уже вне игры: { $seat }; чтобы играть дальше, начните новую игру.
refusal-too-late-to-join = Первый раунд окончен; дождитесь следующей игры.
refusal-no-such-cell = На этом бланке нет такой клетки; выберите из тех, что есть.
refusal-name-first = Сначала объявите клетку, потом бросайте.
refusal-nothing-to-name = В этой игре клетки не объявляют; просто бросайте.
refusal-already-named = Клетка уже объявлена; бросайте.
refusal-throw-first = Сначала бросьте, потом записывайте.
refusal-no-rethrow = Оба переброса сделаны, и фишек нет; запишите бросок в клетку.
refusal-first-throw-with-all = Первый бросок хода — всеми кубиками; не оставляйте ни одного.
refusal-nothing-thrown = Перебрасывают хотя бы один кубик; оставьте меньше или запишите бросок в клетку.
refusal-not-in-hand = Нельзя оставить { $keep }, когда выпало { $hand }; оставляйте те кубики, что лежат.
refusal-dice-count = Нужно было бросить { $expected ->
    [one] { $expected } кубик
    [few] { $expected } кубика
    [many] { $expected } кубиков
   *[other] { $expected } кубиков
}, а выпало { $found }; числа должны совпасть.
refusal-box-taken = Эта клетка занята: { $box }; выберите другую.
refusal-out-of-order = До этой клетки очередь ещё не дошла: { $box }; сейчас по порядку { $allowed }.
refusal-chance-is-last-resort = Бросок даёт очки в другом месте, поэтому сюда ему ещё рано; куда можно: { $scores }.
refusal-zero-is-last-resort = Бросок даёт очки в другом месте, поэтому ноль сюда нельзя: { $box }; куда можно: { $scores }.
refusal-named-box-scores = Бросок даёт очки в объявленной клетке; запишите его туда: { $named }.
refusal-joker-has-its-place = Этому джокеру место здесь: { $cells }.
refusal-wrong-points = { $found } здесь неверно; клетка даёт { $expected }.
refusal-wrong-extra = { $found ->
    [one] { $found } очко сверху
    [few] { $found } очка сверху
    [many] { $found } очков сверху
   *[other] { $found } очков сверху
} здесь неверно; дополнительное яцзы даёт { $expected }.
refusal-impossible-points = Сейчас никакой бросок не даст { $found } в этой клетке: { $box }; возможно { $possible }.
refusal-no-extra-yatzy = Дополнительного яцзы здесь быть не может; запишите только очки.
refusal-not-from-the-table = В этой игре кубики бросает программа; бросьте их здесь.
refusal-throws-needed = Скажите, сколько было бросков: за несделанные перебросы дают фишки.
refusal-throw-count = На ход здесь от 1 до { $most } бросков, а не { $found }.
refusal-turn-has-begun = В этом ходу уже бросали; запишите бросок в клетку или отмените броски.
refusal-nothing-to-take-back = Отменять нечего.
refusal-throw-stands = Бросок кубиков программы остаётся в силе; отменить можно только выбор клетки, и только до следующего броска.
refusal-no-such-turn = { $seat }: в раунде { $round } законченного хода нет.
# $because: one of the sentences above
refusal-later-turn = Так исправить нельзя: { $seat } нарушит тогда правило в раунде { $round }. { $because }

## Cards

card-twice = Эта клетка стоит на карточке дважды: { $box }; укажите её один раз.
card-impossible = В клетке не может быть { $found ->
    [one] { $found } очко
    [few] { $found } очка
    [many] { $found } очков
   *[other] { $found } очков
}: { $box }; может быть { $possible }.
card-out-of-order = По порядку сначала идёт { $box }; заполните и эту клетку.
card-too-many-chips = На этой карточке можно заработать не больше { $most ->
    [one] { $most } фишки
    [few] { $most } фишек
    [many] { $most } фишек
   *[other] { $most } фишек
}, а не { $found }.
card-too-many-extra-yatzys = На этой карточке не может быть больше { $most ->
    [one] { $most } дополнительного яцзы
    [few] { $most } дополнительных яцзы
    [many] { $most } дополнительных яцзы
   *[other] { $most } дополнительных яцзы
}, а указано { $found }.

## Records

# $problem: one of the sentences of this file, or one about hands or combinations of rules
record-line = Строка { $line }: { $problem }
record-too-long = Файл длиннее 16 МиБ, таких протоколов не бывает; тот ли это файл?
record-not-a-record = Это не протокол; протокол начинается строкой «yatzy record 2».
record-version = Этот протокол версии { $found }; программа читает версию 1.
record-unknown-line = «{ $word }» здесь ничего не значит; что бывает в протоколе, сказано в docs/record.md.
record-missing = Над ходами не хватает строки «{ $word }»; добавьте её.
record-twice = Строка «{ $word }» стоит дважды; оставьте одну.
record-rules-line = Эта строка правил не читается; как пишут правила, сказано в docs/record.md.
record-wrong-hash = Правила изменены: их хеш { $expected }, а не { $found }.
record-bad-value = «{ $value }» после «{ $word }» не читается; как это пишут, сказано в docs/record.md.
record-seat-number = Места нумеруют 1, 2, 3 и так далее: здесь должно стоять { $expected }, а не «{ $found }».
record-bad-turn = После «{ $after }» ожидается: { $expected }.
record-bad-turn-start = В начале строки ожидается: { $expected }.
record-part-number = раунд и место, например 3.1
record-part-box = код клетки
record-part-hand = расклад, например 1-4-4-6-6
record-part-points = очки
record-part-throws = число бросков
record-part-end = конец строки
record-no-such-box = На этом бланке нет клетки «{ $id }»; коды стоят в правилах протокола.
record-die-changed = Оставлено { $keep }, а следующий бросок показывает { $hand }: оставленный кубик не меняется.
record-wrong-turn = Здесь должен стоять ход { $round }.{ $seat }, а не { $found }.
record-after-the-end = Дальше ничего быть не может; строка выше заканчивает игру или оставляет ход открытым.
record-crossed-out-alone = Под зачёркнутой строкой сразу должна идти та, что её заменяет.
record-wrong-total = Итог { $expected }, а не { $found }.
