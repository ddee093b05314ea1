# Games that are over: opened again, looked back at, counted

# A key
finished-games = finished games
# After other keys with what they do, in a line
finished-hint = f: finished games
# A key: the chosen game
finished-open = open
finished-back = back
# Why the finished games can't be opened now
finished-later = Finish this game first, or leave it.
finished-none = There is no finished game with that number; “finished” lists them.
# The words open, report, replay, save and finished are typed as they stand
finished-plain-open = Type open and a number to look at one again: open 1
finished-plain-over = Type report, replay or save to look back at the game or to keep its log.
finished-plain-help = finished, open 1: the finished games, and one of them again; report, replay, save: luck and choices, every step, and the game log of a game that is over
# After “Accuracy 93.4%.”
lookback-accuracy = { $perfect } would be perfect play, { $blind } no better than choosing blindly.
# $said: one or two whole sentences
lookback-coach = The coach would have said: { $said }
# A heading
records-people = Players
