# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number }%
seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунд
}
minutes = { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилин
}
hours = { $hours ->
    [one] { $hours } годину
    [few] { $hours } години
    [many] { $hours } годин
   *[other] { $hours } годин
}
number-wrong = { $flag } не може бути «{ $given }»; вкажи ціле число від { $low } до { $high }.

## On the way

solving = Розв’язання
solving-statistics = Рахуємо середні
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Розв’язання цієї гри займе приблизно { $time } у { $threads ->
    [one] { $threads } потік
    [few] { $threads } потоки
    [many] { $threads } потоків
   *[other] { $threads } потоків
} (усього { $cpu } роботи процесора), { $memory } пам’яті й { $disk } на диску, у { $path }. Перервати можна: наступного разу продовжимо з останнього закінченого ходу.
solve-resumes = Продовжуємо таблицю, почату раніше.

## What goes wrong

# $time: how long solving takes; $disk: the table's size
solve-first = Ідеальну гру за цими правилами тут ще не обчислено; «yatzy solve» з тими самими правилами зробить це один раз, приблизно за { $time } роботи процесора, і займе { $disk } на диску.
solve-too-many-cells = На цьому бланку забагато клітинок, щоб перебрати все: { $cells }; ідеальна гра відома, коли їх щонайбільше { $most }.
data-no-folder = Даних програми ніде тримати, бо система не називає домашньої теки; вкажи теку через --data DIR або YATZY_DATA.
data-unwritable = Теку «{ $path }» не вдається створити ({ $detail }); вкажи іншу через --data DIR або YATZY_DATA.
table-io = Таблиця не читається або не записується ({ $detail }).
table-not-a-table = Це не таблиця значень; видали її, і «yatzy solve» зробить її наново.
table-version = Ця таблиця версії { $found }, програма такої не читає; видали її, і «yatzy solve» зробить її наново.
table-other-rules = Цю таблицю зроблено для інших правил; видали її, і «yatzy solve» зробить її наново.
table-length = У цій таблиці байтів { $found } замість { $expected }; видали її, і «yatzy solve» зробить її наново.
table-damaged = Цю таблицю пошкоджено, байт { $at }; видали її, і «yatzy solve» зробить її наново.

## The answer

solve-title = Ідеальна гра: { $title }
solve-expected = Середня сума
solve-deviation = Стандартне відхилення
solve-bonus-chance = Імовірність бонусу
solve-states = Позицій
solve-error = Похибка
solve-at-most = менше ніж { $error }
solve-time = Час на суму
solve-time-all = Час на все
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } с, процесор { $cpu } с
solve-box = Клітинка
solve-mean = Середнє
solve-zero = Нуль
solve-share = Частка
solve-percentiles = Частка ігор, що закінчуються з цією сумою або меншою
solve-percentiles-simulated = Частка з { $games } пробних ігор, що закінчилися з цією сумою або меншою

help-solve = Обчислити ідеальну гру наодинці: середню суму, відхилення, кожну клітинку
help-solve-expected-only = Лише середню суму, якнайшвидше
help-solve-distribution = Показати й імовірність кожної суми
help-solve-table = Тримати таблицю значень у теці даних; для великих ігор так робиться завжди
help-threads = Використати стільки потоків; відповідь від цього не змінюється
help-completions = Вивести доповнення для оболонки
help-completions-shell = Оболонка: { $shells }
completions-unknown = Немає доповнень для «{ $shell }»; оболонки такі: { $shells }.
help-man = Записати сторінки посібника в теку
help-man-folder = Тека
man-unwritable = Сторінок посібника не вдається записати в «{ $path }» ({ $detail }).
