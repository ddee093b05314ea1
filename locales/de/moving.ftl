# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Spiele sichern und mitnehmen

# A heading, and below it what the button does.
moving-save = Alle Spiele sichern
moving-save-words = Alle Spiele dieses Geräts in einer Datei: Heb sie sicher auf, oder nimm sie auf ein anderes Gerät mit. Auch „yatzy import“ liest sie.
moving-save-button = Als Datei speichern

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Die Datei verrät die Würfel laufender Spiele. Zeig sie niemandem, gegen den du spielst.

# A heading, and below it what may be brought.
moving-bring = Spiele hereinholen
moving-bring-words = Eine Datei, die hier oder von „yatzy export“ gespeichert wurde, oder das Protokoll eines einzelnen Spiels. Spiele, die schon hier sind, bleiben, wie sie sind.

# The label of a field that chooses a file.
moving-file = Datei
moving-bring-button = Hereinholen

# The button was pressed without a file.
moving-nothing = Wähl zuerst eine Datei aus.
moving-not-games = In dieser Datei sind keine Spiele, die sich hereinholen lassen.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Diese Würfel beweisen anderen nichts: Ihr Geheimnis liegt auf diesem Gerät, bei denen, die hier spielen.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Hier spielen alle auf diesem einen Gerät. Wer auf mehreren spielen will, startet einen Server: { $command }
