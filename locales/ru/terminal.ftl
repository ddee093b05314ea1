# The terminal game

terminal-too-small = Этот терминал { $width }×{ $height }. Игре нужно { $columns }×{ $rows }: увеличь окно или уменьши буквы. Ничего не пропадёт.
bot-name = Бот { $level }
player-number = Игрок { $number }

## The table

table-turn = Ходит { $name }
table-round = раунд { $round } из { $rounds }
table-throw = Бросок { $throw } из { $throws }
table-first-throw = Брось кубики.
table-name-a-box = Объяви клетку, потом бросай.
table-named = Объявлено: { $box }. Брось кубики.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = на клетку «{ $box }»
table-kept = оставлен
table-record = Твой рекорд в этом издании: { $points }
table-taken-back = Отменено. Выбери снова.
table-seat-left = { $name } выходит из игры; столбец остаётся.
table-bot-took-over = { $name }: дальше играет компьютер.

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
table-extra-yatzy = с дополнительным яцзы
table-no-extra-yatzy = без дополнительного яцзы
table-dice-missing = Не хватает { $missing ->
    [one] { $missing } кубика
    [few] { $missing } кубиков
    [many] { $missing } кубиков
   *[other] { $missing } кубиков
}. Введи, что выпало.
table-points-missing = Сначала введи очки.
table-correction = Исправление: { $name }, ход { $round }
table-correcting = Введи, каким на самом деле был ход { $round } ({ $name }), выбери клетку и нажми Enter. Esc оставит всё как есть.

# The race for the bonus
bonus-earned = Бонус { $points } твой.
bonus-gone = Бонус { $points } уже не взять.
bonus-short = Бонус { $points }: { $sum } из { $needed }, отставание { $pace }
bonus-on-pace = Бонус { $points }: { $sum } из { $needed }, { $pace ->
    [0] идёшь ровно
   *[other] запас { $pace }
}
bonus-ahead-of-it = Бонус { $points }: при { $needed } или больше в верхних клетках

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

## Keys, as the table lists them

key-throw-all = Бросить { $dice ->
    [1] кубик
   *[other] все кубики ({ $dice })
}
key-throw = Бросить { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
}
key-throw-chip = Бросить { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
} за 1 фишку из { $chips }
key-throw-none = Все кубики оставлены
key-keep = Оставить кубик или отпустить
key-choose-box = Выбрать клетку
key-enter = Записать { $points } в клетку «{ $box }»
key-enter-unknown = Записать в клетку «{ $box }»
key-name = Объявить клетку «{ $box }»
key-skip = Не ждать
key-type-dice = Ввести { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
}
key-type-points = Ввести очки
key-points-instead = Очки вместо кубиков
key-dice-instead = Кубики вместо очков
key-throws = Сколько было бросков
key-extra-yatzy = Дополнительное яцзы или нет
key-start-over = Начать ход заново
key-correct = Исправить эту запись
key-correct-not = Оставить как есть
key-undo = отменить
key-coach = совет
key-rules = правила
key-keys = клавиши
key-leave = выйти

## All keys

keys-title = Клавиши
keys-throw = Бросить кубики, которые не оставлены
keys-keep = Оставить кубик с этим номером или отпустить
keys-letter = Выбрать клетку с этой буквой
keys-arrows = От клетки к клетке; вбок по столбцам
keys-enter = Записать кубики в выбранную клетку; о нуле спросят
keys-type-dice = Ввести, что на кубиках на столе
keys-tab = Вводить очки вместо кубиков и обратно
keys-correct = На заполненной клетке: исправить тот ход
keys-throws = Сколько бросков ушло на ход, если есть фишки
keys-scroll = Показать столбцы других мест
keys-undo = Отменить последний выбор
keys-coach = Спросить совета; протокол это отметит
keys-rules = Действующие правила
keys-leave = Выйти; игра сохранена
legend-offer = Сколько твои кубики дают сейчас в этой клетке
legend-zero = В этой клетке будет ноль
legend-struck = Вычеркнутая клетка
legend-newest = Последняя запись
any-key-closes = любая клавиша закрывает

rules-in-force = Действующие правила
rules-more = ↓: дальше · esc закрывает

## Questions

zero-question = Записать 0 в клетку «{ $box }»?
zero-yes = Да, вычеркнуть клетку
zero-no = Нет, выбрать снова
leave-question = Встать из-за стола?
leave-saved = Выйти; игра тебя подождёт
leave-seat = { $name } выходит, остальные играют
leave-bot = { $name }: дальше играет компьютер
leave-abandon = Закончить эту игру для всех
leave-not = Остаться

## Coach

coach-absent = Этой игры советчик ещё не знает.
coach-thinking = Советчик думает…

## Games to go on with

games-title = Продолжить игру?
games-explained = Эти игры ждут там, где прервались.
games-one = { $names }, { $title }, раунд { $round } из { $rounds }, начата { $date }
games-one-undated = { $names }, { $title }, раунд { $round } из { $rounds }
games-go-on = продолжить
games-new = новая игра
games-statistics = статистика
games-leave = выйти
games-unreadable = Сохранённые игры сейчас не читаются.

## A new game

new-title = Новая игра
new-game = Игра
new-edition = Издание
new-options = Настройки
new-seats = Места
new-starts = Кто начинает
new-dice = Кубики
new-start = Начать игру
new-plain = простая
new-options-set = { $count ->
    [0] как в издании
    [one] { $count } изменена
    [few] { $count } изменены
    [many] { $count } изменено
   *[other] { $count } изменено
}
new-unfold = enter покажет
new-fold = enter спрячет
new-add-seat = + ещё место
new-seat-bot = компьютер; ← → меняют силу игры
new-seat-person = введи имя; ← →: играет компьютер
new-as-entered = в порядке выше
new-drawn = кубиками: все бросают, начинает, у кого больше
new-program-dice = бросает программа
new-real-dice = настоящие кубики на столе
new-real-dice-remark = ты бросаешь, программа ведёт бланк
new-hint = ↑ ↓: строка · ← →: изменить · esc: выйти
new-hint-seat = введи имя · ← →: компьютер · backspace в пустой строке: убрать место
new-hint-add = enter: ещё одно место
new-hint-options = enter: показать или спрятать настройки
new-hint-start = enter: начать · ↑ ↓: строка · t: статистика · esc: выйти
draw-title = Кто начинает?
draw-throw = { $name } бросает { $hand }: { $sum }
draw-again = Поровну: бросаем ещё раз.
draw-first = { $name } начинает.
draw-hint = enter: к столу · esc: назад

## The end

over-alone = Игра окончена: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}.
over-won = { $name } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}.
over-shared = { $names } делят первое место: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}.
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
record-first = { $name }: первый рекорд в этом издании, { $points }.
record-new = { $name }: новый рекорд, { $points }, на { $better } больше прежнего.
record-stands = { $name }: рекорд в этом издании — { $points }.

## Looking back

report-title = Разбор игры: { $name }
report-thinking = Просматриваем каждый бросок и каждый выбор…
report-unknown = Эта игра слишком велика, чтобы решить её на месте, поэтому точного разбора нет.
report-worst = Что стоило дороже всего
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "1.2 better: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: другое место · ↑ ↓: дальше · другая клавиша: назад

## Statistics

statistics-title = Рекорды и средние
statistics-none = Ещё ни одна игра не закончена. Сыграй, и она попадёт сюда.
statistics-hint = ← →: другой человек или издание · другая клавиша: назад
statistics-summary = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игр
}, рекорд { $best }, в среднем { $mean }
statistics-bonus = Бонус получен в { $rate } из них.
statistics-boxes = Каждая клетка в среднем
statistics-totals = Итоги

## yatzy play

help-play = Играть в терминале
help-play-seat = Место: имя или bot:LEVEL для компьютера; можно повторять
help-play-real-dice = Ты бросаешь настоящие кубики, программа ведёт бланк
help-play-plain = Играть простыми строками: для экранных дикторов и конвейеров
play-unknown-level = Нет уровня «{ $level }»; уровни такие: { $levels }.
play-no-terminal = Для игры в терминале нужен терминал; «yatzy play --plain» играет строками, и через конвейер тоже.

## The same game in lines

plain-title = { $title } ({ $edition }), за столом: { $names }.
plain-welcome = «help» покажет команды.
plain-waiting = «continue { $number }» продолжит игру: { $game }.
plain-nothing-waits = Такой отложенной игры нет, или эта уже начата.
plain-turn = Ходит { $name }, раунд { $round } из { $rounds }.
plain-hand = Бросок { $throw } из { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Даёт: { $boxes }.
plain-pays-nowhere = Не даёт очков ни в одной свободной клетке.
plain-pays-box = { $box } { $points }
plain-kept = Всё ещё оставлено: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Оставлено: { $keep }; { $loose ->
    [0] бросать нечего, сначала отпусти кубик
    [one] «throw» бросит остальные: { $loose } кубик
    [few] «throw» бросит остальные: { $loose } кубика
    [many] «throw» бросит остальные: { $loose } кубиков
   *[other] «throw» бросит остальные: { $loose } кубиков
}.
plain-nothing = ничего
plain-dice = На кубиках { $dice }.
plain-dice-first = Напиши, что на кубиках, например «dice { $dice }», или очки, например «enter { $id } 20».
plain-throws = { $throws ->
    [one] { $throws } бросок в этом ходу.
    [few] { $throws } броска в этом ходу.
    [many] { $throws } бросков в этом ходу.
   *[other] { $throws } бросков в этом ходу.
}
plain-zero = В этой клетке будет ноль: { $box }. Если так и нужно, напиши «enter { $id } 0».
plain-entered = { $name } записывает { $points } в клетку «{ $box }».
plain-extra = Дополнительное яцзы: ещё { $points }.
plain-corrected = Исправлено: { $points } в клетке «{ $box }».
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): не с этими кубиками
plain-box-open = { $box } ({ $id })
plain-card = Карточка ({ $name }):
plain-row = { $name }: { $points }
plain-row-open = { $name }: свободно
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name }, вне игры: { $points }
plain-left = Игра сохранена; «yatzy play» предложит её снова.
plain-unknown = Нет команды «{ $word }»; «help» покажет все.
plain-no-box = Напиши, какая клетка, например «enter { $example }».
plain-unknown-box = Нет клетки «{ $name }»; «boxes» покажет свободные.
plain-no-number = «{ $word }» должно быть числом; «help» покажет как.
plain-help-throw = throw: бросить кубики, которые не оставлены
plain-help-keep = keep 6 6: оставить эти кубики при следующем броске; «keep none» отпустит все
plain-help-enter = enter { $id }: записать кубики в клетку, по её коду, названию или букве; ноль нужно написать, например «enter { $id } 0»
plain-help-dice = dice { $dice }: что на кубиках на столе
plain-help-enter-real = enter { $id }: записать эти кубики в клетку, по её коду, названию или букве; без кубиков напиши очки, например «enter { $id } 20»
plain-help-name = name { $id }: объявить клетку до первого броска
plain-help-correct = correct 3 1 { $id } { $dice }: каким на самом деле был ход 3 места 1; или «points 20» вместо кубиков
plain-help-throws = throws 2: сколько бросков было в этом ходу
plain-help-extra = extra: следующие очки идут с дополнительным яцзы
plain-help-look = look, boxes, card, card 2, standings, rules: как идёт игра, что даёт каждая свободная клетка, весь столбец, кто впереди, действующие правила
plain-help-more = undo: отменить последний выбор; coach: спросить совета
plain-help-leave = quit: выйти, игра сохранена; seat-leaves: место, чей ход, выходит из игры; abandon: закончить игру для всех
