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

advise-best-throw = Throw. With best play from here, the total averages { $value }.
advise-best-keep = Best: keep { $keep }. With best play after that, the total averages { $value }.
advise-best-throw-all = Best: throw all dice again. With best play after that, the total averages { $value }.
advise-best-score = Best: { $box } for { $points }. With best play after that, the total averages { $value }.
# Strike: enter a zero, and so give the box up
advise-best-strike = Best: strike { $box }. With best play after that, the total averages { $value }.
# Name: say before the first throw which box this turn is for
advise-best-declare = Best: name { $box }. With best play after that, the total averages { $value }.

## The table

# The heading over the lines below: what a player can do now
advise-action = Action
advise-points = Points
# The heading over the final totals to expect, not over points of this turn
advise-value = Total
# The heading over what a choice gives away against the best one, in points of the final total
advise-cost = Cost
# A line of the table: the infinitive of what can be done, as are the lines after it
advise-throw = throw
advise-keep = keep { $keep }
advise-throw-all = throw all again
# Nothing but the name of the box: its points stand in the next column
advise-score = { $box }
advise-strike = strike { $box }
advise-declare = name { $box }

## What goes wrong

# The card that was given, not a running game
advice-over = Every box on this card is filled; there is nothing left to do.
advice-rethrows = This card can have { $most } rethrows at most, not { $found }.
advice-unreachable = No game by these rules leads to this card; check its boxes.
# $given: a part of --card
advise-card-form = “{ $given }” doesn't fill a box; write BOX=POINTS, with commas between, as in "ones=3,yatzy=0".
advise-card-points = “{ $given }” can't be points of the box { $box }; write a whole number, as in “{ $box }=0”.
advise-no-such-box = This pad has no box “{ $id }”; did you mean { $near }?
advise-no-such-box-far = This pad has no box “{ $id }”; its boxes are { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = This pad has no box “{ $id }”; its boxes are { $boxes }, with { $columns } for the column.
advise-rethrows-without-hand = “--rethrows” needs a hand; give it with “--hand”, as in --hand 6-6-6-5-5.
advise-name-first = In this game a box is named before the first throw; say which with “--declared BOX”.

help-advise = Show the best choice, and what every other one costs
help-advise-card = The filled boxes with their points, as "ones=3,yatzy=0"; without it the card is empty
help-advise-hand = The dice on the table; without them, it is before the first throw
help-advise-rethrows = The free rethrows left after this hand, 2 if not given; chips are not counted here
# Earlier rethrows not taken, kept as chips
help-advise-chips = The chips saved
help-advise-extra-yatzys = The extra yatzys that earned points
help-advise-declared = The box named before the first throw
