# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Код гри
home-join-do = Увійти
home-continue = Продовжити
home-continue-none = Тут з’являться ігри, які ти почнеш або в які ввійдеш на цьому пристрої.
home-records = Рекорди
home-rules = Правила
home-games = Твої ігри
home-games-waiting = Твої ігри (не завершені: { $count })

## A new game

# A button: the form then has more lines for players
new-more-lines = Ще рядки
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Це не поєднується: { $options }. Поверни щось одне назад.
new-computer = Зіграти з комп’ютером
new-computer-which = Наскільки добре йому грати?
new-title = Нова гра
new-game = Гра
new-edition = Видання
new-options = Параметри
new-seats = Місця
new-starts = Хто починає
new-dice = Кубики
new-start = Почати гру
new-plain = звичайні правила
new-options-set = { $count ->
    [0] як у виданні
    [one] { $count } змінено
    [few] { $count } змінено
    [many] { $count } змінено
   *[other] { $count } змінено
}
new-unfold = enter покаже
new-fold = enter сховає
new-add-seat = + ще місце
new-seat-bot = комп’ютер; ← → змінюють силу гри
new-seat-person = уведи ім’я; ← →: грає комп’ютер
new-as-entered = у порядку вище
new-drawn = кубиками: усі кидають, починає, у кого більше
new-program-dice = віртуальні кубики
new-real-dice = справжні кубики на столі
new-real-dice-remark = ти кидаєш, програма рахує очки
new-which = Яка гра?
new-rules = Правила: { $title }
new-plain-title = { $title }, звичайні правила
new-option-as-edition = як у виданні
new-dice-question = Які кубики?
new-dice-program = Віртуальні кубики
new-dice-table = Справжні кубики на столі
new-players = Хто грає?
new-player = Гравець { $seat }
new-kind = Як грає гравець { $seat }
new-kind-here = на цьому пристрої
new-kind-elsewhere = на своєму
new-kind-open = відкрито для всіх
new-kind-bot = комп’ютер: { $level }
new-alone = Додай гравців або почни без суперників: { $name }.
new-add-name = Ім’я наступного гравця
new-add = Додати
new-add-computer = Комп’ютер
new-add-open = Вільне місце
new-move = Підняти гравця { $seat }
new-remove = Прибрати гравця { $seat }
new-coach-on = з порадами
new-coach-off = без порад
new-same-name = { $name } є двічі. Зміни одне з імен або почни так.

## Rules of one's own

new-own-rules = Власні правила
new-own-rules-hint = Встав сюди файл правил. Він замінить гру, вибрану вище.
new-own-rules-example = Приклад для початку:
new-own-rules-file = Вибрати файл
new-own-rules-wrong = Ці правила неможливо використати. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: рядок · ← →: змінити · esc: вийти
new-hint-seat = уведи ім’я · ← →: комп’ютер · backspace у порожньому рядку: прибрати місце
new-hint-add = enter: ще одне місце
new-hint-options = enter: показати або сховати параметри
new-hint-start = enter: почати · ↑ ↓: рядок · t: статистика · esc: вийти
# Part of the hint below the form for a new game
new-print = ctrl+p: бланк для друку

## Who starts

draw-title = Хто починає?
draw-throw = { $name } кидає { $hand }: { $sum }
draw-again = Порівну: кидаємо ще раз.
draw-first = { $name } починає.
draw-hint = enter: до столу · esc: назад

## Inviting

invite-title = Запросити інших
# $code: letters and digits to type
invite-code = Або відкрий { $address } і введи код { $code }
invite-button = Запросити
invite-how = Відскануй QR-код або відкрий { $address } і введи код.
invite-code-label = Код
invite-copy = Скопіювати посилання
invite-copy-seat = Скопіювати посилання: { $name }
invite-copied = Скопійовано
invite-share = Поділитися
invite-here-count = Тут { $here } із { $all }
invite-to-table = До гри
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Ці посилання відкриє лише цей комп’ютер. Запусти сервер командою { $command }, щоб могли увійти інші пристрої.
invite-hint = Хто відкриє цю сторінку, може дивитися. Сюди веде й код { $code } на головній сторінці.

## Seats

seat-rename-label = { $name }: нове ім’я
seat-rename = Перейменувати
seat-rename-hint = Порожнє ім’я видаляє старе назавжди.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, ти
seat-here = { $name }, на місці
seat-waiting = { $name }, ще не тут
seat-away = { $name }, немає на зв’язку
seat-open = вільно
seat-link-hint = Хто відкриє це посилання, зможе грати на цьому місці ({ $name }). Посилання не змінюється.
seat-link-new = Зробити нове посилання
seat-link-new-sure = Старе посилання перестане працювати.
# How a seat is called when it has no name
seat-number = місце { $seat }
# Two players of the same name are told apart by their seats
seat-twin = { $name } ({ $seat })
seat-title = Місце для тебе
seat-offer = За цим посиланням для тебе є місце: { $title }.
seat-held = { $name } уже грає тут на іншому пристрої. Якщо зайняти місце, воно перейде на цей.
seat-name = Твоє ім’я
seat-take = Зайняти місце
seat-move = Перенести місце на цей пристрій
seat-link = Посилання: { $name }
seat-link-title = Посилання на місце
seat-join = Увійти як новий гравець
seat-who = Хто ти?
seat-invited = Тебе кличуть грати: { $title }. За столом: { $names }.
seat-i-am = Я — { $name }
seat-else = Хтось інший…
seat-watch = Лише дивитися
seat-expected = Тут чекають на гравця на ім’я { $name }. Це ти?
seat-not-me = Якщо ні, введи інше ім’я.
seat-other-name = { $name } уже за столом. Введи інше ім’я.
seat-sit = Сісти за стіл
seat-add = Додати гравця на цьому пристрої
seat-play-here = Грати на цьому пристрої
seat-elsewhere = { $name }: на іншому пристрої
seat-held-hint = Одне з цих місць твоє? Торкнися його, щоб попросити про нього.
seat-asked = Прохання про це місце надіслано: { $name }. Його номер — { $number }. Господар або інший пристрій можуть дозволити його протягом двох хвилин.
seat-asked-players = Прохання про це місце надіслано: { $name }. Його номер — { $number }. Господаря та іншого пристрою немає на зв’язку, тому протягом двох хвилин його може дозволити будь-який гравець.
seat-no-answer = За дві хвилини на прохання ніхто не відповів. Можна попросити знову.
seat-request = Інший пристрій просить передати йому це місце: { $name }. На ньому показано номер { $number }.
seat-allow = Дозволити
seat-refuse = Відмовити

## Why a seat or a name is refused, and what to do instead

seat-taken = Там уже хтось сидить. Вибери інше місце.
seat-asked-already = Інший пристрій щойно попросив це місце. Спробуй через дві хвилини.
seat-refused = У проханні про це місце відмовлено. Через дві хвилини можна попросити знову.
seat-request-over = На це прохання вже відповіли, або його строк минув.
seat-table-full = За столом немає вільних місць. Усього їх { $most }.
seat-no-players = Ще немає жодного гравця. Назви хоча б одного.
seat-name-empty = Ім’я порожнє. Напиши його.
seat-name-too-long = Це ім’я задовге. Щонайбільше { $most ->
    [one] { $most } символ
    [few] { $most } символи
    [many] { $most } символів
   *[other] { $most } символів
}.
seat-name-unruly = У цьому імені є невидимі символи. Напиши його наново.

## Players without a name

player-number = Гравець { $number }
bot-name = Комп’ютер ({ $level })

## How well the computer plays, the weakest first

level-random = навмання
level-greedy = жадібний
level-beginner = новачок
level-casual = аматор
level-club = клубний гравець
level-expert = знавець
level-perfect = ідеальний
level-winner = грає на перемогу
# What each level does, as a short sentence without a subject
level-hint-random = Робить що спаде на думку.
level-hint-greedy = Завжди бере найбільше очок просто зараз.
level-hint-beginner = Вивчив правила вчора.
level-hint-casual = Грає з родиною у відпустці.
level-hint-club = Грає щотижня й рідко забуває про бонус.
level-hint-expert = Майже ніколи не помиляється.
level-hint-perfect = Завжди вибирає найкраще; решта — везіння.
level-hint-winner = Грає на перемогу, а не заради очок.
# The mean total of a level, measured
level-average = У середньому { $mean ->
    [one] { $mean } очко
    [few] { $mean } очки
    [many] { $mean } очок
   *[other] { $mean } очка
}
level-unknown = Немає рівня «{ $level }»; рівні такі: { $levels }.
level-unknown-near = Немає рівня «{ $level }»; може, { $near }?
