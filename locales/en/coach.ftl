# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below. Here it stands alone, where there is nothing to add
coach-move = { $action }.
# $brings: what the move brings
coach-move-so = { $action }: { $brings }.
# $why: one of the reasons
coach-hint = { $action }. { $why }.
# $also: one more of the reasons
coach-hint-also = { $action }. { $why }, and { $also }.
# The same where $brings is what the move brings, which must not be taken for what $why speaks of
coach-hint-so = { $action }: { $brings }. { $why }.
# What the player was about to do, and what it costs: one of the reasons that speak of less
coach-cost = { $why }.
coach-cost-nothing = There is no better choice.
# A question in the form for a new game; the three answers follow
coach-may = Is the coach allowed?
# An answer: allowed if everyone plays on this device, else not
coach-may-usual = If everyone plays on this device
coach-may-yes = Yes
coach-may-no = No
coach-absent = The coach doesn't know this game yet.
coach-thinking = The coach is thinking…
coach-ask = Ask the coach

## Moves

coach-throw = Throw all dice
coach-throw-again = Throw all dice again
# $dice: dice like 6-6-5
coach-keep = Keep { $dice }
# One die of several is kept: the die that shows a six, not the box Sixes
coach-keep-one = Keep the { $face ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
# All dice that show this face are kept; the dice, not the box Sixes
coach-keep-alike = Keep the { $face ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}
# Advice, not a button
coach-enter = Enter { $points } in { $box }
# Say before the first throw which box this turn is for; advice, not a button
coach-call = Call { $box }

## Reasons

# The clauses below begin in small letters; the first of a sentence gets a capital letter by itself.
coach-why-only = the rules allow nothing else
coach-why-others-zero = every other box would get a zero
coach-why-others-less = no other box scores as much
# That is the most that this box can ever score; not: more is no longer possible
coach-why-full = that's the most { $box } can score
# A comparison with the advised move. $points: of the box, were it entered now; $less: points of the final total, not of
# the box
coach-why-enter-less = entering { $points } in { $box } instead costs { $less ->
    [one] 1 point
   *[other] { $less } points
} on average
# The same where the difference is smaller than what is known of it
coach-why-enter-same = entering { $points } in { $box } instead is about as good
coach-why-zero-less = a zero in { $box } instead costs { $less ->
    [one] 1 point
   *[other] { $less } points
} on average
coach-why-zero-same = a zero in { $box } instead is about as good
# $dice: dice like 6-6-5
coach-why-keep-less = keeping { $dice } instead costs { $less ->
    [one] 1 point
   *[other] { $less } points
} on average
coach-why-keep-same = keeping { $dice } instead is about as good
# One die alone is kept, as in coach-keep-one
coach-why-keep-one-less = keeping only the { $face ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
} instead costs { $less ->
    [one] 1 point
   *[other] { $less } points
} on average
coach-why-keep-one-same = keeping only the { $face ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
} instead is about as good
# All dice that show this face, as in coach-keep-alike
coach-why-keep-alike-less = keeping the { $face ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
} instead costs { $less ->
    [one] 1 point
   *[other] { $less } points
} on average
coach-why-keep-alike-same = keeping the { $face ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
} instead is about as good
coach-why-throw-all-less = throwing all dice instead costs { $less ->
    [one] 1 point
   *[other] { $less } points
} on average
coach-why-throw-all-same = throwing all dice instead is about as good
# Calling: saying before the first throw which box the turn is for
coach-why-call-less = calling { $box } instead costs { $less ->
    [one] 1 point
   *[other] { $less } points
} on average
coach-why-call-same = calling { $box } instead is about as good
# $chance: a percentage, of making the box when all further throws are for it alone
coach-why-chance = going for { $box } works { $chance } of the time
# $points: of the box, when all further throws are for it alone
coach-why-points = going for { $box } brings { $points ->
    [one] 1 point
   *[other] { $points } points
} on average
# $box: the box for all dice alike, which is filled already; $extra: points for one more of it
coach-why-extra = going for another { $box } works { $chance } of the time and earns { $extra ->
    [one] 1 extra point
   *[other] { $extra } extra points
}

## What comes with it

# $points: what the upper boxes still lack
coach-also-bonus-needs = you still need { $points ->
    [one] 1 point
   *[other] { $points } points
} for the bonus
# $points: what is then still lacking
coach-also-bonus-left = that leaves { $points ->
    [one] 1 point
   *[other] { $points } points
} to go for the bonus
# The points that one more of all dice alike earns
coach-also-extra = that earns { $points ->
    [one] 1 extra point
   *[other] { $points } extra points
}
coach-also-bonus-earned = that earns the bonus
# Not taking the rethrows that are left earns chips; nothing is spent
coach-also-saves-chips = it earns { $chips ->
    [one] a chip
   *[other] { $chips } chips
}
# The advised rethrow is paid with a chip
coach-also-takes-chip = that is worth the chip

## Where values are estimated

# $clause: one of the reasons that speak of a difference; $error: points, with a decimal
coach-fitted = { $clause } (estimated, to within { $error ->
    [one] 1 point
   *[other] { $error } points
})
coach-estimated = { $clause } (a rough estimate)

## What someone plays for, chosen and told at the table

# A heading over the choice; what can be chosen follows as fragments
goal-title = Your goal
goal-mean = as many points as possible
goal-total = a target score
goal-total-of = at least { $total } points
goal-total-label = Target score
goal-record = a new record of your own
goal-win = to win
goal-hint = The coach advises for this goal, and the table shows your chance.
# Beside the field for a number, where one is asked for
goal-hint-number = Only for a target score.
goal-type-total = type a number for a target score
# Said to someone who sets a target score out of reach of these rules
goal-too-high = These rules allow { $most } points at most.
# A button
goal-set = Set this goal
# A key
goal-key = Set your goal
goal-no-record = You have no record by these rules yet. Finish a game first, or set a target score.
# What someone plays for, at the table; no full stop
goal-line-mean = Goal: as many points as possible
goal-line-total = Goal: { $total } points or more
goal-line-win = Goal: to win
goal-line-chance = { $goal }. Chance: { $chance }
# $goal: one of the lines before; the totals of the others were counted in games
goal-line-estimate = { $goal }. Chance: about { $chance }
# $goal: as before; $chance: chance-about, percent-under or percent-over
goal-line-mean-play = { $goal }. Chance if you play for the average: { $chance }
# $chance: a percentage, counted in games
chance-about = about { $chance }
# The coach. $action: as in coach-keep and the lines beside it
goal-hint-total = { $action }. The chance of { $total } points or more is then { $chance }.
goal-hint-win = { $action }. The chance of winning is then { $chance }.
# $other: the second best move, as in move-other-keep and the lines beside it; $chance: what it leaves
goal-hint-other = { $hint } Next best: { $other }, with a chance of { $chance }.
# $hint: one or two whole sentences
goal-hint-estimate = { $hint } (Estimates, if you play for the average after that.)
goal-hint-reached = You are sure of { $total } points now, so play for more.
goal-hint-missed = { $total } points are out of reach now, so play for as many as you can.
goal-hint-won = You are sure to win now, so play for points.
goal-hint-lost = You can't win any more, so play for points.
# The chances of the best choices differ by less than is known, or they all round to nothing or to certainty
goal-hint-points = For your goal the best choices are about equally good (chance: { $chance }), so play for points.
# $chance: what is left of it if the player does what they are about to
goal-cost = With your choice the chance is { $chance }.
# Words to type are English
goal-plain-help = goal 300, goal record, goal win, goal mean: set your goal; goal: show it
goal-plain-wrong = “{ $word }” isn't a goal. Type goal mean, goal record, goal win, or goal and a number.
# $start: the chance at the start; $luck and $cost: percentage points with a sign and a decimal, what the chance gained or lost
goal-report-total = The goal was { $total } points or more. The chance was { $start } at the start: { $luck } percentage points from the dice, { $cost } from the choices.
goal-report-win = The goal was to win. The chance was { $start } at the start: { $luck } percentage points from the dice and the other players, { $cost } from the choices.
# How it ended, after one of the two sentences before
goal-reached = Reached.
goal-missed = Not reached.
goal-won = Won.
goal-shared = First place shared.
goal-lost = Not won.
# A heading over the costliest choices
goal-worst = Choices that lowered the chance most
# What would have been better. $best: as in move-other-keep and the lines beside it; $cost: percentage points
goal-better = Chance higher by { $cost ->
    [one] { $cost } percentage point
   *[other] { $cost } percentage points
}: { $best }
goal-report-estimate = The chances of the first turns are estimates.
# $total: a number of points. One game of so many
goal-record-mean = { $total } points come up in one game in { $mean } if you play for the average.
goal-record-both = { $total } points come up in one game in { $mean } if you play for the average, and in one in { $best } if you play for them.
# Below a chart of everyone's chances to win
goal-chances-exact = Exact, if everyone plays on for the highest average.
# A label beside the choice, one word
goal-label = Goal

## Goals on the command line: a total, or the win

# $goals: what can be written
goal-wrong = “{ $given }” isn't a goal; write { $goals }.
# What is played for, after the game's name and a colon; so are the next two
goal-for-total = a total of at least { $total } points
goal-for-every-total = every total
# A heading over percentages
goal-chance = Best chance
# A heading over percentages: the chance of someone who plays for the highest average
goal-chance-of-mean = Playing for the average
# $action: as in advise-keep and the lines beside it
goal-best = Best: { $action }. Best play from there has a chance of { $chance }.
goal-estimate = These chances are counted in games that are played on for the highest average; for this game and card they aren't worked out exactly.
# $command: a command to type
goal-exact-how = { $command } works out the exact chances of every total.
goal-win-assumes = This assumes that the others play for the highest average.
goal-against-missing = To play to win, give the card of every opponent with “--against”, as in --against "ones=3,yatzy=0".
goal-against-unused = “--against” belongs to “--goal win”; give both or neither.
