# What someone plays for, chosen and told at the table

# A heading over the choice; what can be chosen follows as fragments
aim-title = What to play for
aim-mean = as many points as possible
aim-total = a total
aim-total-of = at least { $total }
aim-total-label = The total
aim-record = a new record of your own
aim-win = the win
aim-hint = The coach takes it into account, and the table shows your chance.
# Beside the field for a number, where one is asked for
aim-hint-number = The number is for a total.
aim-type-total = type a number for a total
# A button
aim-set = Play for this
# A key
aim-key = Choose what to play for
aim-no-record = You have no record by these rules yet. Finish a game first, or play for a total.
# What someone plays for, at the table; no full stop
aim-line-mean = Playing for as many points as possible
aim-line-total = Playing for { $total } or more
aim-line-win = Playing for the win
aim-line-chance = { $goal }: { $chance }
# $goal: one of the lines before; the chance is by the normal law
aim-line-estimate = { $goal }: about { $chance }
# The coach. $action: as in coach-keep and the lines beside it
aim-hint-total = { $action }: { $chance } for { $total }.
aim-hint-win = { $action }: { $chance } for the win.
# $other: another move that a person might have made, with the chance that it leaves
aim-hint-other = { $hint } { $other }: { $chance }.
# $hint: one or two whole sentences
aim-hint-estimate = { $hint } (Estimated chances.)
aim-hint-reached = You have { $total } for sure; now the points count.
aim-hint-missed = { $total } is out of reach; now the points count.
aim-hint-won = You have won for sure; now the points count.
aim-hint-lost = The win is out of reach; now the points count.
# $chance: what is left of it if the player does what they are about to
aim-cost = With your choice it is { $chance }.
# Words to type are English
aim-plain-help = goal 300, goal record, goal win, goal mean: what you play for; goal: show it
aim-plain-wrong = You can't play for “{ $word }”. Say goal mean, goal record, goal win, or goal and a number.
# $luck and $cost: percentages with a sign
aim-report-total = Played for { $total }: { $start } at the start, { $luck } by the dice, { $cost } by the choices.
aim-report-win = Played for the win: { $start } at the start, { $luck } by the dice and the others, { $cost } by the choices.
# How it ended, after one of the two sentences before
aim-reached = Reached.
aim-missed = Not reached.
aim-won = Won.
aim-shared = First place shared.
aim-lost = Not won.
# A heading over the costliest choices
aim-worst = What cost the most chance
# $best: as in better-keep and the lines beside it
aim-better = { $cost } more: { $best }
aim-report-estimate = The chances of the first turns are estimates.
# One game of so many
aim-record-mean = { $total }: playing for the average gets there in one of { $mean } games.
aim-record-both = { $total }: playing for the average gets there in one of { $mean } games, playing for it in one of { $best }.
# Below a chart of everyone's chances to win
aim-chances-exact = Exact, if everyone plays on for the highest average.
# A label beside the choice, one word
aim-label = Goal
