# yatzy analyse: luck and skill, after the game.

help-analyse = Auf ein Spiel zurückblicken: was Glück war, was Können, was besser gewesen wäre

## The report in one sentence

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } bis jetzt, und im Schnitt kommen noch { $more }
analysis-perfect = Perfektes Spiel bringt im Schnitt { $expected }
analysis-estimated = Gutes Spiel bringt im Schnitt etwa { $expected }
analysis-your-dice = { $luck ->
    [0] deine Würfel waren durchschnittlich
   *[other] deine Würfel waren { $luck } { $side ->
        [better] besser
       *[worse] schlechter
    } als der Schnitt
}
analysis-your-choices = { $cost ->
    [0] deine Entscheidungen haben nichts gekostet
   *[other] deine Entscheidungen haben { $cost } gekostet
}
analysis-the-dice = { $luck ->
    [0] die Würfel waren durchschnittlich
   *[other] die Würfel waren { $luck } { $side ->
        [better] besser
       *[worse] schlechter
    } als der Schnitt
}
analysis-the-choices = { $cost ->
    [0] die Entscheidungen haben nichts gekostet
   *[other] die Entscheidungen haben { $cost } gekostet
}
analysis-whole = { $whole ->
    [0] die ohne Würfe eingetragenen Züge waren durchschnittlich
   *[other] die ohne Würfe eingetragenen Züge waren { $whole } { $side ->
        [better] besser
       *[worse] schlechter
    } als der Schnitt
}
analysis-estimate = Für dieses Spiel gibt es keine genauen Werte: Diese Zahlen beruhen auf einer Schätzung.

## The chart

analysis-luck = Glück
analysis-cost = Kosten
analysis-chart-words = Würfelglück nach oben oder unten, Kosten der Entscheidungen schraffiert, Zug für Zug
analysis-not-split = ohne Würfe eingetragen

## The rest of the report

analysis-accuracy = Genauigkeit { $accuracy }
analysis-no-accuracy = Ohne die Würfe lässt sich Glück nicht von Können trennen.
analysis-worst = Teuerste Entscheidungen
analysis-mistake = Zug { $round }, { $hand }: { $done }
analysis-mistake-named = Zug { $round }: { $done }
analysis-better = { $cost } besser: { $best }
analysis-no-mistakes = Keine Entscheidung hätte besser sein können.
analysis-chances = Gewinnchance
analysis-chances-words = Wenn von da an alle perfekt spielen; eine Näherung
