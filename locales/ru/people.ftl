# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = никто
people-players-hint = В порядке хода. Имя можно не писать.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Это не сочетается: { $options }. Верни что-то одно обратно.

## Against the computer

people-computer = Сыграть с компьютером
people-computer-which = Насколько хорошо ему играть?
# What each level does, as a short sentence without a subject
people-level-random = Делает что в голову придёт.
people-level-greedy = Всегда берёт то, что сейчас даёт больше.
people-level-beginner = Выучил правила вчера.
people-level-casual = Играет с семьёй в отпуске.
people-level-club = Играет каждую неделю и редко забывает про бонус.
people-level-expert = Считает почти без ошибок.
people-level-perfect = Всегда выбирает лучшее; остальное — везение.
# The mean total of a level, measured
people-level-mean = В среднем { $mean }

## Inviting

people-invite = Пригласить
people-invite-how = Отсканируй картинку или открой { $address } и введи код.
people-code = Код
people-copy = Скопировать ссылку
people-copied = Скопировано
people-share = Поделиться
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, ты
people-seat-here = { $name }, на месте
people-seat-waiting = { $name }, ещё не здесь
people-seat-away = { $name }, нет на связи
people-seat-open = свободно
people-here-count = Здесь { $here } из { $all }
people-to-table = К игре
# $option is how the server is started for other devices: --lan
people-only-here = Эти ссылки откроет только этот компьютер. Запусти сервер с { $option }, чтобы могли войти другие устройства.
people-link-hint = Кто откроет эту ссылку, сможет играть как { $name }. Она не меняется.
people-link-new = Сделать новую ссылку
people-link-new-sure = Старая ссылка тогда перестанет действовать.

## At the table

# Above one's own column
people-you = ты
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } из { $needed }
people-race-behind = отставание { $pace }
people-race-ahead = запас { $pace }
people-race-even = идёшь ровно
# The box that the order of boxes asks for
people-next = следующая
# What an extra yatzy brings on top
people-joker-enter = Записать { $points } в клетку «{ $box }», и ещё { $extra }
# A named box that the last throw does not fit
people-missed = Объявлено, но не вышло: { $box }. Выбери, куда записать ноль.
# Not to wait while something could still be undone
people-go-on = Дальше
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Оставить эти
people-standing = Счёт
people-turns = Предыдущие ходы
people-screen = Для большого экрана

## Hints of the first game, until they are put away

people-hint-throw = Брось кубики. За ход у тебя три броска.
people-hint-keep = Коснись кубиков, чтобы оставить, и брось остальные. Или запиши число на бланк.
people-hint-enter = Коснись числа на бланке. Каждая клетка — один раз.
people-hint-gone = Понятно

## After the game

people-finished = Законченные игры
