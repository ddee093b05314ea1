# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: правила з кожного буклета — грати, рахувати, пояснювати.
help-usage = Як писати: { $usage }
help-commands = Команди
help-arguments = Аргументи
help-options = Параметри
help-everywhere = Усюди
help-more = Докладніше про команду: «{ $command } COMMAND --help».
help-examples = Приклади
help-help = Показати цю довідку
help-version = Показати версію
help-lang = Користуватися цією мовою: { $langs }
help-json = Відповідати в JSON
help-data = Тримати дані програми в цій теці (або YATZY_DATA)
help-rules-flag = Правила: код видання або шлях до файлу правил
help-set = Задати параметр правил вручну; можна повторювати
help-threads = Використати стільки потоків; відповідь від цього не змінюється
help-output-file = Файл для запису; закінчення назви визначає вид: { $endings }
help-force = Перезаписати файл, якщо він є
help-advise = Показати найкращий вибір і скільки коштує все інше
help-advise-card = Заповнені клітинки з очками, наприклад "ones=3,yatzy=0"; без цього картка порожня
help-advise-hand = Кубики на столі; без них це мить до першого кидка
help-advise-rethrows = Скільки безкоштовних перекидань лишилося після цього кидка, зазвичай 2; фішки тут не рахуються
help-advise-chips = Накопичені фішки
help-advise-extra-yatzys = Додаткові Yatzy, за які отримано очки
help-advise-declared = Клітинка, оголошена до першого кидка
help-analyse = Розібрати гру: де везіння, де вміння, що було б краще
help-verify-head = Відбиток, який пристрій записав під час гри
# yatzy export, yatzy import
help-export = Записати всі ігри, завершені й ні, в один файл
help-games = Показати ігри, що чекають, або завершені
help-games-finished = Показати завершені ігри
help-games-name = Лише ігри, де це є в чийомусь імені
help-stats = Показати рекорди й середні всіх
help-export-file = Файл для запису; його ще не має бути
help-import = Імпортувати ігри з файлу, який записав «yatzy export»
help-import-file = Експортований файл
help-goal = Мета: mean (якщо не вказано), at-least:N (найкращий шанс набрати N очок) або, проти суперників, win; під час розв’язання at-least без числа означає кожну суму
help-goal-against = Картка іншого місця в тому ж вигляді, що --card, також з extra-yatzys=N і chips=N; по разу на кожного суперника
help-rules = Показати список ігор і видань або пояснити одне
help-rules-id = Видання, яке треба пояснити
help-rules-game = Показати лише видання цієї гри
help-rules-in = Показати лише видання цією мовою
help-rules-record = Показати початок протоколу з цими правилами
help-score = Показати, скільки дають кубики в кожній клітинці
help-score-hand = Кубики: 6-6-6-5-5, 66655 або "6 6 6 5 5"; «-» читає їх рядок за рядком зі стандартного введення і на кожен відповідає рядком JSON
help-replay = Перевірити протокол і показати його: бланк, результати, усі ходи
help-replay-file = Протокол
help-join = Грати на місці мережевої гри з термінала або дивитися її
help-join-address = Посилання місця, адреса столу або код столу чи матчу
help-join-name = Зайняти вільне місце під цим ім’ям
help-serve-proxy = Брати адреси відвідувачів у цього проксі й більше ні в кого; можна повторювати
help-serve-metrics = Дозволити й цій адресі читати /metrics; можна повторювати
help-help-command = Пояснити програму або одну з її команд
help-help-name = Команда, яку треба пояснити
help-serve-rules = Запропонувати цей файл правил на сторінці нової гри; можна повторювати
help-play-lan = Дозволити іншим грати з телефонів і комп’ютерів у тій самій мережі: показує код і QR-код
help-serve = Запустити сервер Yatzy; усі грають у браузері
help-serve-listen = Слухати за цією адресою; порт 0 — будь-який вільний
help-serve-database = Тримати ігри в цій базі даних: sqlite:PATH або postgres://HOST/NAME
help-serve-host = Відгукуватися й на це ім’я; можна повторювати
help-serve-https = До сервера звертаються через HTTPS і проксі
help-lan = Пустити до гри інших зі своєї мережі й показати QR-код
help-sheet = Надрукувати бланк, порожній або заповнений за протоколом
help-sheet-players = На скількох гравців, від 1 до { $most }; інакше стільки, скільки вміщує сторінка
help-sheet-columns = Скільки з них поруч на сторінці, від 1 до { $most }
help-sheet-paper = Папір: { $papers }
help-sheet-landscape = Друкувати на альбомному аркуші
help-sheet-large = Великим шрифтом
help-sheet-record = Заповнити бланк за цим протоколом
help-sheet-practise = Задачі з розв’язками замість бланка
help-leaflet = Надрукувати правила буклетом
help-practise = Вправлятися на позиціях з ігор із точними відповідями
help-practise-theme = Тема: { $themes }
help-practise-level = Складність: від 1, що до снаги новачкам, до 5
help-practise-count = Скільки задач, зазвичай { $count }
help-practise-seed = Те саме число — ті самі задачі
help-practise-today = Задача дня, однакова для всіх
help-practise-mistakes = Найдорожчі рішення з твоїх ігор
help-practise-show = Показати, що про тебе зберігається; --json видає це як дані
help-practise-forget = Видалити рівень, нотатки й серію
help-simulate = Дати комп’ютеру зіграти багато ігор і показати, що вийшло
help-simulate-seat = Місце; можна повторювати. Рівні: { $levels }
help-simulate-games = Скільки ігор зіграти, зазвичай { $games }
help-simulate-seed = Число, з якого виходять кидки: те саме число — ті самі ігри
help-simulate-totals = Вивести підсумки кожної гри, по рядку на гру, замість зведення
help-solve = Обчислити ідеальну гру наодинці: середню суму, відхилення, кожну клітинку
help-solve-expected-only = Лише середню суму, якнайшвидше
help-solve-distribution = Показати й шанс кожної суми
help-solve-table = Тримати таблицю значень у теці даних; для великих ігор так робиться завжди
help-completions = Вивести доповнення для оболонки
help-completions-shell = Оболонка: { $shells }
help-man = Записати сторінки посібника в теку
help-man-folder = Тека
help-play = Грати в терміналі
help-play-seat = Місце: ім’я або bot:LEVEL для комп’ютера; можна повторювати
help-play-real-dice = Ти кидаєш справжні кубики, програма рахує очки
help-play-same = Зіграти наодинці тими самими кубиками, що й друг: код або посилання виклику, протокол або «new» для нових кубиків
help-play-match = Зіграти матч: кожен сам заповнює всю картку з однаковими кубиками; з --lan інші приєднуються за кодом
help-today = Гра дня: раз на день, ті самі кубики для всіх
help-today-show = Показати дні, таблицю й серію замість гри
help-today-again = Ще одна спроба, яка не зараховується
help-play-plain = Грати простими рядками: для програм читання з екрана й конвеєрів
help-serve-log = Скільки сервер пише про себе: error, warn, info або debug (YATZY_LOG)
help-serve-new-games = Скільки нових ігор може створити одна адреса за годину
help-serve-keep-unplayed = Видаляти ігри, у які так і не грали, через стільки днів
help-verify = Перевірити протокол: чи дотримано правил, чи чесні кубики
help-verify-file = Протокол
help-verify-commitment = Обіцянка, записана тобою до першого кидка

## The manual pages

man-files = Файли
man-environment = Змінні середовища
man-exit = Код завершення
man-file-house = Усі ігри. Файл лежить у теці даних.
man-file-tables = Ідеальна гра, яку довелося довго обчислювати; її тримає тут «yatzy solve».
man-variable-data = Тека даних, якщо її не вказано через --data.
man-variable-xdg = Тека, у якій програми тримають свої дані; тека даних — це «yatzy» в ній.
man-variable-lang = Мова, якщо її не вказано через --lang. Діє перша із заданих змінних.
man-variable-no-colour = Якщо змінну задано, гра в терміналі не використовує кольорів.
man-exit-done = Готово, або відповідь «так».
man-exit-no = Відповідь «ні»: у протоколі порушено правило, або його кубики не збігаються з доказом.
man-exit-wrong = Щось у команді або у файлі було неправильно; що саме, сказано в повідомленні.
man-unwritable = Сторінок посібника не вдається записати в «{ $path }» ({ $detail }).

## What was wrong with a command line

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
usage-unknown-command-near = Немає команди «{ $given }»; може, «{ $near }»?
lang-unknown = Мови «{ $lang }» Yatzy не знає; мови такі: { $langs }.
number-wrong = { $flag } не може бути «{ $given }»; вкажи ціле число від { $low } до { $high }.
input-failed = Стандартне введення не читається ({ $detail }).
output-failed = Виведення не записується ({ $detail }).

## yatzy score

score-title = { $hand } · { $title }
score-box = Клітинка
score-points = Очки
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Кидай. Найкраща гра звідси дає в середньому { $value ->
    [one] { $value } очко
    [few] { $value } очки
    [many] { $value } очок
   *[other] { $value } очка
}.
advise-best-keep = Найкраще: залишити { $keep }. Найкраща гра далі дає в середньому { $value ->
    [one] { $value } очко
    [few] { $value } очки
    [many] { $value } очок
   *[other] { $value } очка
}.
advise-best-throw-all = Найкраще: перекинути всі кубики. Найкраща гра далі дає в середньому { $value ->
    [one] { $value } очко
    [few] { $value } очки
    [many] { $value } очок
   *[other] { $value } очка
}.
advise-best-score = Найкраще: записати { $points } { $box_into }. Найкраща гра далі дає в середньому { $value } очка.
advise-best-strike = Найкраще: викреслити { $box_acc }. Найкраща гра далі дає в середньому { $value } очка.
advise-best-declare = Найкраще: оголосити { $box_acc }. Найкраща гра далі дає в середньому { $value } очка.

## yatzy advise: all actions, and what goes wrong

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
advise-over = Усі клітинки цієї картки заповнені, робити більше нічого.
advise-rethrows = На цій картці може бути щонайбільше { $most ->
    [one] { $most } перекидання
    [few] { $most } перекидання
    [many] { $most } перекидань
   *[other] { $most } перекидань
}, а не { $found }.
advise-unreachable = За цими правилами така картка не виходить; перевір її клітинки.
# $given: a part of --card
advise-card-form = «{ $given }» не заповнює клітинки; напиши BOX=POINTS через кому, наприклад "ones=3,yatzy=0".
advise-card-points = «{ $given }» не може бути очками клітинки { $box }; напиши ціле число, наприклад «{ $box }=0».
advise-no-such-box = На цьому бланку немає клітинки «{ $id }»; може, { $near }?
advise-no-such-box-far = На цьому бланку немає клітинки «{ $id }»; клітинки такі: { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = На цьому бланку немає клітинки «{ $id }»; клітинки такі: { $boxes }, а для стовпця додай { $columns }.
advise-rethrows-without-hand = Для «--rethrows» потрібні кубики; вкажи їх через «--hand», наприклад --hand 6-6-6-5-5.
advise-name-first = У цій грі клітинку оголошують до першого кидка; вкажи яку: «--declared BOX».

## yatzy solve, and perfect play wherever it is asked for

solving = Розв’язуємо
solving-statistics = Рахуємо середні
solve-fitted-title = Найкраща відома стратегія: { $title }
solve-fitted-error = Похибка оцінки
solve-fitted-why = У цій грі забагато позицій, щоб перебрати всі, тому цінність картки оцінено за багатьма з них. Кожен хід і останні клітинки ({ $cells }) пораховано точно.
solve-fitted-games = За клітинками, підрахунок за пробними іграми ({ $games })
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Розв’язання цієї гри займе приблизно { $time } у { $threads ->
    [one] { $threads } потік
    [few] { $threads } потоки
    [many] { $threads } потоків
   *[other] { $threads } потоків
} (усього { $cpu } роботи процесора), { $memory } пам’яті й { $disk } на диску, у { $path }. Перервати можна: наступного разу продовжимо з останнього закінченого ходу.
solve-resumes = Продовжуємо таблицю, почату раніше.
solve-interrupted = Перервано. Та сама команда продовжить після останнього готового ходу.
# $time: how long solving takes; $disk: the table's size
solve-first = Ідеальну гру за цими правилами тут ще не обчислено; «yatzy solve» з тими самими правилами зробить це один раз, приблизно за { $time } роботи процесора, і займе { $disk } на диску.
solve-too-many-cells = На цьому бланку забагато клітинок, щоб перебрати все: { $cells }; ідеальна гра відома, коли їх щонайбільше { $most }.
solve-title = Ідеальна гра: { $title }
solve-expected = Середня сума
solve-deviation = Стандартне відхилення
solve-bonus-chance = Шанс на бонус
solve-states = Позицій
solve-error = Похибка
solve-at-most = менше ніж { $error }
solve-time = Час на суму
solve-time-all = Час на все
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } с, процесор { $cpu } с
solve-box = Клітинка
solve-mean = Середнє
solve-zero = Нуль
solve-share = Частка
solve-percentiles = Частка ігор, що закінчуються з цією сумою або меншою
solve-percentiles-simulated = Частка з { $games } пробних ігор, що закінчилися з цією сумою або меншою

## The tables of values that yatzy solve keeps

solution-io = Таблиця не читається або не записується ({ $detail }).
solution-not-a-table = Це не таблиця значень; видали її, і «yatzy solve» зробить її наново.
solution-version = Ця таблиця версії { $found }, програма такої не читає; видали її, і «yatzy solve» зробить її наново.
solution-other-rules = Цю таблицю зроблено для інших правил; видали її, і «yatzy solve» зробить її наново.
solution-length = У цій таблиці байтів { $found } замість { $expected }; видали її, і «yatzy solve» зробить її наново.
solution-damaged = Цю таблицю пошкоджено, байт { $at }; видали її, і «yatzy solve» зробить її наново.
data-no-folder = Даних програми ніде тримати, бо система не називає домашньої теки; вкажи теку через --data DIR або YATZY_DATA.
data-unwritable = Теку «{ $path }» не вдається створити ({ $detail }); вкажи іншу через --data DIR або YATZY_DATA.

## yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } ігор
}, { $title }, зерно { $seed }
simulate-playing = Граємо
simulate-seat = Місце
simulate-mean = Середнє
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Розкид
simulate-wins = Перемоги
# Games whose first place was shared
simulate-shared = Нічиї
simulate-no-bot = «{ $given }» грати тут не може: у пробних іграх грає лише комп’ютер; напиши bot:LEVEL, де рівень — { $levels }.
simulate-too-many-seats = { $found ->
    [one] { $found } місце — це забагато
    [few] { $found } місця — це забагато
    [many] { $found } місць — це забагато
   *[other] { $found } місць — це забагато
}; вкажи щонайбільше { $most }.

## yatzy export, yatzy import

export-done = Записано ігор: { $count }
export-there = «{ $path }» уже є; вибери іншу назву, щоб нічого не пропало.
export-no-database = Бази даних { $database } немає. Вкажи її теку через --data DIR або саму базу через --database URL.
export-unwritable = «{ $path }» не вдається записати ({ $detail }); вибери інше місце.
import-done = Нових ігор: { $count }. Уже були: { $known }.
import-not = Це не той файл, який пише «yatzy export» цієї версії.
import-line = Рядок { $line } не вдається прочитати як гру, тож нічого не імпортовано.

## yatzy completions

completions-unknown = Немає доповнень для «{ $shell }»; оболонки такі: { $shells }.

## Games with the same dice

same-rules = У виклику свої правила. Прибери --rules і --set.
same-total = { $name }: { $points }
same-challenge = Кинь другові виклик із тими самими кубиками:
help-match = Порівняти ігри з однаковими кубиками
help-match-game = Протокол завершеної гри зі спільними кубиками або код виклику
