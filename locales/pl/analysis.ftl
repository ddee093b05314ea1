# Luck and skill, after the game.

## The report in one sentence

# $points: "231 points"; $dice and $choices: one of the clauses below
analysis-report = { $points }. Idealna gra daje średnio { $expected }; { $dice }, { $choices }.
# An unfinished game. $to-come: what perfect play would still make of it
analysis-report-so-far = Dotąd { $points }, a średnio dojdzie jeszcze { $to-come }. Idealna gra daje w całej partii średnio { $expected }; { $dice }, { $choices }.
# A game told without its throws. $whole: one of the clauses below
analysis-report-whole = { $points }. Idealna gra daje średnio { $expected }; { $whole }.
analysis-report-part-whole = { $points }. Idealna gra daje średnio { $expected }; { $dice }, { $choices }, a { $whole }.
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
    [0] tury podane bez rzutów były przeciętne
   *[other] tury podane bez rzutów były o { $whole } { $side ->
        [better] lepsze
       *[worse] gorsze
    } od średniej
}
# Where exact values are not at hand
analysis-estimate = Dokładnych wartości tej gry nie ma pod ręką: te liczby są oszacowaniem.

## The chart

analysis-luck = Szczęście
analysis-cost = Koszt
analysis-chart-words = Szczęście kostek w górę lub w dół, koszt decyzji kreskowany, tura po turze
analysis-not-split = podane w całości

## The rest of the report

analysis-accuracy = Dokładność { $accuracy } %
analysis-no-accuracy = Nie było o czym decydować albo decyzje nie są znane.
analysis-worst = Najdroższe decyzje
# $round: the seat's how manieth turn; $hand: what lay there; $done, $best: moves, as the coach says them
analysis-mistake = Tura { $round }, { $hand }: { $done }
analysis-mistake-named = Tura { $round }: { $done }
analysis-better = Lepiej o { $cost }: { $best }
analysis-no-mistakes = Lepiej zdecydować się nie dało.
analysis-chances = Szanse na wygraną
analysis-chances-words = Jeśli dalej wszyscy grają idealnie; w przybliżeniu
