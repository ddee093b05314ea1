# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = cette case
refusal-another-box = une autre case
refusal-game-over = La partie est finie. Commences-en une nouvelle.
refusal-no-such-seat = À cette table, cette place n’existe pas : { $seat }. Choisis-en une autre.
refusal-not-your-turn = C’est à { $player } de jouer, pas à { $seat }. Attends ton tour.
refusal-seat-left = Cette partie continue sans { $seat }. Commence une nouvelle partie pour rejouer.
refusal-too-late-to-join = Le premier tour est fini. Attends la prochaine partie.
refusal-no-such-cell = Cette feuille n’a pas cette case. Choisis-en une qui s’y trouve.
refusal-name-first = Annonce une case avant le premier lancer.
refusal-nothing-to-name = Dans ce jeu on n’annonce pas les cases. Lance, tout simplement.
refusal-already-named = Une case est déjà annoncée. Lance.
refusal-throw-first = Lance d’abord, inscris ensuite.
refusal-no-rethrow = Il ne reste plus de relance. Inscris tes dés dans une case.
refusal-first-throw-with-all = Le premier lancer d’un tour se fait avec tous les dés. N’en garde aucun.
refusal-nothing-thrown = Lance au moins un dé : gardes-en moins, ou inscris tes dés dans une case.
refusal-not-in-hand = { $keep } n’est pas dans { $hand }. Garde des dés qui sont là.
refusal-dice-count = Il fallait lancer { $expected ->
    [one] { $expected } dé
   *[other] { $expected } dés
}, mais on en voit { $found }. Les deux nombres doivent être égaux.
refusal-box-taken = Cette case est prise : { $box }. Choisis-en une autre.
refusal-out-of-order = Trop tôt pour cette case : { $box }. L’ordre demande d’abord { $allowed }.
refusal-chance-is-last-resort = Ces dés rapportent des points dans une autre case, celle-ci n’est donc pas encore permise. Cases possibles : { $scores }.
refusal-chance-after-miss = Ces dés rapportent des points dans une case qui n’a pas été annoncée ({ $scores }), celle-ci n’est donc pas permise. Inscris un zéro dans une autre case libre.
refusal-zero-is-last-resort = Ces dés rapportent des points dans une autre case, on ne peut donc pas mettre zéro ici : { $box }. Cases possibles : { $scores }.
refusal-named-box-scores = Ces dés rapportent des points dans la case annoncée. Inscris-les là : { $named }.
refusal-joker-has-its-place = Ce joker doit aller ici : { $cells }.
refusal-wrong-points = Avec ces dés, la case rapporte { $expected ->
    [one] { $expected } point
   *[other] { $expected } points
}, pas { $found }.
refusal-wrong-extra = Le yams supplémentaire rapporte { $expected } points, pas { $found }.
refusal-impossible-points = Aucun lancer ne donne { $found ->
    [one] { $found } point
   *[other] { $found } points
} maintenant dans cette case : { $box }. Possible : { $possible }.
refusal-no-extra-yatzy = On ne peut pas compter de yams supplémentaire ici. Inscris les points sans lui.
refusal-not-from-the-table = Cette partie se joue avec des dés virtuels. Lance-les.
refusal-throws-needed = Dis combien de lancers il a fallu : les relances que tu ne fais pas donnent des jetons.
refusal-throw-count = Un tour a ici de 1 à { $most } lancers, pas { $found }.
refusal-turn-has-begun = On a déjà lancé pendant ce tour. Inscris tes dés dans une case, ou annule les lancers.
refusal-nothing-to-take-back = Il n’y a rien à annuler.
refusal-throw-stands = Un lancer de dés virtuels ne peut pas être annulé. Seul le choix de la case peut l’être, jusqu’au lancer suivant.
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

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = La chaîne se rompt ici : cette ligne, ou quelque chose à quoi elle est liée, a été changée.
# $number: of the throw, from 1
record-no-such-throw = Le lancer { $number } n’a jamais eu lieu ; aucun octet ne peut lui appartenir.
record-too-long = Ce fichier dépasse 16 Mio, trop long pour un enregistrement ; est-ce le bon ?
record-not-a-record = Ce n’est pas un enregistrement ; il commencerait par la ligne « yatzy record 2 ».
record-version = Cet enregistrement est de la version { $found } ; ce programme lit les versions 1 et 2.
record-unknown-line = « { $word } » ne veut rien dire ici ; une ligne de l’enregistrement commence ici par { $known }.
record-missing = La ligne « { $word } » manque au-dessus des tours ; ajoute-la.
record-twice = La ligne « { $word } » est là deux fois ; n’en laisse qu’une.
record-rules-line = Cette ligne des règles ne peut pas être lue ; elle s’écrit ainsi : { $form }.
record-wrong-hash = Les règles ont été changées : leur empreinte est { $expected }, pas { $found }.
record-bad-value = « { $value } » ne peut pas être lu après « { $word } » ; la ligne s’écrit ainsi : { $form }.
record-seat-number = Les places sont numérotées 1, 2, 3 et ainsi de suite : il faudrait ici { $expected }, pas « { $found } ».
record-bad-turn = Après « { $after } » il faudrait { $expected }.
record-bad-turn-start = La ligne devrait commencer par { $expected }.
record-part-number = le tour et la place, comme 3.1
record-part-box = l’identifiant d’une case
record-part-hand = des dés, comme 1-4-4-6-6
record-part-points = les points
record-part-throws = le nombre de lancers
record-part-end = la fin de la ligne
record-no-such-box = Cette feuille n’a pas de case « { $id } » ; les identifiants sont dans les règles de l’enregistrement.
record-die-changed = { $keep } était gardé, mais le lancer suivant montre { $hand } : un dé gardé ne change pas.
record-wrong-turn = Il faudrait ici le tour { $round }.{ $seat }, pas { $found }.
record-after-the-end = Rien ne peut suivre ici ; la ligne au-dessus finit la partie, ou laisse son tour ouvert.
record-crossed-out-alone = Une ligne qui commence par « ~ » demande, juste en dessous, la ligne qui la remplace.
record-wrong-total = Le total est { $expected }, pas { $found }.

## Hands

hand-empty = Il n’y a aucun dé ; écris un lancer comme 6-6-6-5-5, 66655 ou "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = « { $found } » (caractère { $place }) n’est pas un dé ; un dé montre de 1 à 6, écris donc un lancer comme 6-6-6-5-5.
hand-too-many = Ce lancer a plus de { $most } dés, aucun jeu n’en a autant ; écris-en un comme 6-6-6-5-5.
hand-wrong-count = Ce lancer a { $found ->
    [one] { $found } dé
   *[other] { $found } dés
}, mais on joue avec { $expected ->
    [one] { $expected } dé
   *[other] { $expected } dés
}, comme dans { $example }.
hand-line-too-long = Cette ligne a plus de { $most } caractères, trop pour un lancer ; écris-en un comme 6-6-6-5-5.
hand-line-not-text = Cette ligne n’est pas du texte en UTF-8 ; écris un lancer comme 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Il n’y a ni règles ni édition « { $id } » ; voulais-tu dire { $near } ?
ruleset-unknown-far = Il n’y a ni règles ni édition « { $id } » ; « yatzy rules » en donne la liste.
ruleset-twice = Les règles sont données deux fois, « { $first } » et « { $second } » ; donne-les une seule fois.
ruleset-option-no-value = « { $given } » ne règle aucune option ; écris OPTION=VALUE, où l’option est { $options }.
ruleset-option-unknown = Il n’y a pas d’option « { $option } » ; les options sont { $options }.
ruleset-option-unknown-value = L’option { $option } ne peut pas être « { $value } » ; elle peut être { $values }.
ruleset-option-unknown-near = Il n’y a pas d’option « { $option } » ; voulais-tu dire « { $near } » ?
ruleset-game-unknown = Il n’y a pas de jeu « { $game } » ; les jeux sont { $games }.

## Combinations that make no sense

ruleset-dice = Un jeu a de 1 à { $most } dés, pas { $dice }.
ruleset-boxes = Une feuille a de 1 à { $most } cases, pas { $boxes }.
ruleset-columns = Une feuille a de 1 à { $most } colonnes, pas { $columns }.
ruleset-factor = Une colonne ne peut pas compter ×{ $factor } ici ; les colonnes comptent de ×1 à ×9, chacune autrement.
ruleset-box-twice = Deux cases ont l’identifiant « { $box } » ; donne à chacune le sien.
ruleset-face-twice = La case « { $box } » demande une face qu’une case plus haut a déjà ; chaque face n’a qu’une case.
ruleset-out-of-reach = La case « { $box } » demande { $needs ->
    [one] { $needs } dé
   *[other] { $needs } dés
}, plus que le jeu n’en lance.
ruleset-face-pays = La case « { $box } » est celle d’une face ; il lui faut « matched ».
ruleset-pays = La case « { $box } » doit rapporter de 1 à { $most } points.
ruleset-bonus-range = Le bonus, et la somme qui le donne, doivent être de 1 à { $most } points.
ruleset-bonus-without-upper = Un bonus se gagne dans les cases du haut, et il n’y en a pas ; retire-le ou mets bonus=none.
ruleset-bonus-out-of-reach = Le bonus demande { $needed } points, mais les cases du haut en rapportent au plus { $most } ; donne un nombre plus petit.
ruleset-bonus-without-number = Ces règles n’ont pas de bonus dont garder le nombre ; donne-le, comme dans bonus=at-least:63.
ruleset-declare-with-order = Annoncer les cases n’a pas de sens avec un ordre des cases ; mets order=free ou declare=no.
ruleset-declare-with-columns = Annoncer les cases n’a pas de sens avec plusieurs colonnes ; mets declare=no.
ruleset-declare-with-jokers = Annoncer les cases n’a pas de sens avec des jokers ; mets joker=none ou declare=no.
ruleset-jokers-need-full-values = Les jokers n’ont pas de sens ici : la case « { $box } » ne compte que les dés qui conviennent, un joker n’y a donc pas de valeur ; mets joker=none.
ruleset-jokers-without-yatzy = Les jokers demandent une case, et une seule, pour tous les dés identiques ; mets joker=none.
ruleset-jokers-with-columns = Les jokers n’ont pas de sens avec plusieurs colonnes ; mets joker=none.
ruleset-jokers-with-yatzy-sum = Les jokers n’ont pas de sens quand le yams compte aussi ses dés ; mets yatzy=50 ou joker=none.
ruleset-columns-with-order = Un ordre des cases n’a pas de sens avec plusieurs colonnes ; mets order=free.
ruleset-columns-with-chips = Garder des relances n’a pas de sens avec plusieurs colonnes ; mets chips=no.
ruleset-columns-with-bonus = Un bonus n’a pas de sens avec plusieurs colonnes ; mets bonus=none.
ruleset-no-yatzy-of-fifty = L’option yatzy demande une case qui rapporte 50 points quand tous les dés sont identiques, et il n’y en a pas ici.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Ligne { $line } : { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path } : { $reason }
file-absent = Il n’y a pas de fichier « { $path } » ; vérifie son nom et son dossier.
file-is-directory = « { $path } » est un dossier ; donne le chemin d’un fichier.
file-unreadable = Impossible de lire le fichier « { $path } » ({ $detail }) ; vérifie qu’il est là et que tu as le droit de le lire.
file-not-text = Le fichier « { $path } » n’est pas du texte en UTF-8 ; enregistre-le en UTF-8.
file-too-long = Ce fichier dépasse 32 Kio, trop long pour des règles ; est-ce le bon ?
file-syntax = Ce n’est pas du TOML ({ $detail }) ; écris key = value.
file-unknown-key = « { $key } » ne veut rien dire ici ; les mots connus sont { $known }.
file-missing = Il manque « { $key } » ; ajoute-le.
file-wrong-kind = « { $key } » doit être { $expected }.
file-unknown-base = Il n’y a ni règles ni édition « { $id } » pour servir de base ; « yatzy rules » en donne la liste.
file-base-and = « base » apporte déjà « { $key } » ; retire l’un des deux.
file-rules-line = La ligne { $line } des règles ne peut pas être lue.
expected-text = un texte entre guillemets
expected-number = un nombre entier de { $low } à { $high }
expected-list = une liste entre crochets
expected-table = une table de clés et de valeurs
expected-box-id = un identifiant fait de minuscules, de chiffres et de traits d’union, qui commence par une lettre et a 32 caractères au plus
expected-one-of = l’une de ces formes : { $forms }

challenge-damaged = Ce code de défi est abîmé. Copie encore une fois le code ou le lien en entier.
challenge-newer = Ce défi vient d’une version plus récente de Yatzy. Mets le programme à jour pour le jouer.
challenge-unknown-rules = Les règles de ce défi sont inconnues ici : { $rules }.
challenge-own-rules = Un défi ne contient que des règles de la liste. Envoie plutôt l’enregistrement en fichier.
challenge-game = Seule une partie terminée, à une personne et avec des dés communs, peut devenir un défi.
