# The web pages.

## On every page

web-app = Yatzy
web-home = Головна
web-language = Мова
web-refused = Не вийшло
web-back = Назад
# Two players of the same name are told apart by their seats
web-twin = { $name } ({ $seat })

## First page

web-new-game = Нова гра
web-join = Увійти в гру
web-join-label = Код гри
web-join-do = Увійти
web-go-on = Продовжити
web-go-on-none = Тут з’являться ігри, які ти почнеш або в які ввійдеш на цьому пристрої.
web-records = Рекорди
web-rules-link = Правила
# The names of a game's players, separated by commas
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Нова гра
web-new-which = Яка гра?
web-new-rules = Правила: { $title }
web-new-edition = Видання
web-new-plain = { $title }, проста гра
web-new-option-as-edition = як у виданні
web-new-dice = Які кубики?
web-new-dice-program = Кидає програма
web-new-dice-table = Кидаємо справжні кубики
web-new-players = Хто грає?
web-new-player = Гравець { $seat }
web-new-kind = Як грає гравець { $seat }
web-new-kind-here = на цьому пристрої
web-new-kind-elsewhere = на своєму, за посиланням
web-new-kind-open = хто завгодно ввійде
web-new-kind-bot = комп’ютер: { $level }
web-new-more = Ще гравці
web-new-start = Почати гру

## Seats

web-seat-title = Місце для тебе
web-seat-offer = Це посилання — місце в грі: { $title }.
web-seat-held = { $name } грає тут на іншому пристрої. Якщо зайняти місце, воно перейде на цей.
web-seat-name = Твоє ім’я
web-seat-take = Сісти
web-seat-move = Перенести місце на цей пристрій
web-seat-link = Посилання для місця «{ $name }»
web-seat-link-title = Посилання на місце
web-seat-join = Увійти новим гравцем
web-invite-hint = Хто відкриє цю сторінку, може дивитися. Сюди веде й код { $code } на головній сторінці.

## The table

web-turn = Ходить { $name }
web-turn-yours = Твій хід
web-turn-named = оголошено: { $box }
web-round = раунд { $round } з { $rounds }
web-throw-of = кидок { $throw } з { $throws }
web-watching = Ти дивишся.
web-away = немає на зв’язку
web-left = поза грою
web-step-in = Нехай цей хід зробить комп’ютер
web-step-in-wait = { $name } не на зв’язку. За { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунд
} цей хід зможе зробити комп’ютер.
web-coach = Спитати поради
web-rules-in-force = Чинні правила
web-pad = Бланк
web-box = Клітинка
web-dice = Кубики
web-die = { $face }, кубик { $place }
web-throw-all = Кинути { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубиків
}
web-throw-rest = Кинути решту кубиків
web-throw-chip = { $throw } · коштує 1 фішку · у тебе { $chips }
web-chips = { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
    [many] { $chips } фішок
   *[other] { $chips } фішок
}
web-no-throw-left = Кидків не лишилося. Вибери клітинку.
web-name-first = Оголоси клітинку, на яку граєш, потім кидай.
web-enter = Записати { $points } у клітинку «{ $box }»
web-name-box = Оголосити клітинку «{ $box }»
web-zero-ask = Записати 0 у клітинку «{ $box }»?
web-zero-why = Клітинка тоді закрита до кінця гри.
web-zero-yes = Записати 0
web-zero-no = Вибрати іншу клітинку
web-take-back = Скасувати
web-more = Ще
web-leave = Вийти з гри: { $name }
web-abandon = Закінчити гру для всіх
web-delete = Видалити гру назавжди
web-record = Протокол
web-columns-of = Стовпці: { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = ще не збережено
web-offline = Немає зв’язку. Записи чекають на цьому пристрої.
web-offline-program = Немає зв’язку. Гра продовжиться, коли зв’язок повернеться.
web-keys = Клавіші
web-keys-list = 1–6: залишити кубик · пробіл: кинути · літери: клітинка · enter: записати · c: порада · u: скасувати · ?: ця підказка

## Real dice

web-tell-title = Що на кубиках?
web-tell-hint = Торкнися кубиків, потім клітинки. Або торкнися клітинки й вибери очки.
web-tell-hand = Кубики
web-tell-show = Показати, що вони дають
web-tell-clear = Очистити
web-tell-die = Додати { $face }
web-tell-throws = Після скількох кидків?
web-tell-named = Яку клітинку було оголошено?
web-tell-points = Скільки очок у клітинці «{ $box }»?
web-tell-extra = { $points } і додаткове Yatzy
web-correct = Виправити
web-correct-title = Виправлення: { $name }, раунд { $round }
web-correct-hint = Кубики або лише очки.
web-correct-points = Очки
web-correct-do = Виправити
web-corrected = виправлено

## The end

web-over = Гру закінчено
web-over-abandoned = Гру закінчено достроково
web-won = { $name } перемагає: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
web-won-shared = { $names } ділять перше місце: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
web-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
web-place = Місце
web-player = Гравець
web-points = Очки
web-rematch = Зіграти ще
web-rematch-go = До наступної гри
web-series = Перемоги в цій серії
web-record-download = Завантажити протокол
web-commitment = Зобов’язання щодо кубиків
web-secret = Секрет кубиків
web-check-dice = Перевірити кубики
web-fair = Що це показує: сервер не вибирав кидків місця, яким не керує. Чого це показати не може: господар, який грає сам, знає секрет; у кидках комп’ютера й сторінок без скриптів немає байтів гравця.

## Records

web-records-title = Рекорди на цьому сервері
web-records-none = Тут ще жодної гри не закінчено.
web-records-best = Рекорд
web-records-mean = Середнє
web-records-games = Ігри
web-records-edition = Видання
web-records-latest = Останні ігри
