# yatzy analyse: luck and skill, after the game.

help-analyse = Розібрати гру: де везіння, де вміння, що було б краще


## The report in one sentence

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Поки що { $points }, і в середньому ще { $more } попереду
analysis-perfect = Ідеальна гра дає в середньому { $expected }
# Where exact values are not at hand
analysis-estimated = Добра гра дає в середньому близько { $expected }
analysis-your-dice = { $luck ->
    [0] твої кубики були середніми
   *[other] твої кубики були на { $luck } { $side ->
        [better] кращі
       *[worse] гірші
    } за середнє
}
analysis-your-choices = { $cost ->
    [0] твої рішення не забрали жодного очка
   *[other] твої рішення забрали { $cost }
}
analysis-the-dice = { $luck ->
    [0] кубики були середніми
   *[other] кубики були на { $luck } { $side ->
        [better] кращі
       *[worse] гірші
    } за середнє
}
analysis-the-choices = { $cost ->
    [0] рішення не забрали жодного очка
   *[other] рішення забрали { $cost }
}
analysis-whole = { $whole ->
    [0] ходи, записані без кидків, були середніми
   *[other] ходи, записані без кидків, були на { $whole } { $side ->
        [better] кращі
       *[worse] гірші
    } за середнє
}
# Where exact values are not at hand
analysis-estimate = Точних значень для цієї гри немає: ці числа спираються на оцінку.

## The chart

analysis-luck = Везіння
analysis-cost = Ціна
analysis-chart-words = Везіння кубиків угору або вниз, ціна рішень штрихуванням, хід за ходом
analysis-not-split = записано без кидків

## The rest of the report

analysis-accuracy = Точність { $accuracy }
analysis-no-accuracy = Без кидків везіння від уміння не відрізнити.
analysis-worst = Найдорожчі рішення
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of lookback.ftl
analysis-mistake = Хід { $round }, { $hand }: { $done }
analysis-mistake-named = Хід { $round }: { $done }
analysis-better = Краще на { $cost }: { $best }
analysis-no-mistakes = Краще вирішити було не можна.
analysis-chances = Імовірність перемоги
analysis-chances-words = Якщо далі всі грають ідеально; наближено
