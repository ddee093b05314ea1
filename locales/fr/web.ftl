# The web pages.

## On every page

web-app = Yatzy
web-home = Accueil
web-language = Langue
web-refused = Cela n’a pas marché
web-back = Retour
# Two players of the same name are told apart by their seats
web-twin = { $name } ({ $seat })

## First page

web-new-game = Nouvelle partie
web-join = Rejoindre
web-join-label = Code de la partie
web-join-do = Rejoindre
web-go-on = Continuer
web-go-on-none = Les parties que tu commences ou rejoins sur cet appareil t’attendent ici.
web-records = Records
web-rules-link = Règles
# The names of a game's players, separated by commas
web-go-on-game = { $title } : { $names }

## New game

web-new-title = Nouvelle partie
web-new-which = Quel jeu ?
web-new-rules = Règles : { $title }
web-new-edition = Édition
web-new-plain = { $title }, simple
web-new-option-as-edition = comme dans l’édition
web-new-dice = Quels dés ?
web-new-dice-program = Le programme lance
web-new-dice-table = Nous lançons de vrais dés
web-new-players = Qui joue ?
web-new-players-hint = Dans l’ordre de jeu. Laisse une ligne vide si personne n’est là.
web-new-player = Joueur { $seat }
web-new-kind = Où joue le joueur { $seat }
web-new-kind-here = sur cet appareil
web-new-kind-elsewhere = sur le sien, par un lien
web-new-kind-open = qui voudra
web-new-kind-bot = ordinateur : { $level }
web-new-more = Plus de joueurs
web-new-start = Commencer la partie

## Seats

web-seat-title = Une place pour toi
web-seat-offer = Ce lien te donne une place dans une partie : { $title }.
web-seat-held = { $name } joue déjà à cette place sur un autre appareil. Si tu la prends, elle passe sur celui-ci.
web-seat-name = Ton nom
web-seat-take = S’asseoir
web-seat-move = Prendre la place sur cet appareil
web-seat-link = Lien pour { $name }
web-seat-link-title = Un lien vaut une place
web-seat-link-hint = Qui ouvre ce lien peut jouer comme { $name }. Les liens précédents de cette place ne marchent plus.
web-seat-join = Rejoindre comme nouveau joueur
web-invite-hint = Tous ceux qui ouvrent cette page peuvent regarder. Avec le code { $code }, ils la trouvent depuis l’accueil.

## The table

web-turn = À { $name } de jouer
web-turn-yours = À toi de jouer
web-turn-named = annoncé : { $box }
web-round = manche { $round } sur { $rounds }
web-throw-of = lancer { $throw } sur { $throws }
web-watching = Tu regardes.
web-away = hors ligne
web-left = abandon
web-step-in = Laisser l’ordinateur jouer ce tour
web-step-in-wait = { $name } n’est plus là. Dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, l’ordinateur pourra jouer ce tour.
web-coach = Demander conseil
web-rules-in-force = Règles en vigueur
web-pad = Feuille de marque
web-box = Case
web-dice = Dés
web-die = { $face }, dé { $place }
web-throw-all = Lancer { $dice ->
    [1] le dé
   *[other] { $dice } dés
}
web-throw-rest = Lancer les dés non gardés
web-throw-chip = { $throw } · coûte 1 jeton · tu en as { $chips }
web-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
web-no-throw-left = Il ne reste pas de lancer. Choisis une case.
web-name-first = Annonce la case que tu vises, puis lance.
web-enter = Inscrire { $points } : { $box }
web-name-box = Annoncer : { $box }
web-zero-ask = Inscrire 0 dans « { $box } » ?
web-zero-why = La case est alors fermée pour toute la partie.
web-zero-yes = Inscrire 0
web-zero-no = Choisir une autre case
web-take-back = Reprendre
web-more = Plus
web-leave = Quitter la partie : { $name }
web-abandon = Arrêter la partie pour tout le monde
web-delete = Effacer la partie pour de bon
web-record = Enregistrement
web-columns-of = Colonnes : { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = pas encore enregistré
web-offline = Pas de connexion. Les inscriptions attendent sur cet appareil.
web-offline-program = Pas de connexion. La partie continue dès qu’elle revient.
web-keys = Touches
web-keys-list = 1 à 6 : garder un dé · espace : lancer · lettres : case · entrée : inscrire · c : conseil · u : reprendre · ? : cette aide

## Real dice

web-tell-title = Qu’y a-t-il sur la table ?
web-tell-hint = Touche les dés, puis une case. Ou touche une case et choisis ses points.
web-tell-hand = Main
web-tell-show = Voir ce qu’elle rapporte
web-tell-clear = Effacer
web-tell-die = Ajouter un { $face }
web-tell-throws = Après combien de lancers ?
web-tell-named = Quelle case était annoncée ?
web-tell-points = Combien de points dans la case « { $box } » ?
web-tell-extra = { $points } et un yams supplémentaire
web-correct = Corriger
web-correct-title = Corriger : { $name }, manche { $round }
web-correct-hint = La main, ou seulement les points.
web-correct-points = Points
web-correct-do = Corriger
web-corrected = corrigé

## The end

web-over = La partie est finie
web-over-abandoned = La partie a été arrêtée avant la fin
web-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-won-shared = { $names } partagent le premier rang avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-place = Rang
web-player = Joueur
web-points = Points
web-rematch = Rejouer
web-rematch-go = À la partie suivante
web-series = Parties gagnées dans cette série
web-record-download = Télécharger l’enregistrement
web-commitment = Engagement des dés
web-secret = Secret des dés
web-check-dice = Vérifier les dés
web-fair = Ce que cela montre : le serveur n’a pas choisi les lancers d’une place qu’il ne contrôle pas. Un hôte qui joue connaît le secret ; les lancers de l’ordinateur, et ceux des pages sans script, sont faits sans octets d’un joueur.

## Records

web-records-title = Records de cette maison
web-records-none = Aucune partie n’a encore été finie ici.
web-records-best = Record
web-records-mean = Moyenne
web-records-games = Parties
web-records-edition = Édition
web-records-latest = Dernières parties
