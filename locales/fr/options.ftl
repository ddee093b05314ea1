# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Ordre des cases
option-name-bonus = Bonus
option-name-chance = Chance
option-name-zero = Un zéro
option-name-declare = Annoncer la case d’avance
option-name-chips = Relances gardées en jetons
option-name-joker = Jokers
option-name-yatzy = Le yams rapporte
option-and-choice = { $option } : { $choice }

## Values

choice-order-free = libre
choice-order-down = de haut en bas
choice-order-upper-first = le haut d’abord
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = à la somme habituelle ou plus
choice-bonus-at-least-sum = à { $sum } ou plus
choice-bonus-more-than = au-dessus de la somme habituelle
choice-bonus-more-than-sum = seulement au-dessus de { $sum }
choice-bonus-none = aucun
choice-any = à tout moment
choice-last-resort = seulement en dernier recours
choice-no = non
choice-yes = oui
choice-joker-none = aucun
choice-joker-booklet = une fois le yams réussi
choice-joker-official = une fois la case du yams remplie
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 et les dés

## How well the computer plays, the weakest first

level-random = au hasard
level-greedy = gourmand
level-beginner = débutant
level-casual = amateur
level-club = joueur de club
level-expert = expert
level-perfect = parfait
level-winner = pour gagner
