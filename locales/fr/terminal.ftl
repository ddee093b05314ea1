# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Ce terminal fait { $width }×{ $height }. Le jeu demande { $columns }×{ $rows } : agrandis la fenêtre ou réduis les lettres. Rien ne se perd en attendant.
play-owner-silent = Un autre Yatzy sur cet ordinateur garde les parties mais ne répond pas à { $address } ; ferme-le et réessaie.
play-database = Impossible d’ouvrir les parties enregistrées, « { $database } » ({ $detail }) ; choisis un autre dossier avec --data DIR.
play-no-terminal = Le jeu en terminal demande un terminal ; « yatzy play --plain » joue en lignes, aussi à travers des tubes.

## Keys of the keyboard, as lists of keys name them

keycap-space = espace
keycap-enter = entrée
keycap-esc = échap
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = flèches
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = haut/bas
arrows-left-right = gauche/droite
arrows-down = bas

## Keys, as the table lists them

key-other-column = Une autre colonne
# Beside the key
key-print = imprimer
key-throw-all = Lancer { $dice ->
    [1] le dé
   *[other] les { $dice } dés
}
key-throw = Lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
key-throw-chip = Lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, coûte 1 jeton sur { $chips }
key-throw-none = Tous les dés sont gardés
key-keep = Garder un dé, ou le lâcher
key-choose-box = Choisir une case
key-enter-unknown = Inscrire dans « { $box } »
key-skip = Ne pas attendre
key-type-dice = Taper { $dice ->
    [1] le dé
   *[other] les { $dice } dés
}
key-type-points = Taper les points
key-points-instead = Les points plutôt que les dés
key-dice-instead = Les dés plutôt que les points
key-throws = Nombre de lancers
key-extra-yatzy = Un yams supplémentaire, ou non
key-start-over = Recommencer ce tour
key-correct = Corriger ce score
key-correct-not = Laisser tel quel
key-undo = annuler
key-coach = conseil
key-rules = règles
key-keys = touches
key-leave = quitter

## All keys

keys-print = Mettre la feuille ici en PDF, à imprimer
keys-title = Touches
keys-throw = Lancer les autres dés
keys-keep = Garder le dé de ce numéro, ou le lâcher
keys-letter = Choisir la case de cette lettre
keys-arrows = Aller de case en case, et d’une colonne à l’autre
keys-enter = Inscrire les dés dans la case choisie ; un zéro demande confirmation
keys-type-dice = Taper ce que montrent les dés sur la table
keys-tab = Taper les points plutôt que les dés, et inversement
keys-correct = Sur une case remplie : corriger ce tour
keys-throws = Nombre de lancers du tour, quand il y a des jetons
keys-scroll = Montrer les colonnes des autres places
keys-undo = Annuler le dernier choix
keys-coach = Demander conseil ; l’enregistrement le note
keys-rules = Les règles en vigueur
keys-leave = Quitter, la partie est enregistrée
keys-any-closes = une touche pour fermer
keys-list = 1 à 6 : garder un dé · espace : lancer · lettres : case · entrée : inscrire · c : conseil · u : annuler · ? : cette aide
legend-offer = Ce que tes dés rapporteraient ici
legend-zero = Cette case recevrait un zéro
legend-struck = Une case barrée
legend-newest = Le dernier score inscrit

## The same game in lines

plain-statistics-box = { $box } : { $own } en moyenne
plain-statistics-box-beside = { $box } : { $own } en moyenne, jeu parfait { $perfect }
plain-statistics-stretch = De { $from } à { $to } points : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
plain-help-statistics = statistics : records et moyennes de toutes les personnes qui jouent ici
plain-title = { $title } ({ $edition }) avec { $names }.
plain-welcome = « help » donne la liste des commandes.
plain-waiting = « continue { $number } » continue la partie { $game }.
plain-nothing-waits = Il n’y a pas de partie de ce numéro à continuer, ou tu as déjà commencé celle-ci.
plain-turn = À { $name } de jouer, tour { $round } sur { $rounds }.
plain-hand = Lancer { $throw } sur { $throws } : { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Points possibles : { $boxes }.
plain-pays-nowhere = Ces dés ne rapportent dans aucune case libre.
plain-pays-box = { $box } ({ $points })
plain-kept = Toujours gardés : { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Dés gardés : { $keep } ; { $loose ->
    [0] aucun dé n’est à lancer, lâches-en un d’abord
    [one] « throw » lance l’autre dé ({ $loose })
   *[other] « throw » lance les { $loose } autres dés
}.
plain-nothing = aucun
plain-dice = Les dés montrent { $dice }.
plain-dice-first = Tape ce que montrent les dés, comme « dice { $dice } », ou les points, comme « enter { $id } 20 ».
plain-throws = { $throws ->
    [one] { $throws } lancer ce tour.
   *[other] { $throws } lancers ce tour.
}
plain-zero = Cette case recevrait un zéro : { $box }. Si c’est voulu, tape « enter { $id } 0 ».
plain-extra = Un yams supplémentaire : { $points } points de plus.
plain-corrected = Corrigé : { $points } dans la case « { $box } ».
plain-box-pays = { $box } ({ $id }) : { $points }
plain-box-not-now = { $box } ({ $id }) : pas avec ces dés
plain-box-open = { $box } ({ $id })
plain-card = Fiche : { $name }
plain-row = { $name } : { $points }
plain-row-open = { $name } : libre
plain-standing = { $place }. { $name } : { $points }
plain-standing-left = { $name }, abandon : { $points }
plain-left = La partie est enregistrée ; « yatzy play » la proposera de nouveau.
plain-unknown = Il n’y a pas de commande « { $word } » ; « help » en donne la liste.
plain-no-box = Tape quelle case, comme « enter { $example } ».
plain-unknown-box = Il n’y a pas de case « { $name } » ; « boxes » donne la liste des cases libres.
plain-no-number = « { $word } » devrait être un nombre ; « help » montre comment.
plain-help-throw = throw : lancer les autres dés
plain-help-keep = keep 6 6 : garder ces dés au prochain lancer ; « keep none » les lâche tous
plain-help-enter = enter { $id } : inscrire les dés dans une case, par son identifiant, son nom ou sa lettre ; un zéro doit être tapé, comme « enter { $id } 0 »
plain-help-dice = dice { $dice } : ce que montrent les dés sur la table
plain-help-enter-real = enter { $id } : inscrire ces dés dans une case, par son identifiant, son nom ou sa lettre ; sans dés, tape les points, comme « enter { $id } 20 »
plain-help-name = name { $id } : annoncer la case avant le premier lancer
plain-help-correct = correct 3 1 { $id } { $dice } : ce qu’était vraiment le tour 3 de la place 1 ; ou « points 20 » au lieu des dés
plain-help-throws = throws 2 : le nombre de lancers de ce tour
plain-help-extra = extra : les points qui suivent viennent avec un yams supplémentaire
plain-help-look = look, boxes, card, card 2, standings, rules : où en est la partie, ce que rapporte chaque case libre, une colonne entière, qui mène, les règles en vigueur
plain-help-more = undo : annuler le dernier choix ; coach : demander conseil
plain-help-leave = quit : quitter, la partie est enregistrée ; seat-leaves : la place qui joue s’en va ; abandon : arrêter la partie pour tout le monde
