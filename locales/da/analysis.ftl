# yatzy analyse: luck and skill, after the game.

help-analyse = Se tilbage på et spil: hvad var held, hvad var dygtighed, hvad havde været bedre

## The report in one sentence

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } indtil nu, og { $more } mere i snit
analysis-perfect = Perfekt spil giver { $expected } i snit
analysis-estimated = Godt spil giver cirka { $expected } i snit
analysis-your-dice = { $luck ->
    [0] dine terninger lå på snittet
   *[other] dine terninger var { $luck } { $side ->
        [better] bedre
       *[worse] dårligere
    } end snittet
}
analysis-your-choices = { $cost ->
    [0] dine valg kostede ingenting
   *[other] dine valg kostede { $cost }
}
analysis-the-dice = { $luck ->
    [0] terningerne lå på snittet
   *[other] terningerne var { $luck } { $side ->
        [better] bedre
       *[worse] dårligere
    } end snittet
}
analysis-the-choices = { $cost ->
    [0] valgene kostede ingenting
   *[other] valgene kostede { $cost }
}
analysis-whole = { $whole ->
    [0] turene skrevet ind uden kast lå på snittet
   *[other] turene skrevet ind uden kast var { $whole } { $side ->
        [better] bedre
       *[worse] dårligere
    } end snittet
}
analysis-estimate = Der er ingen nøjagtige værdier for dette spil: tallene bygger på et skøn.

## The chart

analysis-luck = Held
analysis-cost = Koster
analysis-chart-words = Terningernes held op eller ned, valgenes pris skraveret, tur for tur
analysis-not-split = skrevet ind uden kast

## The rest of the report

analysis-accuracy = Træfsikkerhed { $accuracy }
analysis-no-accuracy = Uden kastene kan held ikke skelnes fra dygtighed.
analysis-worst = De dyreste valg
analysis-mistake = Tur { $round }, { $hand }: { $done }
analysis-mistake-named = Tur { $round }: { $done }
analysis-better = { $cost } bedre: { $best }
analysis-no-mistakes = Ikke noget valg kunne have været bedre.
analysis-chances = Chance for at vinde
analysis-chances-words = Hvis alle spiller perfekt derfra; cirka
