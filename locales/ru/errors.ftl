# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = эта клетка
refusal-another-box = другая клетка
refusal-game-over = Игра окончена. Начни новую.
refusal-no-such-seat = За этим столом такого нет: { $seat }. Выбери другое место.
refusal-not-your-turn = Сейчас ходит { $player }, а не { $seat }. Дождись своего хода.
refusal-seat-left = В этой игре { $seat } больше не играет. Чтобы играть снова, начни новую.
refusal-too-late-to-join = Первый раунд окончен. Дождись следующей игры.
refusal-no-such-cell = На этом бланке нет такой клетки. Выбери из тех, что есть.
refusal-name-first = Сначала объяви клетку, потом бросай.
refusal-nothing-to-name = В этой игре клетки не объявляют. Просто бросай.
refusal-already-named = Клетка уже объявлена. Бросай.
refusal-throw-first = Сначала брось, потом записывай.
refusal-no-rethrow = Перебросов больше нет. Запиши кубики в клетку.
refusal-first-throw-with-all = Первый бросок хода — всеми кубиками. Не оставляй ни одного.
refusal-nothing-thrown = Перебрось хотя бы один кубик: оставь меньше или запиши кубики в клетку.
refusal-not-in-hand = { $keep } — таких кубиков нет в { $hand }. Оставляй те, что лежат.
refusal-dice-count = Нужно было бросить { $expected ->
    [one] { $expected } кубик
    [few] { $expected } кубика
    [many] { $expected } кубиков
   *[other] { $expected } кубиков
}, а показано { $found }. Числа должны совпасть.
refusal-box-taken = Эта клетка занята: { $box }. Выбери другую.
refusal-out-of-order = Для этой клетки ещё рано: { $box }. По порядку сначала { $allowed }.
refusal-chance-is-last-resort = Эти кубики дают очки в другой клетке, поэтому сюда их ещё нельзя. Куда можно: { $scores }.
refusal-chance-after-miss = Эти кубики дают очки в клетке, которая не объявлена ({ $scores }), поэтому сюда их нельзя. Запиши ноль в другую свободную клетку.
refusal-zero-is-last-resort = Эти кубики дают очки в другой клетке, поэтому ноль сюда нельзя: { $box }. Куда можно: { $scores }.
refusal-named-box-scores = Эти кубики дают очки в объявленной клетке. Запиши их туда: { $named }.
refusal-joker-has-its-place = Этот джокер нужно записать сюда: { $cells }.
refusal-wrong-points = С этими кубиками клетка даёт { $expected ->
    [one] { $expected } очко
    [few] { $expected } очка
    [many] { $expected } очков
   *[other] { $expected } очка
}, а не { $found }.
refusal-wrong-extra = Дополнительное яцзы даёт { $expected ->
    [one] { $expected } очко
    [few] { $expected } очка
    [many] { $expected } очков
   *[other] { $expected } очка
}, а не { $found }.
refusal-impossible-points = Сейчас никакие кубики не дадут { $found ->
    [one] { $found } очко
    [few] { $found } очка
    [many] { $found } очков
   *[other] { $found } очка
} в этой клетке: { $box }. Возможно { $possible }.
refusal-no-extra-yatzy = Дополнительного яцзы здесь быть не может. Запиши очки без него.
refusal-not-from-the-table = В этой игре кубики виртуальные. Брось их.
refusal-throws-needed = Скажи, сколько было бросков: за несделанные перебросы дают фишки.
refusal-throw-count = На ход здесь от 1 до { $most } бросков, а не { $found }.
refusal-turn-has-begun = В этом ходу уже бросали. Запиши кубики в клетку или отмени броски.
refusal-nothing-to-take-back = Отменять нечего.
refusal-throw-stands = Бросок виртуальных кубиков не отменить. Отменить можно только выбор клетки, до следующего броска.
refusal-no-such-turn = В раунде { $round } законченного хода нет: { $seat }.
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

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Здесь цепочка рвётся: изменена эта строка или то, с чем она связана.
# $number: of the throw, from 1
record-no-such-throw = Броска { $number } не было, значит, и байтов у него быть не может.
record-too-long = Файл больше 16 МиБ, для протокола это слишком много; тот ли это файл?
record-not-a-record = Это не протокол; протокол начинается строкой «yatzy record 2».
record-version = Этот протокол версии { $found }; программа читает версии 1 и 2.
record-unknown-line = «{ $word }» здесь ничего не значит; строка протокола здесь начинается с { $known }.
record-missing = Над ходами не хватает строки «{ $word }»; добавь её.
record-twice = Строка «{ $word }» стоит дважды; оставь одну.
record-rules-line = Эта строка правил не читается; её пишут так: { $form }.
record-wrong-hash = Правила изменены: их хеш { $expected }, а не { $found }.
record-bad-value = «{ $value }» после «{ $word }» не читается; строку пишут так: { $form }.
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
record-crossed-out-alone = Под строкой, которая начинается с «~», сразу должна идти та, что её заменяет.
record-wrong-total = Итог { $expected }, а не { $found }.

## Hands

hand-empty = Здесь нет кубиков; напиши их, например, так: 6-6-6-5-5, 66655 или "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = «{ $found }» (символ { $place }) — не кубик; на кубике бывает от 1 до 6, поэтому пиши так: 6-6-6-5-5.
hand-too-many = Здесь больше { $most } кубиков, столько нет ни в одной игре; пиши так: 6-6-6-5-5.
hand-wrong-count = Здесь { $found ->
    [one] { $found } кубик
    [few] { $found } кубика
    [many] { $found } кубиков
   *[other] { $found } кубиков
}, а в игре их { $expected }, например { $example }.
hand-line-too-long = В этой строке больше { $most } символов, для кубиков это слишком много; пиши так: 6-6-6-5-5.
hand-line-not-text = Эта строка — не текст в UTF-8; пиши кубики так: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Нет ни набора правил, ни издания «{ $id }»; может быть, { $near }?
ruleset-unknown-far = Нет ни набора правил, ни издания «{ $id }»; весь список покажет «yatzy rules».
ruleset-twice = Правила названы дважды, «{ $first }» и «{ $second }»; назови их один раз.
ruleset-option-no-value = «{ $given }» ничего не настраивает; напиши OPTION=VALUE, где настройка — { $options }.
ruleset-option-unknown = Нет настройки «{ $option }»; настройки такие: { $options }.
ruleset-option-unknown-value = Настройка { $option } не может быть «{ $value }»; возможны { $values }.
ruleset-option-unknown-near = Нет настройки «{ $option }»; может быть, «{ $near }»?
ruleset-game-unknown = Нет игры «{ $game }»; игры такие: { $games }.

## Combinations that make no sense

ruleset-dice = В игре от 1 до { $most } кубиков, а не { $dice }.
ruleset-boxes = На бланке от 1 до { $most } клеток, а не { $boxes }.
ruleset-columns = На бланке от 1 до { $most } столбцов, а не { $columns }.
ruleset-factor = Столбец ×{ $factor } здесь невозможен; столбцы бывают от ×1 до ×9, и все разные.
ruleset-box-twice = У двух клеток один и тот же код «{ $box }»; дай каждой свой.
ruleset-face-twice = Клетке «{ $box }» нужно число, которое уже есть у клетки выше; у каждого числа одна клетка.
ruleset-out-of-reach = Клетке «{ $box }» нужно { $needs ->
    [one] { $needs } кубик
    [few] { $needs } кубика
    [many] { $needs } кубиков
   *[other] { $needs } кубиков
}, а в игре их меньше.
ruleset-face-pays = Клетка «{ $box }» — для одного числа, поэтому должна давать «matched».
ruleset-pays = Клетка «{ $box }» должна давать от 1 до { $most } очков.
ruleset-bonus-range = Бонус и сумма, за которую он даётся, должны быть от 1 до { $most } очков.
ruleset-bonus-without-upper = Бонус зарабатывают верхние клетки, а их здесь нет; убери его или поставь bonus=none.
ruleset-bonus-out-of-reach = Бонус требует больше очков, чем могут дать верхние клетки: { $needed }, а они дают не больше { $most }; укажи число поменьше.
ruleset-bonus-without-number = В этих правилах нет бонуса, чьё число можно оставить; укажи его, например bonus=at-least:63.
ruleset-declare-with-order = Объявлять клетки бессмысленно, когда задан их порядок; поставь order=free или declare=no.
ruleset-declare-with-columns = Объявлять клетки бессмысленно, когда столбцов несколько; поставь declare=no.
ruleset-declare-with-jokers = Объявлять клетки бессмысленно, когда есть джокеры; поставь joker=none или declare=no.
ruleset-jokers-need-full-values = Джокеры здесь не имеют смысла: клетка «{ $box }» даёт очки только за подходящие кубики, и джокер в ней ничего не стоит; поставь joker=none.
ruleset-jokers-without-yatzy = Для джокеров нужна ровно одна клетка, где все кубики одинаковые; поставь joker=none.
ruleset-jokers-with-columns = Джокеры не имеют смысла, когда столбцов несколько; поставь joker=none.
ruleset-jokers-with-yatzy-sum = Джокеры не имеют смысла, когда яцзы даёт и сумму своих кубиков; поставь yatzy=50 или joker=none.
ruleset-columns-with-order = Порядок клеток не имеет смысла, когда столбцов несколько; поставь order=free.
ruleset-columns-with-chips = Копить перебросы не имеет смысла, когда столбцов несколько; поставь chips=no.
ruleset-columns-with-bonus = Бонус не имеет смысла, когда столбцов несколько; поставь bonus=none.
ruleset-no-yatzy-of-fifty = Для настройки yatzy нужна клетка, которая даёт 50 очков, когда все кубики одинаковы, а здесь её нет.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Строка { $line }: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Нет файла «{ $path }»; проверь имя и папку.
file-is-directory = «{ $path }» — папка; укажи путь к файлу.
file-unreadable = Файл «{ $path }» не читается ({ $detail }); проверь, что он на месте и что его можно читать.
file-not-text = Файл «{ $path }» — не текст в UTF-8; сохрани его в UTF-8.
file-too-long = Файл больше 32 КиБ, для правил это слишком много; тот ли это файл?
file-syntax = Это не TOML ({ $detail }); пиши key = value.
file-unknown-key = «{ $key }» здесь ничего не значит; известные ключи: { $known }.
file-missing = Не хватает «{ $key }»; добавь.
file-wrong-kind = Для «{ $key }» ожидается { $expected }.
file-unknown-base = Нет ни набора правил, ни издания «{ $id }», чтобы с него начать; весь список покажет «yatzy rules».
file-base-and = В «base» уже есть «{ $key }»; убери одно из двух.
file-rules-line = Строка { $line } в правилах не читается.
expected-text = текст в кавычках
expected-number = целое число от { $low } до { $high }
expected-list = список в квадратных скобках
expected-table = таблица ключей и значений
expected-box-id = код из строчных латинских букв, цифр и дефисов: сначала буква, всего не больше 32 символов
expected-one-of = одно из: { $forms }

challenge-damaged = Этот код вызова повреждён. Скопируй весь код или ссылку ещё раз.
challenge-newer = Этот вызов сделан в более новой версии программы. Обнови её, чтобы сыграть.
challenge-unknown-rules = Правила этого вызова здесь неизвестны: { $rules }.
challenge-own-rules = В вызов помещаются только правила из списка. Отправь вместо этого протокол файлом.
challenge-game = Вызовом может стать только законченная игра одного игрока с общими кубиками.
