# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Saglabāt un pārcelt spēles

# A heading, and below it what the button does.
moving-save = Saglabāt visas spēles
moving-save-words = Visas šīs ierīces spēles vienā failā: glabā to drošā vietā vai aiznes uz citu ierīci. To lasa arī “yatzy import”.
moving-save-button = Saglabāt kā failu

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Fails atklāj kauliņus spēlēs, kas vēl turpinās. Nerādi to tiem, pret kuriem spēlē.

# A heading, and below it what may be brought.
moving-bring = Ienest spēles
moving-bring-words = Fails, kas saglabāts šeit vai ko ierakstīja “yatzy export”, vai vienas spēles protokols. Spēles, kas jau ir šeit, paliek, kādas ir.

# The label of a field that chooses a file.
moving-file = Fails
moving-bring-button = Ienest

# The button was pressed without a file.
moving-nothing = Vispirms izvēlies failu.
moving-not-games = Šajā failā nav spēļu, ko varētu ienest.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Šie kauliņi citiem neko nepierāda: to noslēpums ir šajā ierīcē, pie tiem, kas šeit spēlē.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Šeit visi spēlē šajā vienā ierīcē. Lai spēlētu vairākās, kāds palaiž serveri: { $command }
