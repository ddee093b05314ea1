# Why the rules, or a record's reader, say no; and what to do instead.

## The game

# How a seat is called when it has no name; stands where a name would stand
seat-number = seat { $seat }
# Stands in place of a box that can't be named, inside the sentences below
refusal-that-box = that box
refusal-another-box = another box
refusal-game-over = The game is over; start a new one.
refusal-no-such-seat = There is no { $seat }; choose one that is at the table.
# $player: who is to play; $seat: who tried to
refusal-not-your-turn = It's { $player }'s turn, not { $seat }'s; wait for yours.
refusal-seat-left = This seat has left the game: { $seat }; start a new game to play on.
refusal-too-late-to-join = The first round is over; wait for the next game.
refusal-no-such-cell = This pad has no such box; choose one that it has.
refusal-name-first = Name a box before the first throw.
refusal-nothing-to-name = Boxes are not named in advance in this game; just throw.
refusal-already-named = A box is already named; throw.
refusal-throw-first = Throw first, then enter.
refusal-no-rethrow = No rethrow is left; enter the hand in a box.
refusal-first-throw-with-all = The first throw of a turn is with all dice; keep none.
refusal-nothing-thrown = Throw at least one die: keep fewer, or enter the hand in a box.
# $keep, $hand: dice like 6-6-5
refusal-not-in-hand = { $keep } is not in { $hand }; keep dice that lie there.
refusal-dice-count = { $expected ->
    [one] One die was thrown
   *[other] { $expected } dice were thrown
}, but { $found } are shown; the two numbers must agree.
refusal-box-taken = This box is taken: { $box }; choose another.
# $allowed: one or more boxes with “or” between them
refusal-out-of-order = It's too early for { $box }; the order of boxes asks for { $allowed } first.
# There: in Chance. $scores: boxes with “or” between them
refusal-chance-is-last-resort = This hand scores elsewhere, so it can't go there yet; enter it in { $scores }.
refusal-zero-is-last-resort = This hand scores elsewhere, so { $box } can't take a zero; enter it in { $scores }.
refusal-named-box-scores = This hand scores in the box that was named; enter it there: { $named }.
# $cells: boxes with “or” between them
refusal-joker-has-its-place = This joker goes to { $cells }.
refusal-wrong-points = { $found } is wrong here; the box pays { $expected }.
refusal-wrong-extra = { $found } extra points are wrong here; the extra yatzy earns { $expected }.
refusal-impossible-points = No hand gives { $found } in { $box } now; it can be { $possible }.
refusal-no-extra-yatzy = An extra yatzy can't be claimed here; enter the points without it.
# Real dice were entered in a game whose dice the program throws
refusal-not-from-the-table = This game is played with the program's dice; throw them.
refusal-throws-needed = Say how many throws it took: rethrows that you don't take earn chips.
refusal-throw-count = A turn here has 1 to { $most } throws, not { $found }.
refusal-turn-has-begun = Dice were already thrown in this turn; enter the hand in a box, or undo the throws.
refusal-nothing-to-take-back = There is nothing to undo.
refusal-throw-stands = A throw of the program's dice stands; only the choice of a box can be undone, until the next throw.
refusal-no-such-turn = There is no finished turn of { $seat } in round { $round }.
# $because: one of the sentences above
refusal-later-turn = That correction would break a rule in { $seat }'s turn of round { $round }. { $because }

## Cards

card-twice = This box is on the card twice: { $box }; give it once.
card-impossible = This box can't hold { $found } points: { $box }; it can hold { $possible }.
card-out-of-order = The order of the boxes asks for { $box } first; fill that too.
card-too-many-chips = This card can have earned { $most ->
    [one] { $most } chip
   *[other] { $most } chips
} at most, not { $found }.
card-too-many-extra-yatzys = This card can have { $most ->
    [one] { $most } extra yatzy
   *[other] { $most } extra yatzys
} at most, not { $found }.

## Records

# $problem: one of the sentences of this file, or one about hands or combinations of rules
record-line = Line { $line }: { $problem }
record-too-long = This file is longer than 16 MiB, too long for a game log; is it the right file?
record-not-a-record = This isn't a game log; one begins with the line “yatzy record 2”.
record-version = This game log is of version { $found }; this program reads versions 1 and 2.
record-unknown-line = “{ $word }” means nothing here; docs/record.md says what can stand in a game log.
record-missing = The line “{ $word }” is missing above the turns; add it.
record-twice = The line “{ $word }” is there twice; keep one.
record-rules-line = This line of the rules can't be read; docs/record.md says how rules are written.
record-wrong-hash = The rules were changed: they give the hash { $expected }, not { $found }.
record-bad-value = “{ $value }” can't be read after “{ $word }”; docs/record.md says how it is written.
record-seat-number = Seats are numbered 1, 2, 3 and so on: this should be { $expected }, not “{ $found }”.
record-bad-turn = After “{ $after }” there should be { $expected }.
record-bad-turn-start = The line should begin with { $expected }.
# What a line of a game log should have, inside record-bad-turn and record-bad-turn-start
record-part-number = round and seat, as in 3.1
record-part-box = the id of a box
record-part-hand = a hand, as in 1-4-4-6-6
record-part-points = the points
record-part-throws = the number of throws
record-part-end = nothing more
record-no-such-box = This pad has no box “{ $id }”; the ids are in the game log's rules.
record-die-changed = { $keep } was kept, but the next throw shows { $hand }: a kept die can't change.
# $found: a turn like 3.1
record-wrong-turn = This should be turn { $round }.{ $seat }, not { $found }.
record-after-the-end = Nothing can follow here; the line above ends the game, or leaves its turn open.
record-crossed-out-alone = A crossed-out line needs the line that replaces it right below.
record-wrong-total = The total is { $expected }, not { $found }.
