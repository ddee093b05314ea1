# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = This terminal is { $width }×{ $height }. The game needs { $columns }×{ $rows }: make the window larger or the letters smaller. Nothing is lost meanwhile.
play-owner-silent = Another Yatzy on this machine keeps the games but does not answer at { $address }; end it and try again.
# $database: the file; $detail: what the system says
play-database = The saved games, “{ $database }”, can't be opened ({ $detail }); choose another folder with --data DIR.
play-no-terminal = The terminal game needs a terminal; “yatzy play --plain” plays in lines, through pipes too.

## Keys of the keyboard, as lists of keys name them

keycap-space = space
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = arrows
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = up/down
arrows-left-right = left/right
arrows-down = down

## Keys, as the table lists them

key-other-column = Another column
# Beside the key
key-print = print
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
# A key: where the points are not known yet
key-enter-unknown = Enter in { $box }
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

keys-print = Put the pad here as a PDF, to print
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
keys-leave = Leave, the game is saved
keys-any-closes = any key closes
keys-list = 1 to 6: keep a die · space: throw · letters: box · enter: enter it · c: coach · u: undo · ?: this help
legend-offer = What your dice would score here
legend-zero = This box would get a zero
legend-struck = A box that was crossed out
legend-newest = The entry made last

## The same game in lines

plain-statistics-box = { $box }: { $own } on average
plain-statistics-box-beside = { $box }: { $own } on average, perfect play { $perfect }
plain-statistics-stretch = { $from } to { $to } points: { $games ->
    [one] one game
   *[other] { $games } games
}
plain-help-statistics = statistics: records and averages of everyone who plays here
plain-title = { $title } ({ $edition }) with { $names }.
plain-welcome = “help” lists the commands.
plain-waiting = “continue { $number }” continues the game { $game }.
plain-nothing-waits = There is no such game to continue, or you have already begun this one.
plain-turn = { $name } to play, round { $round } of { $rounds }.
plain-hand = Throw { $throw } of { $throws }: { $hand }.
# $boxes: "Chance (14), Twos (8) and One pair (4)"
plain-pays = You can score: { $boxes }.
plain-pays-nowhere = No open box scores with these dice.
# A box and what it pays, one of a list
plain-pays-box = { $box } ({ $points })
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
plain-extra = An extra yatzy: { $points } points more.
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
plain-help-name = name { $id }: call this box before the first throw
plain-help-correct = correct 3 1 { $id } { $dice }: what turn 3 of seat 1 really was; or “points 20” instead of the dice
plain-help-throws = throws 2: how many throws this turn took
plain-help-extra = extra: the points that follow come with an extra yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: how the game stands, what each open box scores, a whole column, who leads, the rules in force
plain-help-more = undo: undo the last choice; coach: ask for advice
plain-help-leave = quit: leave, the game is saved; seat-leaves: the seat to play leaves; abandon: end the game for everyone
