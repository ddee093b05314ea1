# Why the server says no, and what to do instead.

server-unknown-game = There is no such game, or its link is not complete; ask for the link again.
server-unknown-page = There is no such page; go back to the first one.
server-unknown-code = No game waits under this code; check it, or ask for the link.
server-unknown-rules = There is no ruleset or edition “{ $id }”; choose one of the list.
server-not-yours = It is the turn of { $player }, whose seat is on another device; wait for yours.
server-only-watching = You are watching this game; take a seat in the next one to play.
server-not-host = Only the host of this game can do that; ask them.
server-stale = Someone was faster: the game has moved on. This is how it stands now; choose again.
server-real-dice = This game is played with real dice; enter the hand that lies on your table.
server-key-reused = This request was used before for something else; reload the page and try again.
server-seat-taken = Someone sits there already; choose another seat.
server-table-full = No more fit at this table; it has { $most } seats.
server-no-seats = Nobody plays; name at least one player.
server-unknown-bot = The computer does not play here at the level “{ $level }”; choose another.
server-name-empty = The name is empty; write one.
server-name-too-long = This name is too long; a name has at most { $most } characters.
server-name-unruly = This name has characters that nobody can see; write it anew.
# $field: the name of the field as it stands in the request
server-field = The field “{ $field }” is missing or can't be read.
server-malformed = The request can't be read ({ $detail }).
server-too-large = The request is too large.
server-too-many = That was a lot at once; wait a moment and try again.
server-foreign = This request comes from another site; open the page at its own address.
server-not-away = Whoever is to play has not been away for long; give them a little time.
server-not-over = The game still goes on; finish it first.
server-unavailable = The house can't write anything down just now; nothing was lost, try again in a moment.
