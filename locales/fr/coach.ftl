# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action } : { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, et { $also }.
coach-hint-so = { $action } : { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Il n’y a pas de meilleur choix.
coach-may = Peut-on demander conseil ?
coach-may-usual = Si tout le monde joue ici
coach-may-yes = Oui
coach-may-no = Non
coach-absent = Le conseiller ne connaît pas encore ce jeu.
coach-thinking = Le conseiller réfléchit…
coach-ask = Demander conseil

## Moves

coach-throw = Lance tous les dés
coach-throw-again = Relance tous les dés
coach-keep = Garde { $dice }
coach-keep-one = Garde le { $face }
coach-keep-alike = Garde les { $face }
coach-enter = Inscris { $points } dans la case « { $box } »
coach-call = Annonce la case « { $box } »

## Reasons

coach-why-only = les règles ne permettent rien d’autre
coach-why-others-zero = toutes les autres cases prendraient un zéro
coach-why-others-less = aucune autre case ne rapporte autant
coach-why-full = la case « { $box } » ne peut pas rapporter davantage
coach-why-enter-less = inscrire plutôt { $points } dans la case « { $box } » te ferait perdre { $less ->
    [one] { $less } point
   *[other] { $less } points
} en moyenne
coach-why-enter-same = inscrire plutôt { $points } dans la case « { $box } » est à peu près aussi bon
coach-why-zero-less = mettre plutôt un zéro dans la case « { $box } » te ferait perdre { $less ->
    [one] { $less } point
   *[other] { $less } points
} en moyenne
coach-why-zero-same = mettre plutôt un zéro dans la case « { $box } » est à peu près aussi bon
coach-why-keep-less = garder plutôt { $size ->
    [single] seulement un { $dice }
   *[several] { $dice }
} te ferait perdre { $less ->
    [one] { $less } point
   *[other] { $less } points
} en moyenne
coach-why-keep-same = garder plutôt { $size ->
    [single] seulement un { $dice }
   *[several] { $dice }
} est à peu près aussi bon
coach-why-throw-all-less = lancer plutôt tous les dés te ferait perdre { $less ->
    [one] { $less } point
   *[other] { $less } points
} en moyenne
coach-why-throw-all-same = lancer plutôt tous les dés est à peu près aussi bon
coach-why-call-less = annoncer plutôt la case « { $box } » te ferait perdre { $less ->
    [one] { $less } point
   *[other] { $less } points
} en moyenne
coach-why-call-same = annoncer plutôt la case « { $box } » est à peu près aussi bon
coach-why-chance = en visant seulement « { $box } », tu réussis dans { $chance } des cas
coach-why-points = en visant seulement « { $box } », tu obtiens { $points ->
    [one] { $points } point
   *[other] { $points } points
} en moyenne
coach-why-extra = en visant encore « { $box } », tu réussis dans { $chance } des cas, avec { $extra } points en plus

## What comes with it

coach-also-bonus-needs = il te faut encore { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le bonus
coach-also-bonus-left = il manque alors encore { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le bonus
coach-also-extra = cela donne { $points } points en plus
coach-also-bonus-earned = cela donne le bonus
coach-also-saves-chips = tu gagnes { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
coach-also-takes-chip = cela vaut bien un jeton

## Where values are estimated

coach-fitted = { $clause } (estimation, à { $error ->
    [one] { $error } point
   *[other] { $error } points
} près)
coach-estimated = { $clause } (estimation grossière)

## What someone plays for, chosen and told at the table

goal-title = Ton objectif
goal-mean = le plus de points possible
goal-total = un score à atteindre
goal-total-of = au moins { $total } points
goal-total-label = Score à atteindre
goal-record = un nouveau record personnel
goal-win = gagner
goal-hint = Le conseiller suit cet objectif, et la table montre ta probabilité de l’atteindre.
# Beside the field for a number, where one is asked for
goal-hint-number = Seulement pour un score à atteindre.
goal-type-total = tape un nombre pour un score à atteindre
goal-too-high = Avec ces règles, on peut faire au plus { $most } points.
goal-set = Choisir cet objectif
goal-key = Choisir ton objectif
goal-no-record = Tu n’as pas encore de record avec ces règles. Finis d’abord une partie, ou choisis un score à atteindre.
goal-line-mean = Objectif : le plus de points possible
goal-line-total = Objectif : { $total } points ou plus
goal-line-win = Objectif : gagner
goal-line-chance = { $goal }. Probabilité : { $chance }
goal-line-estimate = { $goal }. Probabilité : environ { $chance }
goal-line-mean-play = { $goal }. Probabilité en jouant pour la moyenne : { $chance }
chance-about = environ { $chance }
goal-hint-total = { $action }. Probabilité de faire { $total } points ou plus : { $chance }.
goal-hint-win = { $action }. Probabilité de gagner : { $chance }.
goal-hint-other = { $hint } Ensuite, le mieux : { $other } (probabilité : { $chance }).
goal-hint-estimate = { $hint } (Estimations, si tu joues ensuite pour la moyenne.)
goal-hint-reached = { $total } points te sont déjà acquis : joue pour en faire plus.
goal-hint-missed = { $total } points ne sont plus possibles : joue pour en faire le plus possible.
goal-hint-won = Ta victoire est assurée : joue pour les points.
goal-hint-lost = Tu ne peux plus gagner : joue pour les points.
goal-hint-points = Pour ton objectif, les meilleurs choix se valent à peu près (probabilité : { $chance }) : joue pour les points.
goal-cost = Probabilité avec ton choix : { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean : choisir ton objectif ; goal : l’afficher
goal-plain-wrong = « { $word } » n’est pas un objectif. Tape goal mean, goal record, goal win, ou goal et un nombre.
goal-report-total = L’objectif était { $total } points ou plus. Probabilité au début : { $start }. En points de pourcentage : { $luck } par les dés, { $cost } par les choix.
goal-report-win = L’objectif était de gagner. Probabilité au début : { $start }. En points de pourcentage : { $luck } par les dés et les autres, { $cost } par les choix.
goal-reached = Atteint.
goal-missed = Pas atteint.
goal-won = Gagné.
goal-shared = Première place partagée.
goal-lost = Pas gagné.
goal-worst = Les choix qui ont le plus réduit la probabilité
goal-better = Probabilité plus haute de { $cost ->
    [one] { $cost } point de pourcentage
   *[other] { $cost } points de pourcentage
} : { $best }
goal-report-estimate = Les probabilités des premiers tours sont estimées.
goal-record-mean = { $total } points sortent dans une partie sur { $mean } quand on joue pour la moyenne.
goal-record-both = { $total } points sortent dans une partie sur { $mean } quand on joue pour la moyenne, et dans une sur { $best } quand on vise ce score.
goal-chances-exact = Exact, si tout le monde continue à viser la meilleure moyenne.
goal-label = Objectif

## Goals on the command line: a total, or the win

goal-wrong = « { $given } » n’est pas un objectif ; écris { $goals }.
goal-for-total = un total d’au moins { $total } points
goal-for-every-total = chaque total
goal-chance = Meilleure probabilité
goal-chance-of-mean = En jouant pour la moyenne
goal-best = Le mieux : { $action }. Probabilité en jouant au mieux ensuite : { $chance }.
goal-estimate = Ces probabilités sont comptées dans des parties jouées jusqu’au bout pour la meilleure moyenne ; pour ce jeu et cette fiche, elles ne sont pas calculées exactement.
goal-exact-how = { $command } calcule les probabilités exactes de tous les totaux.
goal-win-assumes = On suppose que les autres visent la meilleure moyenne.
goal-against-missing = Pour jouer la victoire, donne la fiche de chaque adversaire avec « --against », comme dans --against "ones=3,yatzy=0".
goal-against-unused = « --against » va avec « --goal win » ; donne les deux ou aucun.
