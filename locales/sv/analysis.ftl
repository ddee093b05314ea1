# yatzy analyse: luck and skill, after the game.

help-analyse = Se tillbaka på ett spel: vad var flax, vad var skicklighet, vad hade varit bättre

## The report in one sentence

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } hittills, och { $more } till i snitt
analysis-perfect = Perfekt spel ger { $expected } i snitt
analysis-estimated = Bra spel ger ungefär { $expected } i snitt
analysis-your-dice = { $luck ->
    [0] dina tärningar låg på snittet
   *[other] dina tärningar var { $luck } { $side ->
        [better] bättre
       *[worse] sämre
    } än snittet
}
analysis-your-choices = { $cost ->
    [0] dina val kostade ingenting
   *[other] dina val kostade { $cost }
}
analysis-the-dice = { $luck ->
    [0] tärningarna låg på snittet
   *[other] tärningarna var { $luck } { $side ->
        [better] bättre
       *[worse] sämre
    } än snittet
}
analysis-the-choices = { $cost ->
    [0] valen kostade ingenting
   *[other] valen kostade { $cost }
}
analysis-whole = { $whole ->
    [0] turerna som fördes in utan kast låg på snittet
   *[other] turerna som fördes in utan kast var { $whole } { $side ->
        [better] bättre
       *[worse] sämre
    } än snittet
}
analysis-estimate = Det finns inga exakta värden för det här spelet: siffrorna bygger på en uppskattning.

## The chart

analysis-luck = Flax
analysis-cost = Kostar
analysis-chart-words = Tärningarnas flax upp eller ner, valens kostnad streckad, tur för tur
analysis-not-split = infört utan kast

## The rest of the report

analysis-accuracy = Träffsäkerhet { $accuracy }
analysis-no-accuracy = Utan kasten går det inte att skilja flax från skicklighet.
analysis-worst = Dyraste valen
analysis-mistake = Tur { $round }, { $hand }: { $done }
analysis-mistake-named = Tur { $round }: { $done }
analysis-better = { $cost } bättre: { $best }
analysis-no-mistakes = Inget val hade kunnat vara bättre.
analysis-chances = Chans att vinna
analysis-chances-words = Om alla spelar perfekt därifrån; ungefärligt
