# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = ця клітинка
refusal-another-box = інша клітинка
refusal-game-over = Гру закінчено. Почни нову.
refusal-no-such-seat = За цим столом такого немає: { $seat }. Вибери інше місце.
refusal-not-your-turn = Зараз ходить { $player }, а не { $seat }. Дочекайся свого ходу.
refusal-seat-left = У цій грі { $seat } більше не грає. Щоб грати знову, почни нову.
refusal-too-late-to-join = Перший раунд закінчено. Дочекайся наступної гри.
refusal-no-such-cell = На цьому бланку немає такої клітинки. Вибери з тих, що є.
refusal-name-first = Спершу оголоси клітинку, потім кидай.
refusal-nothing-to-name = У цій грі клітинок не оголошують. Просто кидай.
refusal-already-named = Клітинку вже оголошено. Кидай.
refusal-throw-first = Спершу кинь, потім записуй.
refusal-no-rethrow = Перекидань більше немає. Запиши кубики в клітинку.
refusal-first-throw-with-all = Перший кидок ходу — усіма кубиками. Не залишай жодного.
refusal-nothing-thrown = Перекинь хоча б один кубик: залиш менше або запиши кубики в клітинку.
refusal-not-in-hand = { $keep } — таких кубиків немає в { $hand }. Залишай ті, що лежать.
refusal-dice-count = Треба було кинути { $expected ->
    [one] { $expected } кубик
    [few] { $expected } кубики
    [many] { $expected } кубиків
   *[other] { $expected } кубиків
}, а показано { $found }. Числа мають збігатися.
refusal-box-taken = Ця клітинка зайнята: { $box }. Вибери іншу.
refusal-out-of-order = Для цієї клітинки ще зарано: { $box }. За порядком спершу { $allowed }.
refusal-chance-is-last-resort = Ці кубики дають очки в іншій клітинці, тому сюди їх ще не можна. Куди можна: { $scores }.
refusal-chance-after-miss = Ці кубики дають очки в клітинці, яку не оголошено ({ $scores }), тому сюди їх не можна. Запиши нуль в іншу вільну клітинку.
refusal-zero-is-last-resort = Ці кубики дають очки в іншій клітинці, тому нуль сюди не можна: { $box }. Куди можна: { $scores }.
refusal-named-box-scores = Ці кубики дають очки в оголошеній клітинці. Запиши їх туди: { $named }.
refusal-joker-has-its-place = Цей джокер треба записати сюди: { $cells }.
refusal-wrong-points = З цими кубиками клітинка дає { $expected ->
    [one] { $expected } очко
    [few] { $expected } очки
    [many] { $expected } очок
   *[other] { $expected } очка
}, а не { $found }.
refusal-wrong-extra = Додаткове Yatzy дає { $expected ->
    [one] { $expected } очко
    [few] { $expected } очки
    [many] { $expected } очок
   *[other] { $expected } очка
}, а не { $found }.
refusal-impossible-points = Зараз жодні кубики не дадуть { $found ->
    [one] { $found } очко
    [few] { $found } очки
    [many] { $found } очок
   *[other] { $found } очка
} у цій клітинці: { $box }. Можливо { $possible }.
refusal-no-extra-yatzy = Додаткового Yatzy тут бути не може. Запиши очки без нього.
refusal-not-from-the-table = У цій грі кубики віртуальні. Кинь їх.
refusal-throws-needed = Скажи, скільки було кидків: за незроблені перекидання дають фішки.
refusal-throw-count = На хід тут від 1 до { $most } кидків, а не { $found }.
refusal-turn-has-begun = У цьому ході вже кидали. Запиши кубики в клітинку або скасуй кидки.
refusal-nothing-to-take-back = Нема чого скасовувати.
refusal-throw-stands = Кидок віртуальних кубиків не можна скасувати. Скасувати можна лише вибір клітинки, до наступного кидка.
refusal-no-such-turn = У раунді { $round } закінченого ходу немає: { $seat }.
# $because: one of the sentences above
refusal-later-turn = Таке виправлення порушить правило: { $seat }, раунд { $round }. { $because }

## Cards

card-twice = Цю клітинку вказано двічі: { $box }; вкажи її один раз.
card-impossible = У клітинці не може бути { $found ->
    [one] { $found } очка
    [few] { $found } очок
    [many] { $found } очок
   *[other] { $found } очок
}: { $box }; може бути { $possible }.
card-out-of-order = За порядком спершу йде { $box }; заповни і цю клітинку.
card-too-many-chips = На цій картці можна заробити щонайбільше { $most ->
    [one] { $most } фішку
    [few] { $most } фішки
    [many] { $most } фішок
   *[other] { $most } фішок
}, а не { $found }.
card-too-many-extra-yatzys = На цій картці може бути щонайбільше { $most ->
    [one] { $most } додаткове Yatzy
    [few] { $most } додаткові Yatzy
    [many] { $most } додаткових Yatzy
   *[other] { $most } додаткових Yatzy
}, а вказано { $found }.

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Тут ланцюжок рветься: змінено цей рядок або те, з чим він пов’язаний.
# $number: of the throw, from 1
record-no-such-throw = Кидка { $number } не було, отже, і байтів у нього бути не може.
record-too-long = Файл більший за 16 МіБ, для протоколу це забагато; чи той це файл?
record-not-a-record = Це не протокол; протокол починається рядком «yatzy record 2».
record-version = Цей протокол версії { $found }; програма читає версії 1 і 2.
record-unknown-line = «{ $word }» тут нічого не означає; рядок протоколу тут починається з { $known }.
record-missing = Над ходами бракує рядка «{ $word }»; додай його.
record-twice = Рядок «{ $word }» стоїть двічі; залиш один.
record-rules-line = Цей рядок правил не читається; його пишуть так: { $form }.
record-wrong-hash = Правила змінено: їхній геш { $expected }, а не { $found }.
record-bad-value = «{ $value }» після «{ $word }» не читається; рядок пишуть так: { $form }.
record-seat-number = Місця нумерують 1, 2, 3 і так далі: тут має стояти { $expected }, а не «{ $found }».
record-bad-turn = Після «{ $after }» очікується: { $expected }.
record-bad-turn-start = На початку рядка очікується: { $expected }.
record-part-number = раунд і місце, наприклад 3.1
record-part-box = код клітинки
record-part-hand = кубики, наприклад 1-4-4-6-6
record-part-points = очки
record-part-throws = кількість кидків
record-part-end = кінець рядка
record-no-such-box = На цьому бланку немає клітинки «{ $id }»; коди стоять у правилах протоколу.
record-die-changed = Залишено { $keep }, а наступний кидок показує { $hand }: залишений кубик не змінюється.
record-wrong-turn = Тут має стояти хід { $round }.{ $seat }, а не { $found }.
record-after-the-end = Далі нічого бути не може; рядок вище закінчує гру або лишає хід відкритим.
record-crossed-out-alone = Під рядком, який починається з «~», одразу має йти той, що його замінює.
record-wrong-total = Разом { $expected }, а не { $found }.

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
hand-line-too-long = У цьому рядку більше ніж { $most } символів, для кубиків це забагато; пиши так: 6-6-6-5-5.
hand-line-not-text = Цей рядок не є текстом в UTF-8; пиши кубики так: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Немає ні правил, ні видання «{ $id }»; може, { $near }?
ruleset-unknown-far = Немає ні правил, ні видання «{ $id }»; увесь список покаже «yatzy rules».
ruleset-twice = Правила названо двічі, «{ $first }» і «{ $second }»; назви їх один раз.
ruleset-option-no-value = «{ $given }» нічого не налаштовує; напиши OPTION=VALUE, де параметр — { $options }.
ruleset-option-unknown = Немає параметра «{ $option }»; параметри такі: { $options }.
ruleset-option-unknown-value = Параметр { $option } не може бути «{ $value }»; можливі { $values }.
ruleset-option-unknown-near = Немає параметра «{ $option }»; може, «{ $near }»?
ruleset-game-unknown = Немає гри «{ $game }»; ігри такі: { $games }.

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
ruleset-face-pays = Клітинка «{ $box }» — для одного числа, тому має давати «matched».
ruleset-pays = Клітинка «{ $box }» має давати від 1 до { $most } очок.
ruleset-bonus-range = Бонус і сума, за яку його дають, мають бути від 1 до { $most } очок.
ruleset-bonus-without-upper = Бонус заробляють верхні клітинки, а їх тут немає; прибери його або постав bonus=none.
ruleset-bonus-out-of-reach = Бонус вимагає більше очок, ніж можуть дати верхні клітинки: { $needed }, а вони дають щонайбільше { $most }; вкажи менше число.
ruleset-bonus-without-number = У цих правилах немає бонусу, чиє число можна залишити; вкажи його, наприклад bonus=at-least:63.
ruleset-declare-with-order = Оголошувати клітинки немає сенсу, коли задано їхній порядок; постав order=free або declare=no.
ruleset-declare-with-columns = Оголошувати клітинки немає сенсу, коли стовпців кілька; постав declare=no.
ruleset-declare-with-jokers = Оголошувати клітинки немає сенсу, коли є джокери; постав joker=none або declare=no.
ruleset-jokers-need-full-values = Джокери тут не мають сенсу: клітинка «{ $box }» дає очки лише за відповідні кубики, і джокер у ній нічого не вартий; постав joker=none.
ruleset-jokers-without-yatzy = Для джокерів потрібна рівно одна клітинка, де всі кубики однакові; постав joker=none.
ruleset-jokers-with-columns = Джокери не мають сенсу, коли стовпців кілька; постав joker=none.
ruleset-jokers-with-yatzy-sum = Джокери не мають сенсу, коли Yatzy дає й суму своїх кубиків; постав yatzy=50 або joker=none.
ruleset-columns-with-order = Порядок клітинок не має сенсу, коли стовпців кілька; постав order=free.
ruleset-columns-with-chips = Накопичувати перекидання немає сенсу, коли стовпців кілька; постав chips=no.
ruleset-columns-with-bonus = Бонус не має сенсу, коли стовпців кілька; постав bonus=none.
ruleset-no-yatzy-of-fifty = Для параметра yatzy потрібна клітинка, яка дає 50 очок, коли всі кубики однакові, а тут її немає.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Рядок { $line }: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Немає файлу «{ $path }»; перевір назву й теку.
file-is-directory = «{ $path }» — тека; вкажи шлях до файлу.
file-unreadable = Файл «{ $path }» не читається ({ $detail }); перевір, чи він на місці й чи можна його читати.
file-not-text = Файл «{ $path }» не є текстом в UTF-8; збережи його в UTF-8.
file-too-long = Файл більший за 32 КіБ, для правил це забагато; чи той це файл?
file-syntax = Це не TOML ({ $detail }); пиши key = value.
file-unknown-key = «{ $key }» тут нічого не означає; відомі ключі: { $known }.
file-missing = Бракує «{ $key }»; додай.
file-wrong-kind = Для «{ $key }» очікується { $expected }.
file-unknown-base = Немає ні правил, ні видання «{ $id }», щоб із них почати; увесь список покаже «yatzy rules».
file-base-and = У «base» вже є «{ $key }»; прибери одне з двох.
file-rules-line = Рядок { $line } у правилах не читається.
expected-text = текст у лапках
expected-number = ціле число від { $low } до { $high }
expected-list = список у квадратних дужках
expected-table = таблиця ключів і значень
expected-box-id = код із малих латинських літер, цифр і дефісів: спершу літера, усього не більше ніж 32 символи
expected-one-of = одне з: { $forms }

challenge-damaged = Цей код виклику пошкоджено. Скопіюй увесь код або посилання ще раз.
challenge-newer = Цей виклик зроблено в новішій версії Yatzy. Онови програму, щоб зіграти.
challenge-unknown-rules = Правила цього виклику тут невідомі: { $rules }.
challenge-own-rules = У виклик уміщаються лише правила зі списку. Надішли натомість протокол файлом.
challenge-game = Викликом може стати лише завершена гра одного гравця зі спільними кубиками.
