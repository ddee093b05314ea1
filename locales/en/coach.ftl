# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below. Here it stands alone, where there is nothing to add
coach-move = { $action }.
# $brings: what the move brings
coach-move-so = { $action }; { $brings }.
# $why: one of the reasons
coach-hint = { $action }. { $why }.
# $also: one more of the reasons
coach-hint-also = { $action }. { $why }, and { $also }.
# The same where $brings is what the move brings, which must not be taken for what $why speaks of
coach-hint-so = { $action }; { $brings }. { $why }.
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

# The clauses below begin in small letters; the first of a sentence gets a capital letter by itself.
coach-why-only = the rules allow nothing else
coach-why-others-zero = every other box would get a zero
coach-why-others-less = no other box pays as much
# The most that this box can pay is entered
coach-why-full = { $box } can't pay more
# $points: of the box, were it entered now; $less: points of the final total, not of the box
coach-why-enter-less = taking { $points } in { $box } ends { $less } lower on average
# The same where the difference is smaller than what is known of it
coach-why-enter-same = taking { $points } in { $box } comes to about the same
coach-why-zero-less = a zero in { $box } ends { $less } lower on average
coach-why-zero-same = a zero in { $box } comes to about the same
# $dice: dice like 6-6-5; $size: whether it is a single die
coach-why-keep-less = keeping { $size ->
    [single] only the { $dice }
   *[several] { $dice }
} ends { $less } lower on average
coach-why-keep-same = keeping { $size ->
    [single] only the { $dice }
   *[several] { $dice }
} comes to about the same
coach-why-throw-all-less = throwing all dice ends { $less } lower on average
coach-why-throw-all-same = throwing all dice comes to about the same
# Naming: saying before the first throw which box the turn is for
coach-why-name-less = naming { $box } ends { $less } lower on average
coach-why-name-same = naming { $box } comes to about the same
# $chance: a percentage, of making the box when all further throws are for it alone
coach-why-chance = going for { $box } works { $chance } of the time
# Further chips: chips that are still there after this throw, which would allow more throws
coach-why-chance-chips = going for { $box } works { $chance } of the time without further chips
# $points: of the box, when all further throws are for it alone
coach-why-points = going for { $box } brings { $points } on average
coach-why-points-chips = going for { $box } brings { $points } on average without further chips
# $box: the box for all dice alike, which is filled already; $extra: points for one more of it
coach-why-extra = going for another { $box } works { $chance } of the time, with { $extra } extra

## What comes with it

# $points: what the upper boxes still lack
coach-also-bonus-needs = you still need { $points } for the bonus
# $points: what is then still lacking
coach-also-bonus-left = that leaves { $points } to go for the bonus
# The points that one more of all dice alike earns
coach-also-extra = that brings the extra { $points }
coach-also-bonus-earned = that earns the bonus
# Not taking the rethrows that are left earns chips; nothing is spent
coach-also-saves-chips = it earns { $chips ->
    [one] a chip
   *[other] { $chips } chips
}
# The advised rethrow is paid with a chip
coach-also-takes-chip = that is worth the chip

## Where values are estimated

# $clause: one of the reasons that speak of a difference; $error: points, with a decimal
coach-fitted = { $clause } (estimated, to within { $error })
coach-estimated = { $clause } (a rough estimate)
