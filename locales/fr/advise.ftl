# yatzy advise

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

## The best action, as a sentence; $value: the total to expect

advise-best-throw = Lance. Si tu joues au mieux à partir d’ici, le total est de { $value } en moyenne.
advise-best-keep = Le mieux : garder { $keep }. Si tu joues ensuite au mieux, le total est de { $value } en moyenne.
advise-best-throw-all = Le mieux : relancer tous les dés. Si tu joues ensuite au mieux, le total est de { $value } en moyenne.
advise-best-score = Le mieux : la case « { $box } » pour { $points }. Si tu joues ensuite au mieux, le total est de { $value } en moyenne.
advise-best-strike = Le mieux : barrer la case « { $box } ». Si tu joues ensuite au mieux, le total est de { $value } en moyenne.
advise-best-declare = Le mieux : annoncer la case « { $box } ». Si tu joues ensuite au mieux, le total est de { $value } en moyenne.

## The table

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

## What goes wrong

advice-over = Toutes les cases de cette fiche sont remplies, il n’y a plus rien à faire.
advice-rethrows = Cette fiche peut avoir { $most ->
    [one] { $most } relance
   *[other] { $most } relances
} au plus, pas { $found }.
advice-unreachable = Aucune partie selon ces règles ne mène à cette fiche ; vérifie ses cases.
# $given: a part of --card
advise-card-form = « { $given } » ne remplit aucune case ; écris BOX=POINTS, avec des virgules entre les cases, comme dans "ones=3,yatzy=0".
advise-card-points = « { $given } » ne peut pas être les points de la case { $box } ; écris un nombre entier, comme dans « { $box }=0 ».
advise-no-such-box = Cette feuille n’a pas de case « { $id } » ; voulais-tu dire { $near } ?
advise-no-such-box-far = Cette feuille n’a pas de case « { $id } » ; ses cases sont { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Cette feuille n’a pas de case « { $id } » ; ses cases sont { $boxes }, suivies de { $columns } pour la colonne.
advise-rethrows-without-hand = « --rethrows » demande une main ; donne-la avec « --hand », comme dans --hand 6-6-6-5-5.
advise-name-first = Dans ce jeu, on annonce une case avant le premier lancer ; dis laquelle avec « --declared BOX ».

help-advise = Montrer le meilleur choix, et ce que coûtent tous les autres
help-advise-card = Les cases remplies et leurs points, comme "ones=3,yatzy=0" ; sans cela, la fiche est vide
help-advise-hand = Les dés sur la table ; sans eux, on est avant le premier lancer
help-advise-rethrows = Les relances gratuites qui restent après cette main, 2 par défaut ; les jetons ne comptent pas ici
help-advise-chips = Les jetons gardés
help-advise-extra-yatzys = Les yams supplémentaires qui ont rapporté des points
help-advise-declared = La case annoncée avant le premier lancer
