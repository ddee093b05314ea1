# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = À { $name } de jouer
table-turn-of = À { $name } de jouer
table-turn-yours = À toi de jouer
table-turn-called = Annoncé : { $box }
table-box-called = annoncée
table-round = tour { $round } sur { $rounds }
# Above one's own column
table-you = toi
table-away = hors ligne
table-left = abandon
table-seat-left = { $name } a quitté la partie. La colonne reste.
table-bot-thinking = L’ordinateur réfléchit…
table-bot-took-over = L’ordinateur continue pour { $name }.
table-step-in = Laisser l’ordinateur jouer ce tour
table-step-in-wait = { $name } n’est plus là. Dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, l’ordinateur pourra jouer ce tour.
table-watching = Tu regardes la partie.
table-spectators = Spectateurs : { $count }

## Throwing and keeping

table-throw = Lancer { $throw } sur { $throws }
table-throw-of = lancer { $throw } sur { $throws }
table-throw-all = Lancer { $dice ->
    [1] le dé
   *[other] { $dice } dés
}
table-throw-rest = Lancer les autres dés
table-throw-chip = { $throw } · coûte 1 jeton · tu en as { $chips }
table-first-throw = Lance les dés.
table-no-throw-left = Plus de lancer. Choisis une case.
table-dice = Dés
table-die = { $face }, dé { $place }
table-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
table-kept = gardé
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Garder ceux-là

## Calling a box, entering, undoing

table-call = Annoncer : { $box }
table-call-a-box = Annonce une case avant de lancer.
table-call-first = Annonce la case que tu vises, puis lance.
table-called = Case annoncée : { $box }. Lance les dés.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = pour { $box }
# A named box that the last throw does not fit
table-missed = Tu as annoncé « { $box } » et manqué. Choisis une case pour le zéro.
table-enter = Inscrire { $points } dans « { $box } »
# What an extra yatzy brings on top
table-enter-joker = Inscrire { $points } dans « { $box } », +{ $extra } en plus
table-joker-upper = Encore un yams : il va dans la case de sa face, « { $box } », qui rapporte { $points } points.
table-joker-extra = Encore un yams : il va dans la case de sa face, « { $box } », qui rapporte { $points } points, +{ $extra } en plus.
table-joker-lower = Encore un yams, et la case de sa face est prise : c’est un joker, il remplit n’importe quelle case libre du bas à sa pleine valeur.
table-joker-zero = Encore un yams, mais ses cases sont prises : il ne reste qu’un zéro.
table-zero-why = Tu ne pourras plus utiliser cette case.
table-zero-yes = Inscrire 0
table-zero-no = Choisir une autre case
# The box that the order of boxes asks for
table-next = suivante
table-take-back = Annuler
table-taken-back = Annulé. Choisis de nouveau.
# Not to wait while something could still be undone
table-go-on = Continuer

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = celle où je l’inscris
table-entry-title = Que montrent les dés ?
table-entry-hint = Touche les dés, puis une case. Ou touche une case et choisis ses points.
table-entry-hand = Dés
table-entry-show = Voir les points
table-entry-clear = Effacer
table-entry-die = Ajouter un { $face }
table-entry-throws = Après combien de lancers ?
table-entry-named = Quelle case était annoncée ?
table-entry-points = Combien de points dans la case « { $box } » ?
table-entry-extra = { $points } et un yams supplémentaire
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
table-points-missing = Tape d’abord les points.
table-extra-yatzy = avec un yams supplémentaire
table-no-extra-yatzy = sans yams supplémentaire
table-dice-missing = { $missing ->
    [one] Il manque { $missing } dé. Tape ce qu’il montre.
   *[other] Il manque { $missing } dés. Tape ce qu’ils montrent.
}

## Corrections

table-correct = Corriger
table-correct-title = Corriger : { $name }, tour { $round }
table-correct-hint = Les dés, ou seulement les points.
table-correct-points = Points
table-correct-do = Corriger
table-corrected = corrigé
table-correction = Correction : { $name }, tour { $round }
table-correcting = { $name }, tour { $round } : tape ce que c’était vraiment, choisis la case, puis valide. Échap laisse tout en l’état.

## The pad and the rest of the table

table-standing = Classement
table-turns = Tours précédents
table-screen = Pour le grand écran
table-record = Ton record dans cette édition : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-pad = Feuille de score
table-box = Case
table-more = Plus
table-players-links = Joueurs et liens
table-large = Grands chiffres
table-sort = Trier les dés
table-about-dice = À propos de ces dés
table-leave = Quitter la partie : { $name }
table-abandon = Arrêter la partie pour tout le monde
table-delete = Effacer la partie pour de bon
table-game-log = Enregistrement
table-columns-of = Colonnes : { $name }
table-not-saved = pas encore enregistré
table-offline = Pas de connexion. Tes scores sont gardés sur cet appareil.
table-offline-program = Pas de connexion. La partie continue dès qu’elle revient.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } sur { $needed }
bonus-race-behind = { $pace } de retard
bonus-race-ahead = { $pace } d’avance
bonus-race-even = dans les temps
# The race for the bonus
bonus-earned = Le bonus est à toi : +{ $points }.
bonus-gone = Le bonus de +{ $points } est hors d’atteinte.
bonus-short = { $bonus } +{ $points } : { $sum } sur { $needed }, { $pace } de retard
bonus-on-pace = { $bonus } +{ $points } : { $sum } sur { $needed }, { $pace ->
    [0] dans les temps
   *[other] { $pace } d’avance
}
bonus-ahead-of-it = { $bonus } +{ $points } : à { $needed } ou plus dans les cases du haut
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

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

## A zero

zero-question = Inscrire 0 dans « { $box } » ?
zero-yes = Oui, la barrer
zero-no = Non, en choisir une autre

## Two phones wrote the same turn

conflict-title = Un autre appareil a aussi inscrit ce tour. Quel score compte ?
conflict-theirs = Sur la feuille
conflict-mine = Sur cet appareil, pas enregistré
conflict-keep = Garder ce qui est sur la feuille
conflict-replace = Inscrire le mien à la place

## That it is one's turn: heard and felt

signal-turn = Son et vibration quand c’est à toi de jouer
signal-bell = La sonnerie du terminal quand c’est à toi de jouer, avec ou sans
signal-bell-on = sonnerie : oui
signal-bell-off = sonnerie : non

## Hints of the first game, until they are put away

tip-throw = Lance les dés. Tu as trois lancers à chaque tour.
tip-keep = Touche les dés à garder et lance les autres. Ou touche un nombre de la feuille pour l’inscrire.
tip-enter = Touche un nombre de la feuille. Chaque case ne sert qu’une fois.
tip-gone = Compris

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } ne jouera plus dans cette partie.
leave-abandon-sure = La partie s’arrêtera ici et ne pourra pas continuer.
leave-delete-sure = La partie et son enregistrement disparaîtront pour de bon.
leave-question = Quitter la table ?
leave-saved = Quitter, la partie est enregistrée
leave-seat = { $name } s’en va, les autres continuent
leave-bot = L’ordinateur continue pour { $name }
leave-abandon = Arrêter cette partie pour tout le monde
leave-not = Rester

## The end

over-nobody = La partie est finie.
over-abandoned = La partie a été arrêtée avant la fin.
over-again = Rejouer
over-report = Revenir sur la partie : chance et choix
over-save = Exporter l’enregistrement dans un fichier
over-statistics = Statistiques
over-undo = Annuler le dernier score
over-leave = Quitter
over-saved = L’enregistrement est dans { $path }.
over-not-saved = Impossible d’écrire { $path } ({ $detail }).
over-heading = La partie est finie
over-heading-abandoned = La partie a été arrêtée avant la fin
over-heading-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-heading-shared = { $names } se partagent la première place avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-heading-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
over-place = Rang
over-player = Joueur
over-points = Points
over-again-go = À la partie suivante
over-series = Parties gagnées dans cette série
over-game-log = Télécharger l’enregistrement
