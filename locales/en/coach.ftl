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
coach-keep = Keep { $dice }
coach-keep-one = Keep the { $face ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}
coach-keep-alike = Keep the { $face ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}
coach-enter = Enter { $points } in { $box }
coach-name = Name { $box }

## Reasons

coach-why-only = The rules leave nothing else
coach-why-box-less = { $box } pays { $less } less on average
coach-why-box-equal = { $box } would be just as good
coach-why-keep-less = Keeping { $dice } brings { $less } less on average
coach-why-throw-all-less = Throwing all dice brings { $less } less on average
coach-why-throw-equal = Throwing on would be just as good
coach-why-chance = { $chance } for { $box }
# Where the box takes points from any throw
coach-why-into = In { $chance } of cases it becomes { $box }, with { $points } on average
coach-why-points = { $box } gets { $points } on average
coach-why-least = A zero hurts least there
coach-why-least-next = A zero in { $box } would cost { $more } more on average

## What also speaks for it

coach-also-bonus-needs = you still need { $points } for the bonus
coach-also-bonus-left = that leaves { $points } to go for the bonus
coach-also-bonus-earned = that earns the bonus
coach-also-saves-chips = it saves { $chips ->
    [one] a chip
   *[other] { $chips } chips
}
coach-also-takes-chip = that is worth the chip
