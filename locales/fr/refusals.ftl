# Why the rules, or a record's reader, say no; and what to do instead.

## The game

# How a seat is called when it has no name
seat-number = place { $seat }
refusal-that-box = cette case
refusal-another-box = une autre case
refusal-game-over = La partie est finie ; commences-en une nouvelle.
refusal-no-such-seat = Cette place n’existe pas : { $seat } ; choisis-en une qui est à la table.
refusal-not-your-turn = C’est à { $player } de jouer, pas à { $seat } ; attends ton tour.
refusal-seat-left = Cette place a quitté la partie : { $seat } ; commence une nouvelle partie pour rejouer.
refusal-too-late-to-join = Le premier tour est fini ; attends la prochaine partie.
refusal-no-such-cell = Cette feuille n’a pas cette case ; choisis-en une qui s’y trouve.
refusal-name-first = Annonce une case avant le premier lancer.
refusal-nothing-to-name = Dans ce jeu on n’annonce pas les cases ; lance, tout simplement.
refusal-already-named = Une case est déjà annoncée ; lance.
refusal-throw-first = Lance d’abord, inscris ensuite.
refusal-no-rethrow = Il ne reste plus de relance ; inscris la main dans une case.
refusal-first-throw-with-all = Le premier lancer d’un tour se fait avec tous les dés ; n’en garde aucun.
refusal-nothing-thrown = Lance au moins un dé : gardes-en moins, ou inscris la main dans une case.
refusal-not-in-hand = { $keep } n’est pas dans { $hand } ; garde des dés qui sont là.
refusal-dice-count = Il fallait lancer { $expected ->
    [one] { $expected } dé
   *[other] { $expected } dés
}, et on en voit { $found } ; il en faut autant.
refusal-box-taken = Cette case est prise : { $box } ; choisis-en une autre.
refusal-out-of-order = Trop tôt pour cette case : { $box } ; l’ordre demande d’abord { $allowed }.
refusal-chance-is-last-resort = Cette main rapporte ailleurs, elle ne peut donc pas encore aller là ; cases possibles : { $scores }.
refusal-zero-is-last-resort = Cette main rapporte ailleurs, on ne peut donc pas mettre zéro ici : { $box } ; cases possibles : { $scores }.
refusal-named-box-scores = Cette main rapporte dans la case annoncée ; inscris-la là : { $named }.
refusal-joker-has-its-place = Ce joker a sa place : { $cells }.
refusal-wrong-points = { $found } est faux ici ; la case rapporte { $expected }.
refusal-wrong-extra = { $found ->
    [one] { $found } point en plus, c’est faux
   *[other] { $found } points en plus, c’est faux
} ici ; le yams supplémentaire rapporte { $expected }.
refusal-impossible-points = Aucune main ne donne { $found } maintenant dans cette case : { $box } ; possible : { $possible }.
refusal-no-extra-yatzy = On ne peut pas compter de yams supplémentaire ici ; inscris les points sans lui.
refusal-not-from-the-table = Cette partie se joue avec les dés du programme ; lance-les.
refusal-throws-needed = Dis combien de lancers il a fallu : les relances que tu ne fais pas donnent des jetons.
refusal-throw-count = Un tour a ici de 1 à { $most } lancers, pas { $found }.
refusal-turn-has-begun = On a déjà lancé pendant ce tour ; inscris la main dans une case, ou annule les lancers.
refusal-nothing-to-take-back = Il n’y a rien à annuler.
refusal-throw-stands = Un lancer des dés du programme reste acquis ; seul le choix de la case peut être annulé, jusqu’au lancer suivant.
refusal-no-such-turn = Il n’y a pas de tour fini pour { $seat } au tour { $round }.
# $because: one of the sentences above
refusal-later-turn = Cette correction violerait une règle : { $seat }, tour { $round }. { $because }

## Cards

card-twice = Cette case est deux fois sur la fiche : { $box } ; ne la donne qu’une fois.
card-impossible = La case ne peut pas contenir { $found ->
    [one] { $found } point
   *[other] { $found } points
} : { $box } ; possible : { $possible }.
card-out-of-order = L’ordre des cases demande d’abord { $box } ; remplis cette case aussi.
card-too-many-chips = Cette fiche a pu gagner { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons
} au plus, pas { $found }.
card-too-many-extra-yatzys = Cette fiche peut avoir { $most ->
    [one] { $most } yams supplémentaire
   *[other] { $most } yams supplémentaires
} au plus, pas { $found }.

## Records

# $problem: one of the sentences of this file, or one about hands or combinations of rules
record-line = Ligne { $line } : { $problem }
record-too-long = Ce fichier dépasse 16 Mio, trop long pour un enregistrement ; est-ce le bon ?
record-not-a-record = Ce n’est pas un enregistrement ; il commencerait par la ligne « yatzy record 2 ».
record-version = Cet enregistrement est de la version { $found } ; ce programme lit les versions 1 et 2.
record-unknown-line = « { $word } » ne veut rien dire ici ; docs/record.md dit ce qu’un enregistrement peut contenir.
record-missing = La ligne « { $word } » manque au-dessus des tours ; ajoute-la.
record-twice = La ligne « { $word } » est là deux fois ; n’en laisse qu’une.
record-rules-line = Cette ligne des règles ne peut pas être lue ; docs/record.md dit comment elles s’écrivent.
record-wrong-hash = Les règles ont été changées : leur empreinte est { $expected }, pas { $found }.
record-bad-value = « { $value } » ne peut pas être lu après « { $word } » ; docs/record.md dit comment cela s’écrit.
record-seat-number = Les places sont numérotées 1, 2, 3 et ainsi de suite : il faudrait ici { $expected }, pas « { $found } ».
record-bad-turn = Après « { $after } » il faudrait { $expected }.
record-bad-turn-start = La ligne devrait commencer par { $expected }.
record-part-number = le tour et la place, comme 3.1
record-part-box = l’identifiant d’une case
record-part-hand = une main, comme 1-4-4-6-6
record-part-points = les points
record-part-throws = le nombre de lancers
record-part-end = la fin de la ligne
record-no-such-box = Cette feuille n’a pas de case « { $id } » ; les identifiants sont dans les règles de l’enregistrement.
record-die-changed = { $keep } était gardé, mais le lancer suivant montre { $hand } : un dé gardé ne change pas.
record-wrong-turn = Il faudrait ici le tour { $round }.{ $seat }, pas { $found }.
record-after-the-end = Rien ne peut suivre ici ; la ligne au-dessus finit la partie, ou laisse son tour ouvert.
record-crossed-out-alone = Une ligne raturée demande, juste en dessous, la ligne qui la remplace.
record-wrong-total = Le total est { $expected }, pas { $found }.
