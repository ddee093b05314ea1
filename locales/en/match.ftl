# A match: everyone plays the whole card with the same dice.

# The title of a page: everyone plays alone with the same dice.
match-title = Match with the same dice
# A choice for a new game, beside virtual and real dice.
match-option = Same dice for everyone
match-how = Everyone plays the whole card alone, at their own pace, with the same dice. Then you see the result side by side.
# A button.
match-join = Join the match
# A heading that opens a form: one more person plays on this device.
match-another = Another person on this device
# A button of the host.
match-start = Start the match
match-wait = The match begins when the host starts it.
# The heading of a column: how many turns each person has played, such as 3 / 15.
match-turns = Turns
# A status in that column.
match-finished = finished
match-note = Until everyone has finished, you see only how far the others are. A second device or a talkative friend can reveal more, and a host who plays can find out every die.
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
match-goes-on = Others are still playing with the same dice. Until they have finished, only the person who plays this game sees it.
# A refusal.
match-has-started = The match has started. It is too late to join or leave.
# A refusal. $most (number) How many people a match can have.
match-full = A match has at most { $most } people.
# A refusal: the form has a computer player.
match-people = A match is for people. Leave out the computer.
# Why the dice of a game log are wrong.
match-wrong-seed = the dice don't follow from the server's secret and the bytes of the devices of the match
match-other-dice = { $path } was played with other dice or other rules than the first game.
match-not-shared = { $path } is not a finished game of one player with shared dice.
match-parted = The choices first differ in turn { $turn }.
match-all-alike = All choices are the same.
match-recommended = With these dice the recommended play makes { $points }.
# Above a table of turns; below the dice of each stands a number such as −14.8.
match-costs = Below the dice: what the choices of the turn cost on average, in points.
match-estimated = There are no exact values for this game: costs and recommended play are estimates.
