# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Back up and move games

# A heading, and below it what the button does.
moving-save = Save all games
moving-save-words = Every game on this device in one file: keep it somewhere safe, or take it to another device. “yatzy import” reads it too.
moving-save-button = Save as a file

# Small print below that button: the file tells which dice are thrown next.
moving-secret = The file tells the dice of games that go on. Don't show it to anyone you play against.

# A heading, and below it what may be brought.
moving-bring = Bring games in
moving-bring-words = A file that was saved here or by “yatzy export”, or the game log of a single game. Games that are here already stay as they are.

# The label of a field that chooses a file.
moving-file = File
moving-bring-button = Bring in

# The button was pressed without a file.
moving-nothing = Choose a file first.
moving-not-games = This file has no games that can be brought in.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = These dice prove nothing to others: their secret lies on this device, with whoever plays here.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Here everyone plays on this one device. To play on several, someone starts a server: { $command }
