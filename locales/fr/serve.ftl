# yatzy, yatzy serve

help-serve = Lancer un serveur Yatzy ; tout le monde joue dans un navigateur
help-serve-listen = Écouter à cette adresse ; le port 0 en prend un libre
help-serve-database = Garder les parties dans cette base de données : sqlite:PATH ou postgres://HOST/NAME
help-serve-host = Répondre aussi à ce nom ; peut être répété
help-serve-https = On joint le serveur en HTTPS, à travers un proxy
help-lan = Laisser jouer les autres de ton réseau, et montrer un code QR
serve-open = Ouvre { $url } dans un navigateur.
serve-lan = Sur les téléphones du même réseau : { $url }
serve-end = Ctrl-C arrête le serveur ; les parties sont gardées.
serve-address = Impossible d’écouter à « { $address } » ({ $detail }) ; choisis une autre adresse avec --listen.
serve-database = Impossible d’ouvrir la base de données « { $database } » ({ $detail }) ; donne sqlite:PATH avec un fichier qu’on peut écrire.
serve-database-newer = La base de données « { $database } » vient d’une version plus récente de ce programme ; utilise celle-là.
serve-database-kind = « { $database } » n’est pas une base de données que Yatzy peut utiliser ; donne sqlite:PATH ou postgres://HOST/NAME.
serve-no-folder = Il n’y a pas de dossier où garder les parties ; donnes-en un avec --data DIR.
serve-failed = Le serveur s’est arrêté sans prévenir ({ $detail }).
