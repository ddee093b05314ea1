# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Spellen bewaren en meenemen

# A heading, and below it what the button does.
moving-save = Alle spellen bewaren
moving-save-words = Alle spellen op dit apparaat in één bestand: bewaar het op een veilige plek, of neem het mee naar een ander apparaat. “yatzy import” leest het ook.
moving-save-button = Als bestand opslaan

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Het bestand verraadt de dobbelstenen van spellen die nog bezig zijn. Laat het niet zien aan wie tegen je speelt.

# A heading, and below it what may be brought.
moving-bring = Spellen binnenhalen
moving-bring-words = Een bestand dat hier of door “yatzy export” is opgeslagen, of het verslag van één spel. Spellen die hier al zijn, blijven zoals ze zijn.

# The label of a field that chooses a file.
moving-file = Bestand
moving-bring-button = Binnenhalen

# The button was pressed without a file.
moving-nothing = Kies eerst een bestand.
moving-not-games = In dit bestand staan geen spellen die je kunt binnenhalen.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Deze dobbelstenen bewijzen anderen niets: hun geheim ligt op dit apparaat, bij wie hier speelt.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Hier speelt iedereen op dit ene apparaat. Om op meer te spelen start iemand een server: { $command }
