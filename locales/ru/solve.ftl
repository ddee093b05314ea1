# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number } %
seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунд
}
minutes = { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минут
}
hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часов
}
number-wrong = { $flag } не может быть «{ $given }»; укажи целое число от { $low } до { $high }.

## On the way

solving = Решение
solving-statistics = Считаем средние
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Решение этой игры займёт примерно { $time } в { $threads ->
    [one] { $threads } поток
    [few] { $threads } потока
    [many] { $threads } потоков
   *[other] { $threads } потоков
} (всего { $cpu } работы процессора), { $memory } памяти и { $disk } на диске, в { $path }. Прервать можно: в следующий раз продолжим с последнего законченного хода.
solve-resumes = Продолжаем таблицу, начатую раньше.

## What goes wrong

# $time: how long solving takes; $disk: the table's size
solve-first = Идеальная игра по этим правилам здесь ещё не рассчитана; «yatzy solve» с теми же правилами сделает это один раз, примерно за { $time } работы процессора, и займёт { $disk } на диске.
solve-too-many-cells = На этом бланке слишком много клеток, чтобы перебрать всё: { $cells }; идеальная игра известна, когда их не больше { $most }.
data-no-folder = Данные программы негде хранить, потому что система не называет домашней папки; укажи папку через --data DIR или YATZY_DATA.
data-unwritable = Папку «{ $path }» не создать ({ $detail }); укажи другую через --data DIR или YATZY_DATA.
table-io = Таблица не читается или не записывается ({ $detail }).
table-not-a-table = Это не таблица значений; удали её, и «yatzy solve» сделает её заново.
table-version = Эта таблица версии { $found }, программа такую не читает; удали её, и «yatzy solve» сделает её заново.
table-other-rules = Эта таблица сделана для других правил; удали её, и «yatzy solve» сделает её заново.
table-length = В этой таблице байтов { $found } вместо { $expected }; удали её, и «yatzy solve» сделает её заново.
table-damaged = Эта таблица повреждена, байт { $at }; удали её, и «yatzy solve» сделает её заново.

## The answer

solve-title = Идеальная игра: { $title }
solve-expected = Средний итог
solve-deviation = Стандартное отклонение
solve-bonus-chance = Вероятность бонуса
solve-states = Позиций
solve-error = Погрешность
solve-at-most = меньше { $error }
solve-time = Время на итог
solve-time-all = Время на всё
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } с, процессор { $cpu } с
solve-box = Клетка
solve-mean = Среднее
solve-zero = Ноль
solve-share = Доля
solve-percentiles = Доля игр, которые кончаются с этим итогом или меньше
solve-percentiles-simulated = Доля из { $games } пробных игр, которые кончились с этим итогом или меньше

help-solve = Рассчитать идеальную игру в одиночку: средний итог, отклонение, каждую клетку
help-solve-expected-only = Только средний итог, как можно быстрее
help-solve-distribution = Показать и вероятность каждого итога
help-solve-table = Хранить таблицу значений в папке данных; для больших игр так делается всегда
help-threads = Использовать столько потоков; ответ от этого не меняется
help-completions = Вывести дополнения для оболочки
help-completions-shell = Оболочка: { $shells }
completions-unknown = Нет дополнений для «{ $shell }»; оболочки такие: { $shells }.
help-man = Записать страницы руководства в папку
help-man-folder = Папка
man-unwritable = Страницы руководства не записать в «{ $path }» ({ $detail }).
