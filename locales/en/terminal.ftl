# The terminal game

terminal-too-small = This terminal is { $width }×{ $height }. The game needs { $columns }×{ $rows }: make the window larger or the letters smaller. Nothing is lost meanwhile.
bot-name = Bot { $level }
player-number = Player { $number }

## The table

table-turn = { $name } to play
table-round = round { $round } of { $rounds }
table-throw = Throw { $throw } of { $throws }
table-first-throw = Throw the dice.
table-name-a-box = Name a box before you throw.
table-named = { $box } is named. Throw the dice.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = for { $box }
table-kept = kept
table-record = Your record in this edition: { $points }
table-not-saved = not saved: the disk refuses
table-taken-back = Taken back. Choose again.
table-seat-left = { $name } has left; the column stays.
table-bot-took-over = The computer plays on for { $name }.

# Real dice
table-type-dice = This game is played with real dice: throw, then type { $dice ->
    [one] what the die shows
   *[other] what the { $dice } dice show
}.
table-real-dice = Type what lies on the table.
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
table-correction = Correcting { $name }, turn { $round }
table-correcting = Type what turn { $round } of { $name } really was, choose the box, then enter. Esc leaves it as it is.

# The race for the bonus
bonus-earned = The bonus of { $points } is yours.
bonus-gone = The bonus of { $points } is out of reach.
bonus-short = Bonus { $points }: { $sum } of { $needed }, { $pace } short of pace
bonus-on-pace = Bonus { $points }: { $sum } of { $needed }, { $pace ->
    [0] right on pace
   *[other] { $pace } ahead of pace
}
bonus-ahead-of-it = Bonus { $points }: from { $needed } in the upper boxes

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] No chips
    [one] One chip
   *[other] { $chips } chips
}
chips-stopping = { $chips ->
    [0] No chips
    [one] One chip
   *[other] { $chips } chips
}; stop now and save { $earns ->
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
key-throw-none = All dice are kept
key-keep = Keep a die, or let it go
key-choose-box = Choose a box
key-enter = Enter { $points } in { $box }
key-enter-unknown = Enter in { $box }
key-name = Name { $box }
key-skip = Go on faster
key-type-dice = Type the { $dice ->
    [one] die
   *[other] { $dice } dice
}
key-type-points = Type the points
key-points-instead = Points instead of dice
key-dice-instead = Dice instead of points
key-throws = How many throws it took
key-extra-yatzy = An extra yatzy, or not
key-start-over = Start this turn over
key-correct = Correct this entry
key-correct-not = Leave it as it is
key-undo = undo
key-coach = coach
key-rules = rules
key-keys = all keys
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
keys-undo = Take the last choice back
keys-coach = Ask the coach; the record says so
keys-rules = The rules in force
keys-leave = Leave; the game is saved
legend-offer = What your dice pay in this box now
legend-zero = This box would get a zero
legend-struck = A box that was given a zero
legend-newest = The entry made last
any-key-closes = any key closes

rules-in-force = Rules in force
rules-more = ↓: more · esc closes

## Questions

zero-question = Enter 0 in { $box }?
zero-yes = Yes, give the box up
zero-no = No, choose again
leave-question = Leave the table?
leave-saved = Leave; the game waits for you
leave-seat = { $name } leaves, the others go on
leave-bot = The computer plays on for { $name }
leave-abandon = End this game here, for everyone
leave-not = Stay

## Coach

coach-absent = The coach doesn't know this game yet.
coach-thinking = The coach is thinking…

## Games to go on with

games-title = Go on with a game?
games-explained = These games wait where you left them.
games-one = { $names }, { $title }, round { $round } of { $rounds }, begun { $date }
games-one-undated = { $names }, { $title }, round { $round } of { $rounds }
games-go-on = go on
games-new = new game
games-statistics = statistics
games-leave = leave
games-unreadable = The saved games can't be read just now.
games-taken = Someone is playing this game in another window.

## A new game

new-title = New game
new-game = Game
new-edition = Edition
new-options = Options
new-seats = Seats
new-starts = Who starts
new-dice = Dice
new-start = Start the game
new-plain = plain
new-options-set = { $count ->
    [0] as the edition says
    [one] one set by hand
   *[other] { $count } set by hand
}
new-unfold = enter shows them
new-fold = enter hides them
new-add-seat = + one more seat
new-seat-bot = the computer; left and right: its level
new-seat-person = type a name; left and right let the computer play
new-as-entered = as entered
new-drawn = drawn: everyone throws, the highest starts
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
draw-again = Equal: once more.
draw-first = { $name } starts.
draw-hint = enter: to the table · esc: back

## The end

over-alone = The game is over: { $points } points.
over-won = { $name } wins with { $points } points.
over-shared = { $names } share the first place with { $points } points.
over-nobody = The game is over.
over-abandoned = The game was ended before its end.
over-again = Play again
over-report = Look back: luck and choices
over-save = Save the record here as a file
over-statistics = Statistics
over-undo = Take the last entry back
over-leave = Leave
over-saved = The record is in { $path }.
over-not-saved = { $path } can't be written ({ $detail }).
record-first = The first record of { $name } in this edition: { $points }.
record-new = A new record for { $name }: { $points }, { $better } better than before.
record-stands = { $name }'s record in this edition is { $points }.

## Looking back

report-title = Looking back: { $name }
report-thinking = Every throw and every choice is being looked at…
report-unknown = This game is too large to be solved on the spot, and a report that blames the dice must be exact.
report-worst = What cost most
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "1.2 better: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = left and right: another seat · up and down: more · any other key: back

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
play-unknown-level = There is no bot of level “{ $level }”; there is { $levels }.
play-no-terminal = The terminal game needs a terminal; “yatzy play --plain” plays in lines, through pipes too.

## The same game in lines

plain-title = { $title } ({ $edition }) with { $names }.
plain-welcome = “help” lists the commands.
plain-waiting = “continue { $number }” takes up the game { $game }.
plain-nothing-waits = There is no such game to go on with, or this one has begun.
plain-turn = { $name } to play, round { $round } of { $rounds }.
plain-hand = Throw { $throw } of { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = It pays in { $boxes }.
plain-pays-nowhere = It pays in no open box.
# A box and what it pays, one of a list
plain-pays-box = { $box } { $points }
plain-kept = Still kept: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = You keep { $keep }; “throw” throws { $loose ->
    [0] none: let one go first
    [one] the other die
   *[other] the other { $loose } dice
}.
plain-nothing = nothing
plain-dice = The dice show { $dice }.
plain-dice-first = Say what the dice show, as in “dice { $dice }”, or the points, as in “enter { $id } 20”.
plain-throws = { $throws ->
    [one] One throw
   *[other] { $throws } throws
} this turn.
plain-zero = { $box } would get a zero. If you mean that, say “enter { $id } 0”.
plain-entered = { $name } enters { $points } in { $box }.
plain-extra = An extra yatzy: { $points } more.
plain-corrected = Corrected: { $points } in { $box }.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): not with these dice
plain-box-open = { $box } ({ $id })
plain-card = The card of { $name }:
plain-row = { $name }: { $points }
plain-row-open = { $name }: open
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name } left: { $points }
plain-left = The game is saved; “yatzy play” offers it again.
plain-unknown = There is no command “{ $word }”; “help” lists them.
plain-no-box = Say which box, as in “enter { $example }”.
plain-unknown-box = There is no box “{ $name }”; “boxes” lists the open ones.
plain-no-number = A number should stand where “{ $word }” stands; “help” shows how.
plain-help-throw = throw: throw the dice that are not kept
plain-help-keep = keep 6 6: keep these dice at the next throw; “keep none” lets all go
plain-help-enter = enter { $id }: enter the dice in a box, by its id, name or letter; a zero must be said, as in “enter { $id } 0”
plain-help-dice = dice { $dice }: what the dice on the table show
plain-help-enter-real = enter { $id }: enter those dice in a box, by its id, name or letter; without dice say the points, as in “enter { $id } 20”
plain-help-name = name { $id }: name the box before the first throw
plain-help-correct = correct 3 1 { $id } { $dice }: what turn 3 of seat 1 really was; or “points 20” instead of the dice
plain-help-throws = throws 2: how many throws this turn took
plain-help-extra = extra: the points that follow come with an extra yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: how the game stands, what each open box takes, a whole column, who leads, the rules in force
plain-help-more = undo: take the last choice back; coach: ask for advice
plain-help-leave = quit: leave, the game is saved; seat-leaves: the seat to play leaves; abandon: end the game for everyone
