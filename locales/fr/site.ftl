# The site: the whole game in a browser, without a server.

site-update-waits = Une nouvelle version de Yatzy est prête. Elle démarrera après cette partie.
site-nearly-full = Cet appareil n’a presque plus de place pour Yatzy. Sauvegarde tes parties et effaces-en quelques-unes.
site-may-go = Ce navigateur peut effacer tes parties quand l’appareil manque de place. Installe Yatzy, ou garde une sauvegarde.
site-goes-after-a-week = Safari efface tes parties quand tu n’as pas ouvert Yatzy pendant sept jours. Ajoute Yatzy à l’écran d’accueil pour les garder. Il y commence vide. Restaure tes parties depuis une sauvegarde.
site-back-up = Sauvegarder
site-put-away = OK
site-install = Installer Yatzy
site-loading = Un instant, Yatzy se charge.
site-not-loaded = Yatzy n’a pas pu être chargé. Vérifie la connexion et recommence.
site-try-again = Recommencer
site-cannot-keep = Ce navigateur ne peut pas garder Yatzy ici. Ouvre-le dans une fenêtre ordinaire, pas en navigation privée, à une adresse qui commence par https.
site-too-old = Ce navigateur est trop ancien pour Yatzy. Mets-le à jour, ou ouvre Yatzy dans Chrome ou Edge à partir de 108, Firefox à partir de 121 ou Safari à partir de 16.4.
site-needs-script = Yatzy se joue dans ton navigateur et a besoin de JavaScript pour cela. Active-le.
site-language-away = Cette langue n’est pas encore téléchargée. Connecte-toi une fois pour l’avoir.
site-paper-away = L’impression n’est pas encore téléchargée. Connecte-toi une fois pour l’avoir.
site-full = Cet appareil n’a plus de place, donc rien n’a été enregistré. Sauvegarde tes parties, effaces-en quelques-unes et recommence.
site-dice-secret = Ces dés sont lancés sur cet appareil, qui connaît aussi leur secret. Ils sont équilibrés, mais tu ne peux pas le prouver aux autres.
site-games = Parties sur cet appareil
site-back-up-hint = Toutes les parties dans un seul fichier, finies ou non. Garde-le ailleurs. Il permet de restaurer tes parties ici, sur un autre appareil ou sur un serveur Yatzy.
site-restore = Restaurer les parties
site-restore-hint = Depuis une sauvegarde ou un enregistrement.
site-restore-not = Ce fichier n’est ni une sauvegarde ni un enregistrement.
site-restore-secret = Les dés de cette partie sont encore secrets. Utilise une sauvegarde, ou attends la fin de la partie.
site-records-here = Cet appareil
site-records-title = Records sur cet appareil
site-go-on-none = Les parties que tu commences sur cet appareil apparaissent ici.
