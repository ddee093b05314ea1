# Why the rules, or a record's reader, say no; and what to do instead.

## The game

# How a seat is called when it has no name
seat-number = місце { $seat }
refusal-that-box = ця клітинка
refusal-another-box = інша клітинка
refusal-game-over = Гру закінчено; почни нову.
refusal-no-such-seat = За столом такого немає: { $seat }; вибери із тих, що є.
refusal-not-your-turn = Зараз ходить { $player }, а не { $seat }; дочекайся свого ходу.
refusal-seat-left = Це місце вже поза грою: { $seat }; щоб грати далі, почни нову гру.
refusal-too-late-to-join = Перший раунд закінчено; дочекайся наступної гри.
refusal-no-such-cell = На цьому бланку немає такої клітинки; вибери із тих, що є.
refusal-name-first = Спершу оголоси клітинку, потім кидай.
refusal-nothing-to-name = У цій грі клітинок не оголошують; просто кидай.
refusal-already-named = Клітинку вже оголошено; кидай.
refusal-throw-first = Спершу кинь, потім записуй.
refusal-no-rethrow = Перекидань більше немає; запиши кубики в клітинку.
refusal-first-throw-with-all = Перший кидок ходу — усіма кубиками; не залишай жодного.
refusal-nothing-thrown = Перекинь хоча б один кубик: залиш менше або запиши кубики в клітинку.
refusal-not-in-hand = { $keep } — таких кубиків немає в { $hand }; залишай ті, що лежать.
refusal-dice-count = Треба було кинути { $expected ->
    [one] { $expected } кубик
    [few] { $expected } кубики
    [many] { $expected } кубиків
   *[other] { $expected } кубиків
}, а показано { $found }; числа мають збігатися.
refusal-box-taken = Ця клітинка зайнята: { $box }; вибери іншу.
refusal-out-of-order = Для цієї клітинки ще зарано: { $box }; за порядком спершу { $allowed }.
refusal-chance-is-last-resort = Ці кубики дають очки в іншому місці, тому сюди їм ще зарано; куди можна: { $scores }.
refusal-zero-is-last-resort = Ці кубики дають очки в іншому місці, тому нуль сюди не можна: { $box }; куди можна: { $scores }.
refusal-named-box-scores = Ці кубики дають очки в оголошеній клітинці; запиши їх туди: { $named }.
refusal-joker-has-its-place = Цьому джокеру місце тут: { $cells }.
refusal-wrong-points = { $found } тут неправильно; клітинка дає { $expected }.
refusal-wrong-extra = { $found ->
    [one] { $found } очко зверху
    [few] { $found } очки зверху
    [many] { $found } очок зверху
   *[other] { $found } очок зверху
} тут неправильно; додаткове Yatzy дає { $expected }.
refusal-impossible-points = Зараз жодні кубики не дадуть { $found } у цій клітинці: { $box }; можливо { $possible }.
refusal-no-extra-yatzy = Додаткового Yatzy тут бути не може; запиши очки без нього.
refusal-not-from-the-table = У цій грі кубики кидає програма; кинь їх тут.
refusal-throws-needed = Скажи, скільки було кидків: за незроблені перекидання дають фішки.
refusal-throw-count = На хід тут від 1 до { $most } кидків, а не { $found }.
refusal-turn-has-begun = У цьому ході вже кидали; запиши кубики в клітинку або скасуй кидки.
refusal-nothing-to-take-back = Нема чого скасовувати.
refusal-throw-stands = Кидок кубиків програми лишається чинним; скасувати можна тільки вибір клітинки, і тільки до наступного кидка.
refusal-no-such-turn = { $seat }: у раунді { $round } закінченого ходу немає.
# $because: one of the sentences above
refusal-later-turn = Таке виправлення порушить правило: { $seat }, раунд { $round }. { $because }

## Cards

card-twice = Цю клітинку вказано двічі: { $box }; вкажи її один раз.
card-impossible = У клітинці не може бути { $found ->
    [one] { $found } очка
    [few] { $found } очок
    [many] { $found } очок
   *[other] { $found } очок
}: { $box }; може бути { $possible }.
card-out-of-order = За порядком спершу йде { $box }; заповни і цю клітинку.
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
record-too-long = Файл більший за 16 МіБ, для протоколу це забагато; чи той це файл?
record-not-a-record = Це не протокол; протокол починається рядком «yatzy record 2».
record-version = Цей протокол версії { $found }; програма читає версії 1 і 2.
record-unknown-line = «{ $word }» тут нічого не означає; що буває в протоколі, сказано в docs/record.md.
record-missing = Над ходами бракує рядка «{ $word }»; додай його.
record-twice = Рядок «{ $word }» стоїть двічі; залиш один.
record-rules-line = Цей рядок правил не читається; як пишуть правила, сказано в docs/record.md.
record-wrong-hash = Правила змінено: їхній геш { $expected }, а не { $found }.
record-bad-value = «{ $value }» після «{ $word }» не читається; як це пишуть, сказано в docs/record.md.
record-seat-number = Місця нумерують 1, 2, 3 і так далі: тут має стояти { $expected }, а не «{ $found }».
record-bad-turn = Після «{ $after }» очікується: { $expected }.
record-bad-turn-start = На початку рядка очікується: { $expected }.
record-part-number = раунд і місце, наприклад 3.1
record-part-box = код клітинки
record-part-hand = кубики, наприклад 1-4-4-6-6
record-part-points = очки
record-part-throws = кількість кидків
record-part-end = кінець рядка
record-no-such-box = На цьому бланку немає клітинки «{ $id }»; коди стоять у правилах протоколу.
record-die-changed = Залишено { $keep }, а наступний кидок показує { $hand }: залишений кубик не змінюється.
record-wrong-turn = Тут має стояти хід { $round }.{ $seat }, а не { $found }.
record-after-the-end = Далі нічого бути не може; рядок вище закінчує гру або лишає хід відкритим.
record-crossed-out-alone = Під закресленим рядком одразу має йти той, що його замінює.
record-wrong-total = Разом { $expected }, а не { $found }.
