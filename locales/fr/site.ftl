# The site: the whole game in a browser, without a server.

site-update-waits = Une nouvelle version de Yatzy est là. Elle arrive quand cette partie est finie.
site-nearly-full = Cet appareil n’a presque plus de place pour Yatzy. Sauvegarde tes parties et effaces-en quelques-unes.
site-may-go = Ce navigateur peut effacer tes parties quand l’appareil manque de place. Installe Yatzy, ou garde une sauvegarde.
site-goes-after-a-week = Safari efface tes parties quand tu n’as pas ouvert Yatzy pendant sept jours. Mets Yatzy sur l’écran d’accueil : là, elles restent. Il y commence vide ; une sauvegarde y apporte tes parties.
site-back-up = Sauvegarder
site-put-away = OK
site-install = Installer Yatzy
site-loading = Un instant, Yatzy arrive.
site-not-loaded = Yatzy n’a pas pu être chargé. Vérifie la connexion et recommence.
site-try-again = Recommencer
site-cannot-keep = Ce navigateur ne peut pas garder Yatzy ici. Ouvre-le dans une fenêtre ordinaire, pas privée, à une adresse qui commence par https.
site-needs-script = Yatzy se joue dans ton navigateur et a besoin de JavaScript pour cela. Active-le.
site-language-away = Cette langue n’est pas encore sur l’appareil. Connecte-toi une fois, et elle y reste.
site-paper-away = Ce qui fait le papier n’est pas encore sur l’appareil. Connecte-toi une fois, et cela y reste.
site-full = Cet appareil n’a plus de place, donc ce n’est pas enregistré. Sauvegarde tes parties, effaces-en quelques-unes et recommence.
site-dice-secret = Ces dés sont lancés sur cet appareil, qui connaît aussi leur secret. Ils sont honnêtes, mais ils ne prouvent rien aux autres.
site-one-device = Ici, tout le monde joue sur ce seul appareil. Pour jouer sur plusieurs, quelqu’un lance le serveur de Yatzy sur un ordinateur ; un lien ou un code amène alors les autres à la table.
site-games = Parties sur cet appareil
site-back-up-hint = Toutes les parties dans un fichier, finies ou non. Garde-le ailleurs : il les ramène ici, sur un autre appareil ou sur un serveur de Yatzy.
site-restore = Ramener des parties
site-restore-hint = Depuis une sauvegarde ou un enregistrement.
site-restore-not = Ce fichier n’est ni une sauvegarde ni un enregistrement.
site-records-here = Cet appareil
site-records-title = Records sur cet appareil
