# yatzy analyse: luck and skill, after the game.

help-analyse = Revenir sur une partie : la part de chance, la part des choix, ce qui aurait été mieux

## The report in one sentence

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average } ; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = { $points } jusqu’ici, et { $more } à venir en moyenne
analysis-perfect = Le jeu parfait fait { $expected } en moyenne
# Where exact values are not at hand
analysis-estimated = Un bon jeu fait environ { $expected } en moyenne
analysis-your-dice = { $luck ->
    [0] tes dés étaient dans la moyenne
   *[other] tes dés ont donné { $luck } { $side ->
        [better] de plus
       *[worse] de moins
    } que la moyenne
}
analysis-your-choices = { $cost ->
    [0] tes choix n’ont rien coûté
   *[other] tes choix ont coûté { $cost }
}
analysis-the-dice = { $luck ->
    [0] les dés étaient dans la moyenne
   *[other] les dés ont donné { $luck } { $side ->
        [better] de plus
       *[worse] de moins
    } que la moyenne
}
analysis-the-choices = { $cost ->
    [0] les choix n’ont rien coûté
   *[other] les choix ont coûté { $cost }
}
analysis-whole = { $whole ->
    [0] les tours inscrits sans lancers étaient dans la moyenne
   *[other] les tours inscrits sans lancers ont donné { $whole } { $side ->
        [better] de plus
       *[worse] de moins
    } que la moyenne
}
# Where exact values are not at hand
analysis-estimate = Il n’y a pas de valeurs exactes pour ce jeu : ces chiffres reposent sur une estimation.

## The chart

analysis-luck = Chance
analysis-cost = Coût
analysis-chart-words = Chance aux dés vers le haut ou vers le bas, coût des choix hachuré, tour par tour
analysis-not-split = inscrit sans lancers

## The rest of the report

analysis-accuracy = Précision : { $accuracy }
analysis-no-accuracy = Sans les lancers, impossible de distinguer la chance des bons choix.
analysis-worst = Choix les plus coûteux
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of lookback.ftl
analysis-mistake = Tour { $round }, { $hand } : { $done }
analysis-mistake-named = Tour { $round } : { $done }
analysis-better = { $cost } de mieux : { $best }
analysis-no-mistakes = Aucun choix n’aurait pu être meilleur.
analysis-chances = Chances de gagner
analysis-chances-words = Si tout le monde joue parfaitement à partir de là ; une approximation
