# A table that a server keeps, at a terminal: the series, seats, and why it can't be reached.

# Said to everyone at a table whose game has ended and who go on with another one
far-again = Same table, new game.
# $seconds: a number, before the sign for seconds
far-again-soon = Same table, new game. You join it in { $seconds } s.
# $tally: names, each with a number
far-series = Games won in this series: { $tally }
# Who is connected no longer
far-away = Away: { $names }
far-came = { $name } joins the table.
# The reader sat here until now
far-seat-gone = This seat is now played on another device. You are watching.
# $name: whose choice it was; the reader asked to undo it
far-not-your-choice = The last choice was { $name }'s; only they can undo it.
far-sit-question = What name will you play under?
# A choice in a menu: the same person plays on, elsewhere
far-move = Play on as { $name } from another device
far-move-title = Open this address on the other device

## In lines. These words are typed as they stand: again, quit, computer, sit, move.

far-plain-sit = To play along, type sit and your name: sit Anna
far-plain-over = Type again for another game at the same table, or quit to leave.
far-plain-over-watching = If the table plays another game, you will see it here. Type quit to leave.
far-plain-help-again = again: another game at the same table, once this one is over
far-plain-help-computer = computer: let the computer play the turn of someone who is away
far-plain-help-seats = sit Anna: take a seat under this name; move: an address for playing on from another device

## Why a table can't be reached

# $host: the name of a machine; the host: the person who made the table
far-no-host = There is no { $host } on this network. Check the address; the host sees it on their screen.
far-unsafe = The connection to { $host } would not be safe: its certificate can't be trusted, or it has none. On a home network, addresses begin with http:// and not https://
far-other-name = { $host } is a Yatzy server, but it doesn't answer to this name. Use the address that the host sees.
far-no-name = This seat has no name yet. Give yours with --name NAME.
