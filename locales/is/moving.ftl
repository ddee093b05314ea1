# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Geyma og flytja leiki

# A heading, and below it what the button does.
moving-save = Geyma alla leiki
moving-save-words = Allir leikir þessa tækis í einni skrá: geymdu hana á öruggum stað eða taktu hana með í annað tæki. „yatzy import“ les hana líka.
moving-save-button = Vista sem skrá

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Skráin kemur upp um teninga leikja sem standa yfir. Ekki sýna hana þeim sem þú spilar við.

# A heading, and below it what may be brought.
moving-bring = Sækja leiki
moving-bring-words = Skrá sem var vistuð hér eða af „yatzy export“, eða leikskýrsla eins leiks. Leikir sem eru þegar hér haldast eins og þeir eru.

# The label of a field that chooses a file.
moving-file = Skrá
moving-bring-button = Sækja

# The button was pressed without a file.
moving-nothing = Veldu fyrst skrá.
moving-not-games = Í þessari skrá eru engir leikir sem hægt er að sækja.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Þessir teningar sanna ekkert fyrir öðrum: leyndarmál þeirra er í þessu tæki, hjá þeim sem spila hér.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Hér spila allir á þessu eina tæki. Til að spila á fleiri ræsir einhver þjón: { $command }
