# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = nobody
people-players-hint = In the order of play. A name can be left out.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = These don't go together: { $options }. Set one of them back.

## Against the computer

people-computer = Play the computer
people-computer-which = How well should it play?
# What each level does, as a short sentence without a subject
people-level-random = Does whatever comes to mind.
people-level-greedy = Always takes what pays most right now.
people-level-beginner = Learned the rules yesterday.
people-level-casual = Plays with the family on holidays.
people-level-club = Plays every week and rarely forgets the bonus.
people-level-expert = Hardly ever makes a mistake.
people-level-perfect = Always chooses the best; the rest is luck.
# The mean total of a level, measured
people-level-mean = Averages { $mean }

## Inviting

people-invite = Invite
people-invite-how = Scan the picture, or open { $address } and type the code.
people-code = Code
people-copy = Copy the link
people-copied = Copied
people-share = Share
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, you
people-seat-here = { $name }, here
people-seat-waiting = { $name }, not here yet
people-seat-away = { $name }, away
# A seat that nobody has taken yet
people-seat-open = open
people-here-count = { $here } of { $all } here
people-to-table = To the table
# $option is how the server is started for other devices: --lan
people-only-here = Only this machine can open these links. Start the server with { $option } to let other devices in.
people-link-hint = Whoever opens this link can play as { $name }. It stays the same.
people-link-new = Make a new link
people-link-new-sure = The old link then no longer works.

## At the table

# Above one's own column
people-you = you
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } of { $needed }
people-race-behind = { $pace } behind
people-race-ahead = { $pace } ahead
people-race-even = on pace
# The box that the order of boxes asks for
people-next = next
# What an extra yatzy brings on top
people-joker-enter = Enter { $points } in { $box }, and { $extra } on top
# A named box that the last throw does not fit
people-missed = Named and missed: { $box }. Choose where the zero goes.
# Not to wait while something could still be undone
people-go-on = Go on
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Keep these
people-standing = Standings
# A heading over what was thrown and entered before
people-turns = Earlier turns
# A link: the table, large enough to be seen from afar
people-screen = For the big screen

## Hints of the first game, until they are put away

people-hint-throw = Throw the dice. You have three throws in every turn.
people-hint-keep = Tap dice to keep them, and throw the rest. Or tap a figure on the pad to enter it.
people-hint-enter = Tap a figure on the pad. Every box can be used once.
people-hint-gone = Got it

## After the game

people-finished = Finished games
