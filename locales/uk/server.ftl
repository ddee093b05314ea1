# Why the server says no, and what to do instead.

server-unknown-game = Такої гри немає, або посилання на неї неповне; попроси посилання ще раз.
server-unknown-page = Такої сторінки немає; повернися на головну.
server-unknown-code = За цим кодом гри немає; перевір його або попроси посилання.
server-unknown-rules = Немає ні правил, ні видання «{ $id }»; вибери зі списку.
server-not-yours = Зараз ходить { $player }, на іншому пристрої; дочекайся свого ходу.
server-only-watching = Ти дивишся цю гру; щоб грати, займи місце в наступній.
server-not-host = Це може лише господар гри; попроси його.
server-stale = Хтось устиг раніше: гра пішла вперед. Ось що на столі зараз; вибирай знову.
server-real-dice = У цій грі справжні кубики; введи, що лежить на столі.
server-key-reused = Цей запит уже використано для іншого; онови сторінку й спробуй знову.
server-seat-taken = Там уже хтось сидить; вибери інше місце.
server-table-full = За столом немає вільних місць; усього їх { $most }.
server-no-seats = Ще немає жодного гравця; назви хоча б одного.
server-unknown-bot = На рівні «{ $level }» комп’ютер тут не грає; вибери інший.
server-name-empty = Ім’я порожнє; напиши його.
server-name-too-long = Це ім’я задовге; щонайбільше { $most ->
    [one] { $most } символ
    [few] { $most } символи
    [many] { $most } символів
   *[other] { $most } символів
}.
server-name-unruly = У цьому імені є невидимі символи; напиши його наново.
# $field: the name of the field as it stands in the request
server-field = Поля «{ $field }» немає, або воно не читається.
server-malformed = Запит не читається ({ $detail }).
server-too-large = Запит завеликий.
server-too-many = Забагато одразу; зачекай трохи й спробуй знову.
server-foreign = Цей запит прийшов з іншого сайту; відкрий сторінку за її адресою.
server-not-away = Гравця, чий хід, немає зовсім недовго; дай йому трохи часу.
server-not-over = Гра ще триває; спершу закінчи її.
server-unavailable = Зараз зберегти не вдається; нічого не пропало, спробуй трохи згодом.
