# yatzy analyse: luck and skill, after the game.

help-analyse = Przejrzyj partię: co było szczęściem, co umiejętnością, co byłoby lepsze


## The report in one sentence

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Dotąd { $points }, a średnio dojdzie jeszcze { $more }
analysis-perfect = Idealna gra daje średnio { $expected }
# Where exact values are not at hand
analysis-estimated = Dobra gra daje średnio około { $expected }
analysis-your-dice = { $luck ->
    [0] twoje kostki były przeciętne
   *[other] twoje kostki były o { $luck } { $side ->
        [better] lepsze
       *[worse] gorsze
    } od średniej
}
analysis-your-choices = { $cost ->
    [0] twoje decyzje nic nie kosztowały
   *[other] twoje decyzje kosztowały { $cost }
}
analysis-the-dice = { $luck ->
    [0] kostki były przeciętne
   *[other] kostki były o { $luck } { $side ->
        [better] lepsze
       *[worse] gorsze
    } od średniej
}
analysis-the-choices = { $cost ->
    [0] decyzje nic nie kosztowały
   *[other] decyzje kosztowały { $cost }
}
analysis-whole = { $whole ->
    [0] tury wpisane bez rzutów były przeciętne
   *[other] tury wpisane bez rzutów były o { $whole } { $side ->
        [better] lepsze
       *[worse] gorsze
    } od średniej
}
# Where exact values are not at hand
analysis-estimate = Dokładnych wartości tej gry nie ma: te liczby są oszacowaniem.

## The chart

analysis-luck = Szczęście
analysis-cost = Koszt
analysis-chart-words = Szczęście kostek w górę lub w dół, koszt decyzji kreskowany, tura po turze
analysis-not-split = wpisane bez rzutów

## The rest of the report

analysis-accuracy = Dokładność { $accuracy }
analysis-no-accuracy = Bez rzutów nie da się odróżnić szczęścia od umiejętności.
analysis-worst = Najdroższe decyzje
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of lookback.ftl
analysis-mistake = Tura { $round }, { $hand }: { $done }
analysis-mistake-named = Tura { $round }: { $done }
analysis-better = Lepiej o { $cost }: { $best }
analysis-no-mistakes = Lepiej zdecydować się nie dało.
analysis-chances = Szanse na wygraną
analysis-chances-words = Jeśli dalej wszyscy grają idealnie; w przybliżeniu
