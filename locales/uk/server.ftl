# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Сервер бази даних «{ $database }» недоступний ({ $detail }); перевір адресу, користувача, пароль і назву бази.
serve-proxy-wrong = «{ $given }» — не адреса проксі; вкажи адресу на зразок 127.0.0.1.
serve-metrics-wrong = «{ $given }» — не адреса; вкажи адресу на зразок 192.0.2.7.
serve-owned = Інша копія програми на цьому комп’ютері вже зберігає свої ігри в «{ $database }»; спочатку закрий її або вкажи інший файл через --database.
serve-owned-at = Інша копія програми на цьому комп’ютері вже зберігає свої ігри в «{ $database }»; відкрий { $address }, спочатку закрий її або вкажи інший файл через --database.
serve-open = Відкрий { $url } у браузері.
serve-lan = З телефонів у тій самій мережі: { $url }
serve-end = Ctrl-C зупинить сервер; ігри збережуться.
serve-address = Слухати за адресою «{ $address }» не вдається ({ $detail }); вибери іншу через --listen.
serve-database = База даних «{ $database }» не відкривається ({ $detail }); вкажи sqlite:PATH до файлу, у який можна писати.
serve-database-newer = Базу даних «{ $database }» зроблено новішою версією програми; візьми її.
serve-database-needs = Базі даних «{ $database }» потрібна версія програми { $version } або новіша.
serve-database-kind = «{ $database }» — не та база даних, з якою працює Yatzy; вкажи sqlite:PATH або postgres://HOST/NAME.
serve-no-folder = Ігор ніде тримати; вкажи теку через --data DIR.
serve-failed = Сервер несподівано зупинився ({ $detail }).
serve-log-wrong = «{ $given }» не каже, скільки писати; вкажи error, warn, info або debug.

## Why the server says no, and what to do instead

server-too-slow = Запит ішов надто довго. Спробуй знову.
server-wrong-method = За цією адресою цього зробити не можна.
server-no-coach = За цим столом грають без підказок. Вирішувати тобі.
server-not-asked = Спершу спитай поради. Протокол це зафіксує.
server-no-report = Розбір цієї гри тут обчислити неможливо.
server-unknown-game = Такої гри немає, або посилання на неї неповне. Попроси посилання ще раз.
server-unknown-page = Такої сторінки немає. Повернися на головну.
server-unknown-code = За цим кодом гри немає. Перевір його або попроси посилання.
server-unknown-rules = Немає ні правил, ні видання «{ $id }». Вибери зі списку.
server-not-yours = Зараз ходить { $player }, на іншому пристрої. Дочекайся свого ходу.
server-only-watching = Ти дивишся цю гру. Щоб грати, займи місце в наступній.
server-not-host = Це може лише господар гри. Попроси його.
server-stale = Хтось устиг раніше: гра пішла вперед. Ось що на столі зараз. Вибирай знову.
server-real-dice = У цій грі справжні кубики. Введи, що лежить на столі.
server-key-reused = Цей запит уже використано для іншого. Онови сторінку й спробуй знову.
server-unknown-bot = На рівні «{ $level }» комп’ютер тут не грає. Вибери інший.
# $field: the name of the field as it stands in the request
server-field = Поля «{ $field }» немає, або воно не читається.
server-malformed = Запит не читається ({ $detail }).
server-too-large = Запит завеликий.
server-too-many = Забагато одразу. Зачекай трохи й спробуй знову.
server-foreign = Цей запит прийшов з іншого сайту. Відкрий сторінку за її адресою.
server-not-away = Гравця, чий хід, немає зовсім недовго. Дай йому трохи часу.
server-not-over = Гра ще триває. Спершу закінчи її.
server-unavailable = Зараз зберегти не вдається. Нічого не пропало, спробуй трохи згодом.
server-damaged = Ця гра пошкоджена й не відкривається. Скажи тому, хто тримає сервер.
server-computer-real-dice = Комп’ютер не може кидати справжні кубики. Вибери віртуальні або грай без комп’ютера.
server-shared-dice = Спільні кубики — для одного гравця. Почни гру з одним ім’ям і без комп’ютера.

## Its tables at a terminal

online-again = Той самий стіл, нова гра.
online-again-soon = Той самий стіл, нова гра. За { $seconds } с ти в ній.
online-series = Перемоги в цій серії: { $tally }
online-away = Немає на зв’язку: { $names }
online-came = За стіл сідає { $name }.
online-seat-gone = Твоє місце перейшло на інший пристрій. Тут ти дивишся гру.
online-not-your-choice = Останній вибір — не твій: { $name }. Скасувати його може лише той, хто вибирав.
online-sit-question = Під яким ім’ям ти граєш?
online-move = Продовжити на іншому пристрої: { $name }
online-move-title = Відкрий цю адресу на іншому пристрої
online-no-host = У цій мережі немає { $host }. Перевір адресу; господар бачить її на своєму екрані.
online-unsafe = З’єднання з { $host } не було б безпечним: його сертифікату не можна довіряти або його немає. У домашній мережі адреси починаються з http://, а не з https://
online-other-name = { $host } — сервер Yatzy, але на це ім’я він не відгукується. Візьми адресу, яку бачить господар.
online-no-name = Це місце ще не має імені. Вкажи своє: --name NAME.
online-address = «{ $address }» — не адреса гри в Yatzy. Вона має такий вигляд: http://192.168.1.7:8710/g/… , як її бачить господар.
online-code-alone = На якому сервері { $code }? Введи й адресу: yatzy join 192.168.1.7:8710/join?code={ $code }. Самого коду досить на сервері останнього підключення.
online-no-server = { $host } не відповідає. Чи працює сервер і чи ти в тій самій мережі?
online-not-yatzy = { $host } відповідає, але це не сервер Yatzy або не той, який розуміє ця версія.
online-no-seat = За цим столом немає вільного місця. Без --name можна дивитися.
online-turn = Зараз ходить { $name }.
online-waiting = Надіслано. Сервер ще не відповів.
online-disconnected = Немає зв’язку. Пробуємо знову.
online-connected = Зв’язок відновлено.
online-gone = Господар видалив цю гру.
online-dice-verified = Кубики перевірено: кожен кидок такий, який сервер обіцяв до гри.
online-dice-wrong = Кубики не ті, що їх сервер обіцяв до гри. Збережи протокол і спитай господаря.
online-dice-not-noted = Перевірити кубики не можна: цей пристрій не записав обіцянку сервера до кінця гри.
online-dice-verified-here = Кубики перевірено: кожен кидок такий, який програма обіцяла до гри.
online-dice-wrong-here = Кубики не ті, що програма обіцяла до гри. Збережи протокол.
online-void = Це посилання вже не діє. Попроси в господаря нове.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Щоб грати, набери sit і своє ім’я: sit Anna
online-plain-expected = Хто ти? Чекають: { $names }. Якщо це ти, введи sit та ім’я: sit { $name }
online-plain-request = Щоб відповісти, введи allow { $number } (дозволити) або refuse { $number } (відмовити)
online-plain-ask = { $name } уже за столом, на іншому пристрої. Якщо це ти, введи ask та ім’я: ask { $name }
online-plain-over = Набери again, щоб почати нову гру за тим самим столом, або quit, щоб вийти.
online-plain-over-watching = Якщо за столом почнуть нову гру, ти побачиш її тут. Щоб вийти, набери quit.
online-plain-help-again = again: нова гра за тим самим столом, коли цю закінчено
online-plain-help-computer = computer: нехай хід того, кого немає на зв’язку, зробить комп’ютер
online-plain-help-seats = sit Anna: зайняти місце під цим ім’ям; move: адреса, щоб продовжити на іншому пристрої
online-plain-help-requests = ask Anna: попросити місце, яке на іншому пристрої; allow 1234 або refuse 1234: дозволити або відмовити
