# Why the server says no, and what to do instead.

server-unknown-game = There is no such game, or its link is incomplete; ask for the link again.
server-unknown-page = There is no such page; go back to the home page.
server-unknown-code = There is no game with this code; check it, or ask for the link.
server-unknown-rules = There is no ruleset or edition “{ $id }”; choose one from the list.
# $player: whose turn it is, on a device other than the reader's
server-not-yours = It's { $player }'s turn, on another device; wait for yours.
server-only-watching = You are watching this game; take a seat in the next one to play.
# The host: the person who made the table
server-not-host = Only the host of this game can do that; ask them.
server-stale = Someone was faster: the game has moved on. This is how it stands now; choose again.
server-real-dice = This game is played with real dice; enter what lies on your table.
server-key-reused = This request was already used for something else; reload the page and try again.
server-seat-taken = Someone already sits there; choose another seat.
server-table-full = The table is full; it has { $most } seats.
server-no-seats = There is no player yet; name at least one.
server-unknown-bot = The computer doesn't play here at the level “{ $level }”; choose another.
server-name-empty = The name is empty; enter one.
server-name-too-long = This name is too long; a name has at most { $most } characters.
server-name-unruly = This name contains invisible characters; type it again.
# $field: the name of the field as it stands in the request
server-field = The field “{ $field }” is missing or can't be read.
server-malformed = The request can't be read ({ $detail }).
server-too-large = The request is too large.
server-too-many = That was a lot at once; wait a moment and try again.
server-foreign = This request came from another site; open the page at its own address.
# The reader asked the computer to play the turn of someone who is away
server-not-away = The player has not been away for long; give them a little time.
server-not-over = The game is still going on; finish it first.
server-unavailable = Can't save right now; nothing was lost, try again in a moment.
