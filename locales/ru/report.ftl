# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } — идеальная игра, { $blind } — не лучше, чем выбирать вслепую.
report-coach = Советчик сказал бы: { $said }
report-heading = Везение и умение
report-pending = Готовим разбор. Он появится здесь, когда будет готов.
report-perfect = Идеальная игра
report-good = Хорошая игра (оценка)
report-to-come = Ожидается ещё
report-turns = Ход за ходом
report-boxes = Клетка за клеткой
report-title = Разбор игры: { $name }
report-thinking = Просматриваем каждый бросок и каждый выбор…
report-unknown = Эта игра слишком велика, чтобы решить её на месте, поэтому точного разбора нет.
report-worst = Что стоило дороже всего
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "Better by 1.2 points: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: другое место · ↑ ↓: дальше · другая клавиша: назад

## Luck and skill

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Пока { $points }, и ожидается ещё { $more }
analysis-perfect = Идеальная игра даёт в среднем { $expected ->
    [one] { $expected } очко
    [few] { $expected } очка
    [many] { $expected } очков
   *[other] { $expected } очка
}
# Where exact values are not at hand
analysis-estimated = Хорошая игра даёт в среднем около { $expected ->
    [one] { $expected } очка
    [few] { $expected } очков
    [many] { $expected } очков
   *[other] { $expected } очка
}
analysis-your-dice = { $luck ->
    [0] кубики выпадали как обычно
   *[other] { $side ->
        [better] твои кубики дали на { $luck ->
    [one] { $luck } очко
    [few] { $luck } очка
    [many] { $luck } очков
   *[other] { $luck } очка
} больше обычного
       *[worse] твои кубики дали на { $luck ->
    [one] { $luck } очко
    [few] { $luck } очка
    [many] { $luck } очков
   *[other] { $luck } очка
} меньше обычного
    }
}
analysis-your-choices = { $cost ->
    [0] твои решения ничего не стоили
   *[other] твои решения стоили { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
    [many] { $cost } очков
   *[other] { $cost } очка
}
}
analysis-the-dice = { $luck ->
    [0] кубики выпадали как обычно
   *[other] { $side ->
        [better] кубики дали на { $luck ->
    [one] { $luck } очко
    [few] { $luck } очка
    [many] { $luck } очков
   *[other] { $luck } очка
} больше обычного
       *[worse] кубики дали на { $luck ->
    [one] { $luck } очко
    [few] { $luck } очка
    [many] { $luck } очков
   *[other] { $luck } очка
} меньше обычного
    }
}
analysis-the-choices = { $cost ->
    [0] решения ничего не стоили
   *[other] решения стоили { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
    [many] { $cost } очков
   *[other] { $cost } очка
}
}
analysis-whole = { $whole ->
    [0] ходы, записанные без бросков, вышли как обычно
   *[other] ходы, записанные без бросков, дали на { $whole ->
    [one] { $whole } очко
    [few] { $whole } очка
    [many] { $whole } очков
   *[other] { $whole } очка
} { $side ->
        [better] больше обычного
       *[worse] меньше обычного
    }
}
# Where exact values are not at hand
analysis-estimate = Точных значений для этой игры нет: эти числа основаны на оценке.
analysis-accuracy = Точность { $accuracy }
analysis-no-accuracy = Без бросков везение от умения не отличить.
analysis-worst = Самые дорогие решения
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of report.ftl
analysis-mistake = Ход { $round }, { $hand }: { $done }
analysis-mistake-named = Ход { $round }: { $done }
analysis-better = Лучше на { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
    [many] { $cost } очков
   *[other] { $cost } очка
}: { $best }
analysis-no-mistakes = Лучше решить было нельзя.
analysis-chances = Шансы на победу
analysis-chances-words = Подсчитано в партиях, если все продолжают играть на наибольшее среднее
analysis-fitted = Точных значений для этой игры нет: эти числа основаны на оценке, которая за целую игру может ошибиться на { $error ->
    [one] { $error } очко
    [few] { $error } очка
    [many] { $error } очков
   *[other] { $error } очка
}.

## Luck and skill: the chart

analysis-luck = Везение
analysis-cost = Цена
analysis-chart-words = Везение кубиков вверх или вниз, цена решений штриховкой, ход за ходом
analysis-not-split = записано без бросков

## Moves of the past

move-made-throw-again = переброшены все кубики
move-made-keep = оставлено { $dice }
move-made-keep-one = оставлена { $face ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}
move-made-keep-alike = оставлены { $face ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
move-made-enter = записано { $points } в { $box_acc }
move-made-call = объявлена клетка «{ $box }»
move-other-throw-again = перебросить все кубики
move-other-keep = оставить { $dice }
move-other-keep-one = оставить { $face ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
   *[6] шестёрку
}
move-other-keep-alike = оставить { $face ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
move-other-enter = записать { $points } в { $box_acc }
move-other-call = объявить { $box_acc }

## A game stepped through, and “yatzy replay”

replay-title = Повтор
replay-step = Шаг { $step } из { $steps }
replay-first = К началу
replay-previous = Назад
replay-next = Вперёд
replay-last = К концу
replay-keys = Стрелки на клавиатуре листают игру.
replay-begins = Игра начинается.
replay-throws = { $name } бросает: { $hand }.
replay-keeps = { $name } оставляет { $keep } и бросает: { $hand }.
replay-throws-again = { $name } перебрасывает все кубики: { $hand }.
replay-names = { $name } объявляет { $box_acc }.
replay-enters = { $name } записывает { $points } в { $box_acc }.
replay-tells = { $name }, { $hand }: { $points } в { $box_acc }.
replay-takes-back = { $name } отменяет выбор.
replay-corrects = Исправление: { $name }, раунд { $round }: { $points } в { $box_acc }.
replay-asks = { $name } просит совета.
replay-best = Лучшего выбора не было.
replay-program-dice = виртуальные кубики
replay-real-dice = настоящие кубики
replay-shared-dice = общие кубики
replay-standings = Результаты
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-turns = Ходы
replay-joined = { $name } вступает в игру.
replay-left = { $name } выходит из игры.
replay-to-play = Раунд { $round }, ходит { $name }.
# $box: the box that was named before the first throw
replay-named = объявлено: { $box };
replay-told = записано вручную
replay-told-after = { $throws ->
    [one] после { $throws } броска
    [few] после { $throws } бросков
    [many] после { $throws } бросков
   *[other] после { $throws } бросков
}
# $box, $points: what stood there before
replay-corrected = исправлено, было { $box } { $points }
replay-extra = +{ $points }
replay-hint = с подсказкой советчика

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Честные кубики выпадают хотя бы настолько неравномерно в { $games } из 100 игр.
chart-totals = Итоги идеальной игры
chart-totals-words = Идеальная игра даёт в среднем { $mean } очка. Девять игр из десяти кончаются между { $low } и { $high } очками.
chart-average = в среднем { $mean }
chart-boxes-words = Что стоит в каждой клетке, рядом с тем, что там в среднем у идеальной игры
chart-dice = Выпавшие кубики
chart-dice-words = Сколько раз выпало каждое число. В 19 играх из 20 оно между метками.
chart-dice-face = { $face }: выпало { $thrown }, ожидалось { $expected }
chart-thrown = выпало
chart-expected = ожидалось
