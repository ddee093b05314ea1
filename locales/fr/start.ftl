# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Code de la partie
home-join-do = Rejoindre
home-continue = Continuer
home-continue-none = Les parties que tu commences ou rejoins sur cet appareil apparaissent ici.
home-records = Records
home-rules = Règles
home-games = Tes parties
home-games-waiting = Tes parties ({ $count } en cours)

## A new game

# A button: the form then has more lines for players
new-more-lines = Plus de lignes
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Ces choix ne vont pas ensemble : { $options }. Remets l’un d’eux comme avant.
new-computer = Jouer contre l’ordinateur
new-computer-which = À quel niveau doit-il jouer ?
new-title = Nouvelle partie
new-game = Jeu
new-edition = Édition
new-options = Options
new-seats = Places
new-starts = Qui commence
new-dice = Dés
new-start = Commencer la partie
new-plain = règles standard
new-options-set = { $count ->
    [0] selon l’édition
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
new-unfold = entrée les montre
new-fold = entrée les cache
new-add-seat = + une place
new-seat-bot = gauche et droite : son niveau
new-seat-person = tape un nom ; gauche et droite : l’ordinateur
new-as-entered = dans l’ordre ci-dessus
new-drawn = aux dés : chacun lance, le plus haut commence
new-program-dice = dés virtuels
new-real-dice = de vrais dés sur la table
new-real-dice-remark = tu lances, le programme compte les points
new-which = Quel jeu ?
new-rules = Règles : { $title }
new-plain-title = { $title }, règles standard
new-option-as-edition = comme dans l’édition
new-dice-question = Quels dés ?
new-dice-program = Dés virtuels
new-dice-table = De vrais dés sur la table
new-players = Qui joue ?
new-player = Joueur { $seat }
new-kind = Comment joue le joueur { $seat }
new-kind-here = sur cet appareil
new-kind-elsewhere = sur le sien
new-kind-open = ouvert à tous
new-kind-bot = ordinateur : { $level }
new-alone = Ajoute des joueurs, ou commence en solo ({ $name }).
new-add-name = Nom du joueur suivant
new-add = Ajouter
new-add-computer = Ordinateur
new-add-open = Place libre
new-move = Monter le joueur { $seat }
new-remove = Retirer le joueur { $seat }
new-coach-on = avec conseils
new-coach-off = sans conseils
new-same-name = { $name } figure deux fois. Change l’un des noms, ou commence ainsi.

## Rules of one's own

new-own-rules = Tes propres règles
new-own-rules-hint = Colle ici un fichier de règles. Il prend la place du jeu choisi plus haut.
new-own-rules-example = Un exemple pour commencer :
new-own-rules-file = Choisir un fichier
new-own-rules-wrong = Ces règles ne peuvent pas servir. { $reason }

## A new game: keys of the terminal

new-hint = haut et bas : ligne · gauche et droite : changer · échap : quitter
new-hint-seat = gauche, droite : ordinateur · retour arrière sur ligne vide : place en moins
new-hint-add = entrée : une place de plus
new-hint-options = entrée : montrer ou cacher les options
new-hint-start = entrée : commencer · haut, bas : ligne · t : statistiques · échap : quitter
# Part of the hint below the form for a new game
new-print = ctrl+p : une feuille à imprimer

## Who starts

draw-title = Qui commence ?
draw-throw = { $name } lance { $hand } : { $sum }
draw-again = Égalité : on relance.
draw-first = { $name } commence.
draw-hint = entrée : à table · échap : retour

## Inviting

invite-title = Inviter les autres
# $code: letters and digits to type
invite-code = Ou ouvre { $address } et tape le code { $code }
invite-button = Inviter
invite-how = Scanne le code QR, ou ouvre { $address } et tape le code.
invite-code-label = Code
invite-copy = Copier le lien
invite-copy-seat = Copier le lien pour { $name }
invite-copied = Copié
invite-share = Partager
invite-here-count = { $here } sur { $all } sont là
invite-to-table = Aller à la partie
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Seule cette machine peut ouvrir ces liens. Lance le serveur avec { $command } pour que d’autres appareils puissent entrer.
invite-hint = Toute personne qui ouvre cette page peut regarder. Le code { $code } sur l’accueil mène aussi ici.

## Seats

seat-rename-label = { $name } : nouveau nom
seat-rename = Renommer
seat-rename-hint = Un nom vide efface l’ancien pour de bon.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, toi
seat-here = { $name }, là
seat-waiting = { $name }, pas encore là
seat-away = { $name }, hors ligne
seat-open = libre
seat-link-hint = Toute personne qui ouvre ce lien peut jouer à cette place ({ $name }). Le lien reste le même.
seat-link-new = Faire un nouveau lien
seat-link-new-sure = L’ancien lien ne marchera plus.
# How a seat is called when it has no name
seat-number = place { $seat }
# Two players of the same name are told apart by their seats
seat-twin = { $name } ({ $seat })
seat-title = Une place pour toi
seat-offer = Ce lien te donne une place dans une partie : { $title }.
seat-held = { $name } joue déjà à cette place sur un autre appareil. Si tu la prends, elle passe sur celui-ci.
seat-name = Ton nom
seat-take = Prendre cette place
seat-move = Prendre la place sur cet appareil
seat-link = Lien pour { $name }
seat-link-title = Un lien vers une place
seat-join = Rejoindre comme nouveau joueur
seat-who = Qui es-tu ?
seat-invited = On t’attend pour { $title } avec { $names }.
seat-i-am = Je suis { $name }
seat-else = Quelqu’un d’autre…
seat-watch = Juste regarder
seat-expected = On attend { $name }. C’est toi ?
seat-not-me = Sinon, écris un autre nom.
seat-other-name = { $name } est déjà à la table. Écris un autre nom.
seat-sit = S’asseoir à la table
seat-add = Ajouter un joueur sur cet appareil
seat-play-here = Jouer sur cet appareil
seat-elsewhere = { $name } : sur un autre appareil
seat-held-hint = L’une de ces places est à toi ? Touche-la pour la demander.
seat-asked = Tu as demandé cette place : { $name }. Ta demande porte le numéro { $number }. L’hôte ou l’autre appareil peut l’accepter dans les deux minutes.
seat-asked-players = Tu as demandé cette place : { $name }. Ta demande porte le numéro { $number }. L’hôte et l’autre appareil sont hors ligne, alors n’importe quel joueur peut l’accepter dans les deux minutes.
seat-no-answer = Ta demande est restée sans réponse pendant deux minutes. Tu peux redemander.
seat-request = Un autre appareil demande cette place : { $name }. Il affiche le numéro { $number }.
seat-allow = Accepter
seat-refuse = Refuser

## Why a seat or a name is refused, and what to do instead

seat-taken = Quelqu’un est déjà assis là. Choisis une autre place.
seat-asked-already = Un autre appareil vient de demander cette place. Réessaie dans deux minutes.
seat-refused = Ta demande pour cette place a été refusée. Tu pourras redemander dans deux minutes.
seat-request-over = Cette demande a déjà reçu une réponse, ou elle a expiré.
seat-table-full = Cette table est pleine. Elle a { $most ->
    [one] { $most } place
   *[other] { $most } places
}.
seat-no-players = Il n’y a pas encore de joueur. Nommes-en au moins un.
seat-name-empty = Le nom est vide. Écris-en un.
seat-name-too-long = Ce nom est trop long. Un nom a { $most } caractères au plus.
seat-name-unruly = Ce nom contient des caractères invisibles. Tape-le de nouveau.

## Players without a name

player-number = Joueur { $number }
bot-name = Ordinateur ({ $level })

## How well the computer plays, the weakest first

level-random = au hasard
level-greedy = gourmand
level-beginner = débutant
level-casual = amateur
level-club = joueur de club
level-expert = expert
level-perfect = parfait
level-winner = joue pour gagner
# What each level does, as a short sentence without a subject
level-hint-random = Fait ce qui lui passe par la tête.
level-hint-greedy = Prend toujours le plus de points tout de suite.
level-hint-beginner = A appris les règles hier.
level-hint-casual = Joue en famille pendant les vacances.
level-hint-club = Joue chaque semaine et oublie rarement le bonus.
level-hint-expert = Ne se trompe presque jamais.
level-hint-perfect = Choisit toujours le mieux ; le reste, c’est de la chance.
level-hint-winner = Joue pour gagner, pas pour faire le plus de points.
# The mean total of a level, measured
level-average = En moyenne { $mean } points
level-unknown = Il n’y a pas de niveau « { $level } » ; les niveaux sont { $levels }.
level-unknown-near = Il n’y a pas de niveau « { $level } » ; voulais-tu dire { $near } ?
