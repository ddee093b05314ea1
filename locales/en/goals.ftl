# Playing for something else than the highest average: a total, or the win

help-goal = What to play for: mean (if not given), at-least:N (the best chance of N points) or, where there are opponents, win; for solving, at-least without a number means every total
help-goal-against = Another seat's card in the form of --card, also with extra-yatzys=N and chips=N; once for each opponent
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
