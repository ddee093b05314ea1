# yatzy analyse: luck and skill, after the game.

help-analyse = Look back at a game: what was luck, what was skill, what would have been better


## The report in one sentence

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = { $points } so far, and { $more } to come on average
analysis-perfect = Perfect play averages { $expected }
# Where exact values are not at hand
analysis-estimated = Good play averages about { $expected }
# $luck: points of the final total; the person who reads it is spoken to
analysis-your-dice = { $luck ->
    [0] your dice were average
   *[other] your dice were { $luck } { $side ->
        [better] better
       *[worse] worse
    } than average
}
# $cost: points of the final total that other choices would have brought
analysis-your-choices = { $cost ->
    [0] your choices cost nothing
   *[other] your choices cost { $cost }
}
# The same about somebody else
analysis-the-dice = { $luck ->
    [0] the dice were average
   *[other] the dice were { $luck } { $side ->
        [better] better
       *[worse] worse
    } than average
}
# The same about somebody else
analysis-the-choices = { $cost ->
    [0] the choices cost nothing
   *[other] the choices cost { $cost }
}
# Turns for which only the result was entered, so that nobody knows how the dice fell
analysis-whole = { $whole ->
    [0] the turns entered without throws were average
   *[other] the turns entered without throws were { $whole } { $side ->
        [better] better
       *[worse] worse
    } than average
}
# Where exact values are not at hand
analysis-estimate = There are no exact values for this game: these figures rest on an estimate.

## The chart

analysis-luck = Luck
analysis-cost = Cost
analysis-chart-words = Luck of the dice up or down, cost of choices hatched, turn by turn
# Beside a number: luck and choices of these turns can't be told apart
analysis-not-split = entered without throws

## The rest of the report

# Of 100 %: how good the choices were, whatever the dice did
analysis-accuracy = Accuracy { $accuracy }
analysis-no-accuracy = Without the throws there is no telling luck from skill.
# A heading over choices that were made
analysis-worst = Costliest choices
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of lookback.ftl
analysis-mistake = Turn { $round }, { $hand }: { $done }
analysis-mistake-named = Turn { $round }: { $done }
# $cost: points of the final total; $best: follows the colon, a move of lookback.ftl
analysis-better = { $cost } better: { $best }
analysis-no-mistakes = No choice could have been better.
analysis-chances = Chance to win
analysis-chances-words = If everyone plays perfectly from then on; an approximation
