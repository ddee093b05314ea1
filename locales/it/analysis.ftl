# yatzy analyse: luck and skill, after the game.

help-analyse = Riguardare una partita: che cosa era fortuna, che cosa bravura, che cosa sarebbe stato meglio

## The report in one sentence

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = { $points } finora, e in media altri { $more } da fare
analysis-perfect = Il gioco perfetto fa in media { $expected }
# Where exact values are not at hand
analysis-estimated = Giocando bene si fa in media circa { $expected }
analysis-your-dice = { $luck ->
    [0] i tuoi dadi sono stati nella media
   *[other] i tuoi dadi hanno dato { $luck } { $side ->
        [better] in più
       *[worse] in meno
    } della media
}
analysis-your-choices = { $cost ->
    [0] le tue scelte non sono costate nulla
   *[other] le tue scelte sono costate { $cost }
}
analysis-the-dice = { $luck ->
    [0] i dadi sono stati nella media
   *[other] i dadi hanno dato { $luck } { $side ->
        [better] in più
       *[worse] in meno
    } della media
}
analysis-the-choices = { $cost ->
    [0] le scelte non sono costate nulla
   *[other] le scelte sono costate { $cost }
}
analysis-whole = { $whole ->
    [0] i turni segnati senza lanci sono stati nella media
   *[other] i turni segnati senza lanci hanno dato { $whole } { $side ->
        [better] in più
       *[worse] in meno
    } della media
}
# Where exact values are not at hand
analysis-estimate = Di questo gioco non ci sono i valori esatti: queste cifre si basano su una stima.

## The chart

analysis-luck = Fortuna
analysis-cost = Costo
analysis-chart-words = Fortuna dei dadi in su o in giù, costo delle scelte tratteggiato, turno per turno
analysis-not-split = segnato senza lanci

## The rest of the report

analysis-accuracy = Precisione: { $accuracy }
analysis-no-accuracy = Senza i lanci non si distingue la fortuna dalla bravura.
analysis-worst = Scelte più costose
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of lookback.ftl
analysis-mistake = Turno { $round }, { $hand }: { $done }
analysis-mistake-named = Turno { $round }: { $done }
analysis-better = { $cost } in più: { $best }
analysis-no-mistakes = Nessuna scelta poteva essere migliore.
analysis-chances = Probabilità di vincere
analysis-chances-words = Se da lì in poi tutti giocano alla perfezione; un’approssimazione
