# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } serait le jeu parfait, { $blind } pas mieux que choisir à l’aveugle.
report-coach = Le conseiller aurait dit : { $said }
report-heading = Chance et talent
report-pending = Calcul du bilan. Il apparaîtra ici dès qu’il sera prêt.
report-perfect = Jeu parfait
report-good = Bon jeu, estimation
report-to-come = Attendu du reste
report-turns = Tour par tour
report-boxes = Case par case
report-title = Retour sur la partie : { $name }
report-thinking = Examen de chaque lancer et de chaque choix…
report-unknown = Ce jeu est trop grand pour être résolu sur-le-champ ; il n’y a donc pas de bilan exact.
report-worst = Ce qui a le plus coûté
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "Better by 1.2 points: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← → : autre place · ↑ ↓ : suite · autre touche : retour

## Luck and skill

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average } ; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = { $points } jusqu’ici, et { $more } de plus attendus du reste
analysis-perfect = En jouant parfaitement, on fait { $expected } points en moyenne
# Where exact values are not at hand
analysis-estimated = En jouant bien, on fait environ { $expected } points en moyenne
analysis-your-dice = { $luck ->
    [0] tes dés étaient dans la moyenne
    [one] tes dés ont donné { $luck } point { $side ->
        [better] de plus
       *[worse] de moins
    } que la moyenne
   *[other] tes dés ont donné { $luck } points { $side ->
        [better] de plus
       *[worse] de moins
    } que la moyenne
}
analysis-your-choices = { $cost ->
    [0] tes choix n’ont rien coûté
    [one] tes choix ont coûté { $cost } point
   *[other] tes choix ont coûté { $cost } points
}
analysis-the-dice = { $luck ->
    [0] les dés étaient dans la moyenne
    [one] les dés ont donné { $luck } point { $side ->
        [better] de plus
       *[worse] de moins
    } que la moyenne
   *[other] les dés ont donné { $luck } points { $side ->
        [better] de plus
       *[worse] de moins
    } que la moyenne
}
analysis-the-choices = { $cost ->
    [0] les choix n’ont rien coûté
    [one] les choix ont coûté { $cost } point
   *[other] les choix ont coûté { $cost } points
}
analysis-whole = { $whole ->
    [0] les tours inscrits sans lancers étaient dans la moyenne
    [one] les tours inscrits sans lancers ont donné { $whole } point { $side ->
        [better] de plus
       *[worse] de moins
    } que la moyenne
   *[other] les tours inscrits sans lancers ont donné { $whole } points { $side ->
        [better] de plus
       *[worse] de moins
    } que la moyenne
}
# Where exact values are not at hand
analysis-estimate = Il n’y a pas de valeurs exactes pour ce jeu : ces chiffres reposent sur une estimation.
analysis-accuracy = Précision : { $accuracy }
analysis-no-accuracy = Sans les lancers, impossible de distinguer la chance des bons choix.
analysis-worst = Choix les plus coûteux
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of report.ftl
analysis-mistake = Tour { $round }, { $hand } : { $done }
analysis-mistake-named = Tour { $round } : { $done }
analysis-better = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de mieux : { $best }
analysis-no-mistakes = Aucun choix n’aurait pu être meilleur.
analysis-chances = Chances de gagner
analysis-chances-words = Compté dans des parties jouées, si tout le monde continue à viser la meilleure moyenne
analysis-fitted = Il n’y a pas de valeurs exactes pour ce jeu : ces chiffres reposent sur une estimation qui peut s’écarter de { $error ->
    [one] { $error } point
   *[other] { $error } points
} sur une partie entière.

## Luck and skill: the chart

analysis-luck = Chance aux dés
analysis-cost = Coût
analysis-chart-words = Chance aux dés vers le haut ou vers le bas, coût des choix hachuré, tour par tour
analysis-not-split = inscrit sans lancers

## Moves of the past

move-made-throw-again = relancé tous les dés
move-made-keep = gardé { $dice }
move-made-keep-one = gardé le { $face }
move-made-keep-alike = gardé les { $face }
move-made-enter = inscrit { $points } dans la case « { $box } »
move-made-call = annoncé la case « { $box } »
move-other-throw-again = relancer tous les dés
move-other-keep = garder { $dice }
move-other-keep-one = garder le { $face }
move-other-keep-alike = garder les { $face }
move-other-enter = inscrire { $points } dans la case « { $box } »
move-other-call = annoncer la case « { $box } »

## A game stepped through, and “yatzy replay”

replay-title = Revoir la partie
replay-step = Étape { $step } sur { $steps }
replay-first = Au début
replay-previous = Précédent
replay-next = Suivant
replay-last = À la fin
replay-keys = Les flèches du clavier font défiler la partie.
replay-begins = La partie commence.
replay-throws = { $name } lance { $hand }.
replay-keeps = { $name } garde { $keep } et lance : { $hand }.
replay-throws-again = { $name } relance tous les dés : { $hand }.
replay-names = { $name } annonce la case « { $box } ».
replay-enters = { $name } inscrit { $points } dans la case « { $box } ».
replay-tells = { $name } a { $hand } : { $points } dans la case « { $box } ».
replay-takes-back = { $name } annule son choix.
replay-corrects = Correction : { $name }, tour { $round } : { $points } dans la case « { $box } ».
replay-asks = { $name } demande conseil.
replay-best = Il n’y avait pas de meilleur choix.
replay-program-dice = dés virtuels
replay-real-dice = vrais dés
replay-shared-dice = dés communs
replay-standings = Classement
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-turns = Tours
replay-joined = { $name } rejoint la partie.
replay-left = { $name } quitte la partie.
replay-to-play = Tour { $round }, à { $name } de jouer.
# $box: the box that was named before the first throw
replay-named = annonce { $box } :
replay-told = inscrit à la main
replay-told-after = { $throws ->
    [one] après { $throws } lancer
   *[other] après { $throws } lancers
}
# $box, $points: what stood there before
replay-corrected = corrigé, c’était { $box } : { $points }
replay-extra = +{ $points }
replay-hint = avec l’aide du conseiller

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Des dés équilibrés sont au moins aussi irréguliers dans { $games } cas sur 100.
chart-totals = Totaux du jeu parfait
chart-totals-words = En jouant parfaitement, on fait { $mean } points en moyenne. Neuf parties sur dix finissent entre { $low } et { $high }.
chart-average = moyenne { $mean }
chart-boxes-words = Ce que contient chaque case, à côté de la moyenne du jeu parfait
chart-dice = Dés lancés
chart-dice-words = Combien de fois chaque face est sortie. Dans 19 parties sur 20, c’est entre les marques.
chart-dice-face = { $face } : lancé { $thrown }, attendu { $expected }
chart-thrown = lancé
chart-expected = attendu
