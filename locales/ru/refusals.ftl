# Why the rules, or a record's reader, say no; and what to do instead.

## The game

# How a seat is called when it has no name
seat-number = место { $seat }
refusal-that-box = эта клетка
refusal-another-box = другая клетка
refusal-game-over = Игра окончена; начни новую.
refusal-no-such-seat = За столом такого нет: { $seat }; выбери из тех, что есть.
refusal-not-your-turn = Сейчас ходит { $player }, а не { $seat }; дождись своего хода.
refusal-seat-left = Это место уже вне игры: { $seat }; чтобы играть дальше, начни новую игру.
refusal-too-late-to-join = Первый раунд окончен; дождись следующей игры.
refusal-no-such-cell = На этом бланке нет такой клетки; выбери из тех, что есть.
refusal-name-first = Сначала объяви клетку, потом бросай.
refusal-nothing-to-name = В этой игре клетки не объявляют; просто бросай.
refusal-already-named = Клетка уже объявлена; бросай.
refusal-throw-first = Сначала брось, потом записывай.
refusal-no-rethrow = Перебросов больше нет; запиши кубики в клетку.
refusal-first-throw-with-all = Первый бросок хода — всеми кубиками; не оставляй ни одного.
refusal-nothing-thrown = Перебрось хотя бы один кубик: оставь меньше или запиши кубики в клетку.
refusal-not-in-hand = { $keep } — таких кубиков нет в { $hand }; оставляй те, что лежат.
refusal-dice-count = Нужно было бросить { $expected ->
    [one] { $expected } кубик
    [few] { $expected } кубика
    [many] { $expected } кубиков
   *[other] { $expected } кубиков
}, а показано { $found }; числа должны совпасть.
refusal-box-taken = Эта клетка занята: { $box }; выбери другую.
refusal-out-of-order = Для этой клетки ещё рано: { $box }; по порядку сначала { $allowed }.
refusal-chance-is-last-resort = Эти кубики дают очки в другом месте, поэтому сюда им ещё рано; куда можно: { $scores }.
refusal-zero-is-last-resort = Эти кубики дают очки в другом месте, поэтому ноль сюда нельзя: { $box }; куда можно: { $scores }.
refusal-named-box-scores = Эти кубики дают очки в объявленной клетке; запиши их туда: { $named }.
refusal-joker-has-its-place = Этому джокеру место здесь: { $cells }.
refusal-wrong-points = { $found } здесь неверно; клетка даёт { $expected }.
refusal-wrong-extra = { $found ->
    [one] { $found } очко сверху
    [few] { $found } очка сверху
    [many] { $found } очков сверху
   *[other] { $found } очков сверху
} здесь неверно; дополнительное яцзы даёт { $expected }.
refusal-impossible-points = Сейчас никакие кубики не дадут { $found } в этой клетке: { $box }; возможно { $possible }.
refusal-no-extra-yatzy = Дополнительного яцзы здесь быть не может; запиши очки без него.
refusal-not-from-the-table = В этой игре кубики бросает программа; брось их здесь.
refusal-throws-needed = Скажи, сколько было бросков: за несделанные перебросы дают фишки.
refusal-throw-count = На ход здесь от 1 до { $most } бросков, а не { $found }.
refusal-turn-has-begun = В этом ходу уже бросали; запиши кубики в клетку или отмени броски.
refusal-nothing-to-take-back = Отменять нечего.
refusal-throw-stands = Бросок кубиков программы остаётся в силе; отменить можно только выбор клетки, и только до следующего броска.
refusal-no-such-turn = { $seat }: в раунде { $round } законченного хода нет.
# $because: one of the sentences above
refusal-later-turn = Такое исправление нарушит правило: { $seat }, раунд { $round }. { $because }

## Cards

card-twice = Эта клетка указана дважды: { $box }; укажи её один раз.
card-impossible = В клетке не может быть { $found ->
    [one] { $found } очка
    [few] { $found } очков
    [many] { $found } очков
   *[other] { $found } очков
}: { $box }; может быть { $possible }.
card-out-of-order = По порядку сначала идёт { $box }; заполни и эту клетку.
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
record-too-long = Файл больше 16 МиБ, для протокола это слишком много; тот ли это файл?
record-not-a-record = Это не протокол; протокол начинается строкой «yatzy record 2».
record-version = Этот протокол версии { $found }; программа читает версии 1 и 2.
record-unknown-line = «{ $word }» здесь ничего не значит; что бывает в протоколе, сказано в docs/record.md.
record-missing = Над ходами не хватает строки «{ $word }»; добавь её.
record-twice = Строка «{ $word }» стоит дважды; оставь одну.
record-rules-line = Эта строка правил не читается; как пишут правила, сказано в docs/record.md.
record-wrong-hash = Правила изменены: их хеш { $expected }, а не { $found }.
record-bad-value = «{ $value }» после «{ $word }» не читается; как это пишут, сказано в docs/record.md.
record-seat-number = Места нумеруют 1, 2, 3 и так далее: здесь должно стоять { $expected }, а не «{ $found }».
record-bad-turn = После «{ $after }» ожидается: { $expected }.
record-bad-turn-start = В начале строки ожидается: { $expected }.
record-part-number = раунд и место, например 3.1
record-part-box = код клетки
record-part-hand = кубики, например 1-4-4-6-6
record-part-points = очки
record-part-throws = число бросков
record-part-end = конец строки
record-no-such-box = На этом бланке нет клетки «{ $id }»; коды стоят в правилах протокола.
record-die-changed = Оставлено { $keep }, а следующий бросок показывает { $hand }: оставленный кубик не меняется.
record-wrong-turn = Здесь должен стоять ход { $round }.{ $seat }, а не { $found }.
record-after-the-end = Дальше ничего быть не может; строка выше заканчивает игру или оставляет ход открытым.
record-crossed-out-alone = Под зачёркнутой строкой сразу должна идти та, что её заменяет.
record-wrong-total = Итог { $expected }, а не { $found }.
