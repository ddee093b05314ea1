# yatzy analyse: luck and skill, after the game.

help-analyse = Kijk terug op een spel: wat was geluk, wat was kunde, wat was beter geweest

## The report in one sentence

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } tot nu toe, en gemiddeld komen er nog { $more } bij
analysis-perfect = Perfect spel haalt gemiddeld { $expected }
analysis-estimated = Goed spel haalt gemiddeld ongeveer { $expected }
analysis-your-dice = { $luck ->
    [0] je dobbelstenen waren gemiddeld
   *[other] je dobbelstenen waren { $luck } { $side ->
        [better] beter
       *[worse] slechter
    } dan gemiddeld
}
analysis-your-choices = { $cost ->
    [0] je keuzes kostten niets
   *[other] je keuzes kostten { $cost }
}
analysis-the-dice = { $luck ->
    [0] de dobbelstenen waren gemiddeld
   *[other] de dobbelstenen waren { $luck } { $side ->
        [better] beter
       *[worse] slechter
    } dan gemiddeld
}
analysis-the-choices = { $cost ->
    [0] de keuzes kostten niets
   *[other] de keuzes kostten { $cost }
}
analysis-whole = { $whole ->
    [0] de beurten die zonder worpen zijn ingevuld, waren gemiddeld
   *[other] de beurten die zonder worpen zijn ingevuld, waren { $whole } { $side ->
        [better] beter
       *[worse] slechter
    } dan gemiddeld
}
analysis-estimate = Exacte waarden zijn er voor dit spel niet: deze cijfers berusten op een schatting.

## The chart

analysis-luck = Geluk
analysis-cost = Kosten
analysis-chart-words = Geluk met de dobbelstenen omhoog of omlaag, wat keuzes kostten gearceerd, beurt voor beurt
analysis-not-split = zonder worpen ingevuld

## The rest of the report

analysis-accuracy = Nauwkeurigheid { $accuracy }
analysis-no-accuracy = Zonder de worpen is geluk niet van kunde te onderscheiden.
analysis-worst = Duurste keuzes
analysis-mistake = Beurt { $round }, { $hand }: { $done }
analysis-mistake-named = Beurt { $round }: { $done }
analysis-better = { $cost } beter: { $best }
analysis-no-mistakes = Geen keuze had beter gekund.
analysis-chances = Kans om te winnen
analysis-chances-words = Als iedereen vanaf daar perfect speelt; bij benadering
