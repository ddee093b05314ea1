# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Яцзы: правила из каждого буклета — играть, считать, объяснять.
help-usage = Как писать: { $usage }
help-commands = Команды
help-arguments = Аргументы
help-options = Параметры
help-everywhere = Везде
help-more = Подробнее о команде: «{ $command } COMMAND --help».
help-examples = Примеры
help-help = Показать эту справку
help-version = Показать версию
help-lang = Использовать этот язык: { $langs }
help-json = Отвечать в JSON
help-data = Хранить данные программы в этой папке (или YATZY_DATA)
help-rules-flag = Правила: код издания или путь к файлу правил
help-set = Задать настройку правил вручную; можно повторять
help-threads = Использовать столько потоков; ответ от этого не меняется
help-output-file = Файл для записи; окончание имени задаёт вид: { $endings }
help-force = Перезаписать файл, если он есть
help-advise = Показать лучший выбор и сколько стоит всё остальное
help-advise-card = Заполненные клетки с очками, например "ones=3,yatzy=0"; без этого карточка пустая
help-advise-hand = Кубики на столе; без них это момент до первого броска
help-advise-rethrows = Сколько бесплатных перебросов осталось после этого броска, обычно 2; фишки здесь не считаются
help-advise-chips = Накопленные фишки
help-advise-extra-yatzys = Дополнительные яцзы, за которые получены очки
help-advise-declared = Клетка, объявленная до первого броска
help-analyse = Разобрать игру: где везение, где умение, что было бы лучше
help-verify-head = Отпечаток, который устройство записало во время игры
# yatzy export, yatzy import
help-export = Записать все игры, законченные и нет, в один файл
help-games = Показать ждущие или законченные игры
help-games-finished = Показать законченные игры
help-games-name = Только игры, где это есть в чьём-то имени
help-stats = Показать рекорды и средние всех
help-export-file = Файл для записи; его ещё не должно быть
help-import = Импортировать игры из файла, который записал «yatzy export»
help-import-file = Экспортированный файл
help-goal = Цель: mean (если не указано), at-least:N (лучший шанс набрать N очков) или, против соперников, win; при решении at-least без числа означает каждый итог
help-goal-against = Карточка другого места в том же виде, что --card, также с extra-yatzys=N и chips=N; по разу на каждого соперника
help-rules = Показать список игр и изданий или объяснить одно
help-rules-id = Издание, которое нужно объяснить
help-rules-game = Показать только издания этой игры
help-rules-in = Показать только издания на этом языке
help-rules-record = Показать начало протокола с этими правилами
help-score = Показать, сколько дают кубики в каждой клетке
help-score-hand = Кубики: 6-6-6-5-5, 66655 или "6 6 6 5 5"; «-» читает их построчно со стандартного ввода и на каждую строку отвечает строкой JSON
help-replay = Проверить протокол и показать его: бланк, результаты, все ходы
help-replay-file = Протокол
help-join = Играть на месте сетевой игры из терминала или смотреть её
help-join-address = Ссылка места, адрес стола или код стола или матча
help-join-name = Занять свободное место под этим именем
help-serve-proxy = Брать адреса посетителей у этого прокси и больше ни у кого; можно повторять
help-serve-metrics = Разрешить и этому адресу читать /metrics; можно повторять
help-help-command = Объяснить программу или одну из её команд
help-help-name = Команда, которую нужно объяснить
help-serve-rules = Предложить этот файл правил на странице новой игры; можно повторять
help-play-lan = Разрешить другим играть с телефонов и компьютеров в той же сети: показывает код и QR-код
help-serve = Запустить сервер Яцзы; все играют в браузере
help-serve-listen = Слушать по этому адресу; порт 0 — любой свободный
help-serve-database = Хранить игры в этой базе данных: sqlite:PATH или postgres://HOST/NAME
help-serve-host = Отзываться и на это имя; можно повторять
help-serve-https = К серверу обращаются по HTTPS, через прокси
help-lan = Пустить в игру других из своей сети и показать QR-код
help-sheet = Напечатать бланк, пустой или заполненный по протоколу
help-sheet-players = На сколько игроков, от 1 до { $most }; иначе столько, сколько входит на страницу
help-sheet-columns = Сколько из них рядом на странице, от 1 до { $most }
help-sheet-paper = Бумага: { $papers }
help-sheet-landscape = Печатать на альбомном листе
help-sheet-large = Крупным шрифтом
help-sheet-record = Заполнить бланк по этому протоколу
help-sheet-practise = Задачи с решениями вместо бланка
help-leaflet = Напечатать правила буклетом
help-practise = Упражняться на позициях из игр с точными ответами
help-practise-theme = Тема: { $themes }
help-practise-level = Сложность: от 1, что под силу новичкам, до 5
help-practise-count = Сколько задач, обычно { $count }
help-practise-seed = То же число — те же задачи
help-practise-today = Задача дня, одинаковая для всех
help-practise-mistakes = Самые дорогие решения из твоих игр
help-practise-show = Показать, что о тебе хранится; --json выдаёт это как данные
help-practise-forget = Удалить уровень, заметки и серию
help-simulate = Дать компьютеру сыграть много игр и показать, что вышло
help-simulate-seat = Место; можно повторять. Уровни: { $levels }
help-simulate-games = Сколько игр сыграть, обычно { $games }
help-simulate-seed = Число, из которого получаются броски: то же число — те же игры
help-simulate-totals = Вывести итоги каждой игры, по строке на игру, вместо сводки
help-solve = Рассчитать идеальную игру в одиночку: средний итог, отклонение, каждую клетку
help-solve-expected-only = Только средний итог, как можно быстрее
help-solve-distribution = Показать и шанс каждого итога
help-solve-table = Хранить таблицу значений в папке данных; для больших игр так делается всегда
help-completions = Вывести дополнения для оболочки
help-completions-shell = Оболочка: { $shells }
help-man = Записать страницы руководства в папку
help-man-folder = Папка
help-play = Играть в терминале
help-play-seat = Место: имя или bot:LEVEL для компьютера; можно повторять
help-play-real-dice = Ты бросаешь настоящие кубики, программа считает очки
help-play-same = Сыграть в одиночку теми же кубиками, что и друг: код или ссылка вызова, протокол или «new» для новых кубиков
help-play-match = Сыграть матч: каждый сам заполняет всю карточку с одинаковыми кубиками; с --lan другие присоединяются по коду
help-today = Игра дня: раз в день, одни и те же кубики для всех
help-today-show = Показать дни, таблицу и серию вместо игры
help-today-again = Ещё одна попытка, которая не засчитывается
help-play-plain = Играть простыми строками: для программ экранного доступа и конвейеров
help-serve-log = Сколько сервер пишет о себе: error, warn, info или debug (YATZY_LOG)
help-serve-new-games = Сколько новых игр может создать один адрес за час
help-serve-keep-unplayed = Удалять игры, в которые так и не играли, через столько дней
help-verify = Проверить протокол: соблюдены ли правила, честны ли кубики
help-verify-file = Протокол
help-verify-commitment = Обещание, записанное тобой до первого броска

## The manual pages

man-files = Файлы
man-environment = Переменные окружения
man-exit = Код завершения
man-file-house = Все игры. Файл лежит в папке данных.
man-file-tables = Идеальная игра, которую пришлось долго рассчитывать; её хранит здесь «yatzy solve».
man-variable-data = Папка данных, если она не указана через --data.
man-variable-xdg = Папка, в которой программы хранят свои данные; папка данных — это «yatzy» в ней.
man-variable-lang = Язык, если он не указан через --lang. Действует первая из заданных переменных.
man-variable-no-colour = Если переменная задана, игра в терминале не использует цвета.
man-exit-done = Готово, или ответ «да».
man-exit-no = Ответ «нет»: в протоколе нарушено правило, или его кубики не сходятся с доказательством.
man-exit-wrong = Что-то в команде или в файле было неверно; что именно, сказано в сообщении.
man-unwritable = Страницы руководства не записать в «{ $path }» ({ $detail }).

## What was wrong with a command line

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
usage-unknown-command-near = Нет команды «{ $given }»; может быть, «{ $near }»?
lang-unknown = Языка «{ $lang }» Яцзы не знает; языки такие: { $langs }.
number-wrong = { $flag } не может быть «{ $given }»; укажи целое число от { $low } до { $high }.
input-failed = Стандартный ввод не читается ({ $detail }).
output-failed = Вывод не записывается ({ $detail }).

## yatzy score

score-title = { $hand } · { $title }
score-box = Клетка
score-points = Очки
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Бросай. Лучшая игра отсюда даёт в среднем { $value } очка.
advise-best-keep = Лучше всего: оставить { $keep }. Лучшая игра дальше даёт в среднем { $value } очка.
advise-best-throw-all = Лучше всего: перебросить все кубики. Лучшая игра дальше даёт в среднем { $value } очка.
advise-best-score = Лучше всего: записать { $points } в { $box_acc }. Лучшая игра дальше даёт в среднем { $value } очка.
advise-best-strike = Лучше всего: вычеркнуть { $box_acc }. Лучшая игра дальше даёт в среднем { $value } очка.
advise-best-declare = Лучше всего: объявить { $box_acc }. Лучшая игра дальше даёт в среднем { $value } очка.

## yatzy advise: all actions, and what goes wrong

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
advise-over = Все клетки этой карточки заполнены, делать больше нечего.
advise-rethrows = На этой карточке может быть не больше { $most ->
    [one] { $most } переброса
    [few] { $most } перебросов
    [many] { $most } перебросов
   *[other] { $most } перебросов
}, а не { $found }.
advise-unreachable = По этим правилам такая карточка не получается; проверь её клетки.
# $given: a part of --card
advise-card-form = «{ $given }» не заполняет клетку; напиши BOX=POINTS через запятую, например "ones=3,yatzy=0".
advise-card-points = «{ $given }» не может быть очками клетки { $box }; напиши целое число, например «{ $box }=0».
advise-no-such-box = На этом бланке нет клетки «{ $id }»; может быть, { $near }?
advise-no-such-box-far = На этом бланке нет клетки «{ $id }»; клетки такие: { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = На этом бланке нет клетки «{ $id }»; клетки такие: { $boxes }, а для столбца добавь { $columns }.
advise-rethrows-without-hand = Для «--rethrows» нужны кубики; укажи их через «--hand», например --hand 6-6-6-5-5.
advise-name-first = В этой игре клетку объявляют до первого броска; укажи какую: «--declared BOX».

## yatzy solve, and perfect play wherever it is asked for

solving = Решаем
solving-statistics = Считаем средние
solve-fitted-title = Лучшая известная стратегия: { $title }
solve-fitted-error = Погрешность оценки
solve-fitted-why = В этой игре слишком много позиций, чтобы перебрать все, поэтому ценность карточки оценена по многим из них. Каждый ход и последние клетки ({ $cells }) посчитаны точно.
solve-fitted-games = По клеткам, подсчёт по пробным играм ({ $games })
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Решение этой игры займёт примерно { $time } в { $threads ->
    [one] { $threads } поток
    [few] { $threads } потока
    [many] { $threads } потоков
   *[other] { $threads } потоков
} (всего { $cpu } работы процессора), { $memory } памяти и { $disk } на диске, в { $path }. Прервать можно: в следующий раз продолжим с последнего законченного хода.
solve-resumes = Продолжаем таблицу, начатую раньше.
solve-interrupted = Прервано. Та же команда продолжит после последнего готового хода.
# $time: how long solving takes; $disk: the table's size
solve-first = Идеальная игра по этим правилам здесь ещё не рассчитана; «yatzy solve» с теми же правилами сделает это один раз, примерно за { $time } работы процессора, и займёт { $disk } на диске.
solve-too-many-cells = На этом бланке слишком много клеток, чтобы перебрать всё: { $cells }; идеальная игра известна, когда их не больше { $most }.
solve-title = Идеальная игра: { $title }
solve-expected = Средний итог
solve-deviation = Стандартное отклонение
solve-bonus-chance = Шанс на бонус
solve-states = Позиций
solve-error = Погрешность
solve-at-most = меньше { $error }
solve-time = Время на итог
solve-time-all = Время на всё
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } с, процессор { $cpu } с
solve-box = Клетка
solve-mean = Среднее
solve-zero = Ноль
solve-share = Доля
solve-percentiles = Доля игр, которые кончаются с этим итогом или меньше
solve-percentiles-simulated = Доля из { $games } пробных игр, которые кончились с этим итогом или меньше

## The tables of values that yatzy solve keeps

solution-io = Таблица не читается или не записывается ({ $detail }).
solution-not-a-table = Это не таблица значений; удали её, и «yatzy solve» сделает её заново.
solution-version = Эта таблица версии { $found }, программа такую не читает; удали её, и «yatzy solve» сделает её заново.
solution-other-rules = Эта таблица сделана для других правил; удали её, и «yatzy solve» сделает её заново.
solution-length = В этой таблице байтов { $found } вместо { $expected }; удали её, и «yatzy solve» сделает её заново.
solution-damaged = Эта таблица повреждена, байт { $at }; удали её, и «yatzy solve» сделает её заново.
data-no-folder = Данные программы негде хранить, потому что система не называет домашней папки; укажи папку через --data DIR или YATZY_DATA.
data-unwritable = Папку «{ $path }» не создать ({ $detail }); укажи другую через --data DIR или YATZY_DATA.

## yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игр
}, { $title }, зерно { $seed }
simulate-playing = Играем
simulate-seat = Место
simulate-mean = Среднее
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Разброс
simulate-wins = Победы
# Games whose first place was shared
simulate-shared = Ничьи
simulate-no-bot = «{ $given }» играть здесь не может: в пробных играх играет только компьютер; напиши bot:LEVEL, где уровень — { $levels }.
simulate-too-many-seats = { $found ->
    [one] { $found } место — это слишком много
    [few] { $found } места — это слишком много
    [many] { $found } мест — это слишком много
   *[other] { $found } мест — это слишком много
}; укажи не больше { $most }.

## yatzy export, yatzy import

export-done = Записано игр: { $count }
export-there = «{ $path }» уже есть; выбери другое имя, чтобы ничего не пропало.
export-no-database = Базы данных { $database } нет. Укажи её папку через --data DIR или саму базу через --database URL.
export-unwritable = «{ $path }» не записать ({ $detail }); выбери другое место.
import-done = Новых игр: { $count }. Уже были: { $known }.
import-not = Это не тот файл, какой пишет «yatzy export» этой версии.
import-line = Строку { $line } не прочесть как игру, так что ничего не импортировано.

## yatzy completions

completions-unknown = Нет дополнений для «{ $shell }»; оболочки такие: { $shells }.

## Games with the same dice

same-rules = У вызова свои правила. Убери --rules и --set.
same-total = { $name }: { $points }
same-challenge = Брось другу вызов с теми же кубиками:
help-match = Сравнить игры с одинаковыми кубиками
help-match-game = Протокол законченной игры с общими кубиками или код вызова
