# Playing for a total or for the win

help-goal = Ce que tu vises : mean (par défaut), at-least:N (la meilleure probabilité de N points) ou, face à des adversaires, win ; pour résoudre, at-least seul vaut pour chaque total
help-goal-against = La fiche d’une autre place sous la forme de --card, aussi avec extra-yatzys=N et chips=N ; une fois par adversaire
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
