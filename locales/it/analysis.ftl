# Luck and skill, after the game.

## The report in one sentence

# $points: "231 points"; $dice and $choices: one of the clauses below
analysis-report = { $points }. Il gioco perfetto fa in media { $expected }; { $dice }, { $choices }.
# An unfinished game. $to-come: what perfect play would still make of it
analysis-report-so-far = { $points } finora, e in media altri { $to-come } ancora da fare. Il gioco perfetto fa in media { $expected } in tutta la partita; { $dice }, { $choices }.
# A game told without its throws. $whole: one of the clauses below
analysis-report-whole = { $points }. Il gioco perfetto fa in media { $expected }; { $whole }.
analysis-report-part-whole = { $points }. Il gioco perfetto fa in media { $expected }; { $dice }, { $choices }, e { $whole }.
analysis-your-dice = { $luck ->
    [0] i tuoi dadi sono stati nella media
   *[other] i tuoi dadi sono stati { $luck } { $side ->
        [better] sopra
       *[worse] sotto
    } la media
}
analysis-your-choices = { $cost ->
    [0] le tue scelte non sono costate nulla
   *[other] le tue scelte sono costate { $cost }
}
analysis-the-dice = { $luck ->
    [0] i dadi sono stati nella media
   *[other] i dadi sono stati { $luck } { $side ->
        [better] sopra
       *[worse] sotto
    } la media
}
analysis-the-choices = { $cost ->
    [0] le scelte non sono costate nulla
   *[other] le scelte sono costate { $cost }
}
analysis-whole = { $whole ->
    [0] i turni riferiti senza lanci sono stati nella media
   *[other] i turni riferiti senza lanci sono stati { $whole } { $side ->
        [better] sopra
       *[worse] sotto
    } la media
}
# Where exact values are not at hand
analysis-estimate = I valori esatti di questo gioco non ci sono: queste cifre poggiano su una stima.

## The chart

analysis-luck = Fortuna
analysis-cost = Costo
analysis-chart-words = Fortuna dei dadi in su o in giù, costo delle scelte tratteggiato, turno per turno
analysis-not-split = riferito in blocco

## The rest of the report

analysis-accuracy = Precisione { $accuracy } %
analysis-no-accuracy = Non c’era niente da decidere, o le decisioni non sono note.
analysis-worst = Scelte più costose
# $round: the seat's how manieth turn; $hand: what lay there; $done, $best: moves, as the coach says them
analysis-mistake = Turno { $round }, { $hand }: { $done }
analysis-mistake-named = Turno { $round }: { $done }
analysis-better = { $cost } in più: { $best }
analysis-no-mistakes = Nessuna scelta poteva essere migliore.
analysis-chances = Probabilità di vincere
analysis-chances-words = Se da lì in poi tutti giocano alla perfezione; un’approssimazione
