# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } или { $last }
list-and = { $rest } и { $last }

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
# $problem: one of the sentences about hands, or score-line-long
hand-line = Строка { $line }: { $problem }
hand-line-too-long = В этой строке больше { $most } символов, для кубиков это слишком много; пиши так: 6-6-6-5-5.
hand-line-not-text = Эта строка — не текст в UTF-8; пиши кубики так: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Нет ни набора правил, ни издания «{ $id }»; может быть, { $near }?
ruleset-unknown-far = Нет ни набора правил, ни издания «{ $id }»; весь список покажет «yatzy rules».
ruleset-twice = Правила названы дважды, «{ $first }» и «{ $second }»; назови их один раз.
option-no-value = «{ $given }» ничего не настраивает; напиши OPTION=VALUE, где настройка — { $options }.
option-unknown = Нет настройки «{ $option }»; настройки такие: { $options }.
option-unknown-value = Настройка { $option } не может быть «{ $value }»; возможны { $values }.
game-unknown = Нет игры «{ $game }»; игры такие: { $games }.

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
ruleset-face-pays = Клетка «{ $box }» — для одного числа, поэтому у неё должно стоять «matched».
ruleset-pays = Клетка «{ $box }» должна давать от 1 до { $most } очков.
ruleset-bonus-range = Бонус и сумма, за которую он даётся, должны быть от 1 до { $most } очков.
ruleset-bonus-without-upper = Бонус зарабатывают верхние клетки, а их здесь нет; убери его или поставь bonus=none.
ruleset-bonus-without-number = В этих правилах нет бонуса, чьё число можно оставить; укажи его, например bonus=at-least:63.
ruleset-declare-with-order = Объявлять клетки бессмысленно, когда задан их порядок; поставь order=free или declare=no.
ruleset-declare-with-columns = Объявлять клетки бессмысленно, когда столбцов несколько; поставь declare=no.
ruleset-declare-with-jokers = Объявлять клетки бессмысленно, когда есть джокеры; поставь joker=none или declare=no.
ruleset-jokers-need-full-values = Джокеры здесь не имеют смысла: клетка «{ $box }» считает только подходящие кубики, и у джокера в ней нет цены; поставь joker=none.
ruleset-jokers-without-yatzy = Для джокеров нужна ровно одна клетка, где все кубики одинаковые; поставь joker=none.
ruleset-jokers-with-columns = Джокеры не имеют смысла, когда столбцов несколько; поставь joker=none.
ruleset-jokers-with-yatzy-sum = Джокеры не имеют смысла, когда яцзы считает и свои кубики; поставь yatzy=50 или joker=none.
ruleset-columns-with-order = Порядок клеток не имеет смысла, когда столбцов несколько; поставь order=free.
ruleset-columns-with-chips = Копить перебросы не имеет смысла, когда столбцов несколько; поставь chips=no.
ruleset-columns-with-bonus = Бонус не имеет смысла, когда столбцов несколько; поставь bonus=none.
ruleset-no-yatzy-of-fifty = Для настройки yatzy нужна клетка, которая даёт 50 за все одинаковые кубики, а здесь её нет.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Строка { $line }: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Нет файла «{ $path }»; проверь имя и папку.
file-is-directory = «{ $path }» — папка; укажи путь к файлу.
file-unreadable = Файл «{ $path }» не читается ({ $detail }); проверь, что он на месте и что его можно читать.
file-not-text = Файл «{ $path }» — не текст в UTF-8; сохрани его в UTF-8.
file-too-long = Файл больше 256 КиБ, для правил это слишком много; тот ли это файл?
file-syntax = Это не TOML ({ $detail }); пиши key = value.
file-unknown-key = «{ $key }» здесь ничего не значит; известны { $known }.
file-missing = Не хватает «{ $key }»; добавь.
file-wrong-kind = Для «{ $key }» ожидается { $expected }.
file-unknown-base = Нет ни набора правил, ни издания «{ $id }», чтобы с него начать; весь список покажет «yatzy rules».
file-base-and = В «base» уже есть «{ $key }»; убери одно из двух.
expected-text = текст в кавычках
expected-number = целое число от { $low } до { $high }
expected-list = список в квадратных скобках
expected-table = таблица ключей и значений
expected-box-id = код из строчных латинских букв, цифр и дефисов: сначала буква, всего не больше 32 символов
expected-one-of = одно из: { $forms }
rules-line = Строка { $line } в правилах не читается.

## The command line

usage-unknown-flag = Здесь нет «{ $flag }»; что есть, покажет «{ $command } --help».
usage-unknown-flag-near = Здесь нет «{ $flag }»; может быть, «{ $near }»?
usage-unknown-command = Нет команды «{ $given }»; команды такие: { $commands }.
usage-missing = Не хватает «{ $missing }»; пишут так: { $usage }
usage-no-value = После «{ $flag }» нужно значение.
usage-conflict = «{ $flag }» и «{ $other }» не сочетаются; убери одно из двух.
usage-twice = «{ $flag }» стоит дважды; оставь один раз.
usage-needless-value = У «{ $flag }» не бывает значения; убери «{ $value }».
usage-unexpected = «{ $given }» здесь лишнее; пишут так: { $usage }
usage-not-text = Командная строка — не текст в UTF-8; напиши её в UTF-8.
usage-wrong = Командная строка непонятна; её объяснит «{ $command } --help».
lang-unknown = Языка «{ $lang }» Яцзы не знает; языки такие: { $langs }.
input-failed = Стандартный ввод не читается ({ $detail }).
output-failed = Вывод не записывается ({ $detail }).
