# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = personne
people-players-hint = Dans l’ordre de jeu. Le nom peut manquer.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Ces choix ne vont pas ensemble : { $options }. Remets l’un d’eux comme avant.

## Against the computer

people-computer = Jouer contre l’ordinateur
people-computer-which = À quel niveau doit-il jouer ?
# What each level does, as a short sentence without a subject
people-level-random = Fait ce qui lui passe par la tête.
people-level-greedy = Prend toujours ce qui rapporte le plus tout de suite.
people-level-beginner = A appris les règles hier.
people-level-casual = Joue en famille pendant les vacances.
people-level-club = Joue chaque semaine et oublie rarement le bonus.
people-level-expert = Calcule presque sans faute.
people-level-perfect = Choisit toujours le mieux ; le reste, c’est de la chance.
# The mean total of a level, measured
people-level-mean = En moyenne { $mean }

## Inviting

people-invite = Inviter
people-invite-how = Scanne l’image, ou ouvre { $address } et tape le code.
people-code = Code
people-copy = Copier le lien
people-copied = Copié
people-share = Partager
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, toi
people-seat-here = { $name }, ici
people-seat-waiting = { $name }, pas encore là
people-seat-away = { $name }, hors ligne
people-seat-open = libre
people-here-count = { $here } sur { $all } ici
people-to-table = Aller à la partie
# $option is how the server is started for other devices: --lan
people-only-here = Seule cette machine peut ouvrir ces liens. Lance le serveur avec { $option } pour que d’autres appareils puissent entrer.
people-link-hint = Qui ouvre ce lien peut jouer comme { $name }. Il reste le même.
people-link-new = Faire un nouveau lien
people-link-new-sure = L’ancien lien ne marche alors plus.

## At the table

# Above one's own column
people-you = toi
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } sur { $needed }
people-race-behind = { $pace } de retard
people-race-ahead = { $pace } d’avance
people-race-even = dans les temps
# The box that the order of boxes asks for
people-next = suivante
# What an extra yatzy brings on top
people-joker-enter = Inscrire { $points } dans « { $box } », et { $extra } en plus
# A named box that the last throw does not fit
people-missed = Annoncé et manqué : { $box }. Choisis où va le zéro.
# Not to wait while something could still be undone
people-go-on = Continuer
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Garder ceux-là
people-standing = Classement
people-turns = Tours précédents
people-screen = Pour le grand écran

## Hints of the first game, until they are put away

people-hint-throw = Lance les dés. Tu as trois lancers à chaque tour.
people-hint-keep = Touche les dés à garder et lance les autres. Ou touche un nombre de la feuille pour l’inscrire.
people-hint-enter = Touche un nombre de la feuille. Chaque case ne sert qu’une fois.
people-hint-gone = Compris

## After the game

people-finished = Parties terminées
