# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = Ходит { $name }
table-turn-of = Ходит { $name }
table-turn-yours = Твой ход
table-turn-called = Объявлено: { $box }
table-box-called = объявлено
table-round = раунд { $round } из { $rounds }
# Above one's own column
table-you = ты
table-away = нет на связи
table-left = вне игры
table-seat-left = { $name } выходит из игры. Столбец остаётся.
table-bot-thinking = Компьютер думает…
table-bot-took-over = { $name }: дальше играет компьютер.
table-step-in = Пусть этот ход сделает компьютер
table-step-in-wait = { $name } не на связи. Через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунд
} этот ход сможет сделать компьютер.
table-watching = Ты смотришь игру.
table-spectators = Зрителей: { $count }

## Throwing and keeping

table-throw = Бросок { $throw } из { $throws }
table-throw-of = бросок { $throw } из { $throws }
table-throw-all = Бросить { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
}
table-throw-rest = Бросить остальные кубики
table-throw-chip = { $throw } · стоит 1 фишку · у тебя { $chips }
table-first-throw = Брось кубики.
table-no-throw-left = Бросков не осталось. Выбери клетку.
table-dice = Кубики
table-die = { $face }, кубик { $place }
table-chips = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишек
}
table-kept = оставлен
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Оставить эти

## Calling a box, entering, undoing

table-call = Объявить { $box_acc }
table-call-a-box = Объяви клетку, потом бросай.
table-call-first = Объяви клетку, на которую играешь, потом бросай.
table-called = Объявлено: { $box }. Брось кубики.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = на { $box_acc }
# A named box that the last throw does not fit
table-missed = Объявлено «{ $box }», но не вышло. Выбери клетку для нуля.
table-enter = Записать { $points } в { $box_acc }
# What an extra yatzy brings on top
table-enter-joker = Записать { $points } в { $box_acc }, +{ $extra } сверху
table-joker-upper = Ещё одно яцзы идёт в клетку своего числа: «{ $box }» даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
table-joker-extra = Ещё одно яцзы идёт в клетку своего числа: «{ $box }» даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, +{ $extra } сверху.
table-joker-lower = Ещё одно яцзы, а клетка его числа занята: это джокер, и любая свободная нижняя клетка даёт за него всё, что может.
table-joker-zero = Ещё одно яцзы, но его клетки заняты: остаётся только ноль.
table-zero-why = Эту клетку больше нельзя будет использовать.
table-zero-yes = Записать 0
table-zero-no = Выбрать другую клетку
# The box that the order of boxes asks for
table-next = следующая
table-take-back = Отменить
table-taken-back = Отменено. Выбери снова.
# Not to wait while something could still be undone
table-go-on = Дальше

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = клетка, в которую записывают
table-entry-title = Что на кубиках?
table-entry-hint = Коснись кубиков, потом клетки. Или коснись клетки и выбери очки.
table-entry-hand = Кубики
table-entry-show = Показать очки
table-entry-clear = Очистить
table-entry-die = Добавить { $face }
table-entry-throws = После скольких бросков?
table-entry-named = Какая клетка была объявлена?
table-entry-points = Сколько очков в клетке «{ $box }»?
table-entry-extra = { $points } и дополнительное яцзы
# Real dice
table-type-dice = Играем настоящими кубиками: брось и введи, { $dice ->
    [1] что на кубике
   *[other] что на кубиках ({ $dice })
}.
table-real-dice = Введи, что на кубиках.
table-real-points = Введи очки, выбери клетку.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws ->
    [one] { $throws } бросок в этом ходу
    [few] { $throws } броска в этом ходу
    [many] { $throws } бросков в этом ходу
   *[other] { $throws } бросков в этом ходу
}
table-points-typed = Очки: { $points }
table-points-missing = Сначала введи очки.
table-extra-yatzy = с дополнительным яцзы
table-no-extra-yatzy = без дополнительного яцзы
table-dice-missing = Не хватает { $missing ->
    [one] { $missing } кубика
    [few] { $missing } кубиков
    [many] { $missing } кубиков
   *[other] { $missing } кубиков
}. Введи, что выпало.

## Corrections

table-correct = Исправить
table-correct-title = Исправление: { $name }, раунд { $round }
table-correct-hint = Кубики или только очки.
table-correct-points = Очки
table-correct-do = Исправить
table-corrected = исправлено
table-correction = Исправление: { $name }, ход { $round }
table-correcting = Введи, каким на самом деле был ход { $round } ({ $name }), выбери клетку и нажми Enter. Esc оставит всё как есть.

## The pad and the rest of the table

table-standing = Счёт
table-turns = Предыдущие ходы
table-screen = Для большого экрана
table-record = Твой рекорд в этом издании: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
table-pad = Бланк
table-box = Клетка
table-more = Ещё
table-players-links = Игроки и ссылки
table-large = Крупные цифры
table-sort = Кубики по порядку
table-about-dice = Об этих кубиках
table-leave = Выйти из игры: { $name }
table-abandon = Закончить игру для всех
table-delete = Удалить игру насовсем
table-game-log = Протокол
table-columns-of = Столбцы: { $name }
table-not-saved = ещё не сохранено
table-offline = Нет связи. Твои записи хранятся на этом устройстве.
table-offline-program = Нет связи. Игра продолжится, когда связь вернётся.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } из { $needed }
bonus-race-behind = отставание { $pace }
bonus-race-ahead = запас { $pace }
bonus-race-even = по графику
# The race for the bonus
bonus-earned = Бонус твой: +{ $points }.
bonus-gone = Бонус +{ $points } уже не взять.
bonus-short = { $bonus } +{ $points }: { $sum } из { $needed }, отставание { $pace }
bonus-on-pace = { $bonus } +{ $points }: { $sum } из { $needed }, { $pace ->
    [0] по графику
   *[other] запас { $pace }
}
bonus-ahead-of-it = { $bonus } +{ $points }: при { $needed } или больше в верхних клетках
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Фишек нет
    [one] { $chips } фишка
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишек
}
chips-stopping = { $chips ->
    [0] Фишек нет
    [one] { $chips } фишка
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишек
}; остановись — получишь ещё { $earns }
chips-cost = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишек
}; переброс стоит одну

## A zero

zero-question = Записать 0 в { $box_acc }?
zero-yes = Да, вычеркнуть
zero-no = Нет, выбрать снова

## Two phones wrote the same turn

conflict-title = Этот ход записали и на другом устройстве. Какую запись засчитать?
conflict-theirs = На бланке
conflict-mine = На этом устройстве, не сохранено
conflict-keep = Оставить запись на бланке
conflict-replace = Записать мою вместо неё

## That it is one's turn: heard and felt

signal-turn = Звук и вибрация, когда твой ход
signal-bell = Звуковой сигнал терминала, когда твой ход: включить или выключить
signal-bell-on = сигнал: вкл.
signal-bell-off = сигнал: выкл.

## Hints of the first game, until they are put away

tip-throw = Брось кубики. За ход у тебя три броска.
tip-keep = Коснись кубиков, которые оставляешь, и брось остальные. Или запиши число на бланк.
tip-enter = Коснись числа на бланке. Каждая клетка — один раз.
tip-gone = Понятно

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } больше не будет ходить в этой игре.
leave-abandon-sure = Игра закончится здесь, и продолжить её нельзя.
leave-delete-sure = Игра и её протокол исчезнут насовсем.
leave-question = Встать из-за стола?
leave-saved = Выйти, игра сохранена
leave-seat = { $name } выходит, остальные играют
leave-bot = { $name }: дальше играет компьютер
leave-abandon = Закончить эту игру для всех
leave-not = Остаться

## The end

over-nobody = Игра окончена.
over-abandoned = Игра закончена досрочно.
over-again = Сыграть ещё
over-report = Разбор игры: везение и решения
over-save = Сохранить протокол в файл
over-statistics = Статистика
over-undo = Отменить последнюю запись
over-leave = Выйти
over-saved = Протокол в { $path }.
over-not-saved = { $path } не записать ({ $detail }).
over-heading = Игра окончена
over-heading-abandoned = Игра закончена досрочно
over-heading-won = { $name } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
over-heading-shared = { $names } делят первое место: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
over-heading-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
over-place = Место
over-player = Игрок
over-points = Очки
over-again-go = К следующей игре
over-series = Победы в этой серии
over-game-log = Скачать протокол
