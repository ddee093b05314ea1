# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Sauvegarder et déplacer les parties

# A heading, and below it what the button does.
moving-save = Sauvegarder toutes les parties
moving-save-words = Toutes les parties de cet appareil dans un seul fichier : garde-le en lieu sûr, ou emporte-le sur un autre appareil. « yatzy import » le lit aussi.
moving-save-button = Enregistrer dans un fichier

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Le fichier révèle les dés des parties en cours. Ne le montre à personne contre qui tu joues.

# A heading, and below it what may be brought.
moving-bring = Faire venir des parties
moving-bring-words = Un fichier sauvegardé ici ou par « yatzy export », ou l’enregistrement d’une seule partie. Les parties qui sont déjà ici restent telles quelles.

# The label of a field that chooses a file.
moving-file = Fichier
moving-bring-button = Faire venir

# The button was pressed without a file.
moving-nothing = Choisis d’abord un fichier.
moving-not-games = Ce fichier ne contient aucune partie que l’on puisse faire venir.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Ces dés ne prouvent rien aux autres : leur secret se trouve sur cet appareil, chez qui joue ici.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Ici, tout le monde joue sur ce seul appareil. Pour jouer sur plusieurs, quelqu’un lance un serveur : { $command }
