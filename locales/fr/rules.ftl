# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title } : { $summary }
rules-most = { $max } points au plus
rules-list-hint = « yatzy rules ID » en explique une ; « yatzy score HAND --rules ID » compte avec elle.
rules-none = Aucune édition ne convient ; enlève --game ou --in.

## The guide

guide-summary = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $max } points au plus
guide-edition = { $id } · notice { $booklet } · { $language }
guide-turn = Un tour
guide-turn-throws = { $dice ->
    [1] Lance le dé, puis relance-le deux fois au plus.
   *[other] Lance les { $dice } dés. Relance ensuite ceux que tu veux, deux fois au plus ; un dé déjà gardé peut aussi être relancé.
} Tu peux t’arrêter après n’importe quel lancer.
guide-turn-throws-chips = { $dice ->
    [1] Lance le dé, puis relance-le : deux fois gratuitement, davantage contre des jetons.
   *[other] Lance les { $dice } dés. Relance ensuite ceux que tu veux, deux fois gratuitement et davantage contre des jetons ; un dé déjà gardé peut aussi être relancé.
} Tu peux t’arrêter après n’importe quel lancer.
guide-turn-entry = Inscris ensuite tes points dans une case libre. Chaque case ne sert qu’une fois, même pour un zéro.
guide-turn-reading = Tu choisis la case. Elle rapporte toujours le plus de points que tes dés peuvent y faire.
guide-turn-reading-named = Une case rapporte toujours le plus de points que tes dés peuvent y faire : 4-4-4-4-1, c’est aussi trois dés identiques.
guide-boxes = Cases
guide-box = { $box } – { $rule }
guide-example = Exemple
guide-pays = Points
guide-most = Max.
guide-columns = La feuille a { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, qui comptent { $factors }. À chaque tour, tu remplis une case d’une colonne, et ses points sont multipliés. Le tableau montre ×1.
guide-options = Options en vigueur
guide-differs = * diffère des règles standard, { $game }
guide-same = Comme les règles standard, { $game }.
guide-end-heading = La fin
guide-end = La partie finit quand chacun a joué { $turns ->
    [1] son seul tour
   *[other] ses { $turns } tours
} et que toutes les cases sont remplies. Le plus haut total gagne ; à total égal, on partage le rang.
guide-players = On joue à autant qu’on veut. On peut aussi jouer sans adversaire, contre son propre record.

## What a box needs, and what it pays

# "3 alike and a pair, each of another face" and "their sum"
box-rule = { $needs } : { $pays }
needs-face = les dés montrant { $face }
needs-group = { $size ->
    [1] { $count ->
        [1] un dé seul
       *[other] { $count } dés seuls
    }
    [2] { $count ->
        [1] une paire
       *[other] { $count } paires
    }
   *[other] { $count ->
        [1] { $size } identiques
       *[other] { $count } fois { $size } identiques
    }
}
needs-different = { $groups }, de faces différentes
needs-run = toutes les faces de { $first } à { $last }
needs-run-of = { $length } faces qui se suivent
needs-any = n’importe quels dés
pays-matched = la somme de ces dés
pays-all = la somme de tous les dés
pays-fixed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pays-fixed-and-all = { $points } points et la somme de tous les dés

## Options by name, as forms and screens offer them

option-name-order = Ordre des cases
option-name-bonus = Bonus
option-name-chance = Chance
option-name-zero = Un zéro
option-name-declare = Annoncer la case d’avance
option-name-chips = Relances gardées en jetons
option-name-joker = Jokers
option-name-yatzy = Le yams rapporte
option-and-choice = { $option } : { $choice }

## Their values

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

## What an option means

option-order-free = Les cases se remplissent dans n’importe quel ordre.
option-order-down = Les cases se remplissent de haut en bas. Si tes dés ne vont pas dans la case suivante, elle reçoit un zéro.
option-order-upper-first = On remplit d’abord toutes les cases du haut, puis celles du bas, dans l’ordre qu’on veut à l’intérieur de chaque partie.
option-bonus-none = Il n’y a pas de bonus pour les cases du haut.
option-bonus-out-of-reach = Les cases du haut donnent au plus { $most } : on ne l’atteint donc jamais.
option-bonus-at-least = { $bonus } : { $points } points quand les cases du haut font { $sum } ou plus.
option-bonus-more-than = { $bonus } : { $points } points quand les cases du haut font plus de { $sum }. { $sum } tout juste ne suffit pas.
option-chance-any = La case « { $chance } » se prend quand on veut.
option-chance-any-in-order = La case « { $chance } » se remplit quand vient son tour.
option-chance-last-resort = La case « { $chance } » est un dernier recours : tu ne peux la prendre que si tes dés ne rapportent rien dans aucune autre case libre.
option-zero-any = Tu peux mettre un zéro dans toute case libre où tes dés ne valent rien, même si une autre case rapporterait des points.
option-zero-any-in-order = Le zéro va dans la case, ou la partie de la feuille, dont c’est le tour, si tes dés n’y valent rien.
option-zero-last-resort = Le zéro est un dernier recours : tu ne peux l’inscrire que si tes dés ne rapportent rien dans aucune case libre.
option-declare-no = La case se choisit après les lancers.
option-declare-yes = Avant le premier lancer, tu annonces une case libre. Si tes dés y marquent des points, tu les inscris là. Sinon, tu choisis : la case « { $chance } », si elle est libre et que tes dés ne marquent dans aucune autre case libre, ou un zéro dans n’importe quelle autre case libre, même si tes dés y auraient marqué, puisque tu ne l’as pas annoncée. Tu peux aussi annoncer la case « { $chance } », et elle accepte alors tous les dés.
option-declare-yes-without-chance = Avant le premier lancer, tu annonces une case libre. Si tes dés y marquent des points, tu les inscris là. Sinon, un zéro va dans n’importe quelle case libre, même si tes dés y auraient marqué, puisque tu ne l’as pas annoncée.
option-chips-no = Les relances non faites sont perdues.
option-chips-yes = Chacune des deux relances que tu ne fais pas te donne un jeton. Après les deux, chaque relance de plus coûte un jeton, tant qu’il t’en reste. Tout le monde commence sans jeton, et ceux qui restent à la fin ne valent rien.
option-joker-none = Il n’y a pas de joker : un yams de plus est un lancer comme un autre.
option-joker-booklet = Quand la case « { $yatzy } » contient déjà ses { $points } points, { $dice } dés identiques font un yams supplémentaire : { $extra } points en plus, quoi qu’il arrive ensuite. Le lancer doit aller dans la case du haut de sa face. Si elle est prise, c’est un joker : il remplit n’importe quelle case libre du bas à sa pleine valeur ; si le bas est plein, il met un zéro dans une case libre du haut. Tant que la case « { $yatzy } » est libre ou contient un zéro, rien de cela ne s’applique.
option-joker-official = Une fois la case « { $yatzy } » remplie, { $dice } dés identiques doivent aller dans la case du haut de leur face. Si elle est prise, c’est un joker : il remplit n’importe quelle case libre du bas à sa pleine valeur ; si le bas est plein, il met un zéro dans une case libre du haut. Si la case « { $yatzy } » contient des points et non un zéro, chacun de ces lancers rapporte { $extra } points de plus.
option-yatzy-fixed = La case « { $yatzy } » rapporte { $points } points.
option-yatzy-and-sum = La case « { $yatzy } » rapporte { $points } points et la somme des dés.

## At the table

rules-in-force = Règles en vigueur
rules-more = ↓ : suite · échap pour fermer
