# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = ніхто
people-players-hint = У порядку ходу. Ім’я можна не писати.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Це не поєднується: { $options }. Поверни щось одне назад.

## Against the computer

people-computer = Зіграти з комп’ютером
people-computer-which = Наскільки добре йому грати?
# What each level does, as a short sentence without a subject
people-level-random = Робить що спаде на думку.
people-level-greedy = Завжди бере те, що зараз дає найбільше.
people-level-beginner = Вивчив правила вчора.
people-level-casual = Грає з родиною у відпустці.
people-level-club = Грає щотижня й рідко забуває про бонус.
people-level-expert = Рахує майже без помилок.
people-level-perfect = Завжди обирає найкраще; решта — везіння.
# The mean total of a level, measured
people-level-mean = У середньому { $mean }

## Inviting

people-invite = Запросити
people-invite-how = Відскануй картинку або відкрий { $address } і введи код.
people-code = Код
people-copy = Скопіювати посилання
people-copied = Скопійовано
people-share = Поділитися
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, ти
people-seat-here = { $name }, на місці
people-seat-waiting = { $name }, ще не тут
people-seat-away = { $name }, немає на зв’язку
people-seat-open = вільно
people-here-count = Тут { $here } із { $all }
people-to-table = До гри
# $option is how the server is started for other devices: --lan
people-only-here = Ці посилання відкриє лише цей комп’ютер. Запусти сервер із { $option }, щоб могли увійти інші пристрої.
people-link-hint = Хто відкриє це посилання, зможе грати як { $name }. Воно не змінюється.
people-link-new = Зробити нове посилання
people-link-new-sure = Старе посилання тоді перестане діяти.

## At the table

# Above one's own column
people-you = ти
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } із { $needed }
people-race-behind = відставання { $pace }
people-race-ahead = запас { $pace }
people-race-even = ідеш рівно
# The box that the order of boxes asks for
people-next = наступна
# What an extra yatzy brings on top
people-joker-enter = Записати { $points } у клітинку «{ $box }», і ще { $extra }
# A named box that the last throw does not fit
people-missed = Оголошено, але не вийшло: { $box }. Обери, куди записати нуль.
# Not to wait while something could still be undone
people-go-on = Далі
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Залишити ці
people-standing = Рахунок
people-turns = Попередні ходи
people-screen = Для великого екрана

## Hints of the first game, until they are put away

people-hint-throw = Кинь кубики. За хід у тебе три кидки.
people-hint-keep = Торкнися кубиків, які залишаєш, і кинь решту. Або запиши число на бланк.
people-hint-enter = Торкнися числа на бланку. Кожна клітинка — один раз.
people-hint-gone = Зрозуміло

## After the game

people-finished = Завершені ігри
