# yatzy replay: a record shown

replay-program-dice = the program's dice
replay-real-dice = real dice
replay-standings = Standings
# $place: 1, 2, 3 …
replay-place = { $place }.
# After a seat in the standings: it left before the end
replay-gave-up = left
replay-turns = Turns
replay-joined = { $name } joins.
replay-left = { $name } leaves.
replay-abandoned = The game ended early.
replay-over = The game is over.
# A status: whose turn it is in an unfinished game
replay-to-play = Round { $round }, { $name } to play.
# $box: the box that was named before the first throw
replay-named = names { $box }:
# Beside a turn: real dice, so there are no throws to show
replay-told = entered by hand
replay-told-after = { $throws ->
    [one] after one throw
   *[other] after { $throws } throws
}
# $box, $points: what stood there before
replay-corrected = corrected, was { $box } { $points }
# Extra points of a further yatzy
replay-extra = +{ $points }
# Beside a turn: the player had asked the coach
replay-hint = with the coach's help
