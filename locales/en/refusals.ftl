# What the rules refuse, and what to do instead.

refused-game-over = The game is over.
refused-no-such-seat = There is no seat { $seat }.
refused-not-your-turn = It is the turn of { $name }.
refused-seat-left = { $name } has left the game.
refused-too-late-to-join = New seats join in the first round only.
refused-no-such-cell = There is no such box on this pad.
refused-name-first = Name a box first; then throw.
refused-nothing-to-name = Boxes are not named in this game; just throw.
refused-already-named = A box is named already; throw.
refused-throw-first = Throw first; then choose a box.
refused-no-rethrow = That was the last throw of the turn. Choose a box.
refused-no-rethrow-no-chip = The free rethrows are used up, and there is no chip left. Choose a box.
refused-first-throw-with-all = The first throw of a turn is with all dice.
refused-nothing-thrown = All dice are kept. Let at least one go, or choose a box.
# $keep and $hand: dice like 4-6
refused-not-in-hand = You can't keep { $keep }: the dice show { $hand }.
refused-dice-count = { $found ->
    [one] That is one die
   *[other] That is { $found } dice
}; the game is played with { $expected }.
refused-box-taken = { $box } is taken. Choose another; { $open ->
    [one] one is open
   *[other] { $open } are open
}.
# $allowed: the boxes that may be filled now
refused-out-of-order = Not { $box } yet: now it is the turn of { $allowed }.
refused-chance-is-last-resort = Chance is a last resort in this game, and these dice pay in { $boxes }.
refused-zero-is-last-resort = A zero is a last resort in this game, and these dice pay in { $boxes }.
refused-named-box-scores = You named { $box }, and these dice pay there: enter them there.
refused-joker-has-its-place = This yatzy is a joker, and its place is { $boxes }.
refused-wrong-points = These dice pay { $expected }, not { $found }.
refused-wrong-extra = The extra yatzy pays { $expected }, not { $found }.
refused-impossible-points = { $box } can't be { $found } now; it can be { $possible }.
refused-no-extra-yatzy = There can be no extra yatzy in this box now.
refused-not-from-the-table = This game is played with the program's dice; throw them.
refused-throws-needed = Say how many throws the turn took: each rethrow not taken is a chip.
refused-throw-count = { $found } throws can't be; there were 1 to { $most }.
refused-turn-has-begun = The turn has begun with throws; go on with those.
refused-nothing-to-take-back = There is nothing to take back.
refused-throw-stands = A throw stands. Only the choice of a box can be taken back, until the next throw.
refused-no-such-turn = There is no finished turn { $round } to correct.
# $because: one of the sentences above
refused-later-turn = Then turn { $round } of { $name } would not fit any more: { $because }
