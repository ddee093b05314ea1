serve-owned = Un autre Yatzy sur cet ordinateur garde déjà ses parties dans « { $database } » ; ferme-le d’abord, ou indique un autre fichier avec --database.
serve-owned-at = Un autre Yatzy sur cet ordinateur garde déjà ses parties dans « { $database } » ; ouvre { $address }, ferme-le d’abord, ou indique un autre fichier avec --database.
help-play-lan = Laisse les autres jouer depuis les téléphones et ordinateurs du même réseau : affiche un code et un code QR
play-owner-silent = Un autre Yatzy sur cet ordinateur garde les parties mais ne répond pas à { $address } ; ferme-le et réessaie.
