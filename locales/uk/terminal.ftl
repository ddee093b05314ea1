# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Цей термінал { $width }×{ $height }. Грі потрібно { $columns }×{ $rows }: збільш вікно або зменш літери. Нічого не пропаде.
play-owner-silent = Інша копія програми на цьому комп’ютері зберігає ігри, але не відповідає за адресою { $address }; закрий її і спробуй ще раз.
play-database = Збережені ігри, «{ $database }», не відкриваються ({ $detail }); вибери іншу теку через --data DIR.
play-no-terminal = Для гри в терміналі потрібен термінал; «yatzy play --plain» грає рядками, і через конвеєр теж.

## Keys of the keyboard, as lists of keys name them

keycap-space = пробіл
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = стрілки
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = угору/вниз
arrows-left-right = ліворуч/праворуч
arrows-down = вниз

## Keys, as the table lists them

key-other-column = Інший стовпець
# Beside the key
key-print = друк
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
key-keep = Залишити кубик або повернути
key-choose-box = Вибрати клітинку
key-enter-unknown = Записати { $box_into }
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

keys-print = Покласти сюди бланк у PDF, для друку
keys-title = Клавіші
keys-throw = Кинути решту кубиків
keys-keep = Залишити кубик із цим номером або повернути
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
keys-leave = Вийти, гру збережено
keys-any-closes = будь-яка клавіша закриває
keys-list = 1–6: залишити кубик · пробіл: кинути · літери: клітинка · enter: записати · c: порада · u: скасувати · ?: ця підказка
legend-offer = Скільки твої кубики дали б тут
legend-zero = У цій клітинці буде нуль
legend-struck = Викреслена клітинка
legend-newest = Останній запис

## The same game in lines

plain-statistics-box = { $box }: у середньому { $own }
plain-statistics-box-beside = { $box }: у середньому { $own }, ідеальна гра { $perfect }
plain-statistics-stretch = Сума від { $from } до { $to }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } ігор
}
plain-help-statistics = statistics: рекорди й середні всіх, хто тут грає
plain-title = { $title } ({ $edition }), за столом: { $names }.
plain-welcome = «help» покаже команди.
plain-waiting = «continue { $number }» продовжить гру: { $game }.
plain-nothing-waits = Такої відкладеної гри немає, або цю вже почато.
plain-turn = Ходить { $name }, раунд { $round } з { $rounds }.
plain-hand = Кидок { $throw } з { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Можна записати: { $boxes }.
plain-pays-nowhere = Ці кубики не дають очок у жодній вільній клітинці.
plain-pays-box = { $box } ({ $points })
plain-kept = Досі лишається: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Залишено: { $keep }; { $loose ->
    [0] нема чого кидати, спершу поверни кубик
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
plain-extra = Додаткове Yatzy: ще { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
plain-corrected = Виправлено: { $points } у клітинці «{ $box }».
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): не з цими кубиками
plain-box-open = { $box } ({ $id })
plain-card = Картка: { $name }
plain-row = { $name }: { $points }
plain-row-open = { $name }: вільно
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name }, поза грою: { $points }
plain-left = Гру збережено; «yatzy play» запропонує її знову.
plain-unknown = Немає команди «{ $word }»; «help» покаже всі.
plain-no-box = Напиши, яка клітинка, наприклад «enter { $example }».
plain-unknown-box = Немає клітинки «{ $name }»; «boxes» покаже вільні.
plain-no-number = «{ $word }» має бути числом; «help» покаже як.
plain-help-throw = throw: кинути решту кубиків
plain-help-keep = keep 6 6: залишити ці кубики під час наступного кидка; «keep none» поверне всі
plain-help-enter = enter { $id }: записати кубики в клітинку, за її кодом, назвою чи літерою; нуль треба написати, наприклад «enter { $id } 0»
plain-help-dice = dice { $dice }: що на кубиках на столі
plain-help-enter-real = enter { $id }: записати ці кубики в клітинку, за її кодом, назвою чи літерою; без кубиків напиши очки, наприклад «enter { $id } 20»
plain-help-name = name { $id }: оголосити цю клітинку до першого кидка
plain-help-correct = correct 3 1 { $id } { $dice }: яким насправді був хід 3 місця 1; або «points 20» замість кубиків
plain-help-throws = throws 2: скільки кидків було в цьому ході
plain-help-extra = extra: наступні очки йдуть із додатковим Yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: як іде гра, що дає кожна вільна клітинка, увесь стовпець, хто попереду, чинні правила
plain-help-more = undo: скасувати останній вибір; coach: спитати поради
plain-help-leave = quit: вийти, гру збережено; seat-leaves: місце, чий хід, виходить із гри; abandon: закінчити гру для всіх
