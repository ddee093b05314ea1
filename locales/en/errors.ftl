# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

# Stands in place of a box that can't be named, inside the sentences below
refusal-that-box = that box
refusal-another-box = another box
refusal-game-over = The game is over. Start a new one.
refusal-no-such-seat = There is no { $seat } at this table. Choose another seat.
# $player: who is to play; $seat: who tried to
refusal-not-your-turn = It's { $player }'s turn, not { $seat }'s. Wait for yours.
refusal-seat-left = This game goes on without { $seat }. Start a new one to play again.
refusal-too-late-to-join = The first round is over. Wait for the next game.
refusal-no-such-cell = This pad has no such box. Choose one that it has.
refusal-name-first = Call a box before the first throw.
refusal-nothing-to-name = You don't call boxes in this game. Just throw.
refusal-already-named = A box is already called. Throw the dice.
refusal-throw-first = Throw first, then enter.
refusal-no-rethrow = No rethrow is left. Enter the hand in a box.
refusal-first-throw-with-all = The first throw of a turn is with all dice. Keep none.
refusal-nothing-thrown = Throw at least one die: keep fewer, or enter the hand in a box.
# $keep, $hand: dice like 6-6-5
refusal-not-in-hand = { $keep } is not in { $hand }. Keep dice that lie there.
refusal-dice-count = { $expected ->
    [one] One die was thrown
   *[other] { $expected } dice were thrown
}, but the hand has { $found }. The two numbers must agree.
refusal-box-taken = This box is already taken: { $box }. Choose another.
# $allowed: one or more boxes with “or” between them
refusal-out-of-order = It's too early for { $box }. The order of boxes asks for { $allowed } first.
# There: in Chance. $scores: boxes with “or” between them
refusal-chance-is-last-resort = This hand scores in another box, so that one isn't allowed yet. Enter it in { $scores }.
# Another box had been called, and the dice miss it; $scores: open boxes in which they would have scored
refusal-chance-after-miss = This hand scores in a box that wasn't called ({ $scores }), so this one isn't allowed. Enter a zero in any other open box.
refusal-zero-is-last-resort = This hand scores in another box, so { $box } can't take a zero. Enter it in { $scores }.
refusal-named-box-scores = This hand scores in the box that was called. Enter it there: { $named }.
# $cells: boxes with “or” between them
refusal-joker-has-its-place = This joker must go in { $cells }.
refusal-wrong-points = With these dice the box scores { $expected ->
    [one] 1 point
   *[other] { $expected } points
}, not { $found }.
refusal-wrong-extra = The extra yatzy earns { $expected ->
    [one] 1 point
   *[other] { $expected } points
}, not { $found }.
refusal-impossible-points = No hand scores { $found ->
    [one] 1 point
   *[other] { $found } points
} in { $box } now. It can be { $possible }.
refusal-no-extra-yatzy = An extra yatzy can't be claimed here. Enter the points without it.
# Real dice were entered in a game whose dice the program throws
refusal-not-from-the-table = This game is played with virtual dice. Throw those.
refusal-throws-needed = Say how many throws it took: rethrows that you don't take earn chips.
refusal-throw-count = A turn here has 1 to { $most } throws, not { $found }.
refusal-turn-has-begun = Dice were already thrown in this turn. Enter the hand in a box, or undo the throws.
refusal-nothing-to-take-back = There is nothing to undo.
refusal-throw-stands = A throw of virtual dice can't be undone. Only the choice of a box can, until the next throw.
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

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = The chain breaks here: this line, or something it is bound to, was changed.
# $number: of the throw, from 1
record-no-such-throw = Throw { $number } was never made, so no bytes can belong to it.
record-too-long = This file is longer than 16 MiB, too long for a game log; is it the right file?
record-not-a-record = This isn't a game log; one begins with the line “yatzy record 2”.
record-version = This game log is of version { $found }; this program reads versions 1 and 2.
record-unknown-line = “{ $word }” means nothing here; a line of a game log begins here with { $known }.
record-missing = The line “{ $word }” is missing above the turns; add it.
record-twice = The line “{ $word }” is there twice; keep one.
record-rules-line = This line of the rules can't be read; it is written like this: { $form }.
record-wrong-hash = The rules were changed: they give the hash { $expected }, not { $found }.
record-bad-value = “{ $value }” can't be read after “{ $word }”; the line is written like this: { $form }.
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
record-crossed-out-alone = A line that begins with “~” needs the line that replaces it right below.
record-wrong-total = The total is { $expected }, not { $found }.

## Hands

hand-empty = There are no dice in this hand; write one like 6-6-6-5-5, 66655 or "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = “{ $found }” (character { $place }) isn't a die; dice show 1 to 6, so write a hand like 6-6-6-5-5.
hand-too-many = This hand has more than { $most } dice, and no game has that many; write one like 6-6-6-5-5.
# $expected: how many dice; $example: a hand with as many
hand-wrong-count = { $found ->
    [one] This hand has one die
   *[other] This hand has { $found } dice
}, but the game is played with { $expected }, as in { $example }.
hand-line-too-long = This line has more than { $most } characters, too many for a hand; write one like 6-6-6-5-5.
hand-line-not-text = This line isn't UTF-8 text; write a hand like 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = There is no ruleset or edition “{ $id }”; did you mean { $near }?
ruleset-unknown-far = There is no ruleset or edition “{ $id }”; “yatzy rules” lists them all.
ruleset-twice = The rules are given twice, “{ $first }” and “{ $second }”; give them once.
ruleset-option-no-value = “{ $given }” doesn't set an option; write OPTION=VALUE, where the option is { $options }.
ruleset-option-unknown = There is no option “{ $option }”; the options are { $options }.
ruleset-option-unknown-value = The option { $option } can't be “{ $value }”; it can be { $values }.
# An option of the rules, as in --set bonus=none. $near: one option.
ruleset-option-unknown-near = There is no option “{ $option }”; did you mean “{ $near }”?
ruleset-game-unknown = There is no game “{ $game }”; the games are { $games }.

## Combinations that make no sense

ruleset-dice = A game has 1 to { $most } dice, not { $dice }.
ruleset-boxes = A pad has 1 to { $most } boxes, not { $boxes }.
ruleset-columns = A pad has 1 to { $most } columns, not { $columns }.
ruleset-factor = A column can't be worth ×{ $factor } here; columns are worth ×1 to ×9, each something else.
ruleset-box-twice = Two boxes have the id “{ $box }”; give each its own.
ruleset-face-twice = The box “{ $box }” wants a face that an earlier box has already; each face has one box.
ruleset-out-of-reach = The box “{ $box }” needs { $needs } dice, more than the game throws.
ruleset-face-pays = The box “{ $box }” is for one face, so it must score “matched”.
ruleset-pays = The box “{ $box }” must score 1 to { $most } points.
ruleset-bonus-range = The bonus, and the sum that earns it, must be 1 to { $most } points.
ruleset-bonus-without-upper = A bonus needs upper boxes to earn it, and there are none; leave it out or set bonus=none.
ruleset-bonus-out-of-reach = The bonus takes { $needed } points, but the upper boxes score at most { $most }; give a lower number.
ruleset-bonus-without-number = This ruleset has no bonus whose number could stay; give one, as in bonus=at-least:63.
ruleset-declare-with-order = Calling boxes makes no sense with an order of boxes; set order=free or declare=no.
ruleset-declare-with-columns = Calling boxes makes no sense with several columns; set declare=no.
ruleset-declare-with-jokers = Calling boxes makes no sense with jokers; set joker=none or declare=no.
ruleset-jokers-need-full-values = Jokers make no sense here: the box “{ $box }” scores only the dice that match, so a joker has no value in it; set joker=none.
ruleset-jokers-without-yatzy = Jokers need exactly one box for all dice alike; set joker=none.
ruleset-jokers-with-columns = Jokers make no sense with several columns; set joker=none.
ruleset-jokers-with-yatzy-sum = Jokers make no sense when yatzy scores its dice too; set yatzy=50 or joker=none.
ruleset-columns-with-order = An order of boxes makes no sense with several columns; set order=free.
ruleset-columns-with-chips = Saved rethrows make no sense with several columns; set chips=no.
ruleset-columns-with-bonus = A bonus makes no sense with several columns; set bonus=none.
ruleset-no-yatzy-of-fifty = The option yatzy needs a box that scores 50 points for all dice alike, and there is none here.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Line { $line }: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = There is no file “{ $path }”; check its name and its folder.
file-is-directory = “{ $path }” is a directory; give the path of a file.
file-unreadable = The file “{ $path }” can't be read ({ $detail }); check that it is there and that you may read it.
file-not-text = The file “{ $path }” isn't UTF-8 text; save it as UTF-8.
file-too-long = This file is longer than 32 KiB, too long for a ruleset; is it the right file?
file-syntax = This isn't TOML ({ $detail }); write key = value.
file-unknown-key = “{ $key }” means nothing here; the known keys are { $known }.
file-missing = “{ $key }” is missing; add it.
file-wrong-kind = “{ $key }” must be { $expected }.
file-unknown-base = There is no ruleset or edition “{ $id }” to start from; “yatzy rules” lists them all.
file-base-and = “base” brings its own “{ $key }”; leave out one of the two.
file-rules-line = Line { $line } of the rules can't be read.
# What a key of a file must be, inside file-wrong-kind
expected-text = a text in quotation marks
expected-number = a whole number from { $low } to { $high }
expected-list = a list in square brackets
expected-table = a table of keys and values
expected-box-id = an id of lower-case letters, digits and hyphens that begins with a letter, of 32 characters at most
expected-one-of = one of: { $forms }

# Codes of challenges: a friend plays with the same dice.
challenge-damaged = This challenge code is damaged. Copy the whole code or link again.
challenge-newer = This challenge comes from a newer version of Yatzy. Update the program to play it.
# $rules is the id of an edition.
challenge-unknown-rules = The rules of this challenge are not known here: { $rules }.
challenge-own-rules = A challenge holds only listed rules. Send the game log as a file instead.
challenge-game = Only a finished game of one player with shared dice can be a challenge.
