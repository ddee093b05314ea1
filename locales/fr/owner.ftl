serve-owned = Un autre Yatzy sur cet ordinateur garde déjà ses parties dans « { $database } » ; ferme-le d’abord, ou indique un autre fichier avec --database.
serve-owned-at = Un autre Yatzy sur cet ordinateur garde déjà ses parties dans « { $database } » ; ouvre { $address }, ferme-le d’abord, ou indique un autre fichier avec --database.
