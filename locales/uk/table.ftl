# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = Ходить { $name }
table-turn-of = Ходить { $name }
table-turn-yours = Твій хід
table-turn-called = Оголошено: { $box }
table-box-called = оголошено
table-round = раунд { $round } з { $rounds }
# Above one's own column
table-you = ти
table-away = немає на зв’язку
table-left = поза грою
table-seat-left = { $name } виходить із гри. Стовпець лишається.
table-bot-thinking = Комп’ютер думає…
table-bot-took-over = { $name }: далі грає комп’ютер.
table-step-in = Нехай цей хід зробить комп’ютер
table-step-in-wait = { $name } не на зв’язку. За { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунд
} цей хід зможе зробити комп’ютер.
table-watching = Ти дивишся гру.
table-spectators = Глядачів: { $count }

## Throwing and keeping

table-throw = Кидок { $throw } з { $throws }
table-throw-of = кидок { $throw } з { $throws }
table-throw-all = Кинути { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубиків
}
table-throw-rest = Кинути решту кубиків
table-throw-chip = { $throw } · коштує 1 фішку · у тебе { $chips }
table-first-throw = Кинь кубики.
table-no-throw-left = Кидків не лишилося. Вибери клітинку.
table-dice = Кубики
table-die = { $face }, кубик { $place }
table-chips = { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
    [many] { $chips } фішок
   *[other] { $chips } фішок
}
table-kept = лишається
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Залишити ці

## Calling a box, entering, undoing

table-call = Оголосити { $box_acc }
table-call-a-box = Оголоси клітинку, потім кидай.
table-call-first = Оголоси клітинку, на яку граєш, потім кидай.
table-called = Оголошено: { $box }. Кинь кубики.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = на { $box_acc }
# A named box that the last throw does not fit
table-missed = Оголошено «{ $box }», але не вийшло. Вибери клітинку для нуля.
table-enter = Записати { $points } { $box_into }
# What an extra yatzy brings on top
table-enter-joker = Записати { $points } { $box_into }, +{ $extra } зверху
table-joker-upper = Ще одне Yatzy йде в клітинку свого числа: «{ $box }» дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
table-joker-extra = Ще одне Yatzy йде в клітинку свого числа: «{ $box }» дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, +{ $extra } зверху.
table-joker-lower = Ще одне Yatzy, а клітинка його числа зайнята: це джокер, і будь-яка вільна нижня клітинка дає за нього все, що може.
table-joker-zero = Ще одне Yatzy, але його клітинки зайняті: лишається тільки нуль.
table-zero-why = Цю клітинку більше не можна буде використати.
table-zero-yes = Записати 0
table-zero-no = Вибрати іншу клітинку
# The box that the order of boxes asks for
table-next = наступна
table-take-back = Скасувати
table-taken-back = Скасовано. Вибери знову.
# Not to wait while something could still be undone
table-go-on = Далі

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = клітинка, у яку записують
table-entry-title = Що на кубиках?
table-entry-hint = Торкнися кубиків, потім клітинки. Або торкнися клітинки й вибери очки.
table-entry-hand = Кубики
table-entry-show = Показати очки
table-entry-clear = Очистити
table-entry-die = Додати { $face }
table-entry-throws = Після скількох кидків?
table-entry-named = Яку клітинку було оголошено?
table-entry-points = Скільки очок у клітинці «{ $box }»?
table-entry-extra = { $points } і додаткове Yatzy
# Real dice
table-type-dice = Граємо справжніми кубиками: кинь і введи, { $dice ->
    [1] що на кубику
   *[other] що на кубиках ({ $dice })
}.
table-real-dice = Уведи, що на кубиках.
table-real-points = Уведи очки, вибери клітинку.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws ->
    [one] { $throws } кидок у цьому ході
    [few] { $throws } кидки в цьому ході
    [many] { $throws } кидків у цьому ході
   *[other] { $throws } кидків у цьому ході
}
table-points-typed = Очки: { $points }
table-points-missing = Спершу введи очки.
table-extra-yatzy = з додатковим Yatzy
table-no-extra-yatzy = без додаткового Yatzy
table-dice-missing = Бракує { $missing ->
    [one] { $missing } кубика
    [few] { $missing } кубиків
    [many] { $missing } кубиків
   *[other] { $missing } кубиків
}. Уведи, що випало.

## Corrections

table-correct = Виправити
table-correct-title = Виправлення: { $name }, раунд { $round }
table-correct-hint = Кубики або лише очки.
table-correct-points = Очки
table-correct-do = Виправити
table-corrected = виправлено
table-correction = Виправлення: { $name }, хід { $round }
table-correcting = Уведи, яким насправді був хід { $round } ({ $name }), вибери клітинку й натисни Enter. Esc залишить усе як є.

## The pad and the rest of the table

table-standing = Рахунок
table-turns = Попередні ходи
table-screen = Для великого екрана
table-record = Твій рекорд у цьому виданні: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
table-pad = Бланк
table-box = Клітинка
table-more = Ще
table-players-links = Гравці та посилання
table-large = Великі цифри
table-sort = Кубики за порядком
table-about-dice = Про ці кубики
table-leave = Вийти з гри: { $name }
table-abandon = Закінчити гру для всіх
table-delete = Видалити гру назавжди
table-game-log = Протокол
table-columns-of = Стовпці: { $name }
table-not-saved = ще не збережено
table-offline = Немає зв’язку. Твої записи зберігаються на цьому пристрої.
table-offline-program = Немає зв’язку. Гра продовжиться, коли зв’язок повернеться.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } із { $needed }
bonus-race-behind = відставання { $pace }
bonus-race-ahead = запас { $pace }
bonus-race-even = за графіком
# The race for the bonus
bonus-earned = Бонус твій: +{ $points }.
bonus-gone = Бонус +{ $points } уже не здобудеш.
bonus-short = { $bonus } +{ $points }: { $sum } з { $needed }, відставання { $pace }
bonus-on-pace = { $bonus } +{ $points }: { $sum } з { $needed }, { $pace ->
    [0] за графіком
   *[other] запас { $pace }
}
bonus-ahead-of-it = { $bonus } +{ $points }: за { $needed } або більше у верхніх клітинках
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Фішок немає
    [one] { $chips } фішка
    [few] { $chips } фішки
    [many] { $chips } фішок
   *[other] { $chips } фішок
}
chips-stopping = { $chips ->
    [0] Фішок немає
    [one] { $chips } фішка
    [few] { $chips } фішки
    [many] { $chips } фішок
   *[other] { $chips } фішок
}; зупинись — отримаєш ще { $earns }
chips-cost = { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
    [many] { $chips } фішок
   *[other] { $chips } фішок
}; перекидання коштує одну

## A zero

zero-question = Записати 0 { $box_into }?
zero-yes = Так, викреслити
zero-no = Ні, вибрати знову

## Two phones wrote the same turn

conflict-title = Цей хід записали й на іншому пристрої. Який запис зарахувати?
conflict-theirs = На бланку
conflict-mine = На цьому пристрої, не збережено
conflict-keep = Залишити запис на бланку
conflict-replace = Записати мій замість нього

## That it is one's turn: heard and felt

signal-turn = Звук і вібрація, коли твій хід
signal-bell = Звуковий сигнал термінала, коли твій хід: увімкнути або вимкнути
signal-bell-on = сигнал: увімк.
signal-bell-off = сигнал: вимк.

## Hints of the first game, until they are put away

tip-throw = Кинь кубики. За хід у тебе три кидки.
tip-keep = Торкнися кубиків, які залишаєш, і кинь решту. Або запиши число на бланк.
tip-enter = Торкнися числа на бланку. Кожна клітинка — один раз.
tip-gone = Зрозуміло

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } більше не ходитиме в цій грі.
leave-abandon-sure = Гра закінчиться тут, і продовжити її буде неможливо.
leave-delete-sure = Гра та її протокол зникнуть назавжди.
leave-question = Встати з-за столу?
leave-saved = Вийти, гру збережено
leave-seat = { $name } виходить, решта грає
leave-bot = { $name }: далі грає комп’ютер
leave-abandon = Закінчити цю гру для всіх
leave-not = Залишитися

## The end

over-nobody = Гру закінчено.
over-abandoned = Гру закінчено достроково.
over-again = Зіграти ще
over-report = Розбір гри: везіння і рішення
over-save = Зберегти протокол у файл
over-statistics = Статистика
over-undo = Скасувати останній запис
over-leave = Вийти
over-saved = Протокол у { $path }.
over-not-saved = { $path } не вдається записати ({ $detail }).
over-heading = Гру закінчено
over-heading-abandoned = Гру закінчено достроково
over-heading-won = { $name } перемагає: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
over-heading-shared = { $names } ділять перше місце: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
over-heading-alone = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}
over-place = Місце
over-player = Гравець
over-points = Очки
over-again-go = До наступної гри
over-series = Перемоги в цій серії
over-game-log = Завантажити протокол
