# yatzy advise

# $title: the game
advise-title = { $title }, { $points ->
    [one] one point
   *[other] { $points } points
} on the card
advise-title-hand = { $hand } in { $title }, { $points ->
    [one] one point
   *[other] { $points } points
} on the card
advise-rethrows-left = { $rethrows ->
    [0] no rethrow left
    [one] one rethrow left
   *[other] { $rethrows } rethrows left
}

## The best action, as a sentence; $value: the total to expect

advise-best-throw = Throw. With the best play from here the total is { $value } on average.
advise-best-keep = Best is to keep { $keep }: with the best play after that the total is { $value } on average.
advise-best-throw-all = Best is to throw all dice again: with the best play after that the total is { $value } on average.
advise-best-score = Best is { $box } for { $points }: with the best play after that the total is { $value } on average.
advise-best-strike = Best is to strike { $box }: with the best play after that the total is { $value } on average.
advise-best-declare = Best is to name { $box }: with the best play after that the total is { $value } on average.

## The table

advise-action = Action
advise-points = Points
advise-value = Total
advise-cost = Cost
advise-throw = throw
advise-keep = keep { $keep }
advise-throw-all = throw all again
advise-score = { $box }
advise-strike = strike { $box }
advise-declare = name { $box }

## What goes wrong

advice-over = Every box of this card is filled, so nothing is left to do.
advice-rethrows = This card can have { $most } rethrows at most, not { $found }.
advice-unreachable = No play by these rules leads to this card; check its boxes.
# $given: a part of --card
advise-card-form = “{ $given }” fills no box; write BOX=POINTS, with commas between, as in "ones=3,yatzy=0".
advise-card-points = “{ $given }” can't be points of the box { $box }; write a whole number, as in “{ $box }=0”.
advise-no-such-box = This pad has no box “{ $id }”; did you mean { $near }?
advise-no-such-box-far = This pad has no box “{ $id }”; its boxes are { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = This pad has no box “{ $id }”; its boxes are { $boxes }, with { $columns } for the column.
advise-rethrows-without-hand = “--rethrows” needs a hand; give it with “--hand”, as in --hand 6-6-6-5-5.
advise-name-first = In this game a box is named before the first throw; say which with “--declared BOX”.

help-advise = Say what is best to do, and what everything else costs
help-advise-card = The filled boxes with their points, as "ones=3,yatzy=0"; without it the card is empty
help-advise-hand = The dice on the table; without them it is before the first throw
help-advise-rethrows = The free rethrows left after this hand, 2 if not given; chips are not counted here
help-advise-chips = The chips saved
help-advise-extra-yatzys = The extra yatzys that earned points
help-advise-declared = The box named before the first throw
