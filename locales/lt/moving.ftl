# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Išsaugoti ir perkelti žaidimus

# A heading, and below it what the button does.
moving-save = Išsaugoti visus žaidimus
moving-save-words = Visi šio įrenginio žaidimai viename faile: laikyk jį saugiai arba nunešk į kitą įrenginį. Jį skaito ir „yatzy import“.
moving-save-button = Išsaugoti kaip failą

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Failas išduoda tebevykstančių žaidimų kauliukus. Nerodyk jo tiems, prieš kuriuos žaidi.

# A heading, and below it what may be brought.
moving-bring = Atsinešti žaidimų
moving-bring-words = Failas, išsaugotas čia arba įrašytas „yatzy export“, arba vieno žaidimo protokolas. Žaidimai, kurie jau čia, lieka tokie, kokie yra.

# The label of a field that chooses a file.
moving-file = Failas
moving-bring-button = Atsinešti

# The button was pressed without a file.
moving-nothing = Pirma pasirink failą.
moving-not-games = Šiame faile nėra žaidimų, kuriuos būtų galima atsinešti.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Šie kauliukai kitiems nieko neįrodo: jų paslaptis yra šiame įrenginyje, pas tuos, kurie čia žaidžia.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Čia visi žaidžia šiuo vienu įrenginiu. Kad žaistumėte keliais, kas nors paleidžia serverį: { $command }
