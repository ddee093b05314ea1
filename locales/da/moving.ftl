# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Gem og flyt spil

# A heading, and below it what the button does.
moving-save = Gem alle spil
moving-save-words = Alle spil på denne enhed i én fil: opbevar den et sikkert sted, eller tag den med til en anden enhed. »yatzy import« læser den også.
moving-save-button = Gem som fil

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Filen røber terningerne i spil, der er i gang. Vis den ikke til nogen, du spiller mod.

# A heading, and below it what may be brought.
moving-bring = Hent spil ind
moving-bring-words = En fil, der blev gemt her eller af »yatzy export«, eller spilloggen fra et enkelt spil. Spil, der allerede er her, bliver, som de er.

# The label of a field that chooses a file.
moving-file = Fil
moving-bring-button = Hent ind

# The button was pressed without a file.
moving-nothing = Vælg en fil først.
moving-not-games = I denne fil er der ingen spil, der kan hentes ind.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Disse terninger beviser intet over for andre: deres hemmelighed ligger på denne enhed, hos den, der spiller her.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Her spiller alle på denne ene enhed. Vil I spille på flere, starter en af jer en server: { $command }
