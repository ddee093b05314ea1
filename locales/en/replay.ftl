# yatzy replay: a record shown

replay-program-dice = the program's dice
replay-real-dice = real dice
replay-standings = Standings
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-gave-up = left
replay-turns = Turns
replay-joined = { $name } joins.
replay-left = { $name } leaves.
replay-abandoned = The game ends here, before its end.
replay-over = The game is over.
replay-to-play = Round { $round }, { $name } to play.
# $box: the box that was named before the first throw
replay-named = names { $box }:
replay-told = told from the table
replay-told-after = { $throws ->
    [one] after one throw
   *[other] after { $throws } throws
}
# $box, $points: what stood there before
replay-corrected = corrected, was { $box } { $points }
replay-extra = +{ $points }
replay-hint = with a hint
