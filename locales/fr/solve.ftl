# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number } %
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
number-wrong = { $flag } ne peut pas être « { $given } » ; donne un nombre entier de { $low } à { $high }.

## On the way

solving = Résolution
solving-statistics = Calcul des moyennes
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Résoudre ce jeu prend environ { $time } sur { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
} ({ $cpu } de temps de calcul), { $memory } de mémoire et { $disk } sur le disque, dans { $path }. On peut interrompre ; la fois suivante, le calcul continue après le dernier tour achevé.
solve-resumes = Suite d’une table déjà commencée.

## What goes wrong

# $time: how long solving takes; $disk: the table's size
solve-first = Pour ces règles, le jeu parfait n’est pas encore calculé ici ; « yatzy solve » avec les mêmes règles le fait une fois pour toutes, en environ { $time } de temps de calcul et avec { $disk } sur le disque.
solve-too-many-cells = Cette feuille a { $cells } cases, c’est trop pour les parcourir : le jeu parfait est connu pour { $most } cases au plus.
data-no-folder = Il n’y a pas de place pour les données du programme, car ce système n’indique pas de dossier personnel ; donnes-en un avec --data DIR ou YATZY_DATA.
data-unwritable = Impossible de créer le dossier « { $path } » ({ $detail }) ; donnes-en un autre avec --data DIR ou YATZY_DATA.
table-io = La table ne peut être ni lue ni écrite ({ $detail }).
table-not-a-table = Ce n’est pas une table de valeurs ; supprime-la, et « yatzy solve » la refait.
table-version = Cette table est de la version { $found }, que ce programme ne lit pas ; supprime-la, et « yatzy solve » la refait.
table-other-rules = Cette table a été faite pour d’autres règles ; supprime-la, et « yatzy solve » la refait.
table-length = Cette table a { $found } octets au lieu de { $expected } ; supprime-la, et « yatzy solve » la refait.
table-damaged = Cette table est abîmée à l’octet { $at } ; supprime-la, et « yatzy solve » la refait.

## The answer

solve-title = Le jeu parfait : { $title }
solve-expected = Total moyen
solve-deviation = Écart type
solve-bonus-chance = Probabilité du bonus
solve-states = Positions
solve-error = Erreur de calcul
solve-at-most = moins de { $error }
solve-time = Temps pour le total
solve-time-all = Temps pour tout
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, { $cpu } s de temps de calcul
solve-box = Case
solve-mean = Moyenne
solve-zero = Zéro
solve-share = Part
solve-percentiles = Part des parties qui finissent avec ce total ou moins
solve-percentiles-simulated = Part des parties simulées ({ $games }) finies avec ce total ou moins

help-solve = Calculer le jeu parfait en solitaire : total moyen, écart, chaque case
help-solve-expected-only = Le total moyen seulement, au plus vite
help-solve-distribution = Donner aussi la probabilité de chaque total
help-solve-table = Garder une table de valeurs dans le dossier de données ; toujours fait pour les grands jeux
help-threads = Utiliser autant de fils ; la réponse ne change pas
help-completions = Écrire les complétions d’un shell
help-completions-shell = Le shell : { $shells }
completions-unknown = Il n’y a pas de complétions pour « { $shell } » ; les shells sont { $shells }.
help-man = Écrire les pages de manuel dans un dossier
help-man-folder = Le dossier
man-unwritable = Impossible d’écrire les pages de manuel dans « { $path } » ({ $detail }).
