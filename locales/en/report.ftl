# Looking back at a game: luck and skill, every step, charts.

## The report

# After “Accuracy 93.4%.”
report-accuracy = { $perfect } would be perfect play, { $blind } no better than choosing blindly.
# $said: one or two whole sentences
report-coach = The coach would have said: { $said }
report-heading = Luck and skill
report-pending = Working out the report. It will appear here when it's ready.
report-perfect = Perfect play
report-good = Good play, estimated
# Beside points: what perfect play would still make of an unfinished game
report-to-come = Expected from the rest
report-turns = Turn by turn
report-boxes = Box by box
report-title = Looking back: { $name }
report-thinking = Looking at every throw and every choice…
report-unknown = This game is too large to solve on the spot, so there is no exact report of it.
# A heading over choices that were made
report-worst = What cost most
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "Better by 1.2 points: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: another seat · ↑ ↓: more · any other key: back

## Luck and skill

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = { $points } so far, and { $more ->
    [one] 1 more
   *[other] { $more } more
} expected from the rest
analysis-perfect = Perfect play averages { $expected } points
# Where exact values are not at hand
analysis-estimated = Good play averages about { $expected } points
# $luck: points of the final total; the person who reads it is spoken to
analysis-your-dice = { $luck ->
    [0] your dice were average
    [one] your dice gave 1 point { $side ->
        [better] more
       *[worse] less
    } than average
   *[other] your dice gave { $luck } points { $side ->
        [better] more
       *[worse] less
    } than average
}
# $cost: points of the final total that other choices would have brought
analysis-your-choices = { $cost ->
    [0] your choices cost nothing
    [one] your choices cost 1 point
   *[other] your choices cost { $cost } points
}
# The same about somebody else
analysis-the-dice = { $luck ->
    [0] the dice were average
    [one] the dice gave 1 point { $side ->
        [better] more
       *[worse] less
    } than average
   *[other] the dice gave { $luck } points { $side ->
        [better] more
       *[worse] less
    } than average
}
# The same about somebody else
analysis-the-choices = { $cost ->
    [0] the choices cost nothing
    [one] the choices cost 1 point
   *[other] the choices cost { $cost } points
}
# Turns for which only the result was entered, so how the dice fell is not known
analysis-whole = { $whole ->
    [0] the turns entered without throws were average
    [one] the turns entered without throws gave 1 point { $side ->
        [better] more
       *[worse] less
    } than average
   *[other] the turns entered without throws gave { $whole } points { $side ->
        [better] more
       *[worse] less
    } than average
}
# Where exact values are not at hand
analysis-estimate = There are no exact values for this game: these figures rest on an estimate.
# Of 100 %: how good the choices were, whatever the dice did
analysis-accuracy = Accuracy { $accuracy }
analysis-no-accuracy = Without the throws there is no telling luck from skill.
# A heading over choices that were made
analysis-worst = Costliest choices
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of report.ftl
analysis-mistake = Turn { $round }, { $hand }: { $done }
analysis-mistake-named = Turn { $round }: { $done }
# $cost: points of the final total; $best: follows the colon, a move of report.ftl
analysis-better = Better by { $cost ->
    [one] 1 point
   *[other] { $cost } points
}: { $best }
analysis-no-mistakes = No choice could have been better.
analysis-chances = Chance to win
analysis-chances-words = Counted in games, if everyone plays on for the highest average
# $error: points, with a decimal
analysis-fitted = There are no exact values for this game: these figures rest on an estimate that may be off by { $error } points over a whole game.

## Luck and skill: the chart

analysis-luck = Luck
analysis-cost = Cost
analysis-chart-words = Luck of the dice up or down, cost of choices hatched, turn by turn
# Beside a number: luck and choices of these turns can't be told apart
analysis-not-split = entered without throws

## Moves of the past

# What was done; follows “Turn 3, 6-6-6-5-5: ”
move-made-throw-again = threw all dice again
move-made-keep = kept { $dice }
move-made-keep-one = kept { $face ->
    [1] the one
    [2] the two
    [3] the three
    [4] the four
    [5] the five
   *[6] the six
}
move-made-keep-alike = kept { $face ->
    [1] the ones
    [2] the twos
    [3] the threes
    [4] the fours
    [5] the fives
   *[6] the sixes
}
move-made-enter = entered { $points } in { $box }
move-made-call = called { $box }
# Another move, to compare with; follows “Better by 1.2 points: ” or “Next best: ”
move-other-throw-again = throwing all dice again
move-other-keep = keeping { $dice }
move-other-keep-one = keeping { $face ->
    [1] the one
    [2] the two
    [3] the three
    [4] the four
    [5] the five
   *[6] the six
}
move-other-keep-alike = keeping { $face ->
    [1] the ones
    [2] the twos
    [3] the threes
    [4] the fours
    [5] the fives
   *[6] the sixes
}
move-other-enter = entering { $points } in { $box }
move-other-call = calling { $box }

## A game stepped through, and “yatzy replay”

replay-title = Replay
replay-step = Step { $step } of { $steps }
replay-first = To the start
replay-previous = Back
replay-next = Next
replay-last = To the end
replay-keys = Arrow keys step through the game.
replay-begins = The game begins.
replay-throws = { $name } throws { $hand }.
replay-keeps = { $name } keeps { $keep } and throws: { $hand }.
replay-throws-again = { $name } throws all dice again: { $hand }.
replay-names = { $name } calls { $box }.
replay-enters = { $name } enters { $points } in { $box }.
# Entered by hand, with real dice: the hand and what was entered for it
replay-tells = { $name } has { $hand }: { $points } in { $box }.
replay-takes-back = { $name } undoes the choice.
replay-corrects = Correction: { $name }, round { $round }: { $points } in { $box }.
replay-asks = { $name } asks the coach.
# The choice that is shown was the best one
replay-best = There was no better choice.
replay-program-dice = virtual dice
replay-real-dice = real dice
replay-shared-dice = shared dice
replay-standings = Standings
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-turns = Turns
replay-joined = { $name } joins.
replay-left = { $name } leaves.
# A status: whose turn it is in an unfinished game
replay-to-play = Round { $round }, { $name } to play.
# $box: the box that was called before the first throw
replay-named = calls { $box }:
# Beside a turn: real dice, so there are no throws to show
replay-told = entered by hand
replay-told-after = { $throws ->
    [one] after one throw
   *[other] after { $throws } throws
}
# $box, $points: what stood there before
replay-corrected = corrected, was { $box } { $points }
# Extra points of a further yatzy
replay-extra = +{ $points }
# Beside a turn: the player had asked the coach
replay-hint = with the coach's help

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Fair dice are at least this uneven in { $games } of 100 games.
chart-totals = Totals of perfect play
# $low, $high: totals; $mean: the average
chart-totals-words = Perfect play averages { $mean } points. Nine games out of ten end between { $low } and { $high }.
chart-average = average { $mean }
chart-boxes-words = What each box holds, beside what perfect play has there on average
chart-dice = Dice thrown
chart-dice-words = How often each face came up. In 19 games of 20 it lies between the marks.
chart-dice-face = { $face }: thrown { $thrown }, expected { $expected }
chart-thrown = thrown
chart-expected = expected
