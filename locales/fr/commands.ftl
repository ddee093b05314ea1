# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy : les règles de chaque notice, jouées, comptées et expliquées.
help-usage = Usage : { $usage }
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-everywhere = Partout
help-more = « { $command } COMMAND --help » en dit plus sur une commande.
help-examples = Exemples
help-help = Montrer cette aide
help-version = Montrer la version
help-lang = Utiliser cette langue : { $langs }
help-json = Répondre en JSON
help-data = Garder les données du programme dans ce dossier (ou YATZY_DATA)
help-rules-flag = Les règles : l’identifiant d’une édition, ou le chemin d’un fichier de règles
help-set = Régler une option des règles à la main ; peut être répété
help-threads = Utiliser autant de threads ; la réponse ne change pas
help-output-file = Le fichier à écrire ; sa fin dit de quelle sorte : { $endings }
help-force = Remplacer le fichier s’il existe
help-advise = Montrer le meilleur choix, et ce que coûtent tous les autres
help-advise-card = Les cases remplies et leurs points, comme "ones=3,yatzy=0" ; sans cela, la fiche est vide
help-advise-hand = Les dés sur la table ; sans eux, on est avant le premier lancer
help-advise-rethrows = Les relances gratuites qui restent après ce lancer, 2 par défaut ; les jetons ne comptent pas ici
help-advise-chips = Les jetons gardés
help-advise-extra-yatzys = Les yams supplémentaires qui ont rapporté des points
help-advise-declared = La case annoncée avant le premier lancer
help-analyse = Revenir sur une partie : la part de chance, la part des choix, ce qui aurait été mieux
help-verify-head = Une empreinte qu’un appareil a notée pendant la partie
# yatzy export, yatzy import
help-export = Écrire toutes les parties, finies ou non, dans un fichier
help-games = Lister les parties en attente, ou les parties terminées
help-games-finished = Lister les parties terminées
help-games-name = Seulement les parties avec un nom qui contient ceci
help-stats = Afficher les records et les moyennes de chacun
help-export-file = Le fichier à écrire ; il ne doit pas encore exister
help-import = Importer les parties d’un fichier écrit par « yatzy export »
help-import-file = Le fichier exporté
help-goal = L’objectif : mean (par défaut), at-least:N (la meilleure probabilité de N points) ou, face à des adversaires, win ; pour résoudre, at-least seul vaut pour chaque total
help-goal-against = La fiche d’une autre place sous la forme de --card, aussi avec extra-yatzys=N et chips=N ; une fois par adversaire
help-rules = Donner la liste des jeux et des éditions, ou en expliquer une
help-rules-id = L’édition à expliquer
help-rules-game = Seulement les éditions de ce jeu
help-rules-in = Seulement les éditions de cette langue
help-rules-record = Afficher le début d’un enregistrement avec ces règles
help-score = Montrer ce que chaque case rapporte avec ces dés
help-score-hand = Les dés, comme 6-6-6-5-5, 66655 ou "6 6 6 5 5" ; avec « - », chaque ligne de l’entrée standard est un lancer, et la réponse une ligne de JSON
help-replay = Vérifier un enregistrement et le montrer : la feuille, le classement, chaque tour
help-replay-file = L’enregistrement
help-join = Jouer une place d’une partie en ligne dans le terminal, ou la regarder
help-join-address = Le lien de la place, l’adresse de la table, ou le code d’une table ou d’un match
help-join-name = Prendre une place libre sous ce nom
help-serve-proxy = Croire ce proxy, et personne d’autre, sur l’adresse des visiteurs ; peut être répété
help-serve-metrics = Laisser aussi cette adresse lire /metrics ; peut être répété
help-help-command = Expliquer le programme ou l’une de ses commandes
help-help-name = La commande à expliquer
help-serve-rules = Proposer ce fichier de règles sur la page des nouvelles parties ; peut être répété
help-play-lan = Laisser les autres jouer depuis les téléphones et ordinateurs du même réseau : affiche un code et un code QR
help-serve = Lancer un serveur Yatzy ; tout le monde joue dans un navigateur
help-serve-listen = Écouter à cette adresse ; le port 0 en prend un libre
help-serve-database = Garder les parties dans cette base de données : sqlite:PATH ou postgres://HOST/NAME
help-serve-host = Répondre aussi à ce nom ; peut être répété
help-serve-https = On joint le serveur en HTTPS, à travers un proxy
help-lan = Laisser jouer les autres de ton réseau, et montrer un code QR
help-sheet = Imprimer une feuille de score, vide ou remplie d’après un enregistrement
help-sheet-players = Pour combien de joueurs, de 1 à { $most } ; sinon autant qu’il en tient sur une page
help-sheet-columns = Combien d’entre eux côte à côte sur une page, de 1 à { $most }
help-sheet-paper = Le papier : { $papers }
help-sheet-landscape = Imprimer en paysage
help-sheet-large = En gros caractères
help-sheet-record = Remplir la feuille d’après cet enregistrement
help-sheet-practise = Des exercices avec leurs solutions au lieu d’une feuille
help-leaflet = Imprimer les règles en notice
help-practise = S’exercer sur des positions de parties, avec des réponses exactes
help-practise-theme = Le thème : { $themes }
help-practise-level = La difficulté, de 1, que les débutants réussissent, à 5
help-practise-count = Combien d’exercices, { $count } par défaut
help-practise-seed = Même nombre, mêmes exercices
help-practise-today = L’exercice du jour, le même pour tous
help-practise-mistakes = Les choix les plus coûteux de tes propres parties
help-practise-show = Montrer ce qui est gardé sur toi ; avec --json, en données
help-practise-forget = Effacer le niveau, les notes et la série
help-simulate = Faire jouer beaucoup de parties à l’ordinateur, et montrer le résultat
help-simulate-seat = Une place ; peut être répété. Niveaux : { $levels }
help-simulate-games = Combien de parties jouer, { $games } par défaut
help-simulate-seed = Le nombre d’où viennent les dés : même nombre, mêmes parties
help-simulate-totals = Afficher les totaux de chaque partie, une ligne par partie, au lieu du résumé
help-solve = Calculer le jeu parfait en solitaire : total moyen, écart, chaque case
help-solve-expected-only = Le total moyen seulement, au plus vite
help-solve-distribution = Donner aussi la probabilité de chaque total
help-solve-table = Garder une table de valeurs dans le dossier de données ; toujours fait pour les grands jeux
help-completions = Écrire les complétions d’un shell
help-completions-shell = Le shell : { $shells }
help-man = Écrire les pages de manuel dans un dossier
help-man-folder = Le dossier
help-play = Jouer dans le terminal
help-play-seat = Une place : un nom, ou bot:LEVEL pour l’ordinateur ; peut être répété
help-play-real-dice = Tu lances de vrais dés, le programme compte les points
help-play-same = Jouer en solo avec les mêmes dés qu’un ami : un code ou un lien de défi, un enregistrement, ou « new » pour de nouveaux dés
help-play-match = Jouer un match : chacun remplit toute sa fiche de son côté, avec les mêmes dés ; avec --lan, les autres le rejoignent avec un code
help-today = Partie du jour : une fois par jour, les mêmes dés pour tous
help-today-show = Montrer les jours, le tableau et la série au lieu de jouer
help-today-again = Encore un essai, qui ne compte pas
help-play-plain = Jouer en simples lignes, pour lecteurs d’écran et tubes
help-serve-log = Ce que le serveur écrit sur lui-même : error, warn, info ou debug (YATZY_LOG)
help-serve-new-games = Combien de nouvelles parties une adresse peut créer en une heure
help-serve-keep-unplayed = Effacer au bout d’autant de jours les parties qui n’ont jamais été jouées
help-verify = Vérifier un enregistrement : règles respectées, dés équilibrés ?
help-verify-file = L’enregistrement
help-verify-commitment = La promesse que tu as notée avant le premier lancer

## The manual pages

man-files = Fichiers
man-environment = Variables d’environnement
man-exit = Code de retour
man-file-house = Toutes les parties. Ce fichier se trouve dans le dossier de données.
man-file-tables = Le jeu parfait qui a été long à calculer ; « yatzy solve » le garde ici.
man-variable-data = Le dossier de données, sauf si --data en donne un.
man-variable-xdg = Le dossier où les programmes gardent leurs données ; le dossier de données y porte le nom « yatzy ».
man-variable-lang = La langue, sauf si --lang en donne une. La première variable définie compte.
man-variable-no-colour = Si cette variable est définie, le jeu en terminal n’utilise pas de couleurs.
man-exit-done = C’est fait, ou la réponse est oui.
man-exit-no = La réponse est non : un enregistrement enfreint une règle, ou ses dés ne concordent pas avec leur preuve.
man-exit-wrong = Quelque chose n’allait pas dans la commande ou dans un fichier ; une phrase dit quoi.
man-unwritable = Impossible d’écrire les pages de manuel dans « { $path } » ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Il n’y a pas de « { $flag } » ici ; « { $command } --help » donne la liste.
usage-unknown-flag-near = Il n’y a pas de « { $flag } » ici ; voulais-tu dire « { $near } » ?
usage-unknown-command = Il n’y a pas de commande « { $given } » ; les commandes sont { $commands }.
usage-missing = Il manque « { $missing } » ; cela s’écrit : { $usage }
usage-no-value = « { $flag } » demande une valeur à sa suite.
usage-conflict = « { $flag } » ne va pas avec « { $other } » ; retire l’un des deux.
usage-twice = « { $flag } » est donné deux fois ; donne-le une seule fois.
usage-needless-value = « { $flag } » ne prend pas de valeur ; retire « { $value } ».
usage-unexpected = « { $given } » est de trop ; cela s’écrit : { $usage }
usage-not-text = La ligne de commande n’est pas du texte en UTF-8 ; écris-la en UTF-8.
usage-wrong = Impossible de comprendre cette ligne de commande ; « { $command } --help » l’explique.
usage-unknown-command-near = Il n’y a pas de commande « { $given } » ; voulais-tu dire « { $near } » ?
lang-unknown = Yatzy ne parle pas « { $lang } » ; les langues sont { $langs }.
number-wrong = { $flag } ne peut pas être « { $given } » ; donne un nombre entier de { $low } à { $high }.
input-failed = Impossible de lire l’entrée standard ({ $detail }).
output-failed = Impossible d’écrire la sortie ({ $detail }).

## yatzy score

score-title = { $hand } · { $title }
score-box = Case
score-points = Points
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Lance. En jouant au mieux à partir d’ici, on fait { $value } points en moyenne.
advise-best-keep = Le mieux : garder { $keep }. En jouant au mieux ensuite, on fait { $value } points en moyenne.
advise-best-throw-all = Le mieux : relancer tous les dés. En jouant au mieux ensuite, on fait { $value } points en moyenne.
advise-best-score = Le mieux : inscrire { $points } dans la case « { $box } ». En jouant au mieux ensuite, on fait { $value } points en moyenne.
advise-best-strike = Le mieux : barrer la case « { $box } ». En jouant au mieux ensuite, on fait { $value } points en moyenne.
advise-best-declare = Le mieux : annoncer la case « { $box } ». En jouant au mieux ensuite, on fait { $value } points en moyenne.

## yatzy advise: all actions, and what goes wrong

# $title: the game
advise-title = { $title }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la fiche
advise-title-hand = { $hand } · { $title }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la fiche
advise-rethrows-left = { $rethrows ->
    [0] plus de relance
    [one] encore { $rethrows } relance
   *[other] encore { $rethrows } relances
}
advise-action = Choix
advise-points = Points
advise-value = Total
advise-cost = Coût
advise-throw = lancer
advise-keep = garder { $keep }
advise-throw-all = tout relancer
advise-score = { $box }
advise-strike = barrer : { $box }
advise-declare = annoncer : { $box }
advise-over = Toutes les cases de cette fiche sont remplies, il n’y a plus rien à faire.
advise-rethrows = Cette fiche peut avoir { $most ->
    [one] { $most } relance
   *[other] { $most } relances
} au plus, pas { $found }.
advise-unreachable = Aucune partie selon ces règles ne mène à cette fiche ; vérifie ses cases.
# $given: a part of --card
advise-card-form = « { $given } » ne remplit aucune case ; écris BOX=POINTS, avec des virgules entre les cases, comme dans "ones=3,yatzy=0".
advise-card-points = « { $given } » ne peut pas être les points de la case { $box } ; écris un nombre entier, comme dans « { $box }=0 ».
advise-no-such-box = Cette feuille n’a pas de case « { $id } » ; voulais-tu dire { $near } ?
advise-no-such-box-far = Cette feuille n’a pas de case « { $id } » ; ses cases sont { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Cette feuille n’a pas de case « { $id } » ; ses cases sont { $boxes }, suivies de { $columns } pour la colonne.
advise-rethrows-without-hand = « --rethrows » demande des dés ; donne-les avec « --hand », comme dans --hand 6-6-6-5-5.
advise-name-first = Dans ce jeu, on annonce une case avant le premier lancer ; dis laquelle avec « --declared BOX ».

## yatzy solve, and perfect play wherever it is asked for

solving = Résolution
solving-statistics = Calcul des moyennes
solve-fitted-title = Le meilleur jeu connu : { $title }
solve-fitted-error = Erreur de l’estimation
solve-fitted-why = Ce jeu a trop de positions pour les parcourir toutes ; la valeur d’une fiche est donc ajustée sur un grand nombre d’entre elles. Chaque tour et les { $cells } dernières cases sont exacts.
solve-fitted-games = Case par case, d’après des parties simulées ({ $games })
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Résoudre ce jeu prend environ { $time } sur { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
} ({ $cpu } de temps de calcul), { $memory } de mémoire et { $disk } sur le disque, dans { $path }. On peut interrompre ; la fois suivante, le calcul continue après le dernier tour achevé.
solve-resumes = Suite d’une table déjà commencée.
solve-interrupted = Interrompu. La même commande continue après le dernier tour terminé.
# $time: how long solving takes; $disk: the table's size
solve-first = Pour ces règles, le jeu parfait n’est pas encore calculé ici ; « yatzy solve » avec les mêmes règles le fait une fois pour toutes, en environ { $time } de temps de calcul et avec { $disk } sur le disque.
solve-too-many-cells = Cette feuille a { $cells } cases, c’est trop pour les parcourir : le jeu parfait est connu pour { $most } cases au plus.
solve-title = Le jeu parfait : { $title }
solve-expected = Total moyen
solve-deviation = Écart type
solve-bonus-chance = Probabilité du bonus
solve-states = Positions
solve-error = Erreur de calcul
solve-at-most = moins de { $error }
solve-time = Temps pour le total
solve-time-all = Temps pour tout
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, { $cpu } s de temps de calcul
solve-box = Case
solve-mean = Moyenne
solve-zero = Zéro
solve-share = Part
solve-percentiles = Part des parties qui finissent avec ce total ou moins
solve-percentiles-simulated = Part des parties simulées ({ $games }) finies avec ce total ou moins

## The tables of values that yatzy solve keeps

solution-io = La table ne peut être ni lue ni écrite ({ $detail }).
solution-not-a-table = Ce n’est pas une table de valeurs ; supprime-la, et « yatzy solve » la refait.
solution-version = Cette table est de la version { $found }, que ce programme ne lit pas ; supprime-la, et « yatzy solve » la refait.
solution-other-rules = Cette table a été faite pour d’autres règles ; supprime-la, et « yatzy solve » la refait.
solution-length = Cette table a { $found } octets au lieu de { $expected } ; supprime-la, et « yatzy solve » la refait.
solution-damaged = Cette table est abîmée à l’octet { $at } ; supprime-la, et « yatzy solve » la refait.
data-no-folder = Il n’y a pas de place pour les données du programme, car ce système n’indique pas de dossier personnel ; donnes-en un avec --data DIR ou YATZY_DATA.
data-unwritable = Impossible de créer le dossier « { $path } » ({ $detail }) ; donnes-en un autre avec --data DIR ou YATZY_DATA.

## yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $title }, graine { $seed }
simulate-playing = Parties en cours
simulate-seat = Place
simulate-mean = Moyenne
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Écart
simulate-wins = Victoires
# Games whose first place was shared
simulate-shared = Partages
simulate-no-bot = « { $given } » ne peut pas jouer ici : c’est l’ordinateur qui joue les parties simulées ; écris bot:LEVEL, où le niveau est { $levels }.
simulate-too-many-seats = { $found ->
    [one] { $found } place, c’est trop
   *[other] { $found } places, c’est trop
} ; donnes-en { $most } au plus.

## yatzy export, yatzy import

export-done = Parties écrites : { $count }
export-there = « { $path } » existe déjà ; choisis un autre nom, pour que rien ne soit perdu.
export-no-database = Il n’y a pas de base de données à cet endroit : { $database }. Indique son dossier avec --data DIR, ou la base elle-même avec --database URL.
export-unwritable = « { $path } » ne peut pas être écrit ({ $detail }) ; choisis un autre endroit.
import-done = Nouvelles parties : { $count }. Déjà là : { $known }.
import-not = Ce n’est pas un fichier tel que « yatzy export » de cette version en écrit.
import-line = La ligne { $line } ne peut pas être lue comme une partie ; rien n’a été importé.

## yatzy completions

completions-unknown = Il n’y a pas de complétions pour « { $shell } » ; les shells sont { $shells }.

## Games with the same dice

same-rules = Le défi a ses propres règles. Retire --rules et --set.
same-total = { $name } : { $points }
same-challenge = Défie un ami avec les mêmes dés :
help-match = Comparer des parties jouées avec les mêmes dés
help-match-game = L’enregistrement d’une partie terminée avec des dés communs, ou un code de défi
