# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

# A database that a server keeps, PostgreSQL.
serve-database-server = The database server of “{ $database }” can't be used ({ $detail }); check the address, the user, the password and the name of the database.
serve-proxy-wrong = “{ $given }” is not the address of a proxy; give one like 127.0.0.1.
serve-metrics-wrong = “{ $given }” is not an address; give one like 192.0.2.7.
# A second server on the same file is refused.
serve-owned = Another Yatzy on this machine already keeps its games in “{ $database }”; end that one first, or give another file with --database.
serve-owned-at = Another Yatzy on this machine already keeps its games in “{ $database }”; open { $address }, end it first, or give another file with --database.
serve-open = Open { $url } in a browser.
serve-lan = On phones on the same network: { $url }
serve-end = Ctrl-C stops it; games are kept.
serve-address = The server can't listen at “{ $address }” ({ $detail }); choose another with --listen.
serve-database = The database “{ $database }” can't be opened ({ $detail }); give sqlite:PATH of a file that may be written.
serve-database-newer = The database “{ $database }” was made by a later version of this program; use that one.
serve-database-needs = The database “{ $database }” needs version { $version } of this program or a later one.
serve-database-kind = “{ $database }” isn't a database that Yatzy can use; give sqlite:PATH or postgres://HOST/NAME.
serve-no-folder = There is no folder to keep games in; name one with --data DIR.
serve-failed = The server ended unexpectedly ({ $detail }).
serve-log-wrong = “{ $given }” is not a level to write at; give error, warn, info or debug.

## Why the server says no, and what to do instead

# The sender's connection was too slow; they can send it again.
server-too-slow = The request took too long to arrive. Try again.
# A program asked in a way that this address does not know, such as POST instead of GET.
server-wrong-method = That can't be done at this address.
server-no-coach = This table plays without the coach. Decide for yourself.
server-not-asked = Ask the coach first. The game log notes that you did.
server-no-report = A report of this game can't be worked out here.
server-unknown-game = There is no such game, or its link is incomplete. Ask for the link again.
server-unknown-page = There is no such page. Go back to the home page.
server-unknown-code = There is no game with this code. Check it, or ask for the link.
server-unknown-rules = There is no ruleset or edition “{ $id }”. Choose one from the list.
# $player: whose turn it is, on a device other than the reader's
server-not-yours = It's { $player }'s turn, on another device. Wait for yours.
server-only-watching = You are watching this game. Take a seat in the next one to play.
# The host: the person who made the table
server-not-host = Only the host of this game can do that. Ask them.
server-stale = Someone was faster: the game has moved on. This is how it stands now. Choose again.
server-real-dice = This game is played with real dice. Enter what lies on your table.
server-key-reused = This request was already used for something else. Reload the page and try again.
server-unknown-bot = The computer doesn't play here at the level “{ $level }”. Choose another.
# $field: the name of the field as it stands in the request
server-field = The field “{ $field }” is missing or can't be read.
server-malformed = The request can't be read ({ $detail }).
server-too-large = The request is too large.
server-too-many = That was a lot at once. Wait a moment and try again.
server-foreign = This request came from another site. Open the page at its own address.
# The reader asked the computer to play the turn of someone who is away
server-not-away = The player has not been away for long. Give them a little time.
server-not-over = The game is still going on. Finish it first.
server-unavailable = Can't save right now. Nothing was lost, try again in a moment.
# What is kept of a game can't be read; trying again does not help.
server-damaged = This game is damaged and can't be opened. Tell the person who runs the server.
# The computer was given a seat at a table that plays with real dice.
server-computer-real-dice = The computer can't throw real dice. Choose virtual dice, or play without the computer.
# A game with shared dice was asked for with several seats or with the computer.
server-shared-dice = Shared dice are for one player. Start the game with one name and without the computer.

## Its tables at a terminal

# Said to everyone at a table whose game has ended and who go on with another one
online-again = Same table, new game.
# $seconds: a number, before the sign for seconds
online-again-soon = Same table, new game. You join it in { $seconds } s.
# $tally: names, each with a number
online-series = Games won in this series: { $tally }
# Who is connected no longer
online-away = Away: { $names }
online-came = { $name } joins the table.
# The reader sat here until now
online-seat-gone = Your seat has moved to another device. Here you are watching.
# $name: whose choice it was; the reader asked to undo it
online-not-your-choice = The last choice was { $name }'s. Only they can undo it.
online-sit-question = What name will you play under?
# A choice in a menu: the same person plays on, elsewhere
online-move = Play on as { $name } from another device
online-move-title = Open this address on the other device
# $host: the name of a machine; the host: the person who made the table
online-no-host = There is no { $host } on this network. Check the address; the host sees it on their screen.
online-unsafe = The connection to { $host } would not be safe: its certificate can't be trusted, or it has none. On a home network, addresses begin with http:// and not https://
online-other-name = { $host } is a Yatzy server, but it doesn't answer to this name. Use the address that the host sees.
online-no-name = This seat has no name yet. Give yours with --name NAME.
online-address = “{ $address }” is not the address of a Yatzy game. It looks like http://192.168.1.7:8710/g/… , as the host sees it.
online-code-alone = Which server is { $code } on? Type its address as well: yatzy join 192.168.1.7:8710/join?code={ $code }. The code alone works at the server that you joined last.
online-no-server = { $host } doesn't answer. Is the server running, and are you on the same network?
online-not-yatzy = { $host } answers, but it is not a Yatzy server, or not one that this version understands.
online-no-seat = No seat is free at this table. Leave --name out to watch.
online-turn = It is { $name }'s turn.
# A status: what the reader did is on its way
online-waiting = Sent. The server has not answered yet.
# A status: the program tries by itself
online-disconnected = No connection. Trying again.
online-connected = The connection is back.
online-gone = The host has deleted this game.
online-dice-verified = The dice are checked: every throw is what the server promised before the game.
online-dice-wrong = The dice are not what the server promised before the game. Keep the game log, and ask the host.
# Said at the end of a game. The promise: what the server published before the first throw
online-dice-not-noted = The dice can't be checked: this device did not note the server's promise before the game ended.
# The same where no server is far away: another window of this program keeps the game
online-dice-verified-here = The dice are checked: every throw is what the program promised before the game.
online-dice-wrong-here = The dice are not what the program promised before the game. Keep the game log.
online-void = This link no longer works. Ask the host for a new one.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = To play along, type sit and your name: sit Anna
# sit is typed as it stands; $names: for whom seats are kept; $name: the first of them
online-plain-expected = Who are you? Expected: { $names }. If that is you, type sit and the name: sit { $name }
# allow and refuse are commands; $number: four digits
online-plain-request = To answer, type allow { $number } or refuse { $number }
# ask is a command
online-plain-ask = { $name } is at the table, on another device. If that is you, type ask and the name: ask { $name }
online-plain-over = Type again for another game at the same table, or quit to leave.
online-plain-over-watching = If the table plays another game, you will see it here. Type quit to leave.
online-plain-help-again = again: another game at the same table, once this one is over
online-plain-help-computer = computer: let the computer play the turn of someone who is away
online-plain-help-seats = sit Anna: take a seat under this name; move: an address for playing on from another device
online-plain-help-requests = ask Anna: ask for a seat that is on another device; allow 1234 or refuse 1234: answer such a request
