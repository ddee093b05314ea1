# Luck and skill, after the game.

## The report in one sentence

# $points: "231 points"; $dice and $choices: one of the clauses below
analysis-report = { $points }. Идеальная игра даёт в среднем { $expected }; { $dice }, { $choices }.
# An unfinished game. $to-come: what perfect play would still make of it
analysis-report-so-far = Пока { $points }, и в среднем ещё { $to-come } впереди. Идеальная игра за всю партию даёт в среднем { $expected }; { $dice }, { $choices }.
# A game told without its throws. $whole: one of the clauses below
analysis-report-whole = { $points }. Идеальная игра даёт в среднем { $expected }; { $whole }.
analysis-report-part-whole = { $points }. Идеальная игра даёт в среднем { $expected }; { $dice }, { $choices }, а { $whole }.
analysis-your-dice = { $luck ->
    [0] ваши кубики были средними
   *[other] ваши кубики были на { $luck } { $side ->
        [better] лучше
       *[worse] хуже
    } среднего
}
analysis-your-choices = { $cost ->
    [0] ваши решения ничего не стоили
   *[other] ваши решения стоили { $cost }
}
analysis-the-dice = { $luck ->
    [0] кубики были средними
   *[other] кубики были на { $luck } { $side ->
        [better] лучше
       *[worse] хуже
    } среднего
}
analysis-the-choices = { $cost ->
    [0] решения ничего не стоили
   *[other] решения стоили { $cost }
}
analysis-whole = { $whole ->
    [0] ходы, записанные без бросков, были средними
   *[other] ходы, записанные без бросков, были на { $whole } { $side ->
        [better] лучше
       *[worse] хуже
    } среднего
}
# Where exact values are not at hand
analysis-estimate = Точных значений для этой игры под рукой нет: эти числа основаны на оценке.

## The chart

analysis-luck = Везение
analysis-cost = Цена
analysis-chart-words = Везение кубиков вверх или вниз, цена решений штриховкой, ход за ходом
analysis-not-split = записано целиком

## The rest of the report

analysis-accuracy = Точность { $accuracy } %
analysis-no-accuracy = Решать было нечего, или решения неизвестны.
analysis-worst = Самые дорогие решения
# $round: the seat's how manieth turn; $hand: what lay there; $done, $best: moves, as the coach says them
analysis-mistake = Ход { $round }, { $hand }: { $done }
analysis-mistake-named = Ход { $round }: { $done }
analysis-better = Лучше на { $cost }: { $best }
analysis-no-mistakes = Лучше решить было нельзя.
analysis-chances = Вероятность победы
analysis-chances-words = Если дальше все играют идеально; приближённо
