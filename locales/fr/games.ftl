# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Parties terminées
games-search = Chercher par nom
games-search-do = Chercher
games-end = Arrêter ou effacer la partie
games-title = Continuer une partie ?
games-explained = Continue là où la partie en était.
games-one = { $names }, { $title }, tour { $round } sur { $rounds }, commencée le { $date }
games-one-undated = { $names }, { $title }, tour { $round } sur { $rounds }
games-go-on = continuer
games-new = nouvelle partie
games-statistics = statistiques
games-unreadable = Les parties enregistrées ne peuvent pas être lues pour l’instant.
games-none = Aucune partie n’attend.
games-delete-again = { $key } encore une fois efface cette partie pour de bon.
games-delete = effacer
games-find = chercher

## Games that are over: opened again, looked back at

finished-games = parties terminées
finished-hint = f : parties terminées
finished-open = ouvrir
finished-back = retour
finished-later = Finis d’abord cette partie, ou quitte-la.
finished-none = Il n’y a pas de partie terminée de ce numéro ; « finished » en donne la liste.
finished-plain-open = Tape open et un numéro pour en revoir une : open 1
finished-plain-over = Tape report, replay ou save pour revenir sur la partie ou garder son enregistrement.
finished-plain-help = finished, open 1 : les parties terminées, et l’une d’elles à nouveau ; report, replay, save : chance et choix, chaque étape et l’enregistrement d’une partie finie

## Records

records-people = Joueurs
records-statistics = Statistiques
records-here = Ce serveur
records-bonus = Bonus gagné
records-totals = Fréquence des totaux
records-people-only = Seules comptent les fiches des personnes, pas celles de l’ordinateur.
records-newest = Seules les { $count } parties les plus récentes comptent.
records-own-options = avec des options modifiées
records-thinking = Calcul du jeu parfait. Ses chiffres apparaîtront ici dès qu’ils seront prêts.
records-no-perfect = Pour ces règles, le jeu parfait n’est pas encore calculé ici.
records-all = Toutes les parties
records-older = Plus anciennes
records-newer = Plus récentes
records-top = Meilleurs totaux
records-first = { $name } : premier record dans cette édition, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
records-new = Nouveau record pour { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $better } de plus qu’avant.
records-stands = { $name } : le record dans cette édition est de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
records-title = Records sur ce serveur
records-none = Aucune partie n’a encore été finie ici.
records-best = Record
records-mean = Moyenne
records-games = Parties
records-edition = Édition
records-latest = Dernières parties

## Statistics: averages beside perfect play

statistics-boxes-beside = Chaque case en moyenne (jeu parfait)
statistics-perfect = Jeu parfait : { $mean } points en moyenne, bonus dans { $rate } des parties.
statistics-perfect-points = Le jeu parfait rapporte { $mean } points en moyenne.
statistics-thinking = Calcul du jeu parfait…
statistics-title = Records et moyennes
statistics-none = Aucune partie n’est encore finie. Joues-en une, et elle comptera ici.
statistics-hint = gauche et droite : autre édition · autre touche : retour
statistics-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, record { $best }, moyenne { $mean }
statistics-bonus = Bonus gagné dans { $rate } des parties.
statistics-boxes = Chaque case en moyenne
statistics-totals = Totaux
