# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

# Whose turn it is
table-turn = { $name } to play
# A status, of the table's header
table-turn-of = { $name }'s turn
table-turn-yours = Your turn
table-turn-called = Called: { $box }
# Beside the name of a box on the pad: the box that was called
table-box-called = called
table-round = round { $round } of { $rounds }
# Above one's own column
table-you = you
# After a name: not connected now
table-away = away
# After a seat in the standings: it left before the end
table-left = left
table-seat-left = { $name } has left. The column stays.
table-bot-thinking = The computer is thinking…
table-bot-took-over = The computer plays on for { $name }.
# A button, when the player to move is away
table-step-in = Let the computer play this turn
table-step-in-wait = { $name } is away. In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} the computer can play this turn.
# A status: the reader has no seat and looks on
table-watching = You are watching.
# A label. $count: how many people look on
table-spectators = Spectators: { $count }

## Throwing and keeping

table-throw = Throw { $throw } of { $throws }
table-throw-of = throw { $throw } of { $throws }
table-throw-all = { $dice ->
    [one] Throw the die
   *[other] Throw { $dice } dice
}
# A button: throw the dice that are not kept
table-throw-rest = Throw the other dice
# $throw: table-throw-all or table-throw-rest; $chips: what the player has now
table-throw-chip = { $throw } · costs 1 chip · you have { $chips }
table-first-throw = Throw the dice.
table-no-throw-left = No throw left. Choose a box.
table-dice = Dice
table-die = { $face }, die { $place }
table-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
# Below a die: it stays at the next throw
table-kept = kept
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Keep these

## Calling a box, entering, undoing

# A button or a key: say before the first throw which box this turn is for
table-call = Call { $box }
table-call-a-box = Call a box before you throw.
table-call-first = Call the box that you play for, then throw.
table-called = Called: { $box }. Throw the dice.
# After "Throw 2 of 3 ·": the box called before the throw
table-for = for { $box }
# The last throw does not fit the box that was called
table-missed = You called { $box } and missed. Choose a box for the zero.
# A button or a key
table-enter = Enter { $points } in { $box }
# What an extra yatzy brings on top
table-enter-joker = Enter { $points } in { $box }, +{ $extra } extra
# All dice are alike once more: where that goes, and why
table-joker-upper = Another yatzy goes in the box of its number: { $box } scores { $points } points.
# The same, where an extra yatzy scores points of its own: “Fours scores 20 points, +100 extra”.
table-joker-extra = Another yatzy goes in the box of its number: { $box } scores { $points } points, +{ $extra } extra.
table-joker-lower = Another yatzy, and the box of its number is taken: it's a joker and scores in full in any open lower box.
table-joker-zero = Another yatzy, but its boxes are taken: only a zero is left.
table-zero-why = You can't use this box again.
table-zero-yes = Enter 0
table-zero-no = Choose another box
# The box that the order of boxes asks for
table-next = next
# A button: the last choice is undone
table-take-back = Undo
# A status: the last choice was undone
table-taken-back = Undone. Choose again.
# Not to wait while something could still be undone
table-go-on = Go on

## Real dice

# An answer to "Which box was called?": the very box in which the hand is then entered
table-entry-named-entered = the box it is entered in
table-entry-title = What do the dice show?
table-entry-hint = Tap the dice, then a box. Or tap a box and choose its points.
table-entry-hand = Hand
# A button
table-entry-show = Show the points
# A button: the dice that were tapped are taken away
table-entry-clear = Clear
table-entry-die = Add a { $face }
table-entry-throws = After how many throws?
table-entry-named = Which box was called?
table-entry-points = How many points in { $box }?
table-entry-extra = { $points } and an extra yatzy
# Real dice
table-type-dice = This game is played with real dice: throw, then type { $dice ->
    [one] what the die shows
   *[other] what the { $dice } dice show
}.
# Where the dice are real
table-real-dice = Type what the dice show.
table-real-points = Type the points, choose the box.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws ->
    [one] One throw
   *[other] { $throws } throws
} this turn
table-points-typed = Points: { $points }
table-points-missing = Type the points first.
table-extra-yatzy = with an extra yatzy
table-no-extra-yatzy = without an extra yatzy
table-dice-missing = { $missing ->
    [one] One die is missing.
   *[other] { $missing } dice are missing.
} Type what is missing.

## Corrections

table-correct = Correct
# $name: whose entry it is
table-correct-title = Correct { $name }, round { $round }
table-correct-hint = The hand, or the points alone.
table-correct-points = Points
# A button
table-correct-do = Correct it
# Beside an entry
table-corrected = corrected
# $name: whose entry it is; $round: which of their turns
table-correction = Correcting { $name }, turn { $round }
table-correcting = Type what { $name } really had in turn { $round }, choose the box, then press enter. Esc leaves it as it is.

## The pad and the rest of the table

table-standing = Standings
# A heading over what was thrown and entered before
table-turns = Earlier turns
# A link: the table, large enough to be seen from afar
table-screen = For the big screen
# A record: the best total so far of the person to play
table-record = Your record in this edition: { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-pad = Score pad
table-box = Box
table-more = More
# A heading
table-players-links = Players and links
# A switch
table-large = Large figures
# A switch: the dice lie by size, not where they fell
table-sort = Sort the dice
# A heading over the proof of the dice
table-about-dice = About these dice
table-leave = Leave the game: { $name }
table-abandon = End the game for everyone
table-delete = Delete the game for good
# A link to the game's log
table-game-log = Game log
table-columns-of = Columns of { $name }
# Beside an entry that waits on this device
table-not-saved = not saved yet
table-offline = No connection. Your entries are kept on this device.
table-offline-program = No connection. The game goes on when it is back.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } of { $needed }
# Behind three of each face so far; not what the bonus still lacks
bonus-race-behind = { $pace } behind
bonus-race-ahead = { $pace } ahead
bonus-race-even = on pace
# The race for the bonus
bonus-earned = The bonus is yours: +{ $points }.
bonus-gone = The bonus of +{ $points } is out of reach.
# $bonus: what the pad calls the bonus; $points: what it earns; $sum: in the upper boxes now; $needed: the sum that
# earns it; $pace: how far below three of each face, not what the bonus still lacks
bonus-short = { $bonus } +{ $points }: { $sum } of { $needed }, { $pace } behind pace
bonus-on-pace = { $bonus } +{ $points }: { $sum } of { $needed }, { $pace ->
    [0] right on pace
   *[other] { $pace } ahead of pace
}
# Before the first entry in an upper box
bonus-ahead-of-it = { $bonus } +{ $points }: at { $needed } or more in the upper boxes
# Points above three of each face so far, in the race for the bonus
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] No chips
    [one] One chip
   *[other] { $chips } chips
}
# $chips: what the player has now; $earns: chips to be earned by entering now
chips-stopping = { $chips ->
    [0] No chips
    [one] One chip
   *[other] { $chips } chips
}; stop now and earn { $earns ->
    [one] one
   *[other] { $earns }
}
chips-cost = { $chips ->
    [one] One chip
   *[other] { $chips } chips
}; a rethrow costs one

## A zero

zero-question = Enter 0 in { $box }?
zero-yes = Yes, cross it out
zero-no = No, choose again

## Two phones wrote the same turn

conflict-title = Another device entered this turn too. Which entry counts?
conflict-theirs = On the pad
conflict-mine = On this device, not saved
# A button: the entry of the other device stays
conflict-keep = Keep what is on the pad
# A button: the entry of this device replaces the other one
conflict-replace = Enter mine instead

## That it is one's turn: heard and felt

# A switch
signal-turn = Sound and vibration when it's your turn
# A key
signal-bell = The terminal's bell when it's your turn, on or off
# A key and how it stands
signal-bell-on = bell: on
signal-bell-off = bell: off

## Hints of the first game, until they are put away

tip-throw = Throw the dice. You have three throws in every turn.
tip-keep = Tap dice to keep them, and throw the rest. Or tap a figure on the pad to enter it.
tip-enter = Tap a figure on the pad. Every box can be used once.
tip-gone = Got it

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } won't play any more turns in this game.
leave-abandon-sure = The game will end here and can't be continued.
leave-delete-sure = The game and its log will be gone for good.
leave-question = Leave the table?
# Answers to the question above: who goes, and what becomes of the game
leave-saved = Leave, the game is saved
# The game goes on without this player
leave-seat = { $name } leaves, the others go on
leave-bot = The computer plays on for { $name }
leave-abandon = End this game here, for everyone
# A key at the question above: the player stays
leave-not = Stay

## The end

over-nobody = The game is over.
over-abandoned = The game ended early.
over-again = Play again
over-report = Look back at the game: luck and choices
over-save = Save the game log here as a file
over-statistics = Statistics
over-undo = Undo the last entry
over-leave = Leave
over-saved = The game log is in { $path }.
over-not-saved = { $path } can't be written ({ $detail }).
over-heading = The game is over
over-heading-abandoned = The game ended early
# A heading, no full stop
over-heading-won = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}
over-heading-shared = { $names } share first place with { $points ->
    [one] 1 point
   *[other] { $points } points
}
over-heading-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# A heading: 1 for the winner, not a seat
over-place = Place
over-player = Player
over-points = Points
over-again-go = To the next game
over-series = Games won in this series
over-game-log = Download the game log
