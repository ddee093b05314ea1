# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below. Here it stands alone, where there is nothing to add
coach-move = { $action }.
# $brings: what the move brings
coach-move-so = { $action }; { $brings }.
# $why: one of the reasons
coach-hint = { $action }. { $why }.
# $also: one more of the reasons
coach-hint-also = { $action }. { $why }, and { $also }.
# The same where $brings is what the move brings, which must not be taken for what $why speaks of
coach-hint-so = { $action }; { $brings }. { $why }.
# What the player was about to do, and what it costs: one of the reasons that speak of less
coach-cost = { $why }.
coach-cost-nothing = Nothing is better than this choice.
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
coach-call = Name { $box }

## Reasons

# The clauses below begin in small letters; the first of a sentence gets a capital letter by itself.
coach-why-only = the rules allow nothing else
coach-why-others-zero = every other box would get a zero
coach-why-others-less = no other box pays as much
# The most that this box can pay is entered
coach-why-full = { $box } can't pay more
# $points: of the box, were it entered now; $less: points of the final total, not of the box
coach-why-enter-less = taking { $points } in { $box } ends { $less } lower on average
# The same where the difference is smaller than what is known of it
coach-why-enter-same = taking { $points } in { $box } comes to about the same
coach-why-zero-less = a zero in { $box } ends { $less } lower on average
coach-why-zero-same = a zero in { $box } comes to about the same
# $dice: dice like 6-6-5; $size: whether it is a single die
coach-why-keep-less = keeping { $size ->
    [single] only the { $dice }
   *[several] { $dice }
} ends { $less } lower on average
coach-why-keep-same = keeping { $size ->
    [single] only the { $dice }
   *[several] { $dice }
} comes to about the same
coach-why-throw-all-less = throwing all dice ends { $less } lower on average
coach-why-throw-all-same = throwing all dice comes to about the same
# Naming: saying before the first throw which box the turn is for
coach-why-call-less = naming { $box } ends { $less } lower on average
coach-why-call-same = naming { $box } comes to about the same
# $chance: a percentage, of making the box when all further throws are for it alone
coach-why-chance = going for { $box } works { $chance } of the time
# Further chips: chips that are still there after this throw, which would allow more throws
coach-why-chance-chips = going for { $box } works { $chance } of the time without further chips
# $points: of the box, when all further throws are for it alone
coach-why-points = going for { $box } brings { $points } on average
coach-why-points-chips = going for { $box } brings { $points } on average without further chips
# $box: the box for all dice alike, which is filled already; $extra: points for one more of it
coach-why-extra = going for another { $box } works { $chance } of the time, with { $extra } extra

## What comes with it

# $points: what the upper boxes still lack
coach-also-bonus-needs = you still need { $points } for the bonus
# $points: what is then still lacking
coach-also-bonus-left = that leaves { $points } to go for the bonus
# The points that one more of all dice alike earns
coach-also-extra = that brings the extra { $points }
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
coach-fitted = { $clause } (estimated, to within { $error })
coach-estimated = { $clause } (a rough estimate)

## What someone plays for, chosen and told at the table

# A heading over the choice; what can be chosen follows as fragments
goal-title = What to play for
goal-mean = as many points as possible
goal-total = a total
goal-total-of = at least { $total }
goal-total-label = The total
goal-record = a new record of your own
goal-win = the win
goal-hint = The coach takes it into account, and the table shows your chance.
# Beside the field for a number, where one is asked for
goal-hint-number = The number is for a total.
goal-type-total = type a number for a total
# A button
goal-set = Play for this
# A key
goal-key = Choose what to play for
goal-no-record = You have no record by these rules yet. Finish a game first, or play for a total.
# What someone plays for, at the table; no full stop
goal-line-mean = Playing for as many points as possible
goal-line-total = Playing for { $total } or more
goal-line-win = Playing for the win
goal-line-chance = { $goal }: { $chance }
# $goal: one of the lines before; the chance is by the normal law
goal-line-estimate = { $goal }: about { $chance }
# The coach. $action: as in coach-keep and the lines beside it
goal-hint-total = { $action }: { $chance } for { $total }.
goal-hint-win = { $action }: { $chance } for the win.
# $other: another move that a person might have made, with the chance that it leaves
goal-hint-other = { $hint } { $other }: { $chance }.
# $hint: one or two whole sentences
goal-hint-estimate = { $hint } (Estimated chances.)
goal-hint-reached = You have { $total } for sure; now the points count.
goal-hint-missed = { $total } is out of reach; now the points count.
goal-hint-won = You have won for sure; now the points count.
goal-hint-lost = The win is out of reach; now the points count.
# $chance: what is left of it if the player does what they are about to
goal-cost = With your choice it is { $chance }.
# Words to type are English
goal-plain-help = goal 300, goal record, goal win, goal mean: what you play for; goal: show it
goal-plain-wrong = You can't play for “{ $word }”. Say goal mean, goal record, goal win, or goal and a number.
# $luck and $cost: percentages with a sign
goal-report-total = Played for { $total }: { $start } at the start, { $luck } by the dice, { $cost } by the choices.
goal-report-win = Played for the win: { $start } at the start, { $luck } by the dice and the others, { $cost } by the choices.
# How it ended, after one of the two sentences before
goal-reached = Reached.
goal-missed = Not reached.
goal-won = Won.
goal-shared = First place shared.
goal-lost = Not won.
# A heading over the costliest choices
goal-worst = What cost the most chance
# $best: as in move-other-keep and the lines beside it
goal-better = { $cost } more: { $best }
goal-report-estimate = The chances of the first turns are estimates.
# One game of so many
goal-record-mean = { $total }: playing for the average gets there in one of { $mean } games.
goal-record-both = { $total }: playing for the average gets there in one of { $mean } games, playing for it in one of { $best }.
# Below a chart of everyone's chances to win
goal-chances-exact = Exact, if everyone plays on for the highest average.
# A label beside the choice, one word
goal-label = Goal

## Goals on the command line: a total, or the win

# $goals: what can be written
goal-wrong = You can't play for “{ $given }”; write { $goals }.
# What is played for, after the game's name and a colon; so are the next two
goal-for-total = a total of at least { $total }
goal-for-every-total = every total
goal-for-win = the win
# A heading over percentages
goal-chance = Best chance
# A heading over percentages: the chance of someone who plays for the highest average
goal-chance-of-mean = Play for the average
# $action: as in advise-keep and the lines beside it
goal-best = Best: { $action }. With best play after that, the chance is { $chance }.
goal-estimate = These chances are estimates by the normal distribution, from the average and the spread of what is still to come; for this game and card they aren't worked out exactly.
goal-win-assumes = This assumes that the others play for the highest average.
goal-against-missing = To play for the win, give the card of every opponent with “--against”, as in --against "ones=3,yatzy=0".
goal-against-unused = “--against” belongs to “--goal win”; give both or neither.
