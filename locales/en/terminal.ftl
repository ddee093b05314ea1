# The terminal game

terminal-too-small = This terminal is { $width }×{ $height }. The game needs { $columns }×{ $rows }: make the window larger or the letters smaller. Nothing is lost meanwhile.
# A column's heading: a computer player of this level
bot-name = Bot { $level }
# A person who gave no name
player-number = Player { $number }

## The table

# Whose turn it is
table-turn = { $name } to play
table-round = round { $round } of { $rounds }
table-throw = Throw { $throw } of { $throws }
table-first-throw = Throw the dice.
table-name-a-box = Name a box before you throw.
table-named = { $box } is named. Throw the dice.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = for { $box }
# Below a die: it stays at the next throw
table-kept = kept
# A record: the best total so far of the person to play
table-record = Your record in this edition: { $points }
# A status: the last choice was undone
table-taken-back = Undone. Choose again.
table-seat-left = { $name } has left; the column stays.
table-bot-took-over = The computer plays on for { $name }.

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
table-extra-yatzy = with an extra yatzy
table-no-extra-yatzy = without an extra yatzy
table-dice-missing = { $missing ->
    [one] One die is missing.
   *[other] { $missing } dice are missing.
} Type what is missing.
table-points-missing = Type the points first.
# $name: whose entry it is; $round: which of their turns
table-correction = Correcting { $name }, turn { $round }
table-correcting = Type what { $name } really had in turn { $round }, choose the box, then press enter. Esc leaves it as it is.

# The race for the bonus
bonus-earned = The bonus of { $points } is yours.
bonus-gone = The bonus of { $points } is out of reach.
# $sum: in the upper boxes now; $needed: the sum that earns the bonus; $pace: how far below three of each face
bonus-short = Bonus { $points }: { $sum } of { $needed }, { $pace } behind pace
bonus-on-pace = Bonus { $points }: { $sum } of { $needed }, { $pace ->
    [0] right on pace
   *[other] { $pace } ahead of pace
}
# Before the first entry in an upper box
bonus-ahead-of-it = Bonus { $points }: at { $needed } or more in the upper boxes

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

## Keys, as the table lists them

key-throw-all = Throw { $dice ->
    [one] the die
   *[other] all { $dice } dice
}
key-throw = Throw { $dice ->
    [one] one die
   *[other] { $dice } dice
}
key-throw-chip = Throw { $dice ->
    [one] one die
   *[other] { $dice } dice
}, costs 1 of { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
# A key that does nothing now, and why
key-throw-none = All dice are kept
# A key: the die with this number is kept, or no longer kept
key-keep = Keep a die, or let it go
# A key: the box is chosen, nothing is entered yet
key-choose-box = Choose a box
key-enter = Enter { $points } in { $box }
# A key: where the points are not known yet
key-enter-unknown = Enter in { $box }
key-name = Name { $box }
# A key: bots and dice are not waited for
key-skip = Skip ahead
key-type-dice = Type the { $dice ->
    [one] die
   *[other] { $dice } dice
}
key-type-points = Type the points
# A key: type points instead of dice
key-points-instead = Points instead of dice
key-dice-instead = Dice instead of points
key-throws = How many throws it took
key-extra-yatzy = An extra yatzy, or not
# A key: dice or points typed for this turn are taken away
key-start-over = Start this turn over
key-correct = Correct this entry
# A key: leave an entry as it is, instead of correcting it
key-correct-not = Leave it as it is
# A key: the last choice is undone
key-undo = undo
key-coach = coach
key-rules = rules
key-keys = all keys
# A key, and so below: the verb
key-leave = leave

## All keys

keys-title = Keys
keys-throw = Throw the dice that are not kept
keys-keep = Keep the die with this number, or let it go
keys-letter = Choose the box with this letter
keys-arrows = Move from box to box; sideways over the columns
keys-enter = Enter the dice in the chosen box; a zero asks first
keys-type-dice = Type what the dice on the table show
keys-tab = Type points instead of dice, and back
keys-correct = On a filled box: correct that turn
keys-throws = How many throws the turn took, where there are chips
keys-scroll = Show the columns of other seats
keys-undo = Undo the last choice
keys-coach = Ask the coach; the game log notes it
keys-rules = The rules in force
keys-leave = Leave; the game is saved
legend-offer = What your dice pay in this box now
legend-zero = This box would get a zero
legend-struck = A box that was struck
legend-newest = The entry made last
any-key-closes = any key closes

rules-in-force = Rules in force
rules-more = ↓: more · esc closes

## Questions

zero-question = Enter 0 in { $box }?
zero-yes = Yes, strike the box
zero-no = No, choose again
leave-question = Leave the table?
# Answers to the question above: who goes, and what becomes of the game
leave-saved = Leave; the game waits for you
# The game goes on without this player
leave-seat = { $name } leaves, the others go on
leave-bot = The computer plays on for { $name }
leave-abandon = End this game here, for everyone
# A key at the question above: nobody leaves
leave-not = Stay

## Coach

coach-absent = The coach doesn't know this game yet.
coach-thinking = The coach is thinking…

## Games to go on with

games-title = Continue a game?
games-explained = These games wait where you left them.
games-one = { $names }, { $title }, round { $round } of { $rounds }, started { $date }
games-one-undated = { $names }, { $title }, round { $round } of { $rounds }
# A key: the chosen game
games-go-on = continue
games-new = new game
games-statistics = statistics
games-leave = leave
games-unreadable = The saved games can't be read just now.

## A new game

new-title = New game
new-game = Game
new-edition = Edition
new-options = Options
new-seats = Seats
new-starts = Who starts
new-dice = Dice
new-start = Start the game
# In place of an edition: the game's own rules, of no leaflet
new-plain = plain
new-options-set = { $count ->
    [0] as the edition says
    [one] one changed
   *[other] { $count } changed
}
new-unfold = enter shows them
new-fold = enter hides them
new-add-seat = + one more seat
new-seat-bot = the computer; left and right: its level
new-seat-person = type a name; left and right let the computer play
# Who starts: the first seat above
new-as-entered = in the order above
# Who starts
new-drawn = by dice: everyone throws, the highest starts
new-program-dice = the program throws
new-real-dice = real dice on the table
new-real-dice-remark = you throw, the program keeps the pad
new-hint = up and down: choose a line · left and right: change it · esc: leave
new-hint-seat = type a name · left and right: computer · backspace when empty: one seat less
new-hint-add = enter: one more seat
new-hint-options = enter: show or hide the options
new-hint-start = enter: start · up and down: choose a line · t: statistics · esc: leave
draw-title = Who starts?
draw-throw = { $name } throws { $hand }: { $sum }
draw-again = A tie: throw again.
draw-first = { $name } starts.
draw-hint = enter: to the table · esc: back

## The end

over-alone = The game is over: { $points } points.
over-won = { $name } wins with { $points } points.
over-shared = { $names } share first place with { $points } points.
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
# A record: the best total
record-first = { $name }'s first record in this edition: { $points }.
record-new = A new record for { $name }: { $points }, { $better } better than before.
record-stands = { $name }'s record in this edition is { $points }.

## Looking back

report-title = Looking back: { $name }
report-thinking = Looking at every throw and every choice…
report-unknown = This game is too large to solve on the spot, so there is no exact report of it.
# A heading over choices that were made
report-worst = What cost most
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "1.2 better: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: another seat · ↑ ↓: more · any other key: back

## Statistics

statistics-title = Records and averages
statistics-none = No game is finished yet. Play one, and it counts here.
statistics-hint = left and right: another person or edition · any other key: back
statistics-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, best { $best }, average { $mean }
statistics-bonus = The bonus was earned in { $rate } of them.
statistics-boxes = Each box on average
statistics-totals = Totals

## yatzy play

help-play = Play in the terminal
help-play-seat = A seat: a name, or bot:LEVEL for the computer; may be repeated
help-play-real-dice = You throw real dice, the program keeps the pad
help-play-plain = Play in plain lines, for screen readers and pipes
play-unknown-level = There is no level “{ $level }”; the levels are { $levels }.
play-no-terminal = The terminal game needs a terminal; “yatzy play --plain” plays in lines, through pipes too.

## The same game in lines

plain-title = { $title } ({ $edition }) with { $names }.
plain-welcome = “help” lists the commands.
plain-waiting = “continue { $number }” continues the game { $game }.
plain-nothing-waits = There is no such game to continue, or you have already begun this one.
plain-turn = { $name } to play, round { $round } of { $rounds }.
plain-hand = Throw { $throw } of { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = It pays: { $boxes }.
plain-pays-nowhere = It pays in no open box.
# A box and what it pays, one of a list
plain-pays-box = { $box } { $points }
plain-kept = Still kept: { $keep }.
# $loose: how many dice are not kept. $keep: dice like 6-6, or plain-nothing
plain-keep = You keep { $keep }; “throw” throws { $loose ->
    [0] none: let one go first
    [one] the other die
   *[other] the other { $loose } dice
}.
# In plain-keep: no dice
plain-nothing = nothing
plain-dice = The dice show { $dice }.
plain-dice-first = Type what the dice show, as in “dice { $dice }”, or the points, as in “enter { $id } 20”.
plain-throws = { $throws ->
    [one] One throw
   *[other] { $throws } throws
} this turn.
plain-zero = { $box } would get a zero. If you mean that, type “enter { $id } 0”.
plain-entered = { $name } enters { $points } in { $box }.
plain-extra = An extra yatzy: { $points } more.
plain-corrected = Corrected: { $points } in { $box }.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): not with these dice
plain-box-open = { $box } ({ $id })
plain-card = { $name }'s card:
plain-row = { $name }: { $points }
# In place of points: nothing is entered there yet
plain-row-open = { $name }: open
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name } left: { $points }
plain-left = The game is saved; “yatzy play” offers it again.
plain-unknown = There is no command “{ $word }”; “help” lists them.
plain-no-box = Type which box, as in “enter { $example }”.
plain-unknown-box = There is no box “{ $name }”; “boxes” lists the open ones.
plain-no-number = “{ $word }” should be a number; “help” shows how.
plain-help-throw = throw: throw the dice that are not kept
plain-help-keep = keep 6 6: keep these dice at the next throw; “keep none” lets all go
plain-help-enter = enter { $id }: enter the dice in a box, by its id, name or letter; a zero must be typed, as in “enter { $id } 0”
plain-help-dice = dice { $dice }: what the dice on the table show
plain-help-enter-real = enter { $id }: enter those dice in a box, by its id, name or letter; without dice type the points, as in “enter { $id } 20”
plain-help-name = name { $id }: name the box before the first throw
plain-help-correct = correct 3 1 { $id } { $dice }: what turn 3 of seat 1 really was; or “points 20” instead of the dice
plain-help-throws = throws 2: how many throws this turn took
plain-help-extra = extra: the points that follow come with an extra yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: how the game stands, what each open box takes, a whole column, who leads, the rules in force
plain-help-more = undo: undo the last choice; coach: ask for advice
plain-help-leave = quit: leave, the game is saved; seat-leaves: the seat to play leaves; abandon: end the game for everyone
