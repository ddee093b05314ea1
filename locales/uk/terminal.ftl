# The terminal game

terminal-too-small = Цей термінал { $width }×{ $height }. Грі потрібно { $columns }×{ $rows }: збільш вікно або зменш літери. Нічого не пропаде.
bot-name = Бот { $level }
player-number = Гравець { $number }

## The table

table-turn = Ходить { $name }
table-round = раунд { $round } з { $rounds }
table-throw = Кидок { $throw } з { $throws }
table-first-throw = Кинь кубики.
table-name-a-box = Оголоси клітинку, потім кидай.
table-named = Оголошено: { $box }. Кинь кубики.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = на клітинку «{ $box }»
table-kept = лишається
table-record = Твій рекорд у цьому виданні: { $points }
table-taken-back = Скасовано. Вибери знову.
table-seat-left = { $name } виходить із гри; стовпець лишається.
table-bot-took-over = { $name }: далі грає комп’ютер.

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
table-extra-yatzy = з додатковим Yatzy
table-no-extra-yatzy = без додаткового Yatzy
table-dice-missing = Бракує { $missing ->
    [one] { $missing } кубика
    [few] { $missing } кубиків
    [many] { $missing } кубиків
   *[other] { $missing } кубиків
}. Уведи, що випало.
table-points-missing = Спершу введи очки.
table-correction = Виправлення: { $name }, хід { $round }
table-correcting = Уведи, яким насправді був хід { $round } ({ $name }), вибери клітинку й натисни Enter. Esc залишить усе як є.

# The race for the bonus
bonus-earned = Бонус { $points } твій.
bonus-gone = Бонус { $points } уже не взяти.
bonus-short = Бонус { $points }: { $sum } з { $needed }, відставання { $pace }
bonus-on-pace = Бонус { $points }: { $sum } з { $needed }, { $pace ->
    [0] ідеш рівно
   *[other] запас { $pace }
}
bonus-ahead-of-it = Бонус { $points }: за { $needed } або більше у верхніх клітинках

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

## Keys, as the table lists them

key-throw-all = Кинути { $dice ->
    [1] кубик
   *[other] усі кубики ({ $dice })
}
key-throw = Кинути { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубиків
}
key-throw-chip = Кинути { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубиків
} за 1 фішку з { $chips }
key-throw-none = Усі кубики залишено
key-keep = Залишити кубик або відпустити
key-choose-box = Вибрати клітинку
key-enter = Записати { $points } у клітинку «{ $box }»
key-enter-unknown = Записати в клітинку «{ $box }»
key-name = Оголосити клітинку «{ $box }»
key-skip = Не чекати
key-type-dice = Увести { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубиків
}
key-type-points = Увести очки
key-points-instead = Очки замість кубиків
key-dice-instead = Кубики замість очок
key-throws = Скільки було кидків
key-extra-yatzy = Додаткове Yatzy чи ні
key-start-over = Почати хід спочатку
key-correct = Виправити цей запис
key-correct-not = Залишити як є
key-undo = скасувати
key-coach = порада
key-rules = правила
key-keys = клавіші
key-leave = вийти

## All keys

keys-title = Клавіші
keys-throw = Кинути кубики, яких не залишено
keys-keep = Залишити кубик із цим номером або відпустити
keys-letter = Вибрати клітинку з цією літерою
keys-arrows = Від клітинки до клітинки; вбік по стовпцях
keys-enter = Записати кубики у вибрану клітинку; про нуль спитають
keys-type-dice = Увести, що на кубиках на столі
keys-tab = Уводити очки замість кубиків і навпаки
keys-correct = На заповненій клітинці: виправити той хід
keys-throws = Скільки кидків пішло на хід, якщо є фішки
keys-scroll = Показати стовпці інших місць
keys-undo = Скасувати останній вибір
keys-coach = Спитати поради; протокол це зафіксує
keys-rules = Чинні правила
keys-leave = Вийти; гру збережено
legend-offer = Скільки твої кубики дають зараз у цій клітинці
legend-zero = У цій клітинці буде нуль
legend-struck = Викреслена клітинка
legend-newest = Останній запис
any-key-closes = будь-яка клавіша закриває

rules-in-force = Чинні правила
rules-more = ↓: далі · esc закриває

## Questions

zero-question = Записати 0 у клітинку «{ $box }»?
zero-yes = Так, викреслити клітинку
zero-no = Ні, вибрати знову
leave-question = Встати з-за столу?
leave-saved = Вийти; гра тебе почекає
leave-seat = { $name } виходить, решта грає
leave-bot = { $name }: далі грає комп’ютер
leave-abandon = Закінчити цю гру для всіх
leave-not = Залишитися

## Coach

coach-absent = Цієї гри порадник ще не знає.
coach-thinking = Порадник думає…

## Games to go on with

games-title = Продовжити гру?
games-explained = Ці ігри чекають там, де перервалися.
games-one = { $names }, { $title }, раунд { $round } з { $rounds }, почато { $date }
games-one-undated = { $names }, { $title }, раунд { $round } з { $rounds }
games-go-on = продовжити
games-new = нова гра
games-statistics = статистика
games-leave = вийти
games-unreadable = Збережені ігри зараз не читаються.

## A new game

new-title = Нова гра
new-game = Гра
new-edition = Видання
new-options = Параметри
new-seats = Місця
new-starts = Хто починає
new-dice = Кубики
new-start = Почати гру
new-plain = проста
new-options-set = { $count ->
    [0] як у виданні
    [one] { $count } змінено
    [few] { $count } змінено
    [many] { $count } змінено
   *[other] { $count } змінено
}
new-unfold = enter покаже
new-fold = enter сховає
new-add-seat = + ще місце
new-seat-bot = комп’ютер; ← → змінюють силу гри
new-seat-person = уведи ім’я; ← →: грає комп’ютер
new-as-entered = у порядку вище
new-drawn = кубиками: усі кидають, починає, у кого більше
new-program-dice = кидає програма
new-real-dice = справжні кубики на столі
new-real-dice-remark = ти кидаєш, програма веде бланк
new-hint = ↑ ↓: рядок · ← →: змінити · esc: вийти
new-hint-seat = уведи ім’я · ← →: комп’ютер · backspace у порожньому рядку: прибрати місце
new-hint-add = enter: ще одне місце
new-hint-options = enter: показати або сховати параметри
new-hint-start = enter: почати · ↑ ↓: рядок · t: статистика · esc: вийти
draw-title = Хто починає?
draw-throw = { $name } кидає { $hand }: { $sum }
draw-again = Порівну: кидаємо ще раз.
draw-first = { $name } починає.
draw-hint = enter: до столу · esc: назад

## The end

over-alone = Гру закінчено: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}.
over-won = { $name } перемагає: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}.
over-shared = { $names } ділять перше місце: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очок
}.
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
record-first = { $name }: перший рекорд у цьому виданні, { $points }.
record-new = { $name }: новий рекорд, { $points }, на { $better } більше, ніж раніше.
record-stands = { $name }: рекорд у цьому виданні — { $points }.

## Looking back

report-title = Розбір гри: { $name }
report-thinking = Переглядаємо кожен кидок і кожен вибір…
report-unknown = Ця гра завелика, щоб розв’язати її на місці, тому точного розбору немає.
report-worst = Що коштувало найбільше
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "1.2 better: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: інше місце · ↑ ↓: далі · інша клавіша: назад

## Statistics

statistics-title = Рекорди й середні
statistics-none = Ще жодної гри не закінчено. Зіграй, і вона потрапить сюди.
statistics-hint = ← →: інша людина або видання · інша клавіша: назад
statistics-summary = { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } ігор
}, рекорд { $best }, у середньому { $mean }
statistics-bonus = Бонус отримано в { $rate } із них.
statistics-boxes = Кожна клітинка в середньому
statistics-totals = Суми

## yatzy play

help-play = Грати в терміналі
help-play-seat = Місце: ім’я або bot:LEVEL для комп’ютера; можна повторювати
help-play-real-dice = Ти кидаєш справжні кубики, програма веде бланк
help-play-plain = Грати простими рядками: для екранних читачів і конвеєрів
play-unknown-level = Немає рівня «{ $level }»; рівні такі: { $levels }.
play-no-terminal = Для гри в терміналі потрібен термінал; «yatzy play --plain» грає рядками, і через конвеєр теж.

## The same game in lines

plain-title = { $title } ({ $edition }), за столом: { $names }.
plain-welcome = «help» покаже команди.
plain-waiting = «continue { $number }» продовжить гру: { $game }.
plain-nothing-waits = Такої відкладеної гри немає, або цю вже почато.
plain-turn = Ходить { $name }, раунд { $round } з { $rounds }.
plain-hand = Кидок { $throw } з { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Дає: { $boxes }.
plain-pays-nowhere = Не дає очок у жодній вільній клітинці.
plain-pays-box = { $box } { $points }
plain-kept = Досі залишено: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Залишено: { $keep }; { $loose ->
    [0] кидати нічого, спершу відпусти кубик
    [one] «throw» кине решту: { $loose } кубик
    [few] «throw» кине решту: { $loose } кубики
    [many] «throw» кине решту: { $loose } кубиків
   *[other] «throw» кине решту: { $loose } кубиків
}.
plain-nothing = нічого
plain-dice = На кубиках { $dice }.
plain-dice-first = Напиши, що на кубиках, наприклад «dice { $dice }», або очки, наприклад «enter { $id } 20».
plain-throws = { $throws ->
    [one] { $throws } кидок у цьому ході.
    [few] { $throws } кидки в цьому ході.
    [many] { $throws } кидків у цьому ході.
   *[other] { $throws } кидків у цьому ході.
}
plain-zero = У цій клітинці буде нуль: { $box }. Якщо так і треба, напиши «enter { $id } 0».
plain-entered = { $name } записує { $points } у клітинку «{ $box }».
plain-extra = Додаткове Yatzy: ще { $points }.
plain-corrected = Виправлено: { $points } у клітинці «{ $box }».
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): не з цими кубиками
plain-box-open = { $box } ({ $id })
plain-card = Картка ({ $name }):
plain-row = { $name }: { $points }
plain-row-open = { $name }: вільно
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name }, поза грою: { $points }
plain-left = Гру збережено; «yatzy play» запропонує її знову.
plain-unknown = Немає команди «{ $word }»; «help» покаже всі.
plain-no-box = Напиши, яка клітинка, наприклад «enter { $example }».
plain-unknown-box = Немає клітинки «{ $name }»; «boxes» покаже вільні.
plain-no-number = «{ $word }» має бути числом; «help» покаже як.
plain-help-throw = throw: кинути кубики, яких не залишено
plain-help-keep = keep 6 6: залишити ці кубики під час наступного кидка; «keep none» відпустить усі
plain-help-enter = enter { $id }: записати кубики в клітинку, за її кодом, назвою чи літерою; нуль треба написати, наприклад «enter { $id } 0»
plain-help-dice = dice { $dice }: що на кубиках на столі
plain-help-enter-real = enter { $id }: записати ці кубики в клітинку, за її кодом, назвою чи літерою; без кубиків напиши очки, наприклад «enter { $id } 20»
plain-help-name = name { $id }: оголосити клітинку до першого кидка
plain-help-correct = correct 3 1 { $id } { $dice }: яким насправді був хід 3 місця 1; або «points 20» замість кубиків
plain-help-throws = throws 2: скільки кидків було в цьому ході
plain-help-extra = extra: наступні очки йдуть із додатковим Yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: як іде гра, що дає кожна вільна клітинка, увесь стовпець, хто попереду, чинні правила
plain-help-more = undo: скасувати останній вибір; coach: спитати поради
plain-help-leave = quit: вийти, гру збережено; seat-leaves: місце, чий хід, виходить із гри; abandon: закінчити гру для всіх
