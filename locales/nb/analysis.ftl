# yatzy analyse: luck and skill, after the game.

help-analyse = Se tilbake på et spill: hva var flaks, hva var dyktighet, hva hadde vært bedre

## The report in one sentence

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } så langt, og { $more } til i snitt
analysis-perfect = Perfekt spill gir { $expected } i snitt
analysis-estimated = Godt spill gir omtrent { $expected } i snitt
analysis-your-dice = { $luck ->
    [0] terningene dine lå på snittet
   *[other] terningene dine var { $luck } { $side ->
        [better] bedre
       *[worse] dårligere
    } enn snittet
}
analysis-your-choices = { $cost ->
    [0] valgene dine kostet ingenting
   *[other] valgene dine kostet { $cost }
}
analysis-the-dice = { $luck ->
    [0] terningene lå på snittet
   *[other] terningene var { $luck } { $side ->
        [better] bedre
       *[worse] dårligere
    } enn snittet
}
analysis-the-choices = { $cost ->
    [0] valgene kostet ingenting
   *[other] valgene kostet { $cost }
}
analysis-whole = { $whole ->
    [0] turene ført inn uten kast lå på snittet
   *[other] turene ført inn uten kast var { $whole } { $side ->
        [better] bedre
       *[worse] dårligere
    } enn snittet
}
analysis-estimate = Det finnes ingen nøyaktige verdier for dette spillet: tallene bygger på et anslag.

## The chart

analysis-luck = Flaks
analysis-cost = Koster
analysis-chart-words = Terningflaksen opp eller ned, det valgene kostet skravert, tur for tur
analysis-not-split = ført inn uten kast

## The rest of the report

analysis-accuracy = Treffsikkerhet { $accuracy }
analysis-no-accuracy = Uten kastene kan ikke flaks skilles fra dyktighet.
analysis-worst = Dyreste valg
analysis-mistake = Tur { $round }, { $hand }: { $done }
analysis-mistake-named = Tur { $round }: { $done }
analysis-better = { $cost } bedre: { $best }
analysis-no-mistakes = Ingen valg kunne ha vært bedre.
analysis-chances = Sjanse til å vinne
analysis-chances-words = Hvis alle spiller perfekt derfra; omtrentlig
