# yatzy analyse: luck and skill, after the game.

help-analyse = Разобрать игру: где везение, где умение, что было бы лучше


## The report in one sentence

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Пока { $points }, и в среднем ещё { $more } впереди
analysis-perfect = Идеальная игра даёт в среднем { $expected }
# Where exact values are not at hand
analysis-estimated = Хорошая игра даёт в среднем около { $expected }
analysis-your-dice = { $luck ->
    [0] твои кубики были средними
   *[other] твои кубики были на { $luck } { $side ->
        [better] лучше
       *[worse] хуже
    } среднего
}
analysis-your-choices = { $cost ->
    [0] твои решения не отняли ни очка
   *[other] твои решения отняли { $cost }
}
analysis-the-dice = { $luck ->
    [0] кубики были средними
   *[other] кубики были на { $luck } { $side ->
        [better] лучше
       *[worse] хуже
    } среднего
}
analysis-the-choices = { $cost ->
    [0] решения не отняли ни очка
   *[other] решения отняли { $cost }
}
analysis-whole = { $whole ->
    [0] ходы, записанные без бросков, были средними
   *[other] ходы, записанные без бросков, были на { $whole } { $side ->
        [better] лучше
       *[worse] хуже
    } среднего
}
# Where exact values are not at hand
analysis-estimate = Точных значений для этой игры нет: эти числа основаны на оценке.

## The chart

analysis-luck = Везение
analysis-cost = Цена
analysis-chart-words = Везение кубиков вверх или вниз, цена решений штриховкой, ход за ходом
analysis-not-split = записано без бросков

## The rest of the report

analysis-accuracy = Точность { $accuracy }
analysis-no-accuracy = Без бросков везение от умения не отличить.
analysis-worst = Самые дорогие решения
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of lookback.ftl
analysis-mistake = Ход { $round }, { $hand }: { $done }
analysis-mistake-named = Ход { $round }: { $done }
analysis-better = Лучше на { $cost }: { $best }
analysis-no-mistakes = Лучше решить было нельзя.
analysis-chances = Вероятность победы
analysis-chances-words = Если дальше все играют идеально; приближённо
