# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Spara och flytta spel

# A heading, and below it what the button does.
moving-save = Spara alla spel
moving-save-words = Alla spel på den här enheten i en fil: förvara den säkert, eller ta med den till en annan enhet. ”yatzy import” läser den också.
moving-save-button = Spara som fil

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Filen avslöjar tärningarna i spel som pågår. Visa den inte för någon du spelar mot.

# A heading, and below it what may be brought.
moving-bring = Hämta in spel
moving-bring-words = En fil som sparats här eller av ”yatzy export”, eller spelloggen från ett enda spel. Spel som redan finns här blir kvar som de är.

# The label of a field that chooses a file.
moving-file = Fil
moving-bring-button = Hämta in

# The button was pressed without a file.
moving-nothing = Välj en fil först.
moving-not-games = I den här filen finns inga spel som går att hämta in.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = De här tärningarna bevisar inget för andra: deras hemlighet ligger på den här enheten, hos den som spelar här.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Här spelar alla på den här enda enheten. För att spela på flera startar någon en server: { $command }
