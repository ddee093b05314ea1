help-join = Play a seat of an online game from the terminal, or watch one
help-join-address = The seat's link, or the table's address
help-join-name = Take a free seat under this name
join-address = “{ $address }” is not the address of a Yatzy game. It looks like http://192.168.1.7:8710/g/… , as the host sees it.
join-no-server = Nobody answers at { $host }. Is the server running, and are you on the same network?
join-not-yatzy = { $host } answers, but it is not a Yatzy server, or not one that this version understands.
join-no-seat = No seat is free at this table. Leave --name out to watch.
# A status: the reader has no seat and looks on
join-watching = You are watching.
join-turn = It is { $name }'s turn.
# A status: what the reader did is on its way
join-waiting = Sent. The server has not answered yet.
# A status: the program tries by itself
join-offline = No connection. Trying again.
join-online = The connection is back.
join-gone = The host has deleted this game.
join-dice-verified = The dice are checked: every throw is what the server had committed to before the game.
join-dice-wrong = The dice are not what the server had committed to before the game. Keep the game log, and ask the host.
join-void = This link no longer works. Ask the host for a new one.
