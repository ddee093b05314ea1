# The web pages.

## On every page

web-app = Яцзы
web-home = Главная
web-language = Язык
web-refused = Не получилось
web-back = Назад
# Two players of the same name are told apart by their seats
web-twin = { $name } ({ $seat })

## First page

web-new-game = Новая игра
web-join = Войти в игру
web-join-label = Код игры
web-join-do = Войти
web-go-on = Продолжить
web-go-on-none = Здесь появятся игры, которые ты начнёшь или в которые войдёшь на этом устройстве.
web-records = Рекорды
web-rules-link = Правила
# The names of a game's players, separated by commas
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Новая игра
web-new-which = Какая игра?
web-new-rules = Правила: { $title }
web-new-edition = Издание
web-new-plain = { $title }, простая игра
web-new-option-as-edition = как в издании
web-new-dice = Какие кубики?
web-new-dice-program = Бросает программа
web-new-dice-table = Бросаем настоящие кубики
web-new-players = Кто играет?
web-new-player = Игрок { $seat }
web-new-kind = Как играет игрок { $seat }
web-new-kind-here = на этом устройстве
web-new-kind-elsewhere = на своём, по ссылке
web-new-kind-open = любой, кто войдёт
web-new-kind-bot = компьютер: { $level }
web-new-more = Ещё игроки
web-new-start = Начать игру

## Seats

web-seat-title = Место для тебя
web-seat-offer = Эта ссылка — место в игре: { $title }.
web-seat-held = { $name } играет здесь на другом устройстве. Если занять место, оно перейдёт на это.
web-seat-name = Твоё имя
web-seat-take = Сесть
web-seat-move = Перенести место на это устройство
web-seat-link = Ссылка для места «{ $name }»
web-seat-link-title = Ссылка на место
web-seat-join = Войти новым игроком
web-invite-hint = Кто откроет эту страницу, может смотреть. Сюда ведёт и код { $code } на главной странице.

## The table

web-turn = Ходит { $name }
web-turn-yours = Твой ход
web-turn-named = объявлено: { $box }
web-round = раунд { $round } из { $rounds }
web-throw-of = бросок { $throw } из { $throws }
web-watching = Ты смотришь.
web-away = нет на связи
web-left = вне игры
web-step-in = Пусть этот ход сделает компьютер
web-step-in-wait = { $name } не на связи. Через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунд
} этот ход сможет сделать компьютер.
web-coach = Спросить совета
web-rules-in-force = Действующие правила
web-pad = Бланк
web-box = Клетка
web-dice = Кубики
web-die = { $face }, кубик { $place }
web-throw-all = Бросить { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубиков
}
web-throw-rest = Бросить остальные кубики
web-throw-chip = { $throw } · стоит 1 фишку · у тебя { $chips }
web-chips = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишек
}
web-no-throw-left = Бросков не осталось. Выбери клетку.
web-name-first = Объяви клетку, на которую играешь, потом бросай.
web-enter = Записать { $points } в клетку «{ $box }»
web-name-box = Объявить клетку «{ $box }»
web-zero-ask = Записать 0 в клетку «{ $box }»?
web-zero-why = Клетка тогда закрыта до конца игры.
web-zero-yes = Записать 0
web-zero-no = Выбрать другую клетку
web-take-back = Отменить
web-more = Ещё
web-leave = Выйти из игры: { $name }
web-abandon = Закончить игру для всех
web-delete = Удалить игру насовсем
web-record = Протокол
web-columns-of = Столбцы: { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = ещё не сохранено
web-offline = Нет связи. Записи ждут на этом устройстве.
web-offline-program = Нет связи. Игра продолжится, когда связь вернётся.
web-keys = Клавиши
web-keys-list = 1–6: оставить кубик · пробел: бросить · буквы: клетка · enter: записать · c: совет · u: отменить · ?: эта подсказка

## Real dice

web-tell-title = Что на кубиках?
web-tell-hint = Коснись кубиков, потом клетки. Или коснись клетки и выбери очки.
web-tell-hand = Кубики
web-tell-show = Показать, что они дают
web-tell-clear = Очистить
web-tell-die = Добавить { $face }
web-tell-throws = После скольких бросков?
web-tell-named = Какая клетка была объявлена?
web-tell-points = Сколько очков в клетке «{ $box }»?
web-tell-extra = { $points } и дополнительное яцзы
web-correct = Исправить
web-correct-title = Исправление: { $name }, раунд { $round }
web-correct-hint = Кубики или только очки.
web-correct-points = Очки
web-correct-do = Исправить
web-corrected = исправлено

## The end

web-over = Игра окончена
web-over-abandoned = Игра закончена досрочно
web-won = { $name } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
web-won-shared = { $names } делят первое место: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
web-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
web-place = Место
web-player = Игрок
web-points = Очки
web-rematch = Сыграть ещё
web-rematch-go = К следующей игре
web-series = Победы в этой серии
web-record-download = Скачать протокол
web-commitment = Обязательство о кубиках
web-secret = Секрет кубиков
web-check-dice = Проверить кубики
web-fair = Что это показывает: сервер не выбирал броски места, которым не управляет. Чего это показать не может: хозяин, который играет сам, знает секрет; в бросках компьютера и страниц без скриптов нет байтов игрока.

## Records

web-records-title = Рекорды на этом сервере
web-records-none = Здесь ещё ни одна игра не закончена.
web-records-best = Рекорд
web-records-mean = Среднее
web-records-games = Игры
web-records-edition = Издание
web-records-latest = Последние игры
