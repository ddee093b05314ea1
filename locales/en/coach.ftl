# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, and { $also }.
# The same where $also is what the move brings, which must not be taken for what $why speaks of
coach-hint-so = { $action }; { $also }. { $why }.
# What the player was about to do, and what it costs: one of the reasons that speak of less
coach-cost = { $why }.
coach-cost-nothing = Nothing is better than this choice.

## Moves

coach-throw = Throw all dice
coach-throw-again = Throw all dice again
# $dice: dice like 6-6-5
coach-keep = Keep { $dice }
# One die of several is kept: the die that shows a six, not the box Sixes
coach-keep-one = Keep the { $face ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
# All dice that show this face are kept; the dice, not the box Sixes
coach-keep-alike = Keep the { $face ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}
# Advice, not a button
coach-enter = Enter { $points } in { $box }
# Say before the first throw which box this turn is for; advice, not a button
coach-name = Name { $box }

## Reasons

coach-why-only = The rules allow nothing else
# $less: points of the final total, not of the box
coach-why-box-less = { $box } ends { $less } lower on average
coach-why-box-equal = { $box } would be just as good
coach-why-keep-less = Keeping { $dice } ends { $less } lower on average
coach-why-throw-all-less = Throwing all dice ends { $less } lower on average
coach-why-throw-equal = Throwing again would be just as good
# $chance: a percentage
coach-why-chance = { $chance } chance of { $box }
# Where the box takes points from any throw. $chance: a percentage; $points: of the box
coach-why-into = { $chance } of the time it goes into { $box }, for { $points } on average
# $points: of the box, not of the final total
coach-why-points = { $box } gets { $points } on average
# There: in the box that the advice names
coach-why-least = A zero costs least there
# $box: the next best box to strike; $more: points of the final total
coach-why-least-next = A zero in { $box } would cost { $more } more on average

## What also speaks for it

# $points: what the upper boxes still lack
coach-also-bonus-needs = you still need { $points } for the bonus
# $points: what is then still lacking
coach-also-bonus-left = that leaves { $points } to go for the bonus
coach-also-bonus-earned = that earns the bonus
# Not taking the rethrows that are left earns chips; nothing is spent
coach-also-saves-chips = it earns { $chips ->
    [one] a chip
   *[other] { $chips } chips
}
# The advised rethrow is paid with a chip
coach-also-takes-chip = that is worth the chip
