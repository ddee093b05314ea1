# Why the rules, or a record's reader, say no; and what to do instead.

## The game

# How a seat is called when it has no name
seat-number = місце { $seat }
refusal-that-box = ця клітинка
refusal-another-box = інша клітинка
refusal-game-over = Гру закінчено; почніть нову.
refusal-no-such-seat = За столом такого немає: { $seat }; виберіть із тих, що є.
refusal-not-your-turn = Зараз ходить { $player }, а не { $seat }; дочекайтеся своєї черги.
refusal-seat-left = Це місце вже поза грою: { $seat }; щоб грати далі, почніть нову гру.
refusal-too-late-to-join = Перший раунд закінчено; дочекайтеся наступної гри.
refusal-no-such-cell = На цьому бланку немає такої клітинки; виберіть із тих, що є.
refusal-name-first = Спершу оголосіть клітинку, потім кидайте.
refusal-nothing-to-name = У цій грі клітинок не оголошують; просто кидайте.
refusal-already-named = Клітинку вже оголошено; кидайте.
refusal-throw-first = Спершу киньте, потім записуйте.
refusal-no-rethrow = Обидва перекидання зроблено, і фішок немає; запишіть кидок у клітинку.
refusal-first-throw-with-all = Перший кидок ходу — усіма кубиками; не залишайте жодного.
refusal-nothing-thrown = Перекидають хоча б один кубик; залиште менше або запишіть кидок у клітинку.
refusal-not-in-hand = Не можна залишити { $keep }, коли випало { $hand }; залишайте ті кубики, що лежать.
refusal-dice-count = Треба було кинути { $expected ->
    [one] { $expected } кубик
    [few] { $expected } кубики
    [many] { $expected } кубиків
   *[other] { $expected } кубиків
}, а випало { $found }; числа мають збігатися.
refusal-box-taken = Ця клітинка зайнята: { $box }; виберіть іншу.
refusal-out-of-order = До цієї клітинки черга ще не дійшла: { $box }; зараз за порядком { $allowed }.
refusal-chance-is-last-resort = Кидок дає очки в іншому місці, тому сюди йому ще рано; куди можна: { $scores }.
refusal-zero-is-last-resort = Кидок дає очки в іншому місці, тому нуль сюди не можна: { $box }; куди можна: { $scores }.
refusal-named-box-scores = Кидок дає очки в оголошеній клітинці; запишіть його туди: { $named }.
refusal-joker-has-its-place = Цьому джокеру місце тут: { $cells }.
refusal-wrong-points = { $found } тут неправильно; клітинка дає { $expected }.
refusal-wrong-extra = { $found ->
    [one] { $found } очко зверху
    [few] { $found } очки зверху
    [many] { $found } очок зверху
   *[other] { $found } очок зверху
} тут неправильно; додаткове Yatzy дає { $expected }.
refusal-impossible-points = Зараз жоден кидок не дасть { $found } у цій клітинці: { $box }; можливо { $possible }.
refusal-no-extra-yatzy = Додаткового Yatzy тут бути не може; запишіть лише очки.
refusal-not-from-the-table = У цій грі кубики кидає програма; киньте їх тут.
refusal-throws-needed = Скажіть, скільки було кидків: за незроблені перекидання дають фішки.
refusal-throw-count = На хід тут від 1 до { $most } кидків, а не { $found }.
refusal-turn-has-begun = У цьому ході вже кидали; запишіть кидок у клітинку або скасуйте кидки.
refusal-nothing-to-take-back = Скасовувати нічого.
refusal-throw-stands = Кидок кубиків програми лишається чинним; скасувати можна тільки вибір клітинки, і тільки до наступного кидка.
refusal-no-such-turn = { $seat }: у раунді { $round } закінченого ходу немає.
# $because: one of the sentences above
refusal-later-turn = Так виправити не можна: { $seat } порушить тоді правило в раунді { $round }. { $because }

## Cards

card-twice = Ця клітинка стоїть на картці двічі: { $box }; вкажіть її один раз.
card-impossible = У клітинці не може бути { $found ->
    [one] { $found } очко
    [few] { $found } очки
    [many] { $found } очок
   *[other] { $found } очок
}: { $box }; може бути { $possible }.
card-out-of-order = За порядком спершу йде { $box }; заповніть і цю клітинку.
card-too-many-chips = На цій картці можна заробити щонайбільше { $most ->
    [one] { $most } фішку
    [few] { $most } фішки
    [many] { $most } фішок
   *[other] { $most } фішок
}, а не { $found }.
card-too-many-extra-yatzys = На цій картці може бути щонайбільше { $most ->
    [one] { $most } додаткове Yatzy
    [few] { $most } додаткові Yatzy
    [many] { $most } додаткових Yatzy
   *[other] { $most } додаткових Yatzy
}, а вказано { $found }.

## Records

# $problem: one of the sentences of this file, or one about hands or combinations of rules
record-line = Рядок { $line }: { $problem }
record-too-long = Файл довший за 16 МіБ, таких протоколів не буває; чи той це файл?
record-not-a-record = Це не протокол; протокол починається рядком «yatzy record 2».
record-version = Цей протокол версії { $found }; програма читає версію 1.
record-unknown-line = «{ $word }» тут нічого не означає; що буває в протоколі, сказано в docs/record.md.
record-missing = Над ходами бракує рядка «{ $word }»; додайте його.
record-twice = Рядок «{ $word }» стоїть двічі; залиште один.
record-rules-line = Цей рядок правил не читається; як пишуть правила, сказано в docs/record.md.
record-wrong-hash = Правила змінено: їхній геш { $expected }, а не { $found }.
record-bad-value = «{ $value }» після «{ $word }» не читається; як це пишуть, сказано в docs/record.md.
record-seat-number = Місця нумерують 1, 2, 3 і так далі: тут має стояти { $expected }, а не «{ $found }».
record-bad-turn = Після «{ $after }» очікується: { $expected }.
record-bad-turn-start = На початку рядка очікується: { $expected }.
record-part-number = раунд і місце, наприклад 3.1
record-part-box = код клітинки
record-part-hand = набір, наприклад 1-4-4-6-6
record-part-points = очки
record-part-throws = кількість кидків
record-part-end = кінець рядка
record-no-such-box = На цьому бланку немає клітинки «{ $id }»; коди стоять у правилах протоколу.
record-die-changed = Залишено { $keep }, а наступний кидок показує { $hand }: залишений кубик не змінюється.
record-wrong-turn = Тут має стояти хід { $round }.{ $seat }, а не { $found }.
record-after-the-end = Далі нічого бути не може; рядок вище закінчує гру або лишає хід відкритим.
record-crossed-out-alone = Під закресленим рядком одразу має йти той, що його замінює.
record-wrong-total = Разом { $expected }, а не { $found }.
