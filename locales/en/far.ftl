# A table that a server keeps, at a terminal: the series, seats, and why it can't be reached.

far-again = The table plays again.
# $seconds: a number, before the sign for seconds
far-again-soon = The table plays again. You will be there in { $seconds } s.
# $tally: names, each with a number
far-series = Games won in this series: { $tally }
far-away = Away: { $names }
far-came = { $name } sits down at the table.
far-seat-gone = This seat is played on another device now. You are watching.
far-not-your-choice = The last choice was { $name }’s; only they can take it back.
far-sit-question = By which name do you sit down?
far-move = { $name } plays on from another device
far-move-title = Open this address on the other device

## In lines. These words are typed as they stand: again, quit, computer, sit, move.

far-plain-sit = To play along, type sit and your name: sit Anna
far-plain-over = Type again to play again with the same table, or quit to leave.
far-plain-over-watching = If the table plays again, you will see it here. Type quit to leave.
far-plain-help-again = again: play again with the same table, once the game is over
far-plain-help-computer = computer: let the computer play the turn of someone who is away
far-plain-help-seats = sit Anna: sit down by this name; move: an address at which another device takes your seat

## Why a table can't be reached

far-no-host = There is no { $host } on this network. Check the address; the host sees it on their screen.
far-unsafe = The connection to { $host } would not be safe: its certificate can't be trusted, or it has none. In a house, addresses begin with http:// and not https://
far-other-name = { $host } is a Yatzy server, but it does not go by this name. Use the address that the host sees.
far-no-name = This seat has no name yet. Say yours with --name NAME.

invite-title = Let others in
invite-code = Code: { $code }
