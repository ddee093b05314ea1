# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Сервер базы данных «{ $database }» недоступен ({ $detail }); проверь адрес, пользователя, пароль и имя базы.
serve-proxy-wrong = «{ $given }» — не адрес прокси; укажи адрес вроде 127.0.0.1.
serve-metrics-wrong = «{ $given }» — не адрес; укажи адрес вроде 192.0.2.7.
serve-owned = Другая копия программы на этом компьютере уже хранит свои игры в «{ $database }»; сначала закрой её или укажи другой файл через --database.
serve-owned-at = Другая копия программы на этом компьютере уже хранит свои игры в «{ $database }»; открой { $address }, закрой её или укажи другой файл через --database.
serve-open = Открой { $url } в браузере.
serve-lan = С телефонов в той же сети: { $url }
serve-end = Ctrl-C остановит сервер; игры сохранятся.
serve-address = Слушать по адресу «{ $address }» не удаётся ({ $detail }); выбери другой через --listen.
serve-database = База данных «{ $database }» не открывается ({ $detail }); укажи sqlite:PATH к файлу, в который можно писать.
serve-database-newer = База данных «{ $database }» сделана более новой версией программы; возьми её.
serve-database-needs = Базе данных «{ $database }» нужна версия программы { $version } или новее.
serve-database-kind = «{ $database }» — не та база данных, с которой работает Яцзы; укажи sqlite:PATH или postgres://HOST/NAME.
serve-no-folder = Игры негде хранить; укажи папку через --data DIR.
serve-failed = Сервер неожиданно остановился ({ $detail }).
serve-log-wrong = «{ $given }» не говорит, сколько писать; укажи error, warn, info или debug.

## Why the server says no, and what to do instead

server-too-slow = Запрос шёл слишком долго. Попробуй снова.
server-wrong-method = По этому адресу этого сделать нельзя.
server-no-coach = За этим столом играют без подсказок. Решать тебе.
server-not-asked = Сначала спроси совета. Это отмечается в протоколе.
server-no-report = Разбор этой игры здесь рассчитать нельзя.
server-unknown-game = Такой игры нет, или ссылка на неё неполная. Попроси ссылку ещё раз.
server-unknown-page = Такой страницы нет. Вернись на главную.
server-unknown-code = Под этим кодом игры нет. Проверь его или попроси ссылку.
server-unknown-rules = Нет ни набора правил, ни издания «{ $id }». Выбери из списка.
server-not-yours = Сейчас ходит { $player }, на другом устройстве. Дождись своего хода.
server-only-watching = Ты смотришь эту игру. Чтобы играть, займи место в следующей.
server-not-host = Это может только хозяин игры. Попроси его.
server-stale = Кто-то успел раньше: игра ушла вперёд. Вот что на столе сейчас. Выбирай снова.
server-real-dice = В этой игре настоящие кубики. Введи, что лежит на столе.
server-key-reused = Этот запрос уже был использован для другого. Обнови страницу и попробуй снова.
server-unknown-bot = На уровне «{ $level }» компьютер здесь не играет. Выбери другой.
# $field: the name of the field as it stands in the request
server-field = Поля «{ $field }» нет, или оно не читается.
server-malformed = Запрос не читается ({ $detail }).
server-too-large = Запрос слишком большой.
server-too-many = Слишком много сразу. Подожди немного и попробуй снова.
server-foreign = Этот запрос пришёл с другого сайта. Открой страницу по её адресу.
server-not-away = Игрока, чей ход, нет совсем недолго. Дай ему немного времени.
server-not-over = Игра ещё идёт. Сначала закончи её.
server-unavailable = Сейчас сохранить не удаётся. Ничего не пропало, попробуй чуть позже.
server-damaged = Эта игра повреждена и не открывается. Скажи тому, кто держит сервер.
server-computer-real-dice = Компьютер не может бросать настоящие кубики. Выбери виртуальные или играй без компьютера.
server-shared-dice = Общие кубики — для одного игрока. Начни игру с одним именем и без компьютера.

## Its tables at a terminal

online-again = Тот же стол, новая игра.
online-again-soon = Тот же стол, новая игра. Через { $seconds } с ты в ней.
online-series = Победы в этой серии: { $tally }
online-away = Нет на связи: { $names }
online-came = За стол садится { $name }.
online-seat-gone = Твоё место перешло на другое устройство. Здесь ты смотришь игру.
online-not-your-choice = Последний выбор — не твой: { $name }. Отменить его может только тот, кто выбирал.
online-sit-question = Под каким именем ты играешь?
online-move = Продолжить на другом устройстве: { $name }
online-move-title = Открой этот адрес на другом устройстве
online-no-host = В этой сети нет { $host }. Проверь адрес; хозяин видит его на своём экране.
online-unsafe = Соединение с { $host } не было бы безопасным: его сертификату нельзя доверять или его нет. В домашней сети адреса начинаются с http://, а не с https://
online-other-name = { $host } — сервер Яцзы, но на это имя он не отзывается. Возьми адрес, который видит хозяин.
online-no-name = У этого места ещё нет имени. Укажи своё: --name NAME.
online-address = «{ $address }» — не адрес игры в Яцзы. Он выглядит так: http://192.168.1.7:8710/g/… , как его видит хозяин.
online-code-alone = На каком сервере { $code }? Введи и адрес: yatzy join 192.168.1.7:8710/join?code={ $code }. Одного кода достаточно на сервере последнего подключения.
online-no-server = { $host } не отвечает. Запущен ли сервер и в той ли ты сети?
online-not-yatzy = { $host } отвечает, но это не сервер Яцзы или не тот, который понимает эта версия.
online-no-seat = За этим столом нет свободного места. Без --name можно смотреть.
online-turn = Сейчас ходит { $name }.
online-waiting = Отправлено. Сервер ещё не ответил.
online-disconnected = Нет связи. Пробуем снова.
online-connected = Связь восстановлена.
online-gone = Хозяин удалил эту игру.
online-dice-verified = Кубики проверены: каждый бросок такой, какой сервер обещал до игры.
online-dice-wrong = Кубики не те, что сервер обещал до игры. Сохрани протокол и спроси хозяина.
online-dice-not-noted = Проверить кубики нельзя: это устройство не записало обещание сервера до конца игры.
online-dice-verified-here = Кубики проверены: каждый бросок такой, какой программа обещала до игры.
online-dice-wrong-here = Кубики не те, что программа обещала до игры. Сохрани протокол.
online-void = Эта ссылка больше не действует. Попроси у хозяина новую.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Чтобы играть, набери sit и своё имя: sit Anna
online-plain-expected = Кто ты? Ждут: { $names }. Если это ты, введи sit и имя: sit { $name }
online-plain-request = Чтобы ответить, введи allow { $number } (разрешить) или refuse { $number } (отказать)
online-plain-ask = { $name } уже за столом, на другом устройстве. Если это ты, введи ask и имя: ask { $name }
online-plain-over = Набери again, чтобы начать новую игру за тем же столом, или quit, чтобы выйти.
online-plain-over-watching = Если за столом начнут новую игру, ты увидишь её здесь. Чтобы выйти, набери quit.
online-plain-help-again = again: новая игра за тем же столом, когда эта окончена
online-plain-help-computer = computer: пусть ход того, кого нет на связи, сделает компьютер
online-plain-help-seats = sit Anna: занять место под этим именем; move: адрес, чтобы продолжить на другом устройстве
online-plain-help-requests = ask Anna: попросить место, которое на другом устройстве; allow 1234 или refuse 1234: разрешить или отказать
