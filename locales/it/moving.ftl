# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Salvare e spostare le partite

# A heading, and below it what the button does.
moving-save = Salva tutte le partite
moving-save-words = Tutte le partite di questo dispositivo in un solo file: conservalo al sicuro, oppure portalo su un altro dispositivo. Lo legge anche «yatzy import».
moving-save-button = Salva come file

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Il file rivela i dadi delle partite in corso. Non mostrarlo a chi gioca contro di te.

# A heading, and below it what may be brought.
moving-bring = Porta qui delle partite
moving-bring-words = Un file salvato qui o da «yatzy export», oppure il registro di una sola partita. Le partite che sono già qui restano come sono.

# The label of a field that chooses a file.
moving-file = File
moving-bring-button = Porta qui

# The button was pressed without a file.
moving-nothing = Scegli prima un file.
moving-not-games = In questo file non ci sono partite che si possano portare qui.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Questi dadi non dimostrano nulla agli altri: il loro segreto sta su questo dispositivo, da chi gioca qui.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Qui si gioca tutti su questo solo dispositivo. Per giocare su più dispositivi, qualcuno avvia un server: { $command }
