# A match: everyone plays the whole card with the same dice.

# The title of a page: everyone plays alone with the same dice.
match-title = Match with the same dice
# A choice for a new game, beside virtual and real dice.
match-option = Everyone the same dice
match-how = Everyone plays the whole card alone, at their own pace, with the same dice. Then you see the result side by side.
# A button.
match-join = Join the match
# A button of the host.
match-start = Start the match
match-wait = The match begins when the host starts it.
# The heading of a column: how many turns each person has played, such as 3 / 15.
match-turns = Turns
# A status in that column.
match-finished = finished
match-note = Until everyone has finished, you see only how far the others are. A second device or a friend who talks can know more, and a host who plays can know every die.
# A button of the host.
match-close = End the match now
# Beside that button.
match-close-hint = Unfinished games end where they are, and everyone sees the result.
# A button: takes a person out before the start.
match-remove = Remove { $name }
# A link from a game to its match.
match-to = To the match
match-result-later = You see the result when everyone has finished.
# A refusal.
match-goes-on = Until the match is over, only the person who plays this game sees it.
# A refusal.
match-has-started = The match has started. Nobody can join or leave it any more.
# A refusal. $most (number) How many people a match can have.
match-full = A match has at most { $most } people.
# Why the dice of a game log are wrong.
match-wrong-seed = the dice don't follow from the server's secret and the bytes of the devices of the match
