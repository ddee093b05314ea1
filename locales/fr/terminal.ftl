# The terminal game

terminal-too-small = Ce terminal fait { $width }×{ $height }. Le jeu demande { $columns }×{ $rows } : agrandis la fenêtre ou réduis les lettres. Rien ne se perd en attendant.
bot-name = Bot { $level }
player-number = Joueur { $number }

## The table

table-turn = À { $name } de jouer
table-round = tour { $round } sur { $rounds }
table-throw = Lancer { $throw } sur { $throws }
table-first-throw = Lance les dés.
table-name-a-box = Annonce une case avant de lancer.
table-named = Case annoncée : { $box }. Lance les dés.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = pour { $box }
table-kept = gardé
table-record = Ton record dans cette édition : { $points }
table-taken-back = Annulé. Choisis de nouveau.
table-seat-left = { $name } a quitté la partie ; la colonne reste.
table-bot-took-over = L’ordinateur continue pour { $name }.

# Real dice
table-type-dice = On joue avec de vrais dés : lance-les, puis tape { $dice ->
    [1] ce que montre le dé
   *[other] ce que montrent les { $dice } dés
}.
table-real-dice = Tape ce que montrent les dés.
table-real-points = Tape les points, choisis la case.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws ->
    [one] { $throws } lancer ce tour
   *[other] { $throws } lancers ce tour
}
table-points-typed = Points : { $points }
table-extra-yatzy = avec un yams supplémentaire
table-no-extra-yatzy = sans yams supplémentaire
table-dice-missing = { $missing ->
    [one] Il manque { $missing } dé. Tape ce qu’il montre.
   *[other] Il manque { $missing } dés. Tape ce qu’ils montrent.
}
table-points-missing = Tape d’abord les points.
table-correction = Correction : { $name }, tour { $round }
table-correcting = { $name }, tour { $round } : tape ce que c’était vraiment, choisis la case, puis valide. Échap laisse tout en l’état.

# The race for the bonus
bonus-earned = Le bonus de { $points } est à toi.
bonus-gone = Le bonus de { $points } est hors d’atteinte.
bonus-short = Bonus { $points } : { $sum } sur { $needed }, { $pace } de retard
bonus-on-pace = Bonus { $points } : { $sum } sur { $needed }, { $pace ->
    [0] dans les temps
   *[other] { $pace } d’avance
}
bonus-ahead-of-it = Bonus { $points } : à { $needed } ou plus dans les cases du haut

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Pas de jeton
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
chips-stopping = { $chips ->
    [0] Pas de jeton
    [one] { $chips } jeton
   *[other] { $chips } jetons
} ; arrête et gagnes-en { $earns }
chips-cost = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} ; une relance en coûte un

## Keys, as the table lists them

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
key-enter = Inscrire { $points } dans « { $box } »
key-enter-unknown = Inscrire dans « { $box } »
key-name = Annoncer : { $box }
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

keys-title = Touches
keys-throw = Lancer les dés qui ne sont pas gardés
keys-keep = Garder le dé de ce numéro, ou le lâcher
keys-letter = Choisir la case de cette lettre
keys-arrows = Aller de case en case, et d’une colonne à l’autre
keys-enter = Inscrire les dés dans la case choisie ; un zéro se confirme
keys-type-dice = Taper ce que montrent les dés sur la table
keys-tab = Taper les points plutôt que les dés, et inversement
keys-correct = Sur une case remplie : corriger ce tour
keys-throws = Nombre de lancers du tour, quand il y a des jetons
keys-scroll = Montrer les colonnes des autres places
keys-undo = Annuler le dernier choix
keys-coach = Demander conseil ; l’enregistrement le note
keys-rules = Les règles en vigueur
keys-leave = Quitter ; la partie est enregistrée
legend-offer = Ce que tes dés rapportent dans cette case
legend-zero = Cette case recevrait un zéro
legend-struck = Une case barrée
legend-newest = Le dernier score inscrit
any-key-closes = une touche pour fermer

rules-in-force = Règles en vigueur
rules-more = ↓ : suite · échap pour fermer

## Questions

zero-question = Inscrire 0 dans « { $box } » ?
zero-yes = Oui, barrer la case
zero-no = Non, en choisir une autre
leave-question = Quitter la table ?
leave-saved = Quitter ; la partie t’attend
leave-seat = { $name } s’en va, les autres continuent
leave-bot = L’ordinateur continue pour { $name }
leave-abandon = Arrêter cette partie pour tout le monde
leave-not = Rester

## Coach

coach-absent = Le conseiller ne connaît pas encore ce jeu.
coach-thinking = Le conseiller réfléchit…

## Games to go on with

games-title = Continuer une partie ?
games-explained = Ces parties attendent là où tu les as laissées.
games-one = { $names }, { $title }, tour { $round } sur { $rounds }, commencée le { $date }
games-one-undated = { $names }, { $title }, tour { $round } sur { $rounds }
games-go-on = continuer
games-new = nouvelle partie
games-statistics = statistiques
games-leave = quitter
games-unreadable = Les parties enregistrées ne peuvent pas être lues pour l’instant.

## A new game

new-title = Nouvelle partie
new-game = Jeu
new-edition = Édition
new-options = Options
new-seats = Places
new-starts = Qui commence
new-dice = Dés
new-start = Commencer la partie
new-plain = simple
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
new-program-dice = le programme lance
new-real-dice = de vrais dés sur la table
new-real-dice-remark = tu lances, le programme tient la feuille
new-hint = haut et bas : ligne · gauche et droite : changer · échap : quitter
new-hint-seat = gauche, droite : ordinateur · retour arrière sur ligne vide : place en moins
new-hint-add = entrée : une place de plus
new-hint-options = entrée : montrer ou cacher les options
new-hint-start = entrée : commencer · haut, bas : ligne · t : statistiques · échap : quitter
draw-title = Qui commence ?
draw-throw = { $name } lance { $hand } : { $sum }
draw-again = Égalité : on relance.
draw-first = { $name } commence.
draw-hint = entrée : à table · échap : retour

## The end

over-alone = La partie est finie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-shared = { $names } se partagent la première place avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
over-nobody = La partie est finie.
over-abandoned = La partie a été arrêtée avant la fin.
over-again = Rejouer
over-report = Revenir sur la partie : chance et choix
over-save = Sauver l’enregistrement ici dans un fichier
over-statistics = Statistiques
over-undo = Annuler le dernier score
over-leave = Quitter
over-saved = L’enregistrement est dans { $path }.
over-not-saved = Impossible d’écrire { $path } ({ $detail }).
record-first = Premier record pour { $name } dans cette édition : { $points }.
record-new = Nouveau record pour { $name } : { $points }, { $better } de mieux qu’avant.
record-stands = Record à battre pour { $name } dans cette édition : { $points }.

## Looking back

report-title = Retour sur la partie : { $name }
report-thinking = Examen de chaque lancer et de chaque choix…
report-unknown = Ce jeu est trop grand pour être résolu sur-le-champ ; il n’y a donc pas de bilan exact.
report-worst = Ce qui a le plus coûté
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "1.2 better: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← → : autre place · ↑ ↓ : suite · autre touche : retour

## Statistics

statistics-title = Records et moyennes
statistics-none = Aucune partie n’est encore finie. Joues-en une, et elle comptera ici.
statistics-hint = gauche et droite : autre personne ou édition · autre touche : retour
statistics-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, record { $best }, moyenne { $mean }
statistics-bonus = Bonus gagné dans { $rate } des parties.
statistics-boxes = Chaque case en moyenne
statistics-totals = Totaux

## yatzy play

help-play = Jouer dans le terminal
help-play-seat = Une place : un nom, ou bot:LEVEL pour l’ordinateur ; peut être répété
help-play-real-dice = Tu lances de vrais dés, le programme tient la feuille
help-play-plain = Jouer en simples lignes, pour lecteurs d’écran et tubes
play-unknown-level = Il n’y a pas de niveau « { $level } » ; les niveaux sont { $levels }.
play-no-terminal = Le jeu en terminal demande un terminal ; « yatzy play --plain » joue en lignes, aussi à travers des tubes.

## The same game in lines

plain-title = { $title } ({ $edition }) avec { $names }.
plain-welcome = « help » donne la liste des commandes.
plain-waiting = « continue { $number } » continue la partie { $game }.
plain-nothing-waits = Il n’y a pas de partie de ce numéro à continuer, ou tu as déjà commencé celle-ci.
plain-turn = À { $name } de jouer, tour { $round } sur { $rounds }.
plain-hand = Lancer { $throw } sur { $throws } : { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Il rapporte : { $boxes }.
plain-pays-nowhere = Il ne rapporte dans aucune case libre.
plain-pays-box = { $box } : { $points }
plain-kept = Toujours gardés : { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Tu gardes { $keep } ; { $loose ->
    [0] aucun dé n’est à lancer, lâches-en un d’abord
    [one] « throw » lance l’autre dé ({ $loose })
   *[other] « throw » lance les { $loose } autres dés
}.
plain-nothing = rien
plain-dice = Les dés montrent { $dice }.
plain-dice-first = Tape ce que montrent les dés, comme « dice { $dice } », ou les points, comme « enter { $id } 20 ».
plain-throws = { $throws ->
    [one] { $throws } lancer ce tour.
   *[other] { $throws } lancers ce tour.
}
plain-zero = Cette case recevrait un zéro : { $box }. Si c’est voulu, tape « enter { $id } 0 ».
plain-entered = { $name } inscrit { $points } dans la case « { $box } ».
plain-extra = Un yams supplémentaire : { $points } de plus.
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
plain-help-throw = throw : lancer les dés qui ne sont pas gardés
plain-help-keep = keep 6 6 : garder ces dés au prochain lancer ; « keep none » les lâche tous
plain-help-enter = enter { $id } : inscrire les dés dans une case, par son identifiant, son nom ou sa lettre ; un zéro doit être tapé, comme « enter { $id } 0 »
plain-help-dice = dice { $dice } : ce que montrent les dés sur la table
plain-help-enter-real = enter { $id } : inscrire ces dés dans une case, par son identifiant, son nom ou sa lettre ; sans dés, tape les points, comme « enter { $id } 20 »
plain-help-name = name { $id } : annoncer la case avant le premier lancer
plain-help-correct = correct 3 1 { $id } { $dice } : ce qu’était vraiment le tour 3 de la place 1 ; ou « points 20 » au lieu des dés
plain-help-throws = throws 2 : le nombre de lancers de ce tour
plain-help-extra = extra : les points qui suivent viennent avec un yams supplémentaire
plain-help-look = look, boxes, card, card 2, standings, rules : où en est la partie, ce que prend chaque case libre, une colonne entière, qui mène, les règles en vigueur
plain-help-more = undo : annuler le dernier choix ; coach : demander conseil
plain-help-leave = quit : quitter, la partie est enregistrée ; seat-leaves : la place qui joue s’en va ; abandon : arrêter la partie pour tout le monde
