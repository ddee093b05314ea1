# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Lagre og flytt spill

# A heading, and below it what the button does.
moving-save = Lagre alle spill
moving-save-words = Alle spill på denne enheten i én fil: ta vare på den, eller ta den med til en annen enhet. «yatzy import» leser den også.
moving-save-button = Lagre som fil

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Filen røper terningene i spill som er i gang. Ikke vis den til noen du spiller mot.

# A heading, and below it what may be brought.
moving-bring = Hent inn spill
moving-bring-words = En fil som ble lagret her eller av «yatzy export», eller spilloggen fra ett enkelt spill. Spill som allerede er her, blir som de er.

# The label of a field that chooses a file.
moving-file = Fil
moving-bring-button = Hent inn

# The button was pressed without a file.
moving-nothing = Velg en fil først.
moving-not-games = I denne filen er det ingen spill som kan hentes inn.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Disse terningene beviser ingenting for andre: hemmeligheten deres ligger på denne enheten, hos den som spiller her.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Her spiller alle på denne ene enheten. For å spille på flere starter noen en server: { $command }
