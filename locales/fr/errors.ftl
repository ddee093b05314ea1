# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } ou { $last }
list-and = { $rest } et { $last }

## Hands

hand-empty = Cette main n’a aucun dé ; écris-en une comme 6-6-6-5-5, 66655 ou "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = « { $found } » (caractère { $place }) n’est pas un dé ; un dé montre de 1 à 6, écris donc une main comme 6-6-6-5-5.
hand-too-many = Cette main a plus de { $most } dés, aucun jeu n’en a autant ; écris-en une comme 6-6-6-5-5.
hand-wrong-count = Cette main a { $found ->
    [one] { $found } dé
   *[other] { $found } dés
}, mais on joue avec { $expected ->
    [one] { $expected } dé
   *[other] { $expected } dés
}, comme dans { $example }.
# $problem: one of the sentences about hands, or score-line-long
hand-line = Ligne { $line } : { $problem }
hand-line-too-long = Cette ligne a plus de { $most } caractères, trop pour une main ; écris-en une comme 6-6-6-5-5.
hand-line-not-text = Cette ligne n’est pas du texte en UTF-8 ; écris une main comme 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Il n’y a ni règles ni édition « { $id } » ; voulais-tu dire { $near } ?
ruleset-unknown-far = Il n’y a ni règles ni édition « { $id } » ; « yatzy rules » en donne la liste.
ruleset-twice = Les règles sont données deux fois, « { $first } » et « { $second } » ; donne-les une seule fois.
option-no-value = « { $given } » ne règle aucune option ; écris OPTION=VALUE, où l’option est { $options }.
option-unknown = Il n’y a pas d’option « { $option } » ; les options sont { $options }.
option-unknown-value = L’option { $option } ne peut pas être « { $value } » ; elle peut être { $values }.
game-unknown = Il n’y a pas de jeu « { $game } » ; les jeux sont { $games }.

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
ruleset-no-yatzy-of-fifty = L’option yatzy demande une case qui rapporte 50 pour tous les dés identiques, et il n’y en a pas ici.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Ligne { $line } : { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path } : { $reason }
file-absent = Il n’y a pas de fichier « { $path } » ; vérifie son nom et son dossier.
file-is-directory = « { $path } » est un dossier ; donne le chemin d’un fichier.
file-unreadable = Impossible de lire le fichier « { $path } » ({ $detail }) ; vérifie qu’il est là et que tu as le droit de le lire.
file-not-text = Le fichier « { $path } » n’est pas du texte en UTF-8 ; enregistre-le en UTF-8.
file-too-long = Ce fichier dépasse 256 Kio, trop long pour des règles ; est-ce le bon ?
file-syntax = Ce n’est pas du TOML ({ $detail }) ; écris key = value.
file-unknown-key = « { $key } » ne veut rien dire ici ; les mots connus sont { $known }.
file-missing = Il manque « { $key } » ; ajoute-le.
file-wrong-kind = « { $key } » doit être { $expected }.
file-unknown-base = Il n’y a ni règles ni édition « { $id } » pour servir de base ; « yatzy rules » en donne la liste.
file-base-and = « base » apporte déjà « { $key } » ; retire l’un des deux.
expected-text = un texte entre guillemets
expected-number = un nombre entier de { $low } à { $high }
expected-list = une liste entre crochets
expected-table = une table de clés et de valeurs
expected-box-id = un identifiant fait de minuscules, de chiffres et de traits d’union, qui commence par une lettre et a 32 caractères au plus
expected-one-of = l’une de ces formes : { $forms }
rules-line = La ligne { $line } des règles ne peut pas être lue.

## The command line

usage-unknown-flag = Il n’y a pas de « { $flag } » ici ; « { $command } --help » donne la liste.
usage-unknown-flag-near = Il n’y a pas de « { $flag } » ici ; voulais-tu dire « { $near } » ?
usage-unknown-command = Il n’y a pas de commande « { $given } » ; les commandes sont { $commands }.
usage-missing = Il manque « { $missing } » ; cela s’écrit : { $usage }
usage-no-value = « { $flag } » demande une valeur à sa suite.
usage-conflict = « { $flag } » ne va pas avec « { $other } » ; retire l’un des deux.
usage-twice = « { $flag } » est donné deux fois ; donne-le une seule fois.
usage-needless-value = « { $flag } » ne prend pas de valeur ; retire « { $value } ».
usage-unexpected = « { $given } » est de trop ; cela s’écrit : { $usage }
usage-not-text = La ligne de commande n’est pas du texte en UTF-8 ; écris-la en UTF-8.
usage-wrong = Impossible de comprendre cette ligne de commande ; « { $command } --help » l’explique.
lang-unknown = Yatzy ne parle pas « { $lang } » ; les langues sont { $langs }.
input-failed = Impossible de lire l’entrée standard ({ $detail }).
output-failed = Impossible d’écrire la sortie ({ $detail }).
