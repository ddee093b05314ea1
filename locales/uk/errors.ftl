# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } або { $last }
list-and = { $rest } і { $last }

## Hands

hand-empty = Тут немає кубиків; напиши їх, наприклад, так: 6-6-6-5-5, 66655 або "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = «{ $found }» (символ { $place }) — не кубик; на кубику буває від 1 до 6, тому пиши так: 6-6-6-5-5.
hand-too-many = Тут більше ніж { $most } кубиків, стільки немає в жодній грі; пиши так: 6-6-6-5-5.
hand-wrong-count = Тут { $found ->
    [one] { $found } кубик
    [few] { $found } кубики
    [many] { $found } кубиків
   *[other] { $found } кубиків
}, а в грі їх { $expected }, наприклад { $example }.
# $problem: one of the sentences about hands, or score-line-long
hand-line = Рядок { $line }: { $problem }
hand-line-too-long = У цьому рядку більше ніж { $most } символів, для кубиків це забагато; пиши так: 6-6-6-5-5.
hand-line-not-text = Цей рядок не є текстом в UTF-8; пиши кубики так: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Немає ні правил, ні видання «{ $id }»; може, { $near }?
ruleset-unknown-far = Немає ні правил, ні видання «{ $id }»; увесь список покаже «yatzy rules».
ruleset-twice = Правила названо двічі, «{ $first }» і «{ $second }»; назви їх один раз.
option-no-value = «{ $given }» нічого не налаштовує; напиши OPTION=VALUE, де параметр — { $options }.
option-unknown = Немає параметра «{ $option }»; параметри такі: { $options }.
option-unknown-value = Параметр { $option } не може бути «{ $value }»; можливі { $values }.
game-unknown = Немає гри «{ $game }»; ігри такі: { $games }.

## Combinations that make no sense

ruleset-dice = У грі від 1 до { $most } кубиків, а не { $dice }.
ruleset-boxes = На бланку від 1 до { $most } клітинок, а не { $boxes }.
ruleset-columns = На бланку від 1 до { $most } стовпців, а не { $columns }.
ruleset-factor = Стовпець ×{ $factor } тут неможливий; стовпці бувають від ×1 до ×9, і всі різні.
ruleset-box-twice = У двох клітинок той самий код «{ $box }»; дай кожній свій.
ruleset-face-twice = Клітинці «{ $box }» потрібне число, яке вже має клітинка вище; у кожного числа одна клітинка.
ruleset-out-of-reach = Клітинці «{ $box }» потрібно { $needs ->
    [one] { $needs } кубик
    [few] { $needs } кубики
    [many] { $needs } кубиків
   *[other] { $needs } кубиків
}, а в грі їх менше.
ruleset-face-pays = Клітинка «{ $box }» — для одного числа, тому в неї має стояти «matched».
ruleset-pays = Клітинка «{ $box }» має давати від 1 до { $most } очок.
ruleset-bonus-range = Бонус і сума, за яку його дають, мають бути від 1 до { $most } очок.
ruleset-bonus-without-upper = Бонус заробляють верхні клітинки, а їх тут немає; прибери його або постав bonus=none.
ruleset-bonus-without-number = У цих правилах немає бонусу, чиє число можна залишити; вкажи його, наприклад bonus=at-least:63.
ruleset-declare-with-order = Оголошувати клітинки немає сенсу, коли задано їхній порядок; постав order=free або declare=no.
ruleset-declare-with-columns = Оголошувати клітинки немає сенсу, коли стовпців кілька; постав declare=no.
ruleset-declare-with-jokers = Оголошувати клітинки немає сенсу, коли є джокери; постав joker=none або declare=no.
ruleset-jokers-need-full-values = Джокери тут не мають сенсу: клітинка «{ $box }» рахує лише відповідні кубики, і джокер у ній нічого не вартий; постав joker=none.
ruleset-jokers-without-yatzy = Для джокерів потрібна рівно одна клітинка, де всі кубики однакові; постав joker=none.
ruleset-jokers-with-columns = Джокери не мають сенсу, коли стовпців кілька; постав joker=none.
ruleset-jokers-with-yatzy-sum = Джокери не мають сенсу, коли Yatzy рахує і свої кубики; постав yatzy=50 або joker=none.
ruleset-columns-with-order = Порядок клітинок не має сенсу, коли стовпців кілька; постав order=free.
ruleset-columns-with-chips = Накопичувати перекидання немає сенсу, коли стовпців кілька; постав chips=no.
ruleset-columns-with-bonus = Бонус не має сенсу, коли стовпців кілька; постав bonus=none.
ruleset-no-yatzy-of-fifty = Для параметра yatzy потрібна клітинка, яка дає 50 за всі однакові кубики, а тут її немає.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Рядок { $line }: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Немає файлу «{ $path }»; перевір назву й теку.
file-is-directory = «{ $path }» — тека; вкажи шлях до файлу.
file-unreadable = Файл «{ $path }» не читається ({ $detail }); перевір, чи він на місці й чи можна його читати.
file-not-text = Файл «{ $path }» не є текстом в UTF-8; збережи його в UTF-8.
file-too-long = Файл більший за 256 КіБ, для правил це забагато; чи той це файл?
file-syntax = Це не TOML ({ $detail }); пиши key = value.
file-unknown-key = «{ $key }» тут нічого не означає; відомі { $known }.
file-missing = Бракує «{ $key }»; додай.
file-wrong-kind = Для «{ $key }» очікується { $expected }.
file-unknown-base = Немає ні правил, ні видання «{ $id }», щоб із них почати; увесь список покаже «yatzy rules».
file-base-and = У «base» вже є «{ $key }»; прибери одне з двох.
expected-text = текст у лапках
expected-number = ціле число від { $low } до { $high }
expected-list = список у квадратних дужках
expected-table = таблиця ключів і значень
expected-box-id = код із малих латинських літер, цифр і дефісів: спершу літера, усього не більше ніж 32 символи
expected-one-of = одне з: { $forms }
rules-line = Рядок { $line } у правилах не читається.

## The command line

usage-unknown-flag = Тут немає «{ $flag }»; що є, покаже «{ $command } --help».
usage-unknown-flag-near = Тут немає «{ $flag }»; може, «{ $near }»?
usage-unknown-command = Немає команди «{ $given }»; команди такі: { $commands }.
usage-missing = Бракує «{ $missing }»; пишуть так: { $usage }
usage-no-value = Після «{ $flag }» потрібне значення.
usage-conflict = «{ $flag }» і «{ $other }» не поєднуються; прибери одне з двох.
usage-twice = «{ $flag }» стоїть двічі; залиш один раз.
usage-needless-value = «{ $flag }» не приймає значення; прибери «{ $value }».
usage-unexpected = «{ $given }» тут зайве; пишуть так: { $usage }
usage-not-text = Командний рядок не є текстом в UTF-8; напиши його в UTF-8.
usage-wrong = Командний рядок незрозумілий; його пояснить «{ $command } --help».
lang-unknown = Мови «{ $lang }» Yatzy не знає; мови такі: { $langs }.
input-failed = Стандартне введення не читається ({ $detail }).
output-failed = Виведення не записується ({ $detail }).
