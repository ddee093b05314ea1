# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } — ідеальна гра, { $blind } — не краще, ніж вибирати наосліп.
report-coach = Порадник сказав би: { $said }
report-heading = Везіння і вміння
report-pending = Готуємо розбір. Він з’явиться тут, коли буде готовий.
report-perfect = Ідеальна гра
report-good = Добра гра (оцінка)
report-to-come = Очікується ще
report-turns = Хід за ходом
report-boxes = Клітинка за клітинкою
report-title = Розбір гри: { $name }
report-thinking = Переглядаємо кожен кидок і кожен вибір…
report-unknown = Ця гра завелика, щоб розв’язати її на місці, тому точного розбору немає.
report-worst = Що коштувало найбільше
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "Better by 1.2 points: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: інше місце · ↑ ↓: далі · інша клавіша: назад

## Luck and skill

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Поки що { $points }, і очікується ще { $more }
analysis-perfect = Ідеальна гра дає в середньому { $expected ->
    [one] { $expected } очко
    [few] { $expected } очки
    [many] { $expected } очок
   *[other] { $expected } очка
}
# Where exact values are not at hand
analysis-estimated = Добра гра дає в середньому близько { $expected ->
    [one] { $expected } очка
    [few] { $expected } очок
    [many] { $expected } очок
   *[other] { $expected } очка
}
analysis-your-dice = { $luck ->
    [0] кубики випадали як зазвичай
   *[other] { $side ->
        [better] твої кубики дали на { $luck ->
    [one] { $luck } очко
    [few] { $luck } очки
    [many] { $luck } очок
   *[other] { $luck } очка
} більше, ніж зазвичай
       *[worse] твої кубики дали на { $luck ->
    [one] { $luck } очко
    [few] { $luck } очки
    [many] { $luck } очок
   *[other] { $luck } очка
} менше, ніж зазвичай
    }
}
analysis-your-choices = { $cost ->
    [0] твої рішення нічого не коштували
   *[other] твої рішення коштували { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
    [many] { $cost } очок
   *[other] { $cost } очка
}
}
analysis-the-dice = { $luck ->
    [0] кубики випадали як зазвичай
   *[other] { $side ->
        [better] кубики дали на { $luck ->
    [one] { $luck } очко
    [few] { $luck } очки
    [many] { $luck } очок
   *[other] { $luck } очка
} більше, ніж зазвичай
       *[worse] кубики дали на { $luck ->
    [one] { $luck } очко
    [few] { $luck } очки
    [many] { $luck } очок
   *[other] { $luck } очка
} менше, ніж зазвичай
    }
}
analysis-the-choices = { $cost ->
    [0] рішення нічого не коштували
   *[other] рішення коштували { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
    [many] { $cost } очок
   *[other] { $cost } очка
}
}
analysis-whole = { $whole ->
    [0] ходи, записані без кидків, вийшли як зазвичай
   *[other] ходи, записані без кидків, дали на { $whole ->
    [one] { $whole } очко
    [few] { $whole } очки
    [many] { $whole } очок
   *[other] { $whole } очка
} { $side ->
        [better] більше, ніж зазвичай
       *[worse] менше, ніж зазвичай
    }
}
# Where exact values are not at hand
analysis-estimate = Точних значень для цієї гри немає: ці числа спираються на оцінку.
analysis-accuracy = Точність { $accuracy }
analysis-no-accuracy = Без кидків везіння від уміння відрізнити неможливо.
analysis-worst = Найдорожчі рішення
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of report.ftl
analysis-mistake = Хід { $round }, { $hand }: { $done }
analysis-mistake-named = Хід { $round }: { $done }
analysis-better = Краще на { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
    [many] { $cost } очок
   *[other] { $cost } очка
}: { $best }
analysis-no-mistakes = Краще вирішити було неможливо.
analysis-chances = Шанси на перемогу
analysis-chances-words = Підраховано в партіях, якщо всі й далі грають на найбільше середнє
analysis-fitted = Точних значень для цієї гри немає: ці числа спираються на оцінку, яка за цілу гру може помилитися на { $error ->
    [one] { $error } очко
    [few] { $error } очки
    [many] { $error } очок
   *[other] { $error } очка
}.

## Luck and skill: the chart

analysis-luck = Везіння
analysis-cost = Ціна
analysis-chart-words = Везіння кубиків угору або вниз, ціна рішень штрихуванням, хід за ходом
analysis-not-split = записано без кидків

## Moves of the past

move-made-throw-again = перекинуто всі кубики
move-made-keep = залишено { $dice }
move-made-keep-one = залишено { $face ->
    [1] одиницю
    [2] двійку
    [3] трійку
    [4] четвірку
    [5] п’ятірку
   *[6] шістку
}
move-made-keep-alike = залишено { $face ->
    [1] одиниці
    [2] двійки
    [3] трійки
    [4] четвірки
    [5] п’ятірки
   *[6] шістки
}
move-made-enter = записано { $points } { $box_into }
move-made-call = оголошено { $box_acc }
move-other-throw-again = перекинути всі кубики
move-other-keep = залишити { $dice }
move-other-keep-one = залишити { $face ->
    [1] одиницю
    [2] двійку
    [3] трійку
    [4] четвірку
    [5] п’ятірку
   *[6] шістку
}
move-other-keep-alike = залишити { $face ->
    [1] одиниці
    [2] двійки
    [3] трійки
    [4] четвірки
    [5] п’ятірки
   *[6] шістки
}
move-other-enter = записати { $points } { $box_into }
move-other-call = оголосити { $box_acc }

## A game stepped through, and “yatzy replay”

replay-title = Повтор
replay-step = Крок { $step } з { $steps }
replay-first = На початок
replay-previous = Назад
replay-next = Вперед
replay-last = У кінець
replay-keys = Стрілки на клавіатурі гортають гру.
replay-begins = Гра починається.
replay-throws = { $name } кидає: { $hand }.
replay-keeps = { $name } залишає { $keep } і кидає: { $hand }.
replay-throws-again = { $name } перекидає всі кубики: { $hand }.
replay-names = { $name } оголошує { $box_acc }.
replay-enters = { $name } записує { $points } { $box_into }.
replay-tells = { $name }, { $hand }: { $points } { $box_into }.
replay-takes-back = { $name } скасовує вибір.
replay-corrects = Виправлення: { $name }, раунд { $round }: { $points } { $box_into }.
replay-asks = { $name } просить поради.
replay-best = Кращого вибору не було.
replay-program-dice = віртуальні кубики
replay-real-dice = справжні кубики
replay-shared-dice = спільні кубики
replay-standings = Результати
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-turns = Ходи
replay-joined = { $name } вступає в гру.
replay-left = { $name } виходить із гри.
replay-to-play = Раунд { $round }, ходить { $name }.
# $box: the box that was named before the first throw
replay-named = оголошено: { $box };
replay-told = записано вручну
replay-told-after = { $throws ->
    [one] після { $throws } кидка
    [few] після { $throws } кидків
    [many] після { $throws } кидків
   *[other] після { $throws } кидків
}
# $box, $points: what stood there before
replay-corrected = виправлено, було { $box } { $points }
replay-extra = +{ $points }
replay-hint = з підказкою порадника

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Чесні кубики випадають принаймні настільки нерівномірно в { $games } зі 100 ігор.
chart-totals = Суми ідеальної гри
chart-totals-words = Ідеальна гра дає в середньому { $mean } очка. Дев’ять ігор із десяти закінчуються між { $low } і { $high } очками.
chart-average = у середньому { $mean }
chart-boxes-words = Що стоїть у кожній клітинці, поруч із тим, що там у середньому в ідеальної гри
chart-dice = Кубики, що випали
chart-dice-words = Скільки разів випало кожне число. У 19 іграх із 20 воно між позначками.
chart-dice-face = { $face }: випало { $thrown }, очікувалося { $expected }
chart-thrown = випало
chart-expected = очікувалося
