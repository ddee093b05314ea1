# Luck and skill, after the game.

## The report in one sentence

# $points: "231 points"; $dice and $choices: one of the clauses below
analysis-report = { $points }. Perfect play averages { $expected }; { $dice }, { $choices }.
# An unfinished game. $to-come: what perfect play would still make of it
analysis-report-so-far = { $points } so far, and { $to-come } to come on average. Perfect play averages { $expected } for the whole game; { $dice }, { $choices }.
# A game told without its throws. $whole: one of the clauses below
analysis-report-whole = { $points }. Perfect play averages { $expected }; { $whole }.
analysis-report-part-whole = { $points }. Perfect play averages { $expected }; { $dice }, { $choices }, and { $whole }.
analysis-your-dice = { $luck ->
    [0] your dice were average
   *[other] your dice were { $luck } { $side ->
        [better] better
       *[worse] worse
    } than average
}
analysis-your-choices = { $cost ->
    [0] your choices cost nothing
   *[other] your choices cost { $cost }
}
analysis-the-dice = { $luck ->
    [0] the dice were average
   *[other] the dice were { $luck } { $side ->
        [better] better
       *[worse] worse
    } than average
}
analysis-the-choices = { $cost ->
    [0] the choices cost nothing
   *[other] the choices cost { $cost }
}
analysis-whole = { $whole ->
    [0] the turns told without throws were average
   *[other] the turns told without throws were { $whole } { $side ->
        [better] better
       *[worse] worse
    } than average
}
# Where exact values are not at hand
analysis-estimate = No exact values of this game are at hand: these figures rest on an estimate.

## The chart

analysis-luck = Luck
analysis-cost = Cost
analysis-chart-words = Luck of the dice up or down, cost of choices hatched, turn by turn
analysis-not-split = told as a whole

## The rest of the report

analysis-accuracy = Accuracy { $accuracy } %
analysis-no-accuracy = Nothing was left to decide, or the decisions are not known.
analysis-worst = Costliest choices
# $round: the seat's how manieth turn; $hand: what lay there; $done, $best: moves, as the coach says them
analysis-mistake = Turn { $round }, { $hand }: { $done }
analysis-mistake-named = Turn { $round }: { $done }
analysis-better = { $cost } better: { $best }
analysis-no-mistakes = No choice could have been better.
analysis-chances = Chance to win
analysis-chances-words = If everyone plays perfectly from there on; an approximation
