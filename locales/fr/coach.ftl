# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action } ; { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, et { $also }.
coach-hint-so = { $action } ; { $brings }. { $why }.
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
coach-why-full = la case « { $box } » ne peut pas rapporter plus
coach-why-enter-less = si tu prends { $points } dans la case « { $box } », ton total final baisse de { $less } en moyenne
coach-why-enter-same = si tu prends { $points } dans la case « { $box } », cela revient à peu près au même
coach-why-zero-less = avec un zéro dans la case « { $box } », ton total final baisse de { $less } en moyenne
coach-why-zero-same = avec un zéro dans la case « { $box } », cela revient à peu près au même
coach-why-keep-less = si tu gardes { $size ->
    [single] seulement un { $dice }
   *[several] { $dice }
}, ton total final baisse de { $less } en moyenne
coach-why-keep-same = si tu gardes { $size ->
    [single] seulement un { $dice }
   *[several] { $dice }
}, cela revient à peu près au même
coach-why-throw-all-less = si tu lances tous les dés, ton total final baisse de { $less } en moyenne
coach-why-throw-all-same = si tu lances tous les dés, cela revient à peu près au même
coach-why-call-less = si tu annonces la case « { $box } », ton total final baisse de { $less } en moyenne
coach-why-call-same = si tu annonces la case « { $box } », cela revient à peu près au même
coach-why-chance = en visant seulement « { $box } », tu réussis dans { $chance } des cas
coach-why-chance-chips = en visant seulement « { $box } », tu réussis dans { $chance } des cas sans autre jeton
coach-why-points = en visant seulement « { $box } », tu obtiens { $points } en moyenne
coach-why-points-chips = en visant seulement « { $box } », tu obtiens { $points } en moyenne sans autre jeton
coach-why-extra = en visant encore « { $box } », tu réussis dans { $chance } des cas, avec { $extra } en plus

## What comes with it

coach-also-bonus-needs = il te faut encore { $points } pour le bonus
coach-also-bonus-left = il manque alors encore { $points } pour le bonus
coach-also-extra = cela donne { $points } en plus
coach-also-bonus-earned = cela donne le bonus
coach-also-saves-chips = tu gagnes { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
coach-also-takes-chip = cela vaut bien un jeton

## Where values are estimated

coach-fitted = { $clause } (estimation, à { $error } près)
coach-estimated = { $clause } (estimation grossière)

## What someone plays for, chosen and told at the table

goal-title = Ce que tu vises
goal-mean = le plus de points possible
goal-total = un total
goal-total-of = au moins { $total }
goal-total-label = Le total
goal-record = un nouveau record personnel
goal-win = la victoire
goal-hint = Le conseiller en tient compte, et la table montre tes chances.
# Beside the field for a number, where one is asked for
goal-hint-number = Le nombre sert pour un total.
goal-type-total = tape un nombre pour un total
goal-too-high = Avec ces règles, on peut faire au plus { $most } points.
goal-set = Viser cela
goal-key = Choisir ce que tu vises
goal-no-record = Avec ces règles, tu n’as pas encore de record. Termine d’abord une partie, ou joue pour un total.
goal-line-mean = But : le plus de points possible
goal-line-total = But : { $total } ou plus
goal-line-win = But : la victoire
goal-line-chance = { $goal }, { $chance }
goal-line-estimate = { $goal }, environ { $chance }
goal-hint-total = { $action } : { $chance } pour { $total }.
goal-hint-win = { $action } : { $chance } pour la victoire.
goal-hint-other = { $hint } Deuxième choix : { $other }, avec { $chance } de chances.
goal-hint-estimate = { $hint } (Probabilités estimées.)
goal-hint-reached = { $total } est déjà sûr ; maintenant, ce sont les points qui comptent.
goal-hint-missed = { $total } n’est plus possible ; maintenant, ce sont les points qui comptent.
goal-hint-won = La victoire est déjà sûre ; maintenant, ce sont les points qui comptent.
goal-hint-lost = La victoire n’est plus possible ; maintenant, ce sont les points qui comptent.
goal-cost = Avec ton choix, il reste { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean : ce que tu vises ; goal : l’afficher
goal-plain-wrong = « { $word } » n’est pas un but de jeu. Dis goal mean, goal record, goal win, ou goal et un nombre.
goal-report-total = Joué pour { $total } : { $start } au départ, { $luck } par les dés, { $cost } par les choix.
goal-report-win = Joué pour la victoire : { $start } au départ, { $luck } par les dés et les autres, { $cost } par les choix.
goal-reached = Atteint.
goal-missed = Pas atteint.
goal-won = Gagné.
goal-shared = Victoire partagée.
goal-lost = Pas gagné.
goal-worst = Ce qui a coûté le plus de chances
goal-better = { $cost } de plus : { $best }
goal-report-estimate = Les probabilités des premiers tours sont estimées.
goal-record-mean = { $total } : en visant la moyenne, on l’atteint dans une partie sur { $mean }.
goal-record-both = { $total } : en visant la moyenne, on l’atteint dans une partie sur { $mean }, en le visant, dans une sur { $best }.
goal-chances-exact = Exact, si tout le monde continue à viser la meilleure moyenne.
goal-label = But

## Goals on the command line: a total, or the win

goal-wrong = « { $given } » n’est pas un but de jeu ; écris { $goals }.
goal-for-total = un total d’au moins { $total }
goal-for-every-total = chaque total
goal-for-win = la victoire
goal-chance = Meilleure probabilité
goal-chance-of-mean = En visant la moyenne
goal-best = Le mieux : { $action }. Si tu joues ensuite au mieux, la probabilité est de { $chance }.
goal-estimate = Ces probabilités sont une estimation par la loi normale, d’après la moyenne et la dispersion de ce qui reste à venir ; pour ce jeu et cette fiche, elles ne sont pas calculées exactement.
goal-win-assumes = On suppose que les autres visent la meilleure moyenne.
goal-against-missing = Pour jouer la victoire, donne la fiche de chaque adversaire avec « --against », comme dans --against "ones=3,yatzy=0".
goal-against-unused = « --against » va avec « --goal win » ; donne les deux ou aucun.
