# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
# Beside an edition whose highest total is not that of the plain game
rules-most = at most { $max } points
rules-list-hint = “yatzy rules ID” explains one; “yatzy score HAND --rules ID” scores with it.
rules-none = No edition fits; leave out --game or --in.

## The guide

guide-summary = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, at most { $max } points
guide-edition = { $id } · leaflet { $booklet } · { $language }
guide-turn = A turn
guide-turn-throws = { $dice ->
    [one] Throw the die, then rethrow it at most twice.
   *[other] Throw all { $dice } dice. Then rethrow any of them, at most twice; dice that were kept before may be rethrown too.
} You may stop after any throw.
guide-turn-throws-chips = { $dice ->
    [one] Throw the die, then rethrow it: twice for free, and more often for chips.
   *[other] Throw all { $dice } dice. Then rethrow any of them, twice for free and more often for chips; dice that were kept before may be rethrown too.
} You may stop after any throw.
guide-turn-entry = Then enter the hand in one open box. Each box can be used only once, even for a zero.
guide-turn-reading = You choose the box. It always scores the most that your dice can make there.
guide-turn-reading-named = A box always scores the most that your dice can make there: 4-4-4-4-1 is also three of a kind.
guide-boxes = Boxes
# A line of a list. $rule: what the box needs and scores, without a full stop
guide-box = { $box } – { $rule }
guide-example = Example
# The heading over the points that the example scores
guide-pays = Points
# The heading over the most points that the box can score
guide-most = Most
guide-columns = The pad has { $columns } columns worth { $factors }. Each turn you fill one box in one column, and its points are multiplied. The table shows ×1.
guide-options = Options in force
guide-differs = * differs from the standard game, { $game }
guide-same = The same as the standard game, { $game }.
guide-end-heading = The end
guide-end = The game ends when everyone has had { $turns ->
    [one] their one turn
   *[other] their { $turns } turns
} and every box is filled. The highest total wins; equal totals share a place.
guide-players = Any number can play. You can also play alone, against your own record.

## What a box needs, and what it pays

# "3 alike and a pair, each of another face" and "their sum"
box-rule = { $needs }: { $pays }
needs-face = dice showing { $face }
needs-group = { $count ->
    [one] { $size ->
        [1] a single die
        [2] a pair
       *[other] { $size } of a kind
    }
   *[other] { $size ->
        [1] { $count } single dice
        [2] { $count } pairs
       *[other] { $count } sets of { $size } of a kind
    }
}
needs-different = { $groups }, of different numbers
needs-run = every number from { $first } to { $last }
needs-run-of = any { $length } numbers in a row
needs-any = any hand
# The sum of the dice that the box needs
pays-matched = their sum
pays-all = the sum of all dice
pays-fixed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pays-fixed-and-all = { $points ->
    [one] 1 point
   *[other] { $points } points
} and the sum of all dice

## Options by name, as forms and screens offer them

option-name-order = Order of boxes
option-name-bonus = Bonus
option-name-chance = Chance
# When a zero may be entered; the values are choice-any and choice-last-resort
option-name-zero = A zero
# Whether the box is called before the first throw; the values are yes and no
option-name-declare = Calling the box first
# Whether rethrows that are not taken earn chips; the values are yes and no
option-name-chips = Saving rethrows as chips
option-name-joker = Jokers
option-name-yatzy = Yatzy scores
option-and-choice = { $option }: { $choice }

## Their values

# In no order of boxes
choice-order-free = any
choice-order-down = top to bottom
choice-order-upper-first = upper part first
# The upper sum that earns the bonus
choice-bonus-at-least = at the usual sum or more
choice-bonus-at-least-sum = at { $sum } or more
choice-bonus-more-than = only above the usual sum
choice-bonus-more-than-sum = only above { $sum }
choice-bonus-none = none
# Fits both a zero and Chance: when they may be used
choice-any = at any time
choice-last-resort = only as a last resort
choice-no = no
choice-yes = yes
choice-joker-none = none
choice-joker-booklet = once yatzy has scored
choice-joker-official = once yatzy is filled
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 and the dice

## What an option means

option-order-free = Boxes are filled in any order.
option-order-down = Boxes are filled from top to bottom. If your dice don't fit the next box, it gets a zero.
option-order-upper-first = All upper boxes are filled first, then the lower ones, in any order within each part.
option-bonus-none = There is no bonus for the upper boxes.
# After one of the two sentences about the bonus, where no card reaches its sum. $most: points
option-bonus-out-of-reach = The upper boxes add up to { $most } at most, so it is never reached.
option-bonus-at-least = { $bonus }: { $points } points when the upper boxes add up to { $sum } or more.
option-bonus-more-than = { $bonus }: { $points } points when the upper boxes add up to more than { $sum }. Exactly { $sum } is not enough.
option-chance-any = { $chance } may be used at any time.
option-chance-any-in-order = { $chance } is filled when its turn comes.
option-chance-last-resort = { $chance } is a last resort: it may be used only when the hand scores in no other open box.
option-zero-any = A zero may go into any open box in which the hand is worth nothing, even when another box would score.
option-zero-any-in-order = A zero goes into the box, or the part of the pad, whose turn it is, if the hand is worth nothing there.
option-zero-last-resort = A zero is a last resort: it may be entered only when the hand scores in no open box.
option-declare-no = The box is chosen after the throws.
option-declare-yes = Before the first throw you call an open box. If your dice score in it, you enter them there. If they don't, you choose: { $chance }, if it is open and your dice score in no other open box, or a zero in any other open box, even one where they would have scored, because you didn't call it. You may call { $chance } itself, and it then takes any dice.
option-declare-yes-without-chance = Before the first throw you call an open box. If your dice score in it, you enter them there. If they don't, a zero goes into any open box, even one where they would have scored, because you didn't call it.
option-chips-no = Rethrows that are not taken are lost.
option-chips-yes = Each of the two rethrows that you don't take earns a chip. After both, every further rethrow costs one chip, as long as your chips last. Everyone starts with none, and chips left at the end are worth nothing.
option-joker-none = There are no jokers: a further yatzy is a hand like any other.
option-joker-booklet = When { $yatzy } already holds its { $points } points, { $dice } alike are an extra yatzy: { $extra } points on top, whatever follows. The hand must go to the upper box of its face. If that is taken, it is a joker and scores any open lower box in full; if no lower box is open, it is a zero in an open upper box. While { $yatzy } is open or holds a zero, none of this applies.
option-joker-official = Once { $yatzy } is filled, { $dice } alike must go to the upper box of their face. If that is taken, the hand is a joker and scores any open lower box in full; if no lower box is open, it is a zero in an open upper box. If { $yatzy } holds points, not a zero, each such hand earns { $extra } points more.
option-yatzy-fixed = { $yatzy } scores { $points } points.
option-yatzy-and-sum = { $yatzy } scores { $points } points and the sum of the dice.

## At the table

rules-in-force = Rules in force
rules-more = ↓: more · esc closes
