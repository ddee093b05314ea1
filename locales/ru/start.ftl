# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Код игры
home-join-do = Войти
home-continue = Продолжить
home-continue-none = Здесь появятся игры, которые ты начнёшь или в которые войдёшь на этом устройстве.
home-records = Рекорды
home-rules = Правила
home-games = Твои игры
home-games-waiting = Твои игры (не окончены: { $count })

## A new game

# A button: the form then has more lines for players
new-more-lines = Ещё строки
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Это не сочетается: { $options }. Верни что-то одно обратно.
new-computer = Сыграть с компьютером
new-computer-which = Насколько хорошо ему играть?
new-title = Новая игра
new-game = Игра
new-edition = Издание
new-options = Настройки
new-seats = Места
new-starts = Кто начинает
new-dice = Кубики
new-start = Начать игру
new-plain = обычные правила
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
new-program-dice = виртуальные кубики
new-real-dice = настоящие кубики на столе
new-real-dice-remark = ты бросаешь, программа считает очки
new-which = Какая игра?
new-rules = Правила: { $title }
new-plain-title = { $title }, обычные правила
new-option-as-edition = как в издании
new-dice-question = Какие кубики?
new-dice-program = Виртуальные кубики
new-dice-table = Настоящие кубики на столе
new-players = Кто играет?
new-player = Игрок { $seat }
new-kind = Как играет игрок { $seat }
new-kind-here = на этом устройстве
new-kind-elsewhere = на своём
new-kind-open = открыто для всех
new-kind-bot = компьютер: { $level }
new-alone = Добавь игроков или начни без соперников: { $name }.
new-add-name = Имя следующего игрока
new-add = Добавить
new-add-computer = Компьютер
new-add-open = Свободное место
new-move = Поднять игрока { $seat }
new-remove = Убрать игрока { $seat }
new-coach-on = с советами
new-coach-off = без советов
new-same-name = { $name } есть дважды. Измени одно из имён или начни так.

## Rules of one's own

new-own-rules = Свои правила
new-own-rules-hint = Вставь сюда файл правил. Он заменит игру, выбранную выше.
new-own-rules-example = Пример для начала:
new-own-rules-file = Выбрать файл
new-own-rules-wrong = Эти правила использовать нельзя. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: строка · ← →: изменить · esc: выйти
new-hint-seat = введи имя · ← →: компьютер · backspace в пустой строке: убрать место
new-hint-add = enter: ещё одно место
new-hint-options = enter: показать или спрятать настройки
new-hint-start = enter: начать · ↑ ↓: строка · t: статистика · esc: выйти
# Part of the hint below the form for a new game
new-print = ctrl+p: бланк для печати

## Who starts

draw-title = Кто начинает?
draw-throw = { $name } бросает { $hand }: { $sum }
draw-again = Поровну: бросаем ещё раз.
draw-first = { $name } начинает.
draw-hint = enter: к столу · esc: назад

## Inviting

invite-title = Пригласить других
# $code: letters and digits to type
invite-code = Или открой { $address } и введи код { $code }
invite-button = Пригласить
invite-how = Отсканируй QR-код или открой { $address } и введи код.
invite-code-label = Код
invite-copy = Скопировать ссылку
invite-copy-seat = Скопировать ссылку: { $name }
invite-copied = Скопировано
invite-share = Поделиться
invite-here-count = Здесь { $here } из { $all }
invite-to-table = К игре
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Эти ссылки откроет только этот компьютер. Запусти сервер командой { $command }, чтобы могли войти другие устройства.
invite-hint = Кто откроет эту страницу, может смотреть. Сюда ведёт и код { $code } на главной странице.

## Seats

seat-rename-label = { $name }: новое имя
seat-rename = Переименовать
seat-rename-hint = Пустое имя удаляет старое насовсем.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, ты
seat-here = { $name }, на месте
seat-waiting = { $name }, ещё не здесь
seat-away = { $name }, нет на связи
seat-open = свободно
seat-link-hint = Кто откроет эту ссылку, сможет играть на этом месте ({ $name }). Ссылка не меняется.
seat-link-new = Сделать новую ссылку
seat-link-new-sure = Старая ссылка перестанет работать.
# How a seat is called when it has no name
seat-number = место { $seat }
# Two players of the same name are told apart by their seats
seat-twin = { $name } ({ $seat })
seat-title = Место для тебя
seat-offer = По этой ссылке для тебя есть место: { $title }.
seat-held = { $name } уже играет здесь на другом устройстве. Если занять место, оно перейдёт на это.
seat-name = Твоё имя
seat-take = Занять место
seat-move = Перенести место на это устройство
seat-link = Ссылка: { $name }
seat-link-title = Ссылка на место
seat-join = Войти как новый игрок
seat-who = Кто ты?
seat-invited = Тебя зовут играть: { $title }. За столом: { $names }.
seat-i-am = Я — { $name }
seat-else = Кто-то другой…
seat-watch = Только смотреть
seat-expected = Здесь ждут игрока по имени { $name }. Это ты?
seat-not-me = Если нет, введи другое имя.
seat-other-name = { $name } уже за столом. Введи другое имя.
seat-sit = Сесть за стол
seat-add = Добавить игрока на этом устройстве
seat-play-here = Играть на этом устройстве
seat-elsewhere = { $name }: на другом устройстве
seat-held-hint = Одно из этих мест твоё? Коснись его, чтобы попросить о нём.
seat-asked = Просьба об этом месте отправлена: { $name }. Её номер — { $number }. Хозяин или другое устройство могут разрешить её в течение двух минут.
seat-asked-players = Просьба об этом месте отправлена: { $name }. Её номер — { $number }. Хозяина и другого устройства нет на связи, поэтому в течение двух минут её может разрешить любой игрок.
seat-no-answer = За две минуты на просьбу никто не ответил. Можно попросить снова.
seat-request = Другое устройство просит передать ему это место: { $name }. На нём показан номер { $number }.
seat-allow = Разрешить
seat-refuse = Отказать

## Why a seat or a name is refused, and what to do instead

seat-taken = Там уже кто-то сидит. Выбери другое место.
seat-asked-already = Другое устройство только что попросило это место. Попробуй через две минуты.
seat-refused = В просьбе об этом месте отказано. Через две минуты можно попросить снова.
seat-request-over = На эту просьбу уже ответили, или её срок истёк.
seat-table-full = За столом нет свободных мест. Всего их { $most }.
seat-no-players = Ещё нет ни одного игрока. Назови хотя бы одного.
seat-name-empty = Имя пустое. Напиши его.
seat-name-too-long = Это имя слишком длинное. Не больше { $most ->
    [one] { $most } символа
    [few] { $most } символов
    [many] { $most } символов
   *[other] { $most } символов
}.
seat-name-unruly = В этом имени есть невидимые символы. Напиши его заново.

## Players without a name

player-number = Игрок { $number }
bot-name = Компьютер ({ $level })

## How well the computer plays, the weakest first

level-random = наугад
level-greedy = жадный
level-beginner = новичок
level-casual = любитель
level-club = клубный игрок
level-expert = знаток
level-perfect = идеальный
level-winner = играет на победу
# What each level does, as a short sentence without a subject
level-hint-random = Делает что в голову придёт.
level-hint-greedy = Всегда берёт больше всего очков прямо сейчас.
level-hint-beginner = Выучил правила вчера.
level-hint-casual = Играет с семьёй в отпуске.
level-hint-club = Играет каждую неделю и редко забывает про бонус.
level-hint-expert = Почти никогда не ошибается.
level-hint-perfect = Всегда выбирает лучшее; остальное — везение.
level-hint-winner = Играет на победу, а не ради очков.
# The mean total of a level, measured
level-average = В среднем { $mean ->
    [one] { $mean } очко
    [few] { $mean } очка
    [many] { $mean } очков
   *[other] { $mean } очка
}
level-unknown = Нет уровня «{ $level }»; уровни такие: { $levels }.
level-unknown-near = Нет уровня «{ $level }»; может быть, { $near }?
