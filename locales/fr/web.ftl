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
web-go-on-none = Les parties que tu commences ou rejoins sur cet appareil apparaissent ici.
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
web-new-player = Joueur { $seat }
web-new-kind = Comment joue le joueur { $seat }
web-new-kind-here = sur cet appareil
web-new-kind-elsewhere = sur le sien, par un lien
web-new-kind-open = qui veut rejoindre
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
web-seat-link-title = Un lien vers une place
web-seat-join = Rejoindre comme nouveau joueur
web-invite-hint = Qui ouvre cette page peut regarder. Le code { $code } sur l’accueil mène aussi ici.

## The table

web-turn = À { $name } de jouer
web-turn-yours = À toi de jouer
web-turn-named = annoncé : { $box }
web-round = tour { $round } sur { $rounds }
web-throw-of = lancer { $throw } sur { $throws }
web-watching = Tu regardes la partie.
web-away = hors ligne
web-left = abandon
web-step-in = Laisser l’ordinateur jouer ce tour
web-step-in-wait = { $name } n’est plus là. Dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, l’ordinateur pourra jouer ce tour.
web-coach = Demander conseil
web-rules-in-force = Règles en vigueur
web-pad = Feuille de score
web-box = Case
web-dice = Dés
web-die = { $face }, dé { $place }
web-throw-all = Lancer { $dice ->
    [1] le dé
   *[other] { $dice } dés
}
web-throw-rest = Lancer les autres dés
web-throw-chip = { $throw } · coûte 1 jeton · tu en as { $chips }
web-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
web-no-throw-left = Plus de lancer. Choisis une case.
web-name-first = Annonce la case que tu vises, puis lance.
web-enter = Inscrire { $points } dans « { $box } »
web-name-box = Annoncer : { $box }
web-zero-ask = Inscrire 0 dans « { $box } » ?
web-zero-why = La case est alors fermée jusqu’à la fin de la partie.
web-zero-yes = Inscrire 0
web-zero-no = Choisir une autre case
web-take-back = Annuler
web-more = Plus
web-leave = Quitter la partie : { $name }
web-abandon = Arrêter la partie pour tout le monde
web-delete = Effacer la partie pour de bon
web-record = Enregistrement
web-columns-of = Colonnes : { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = pas encore enregistré
web-offline = Pas de connexion. Les scores attendent sur cet appareil.
web-offline-program = Pas de connexion. La partie continue dès qu’elle revient.
web-keys = Touches
web-keys-list = 1 à 6 : garder un dé · espace : lancer · lettres : case · entrée : inscrire · c : conseil · u : annuler · ? : cette aide

## Real dice

web-tell-title = Que montrent les dés ?
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
web-correct-title = Corriger : { $name }, tour { $round }
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
web-won-shared = { $names } se partagent la première place avec { $points ->
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
web-fair = Ce que cela montre : le serveur n’a pas choisi les lancers d’une place qu’il ne contrôle pas. Ce que cela ne peut pas montrer : un hôte qui joue connaît le secret ; les lancers de l’ordinateur, et ceux des pages sans script, ne contiennent pas d’octets d’un joueur.

## Records

web-records-title = Records sur ce serveur
web-records-none = Aucune partie n’a encore été finie ici.
web-records-best = Record
web-records-mean = Moyenne
web-records-games = Parties
web-records-edition = Édition
web-records-latest = Dernières parties
