# Luck and skill, after the game.

## The report in one sentence

analysis-report = { $points }. Perfekt spel ger { $expected } i snitt; { $dice }, { $choices }.
analysis-report-so-far = { $points } hittills, och { $to-come } till i snitt. Perfekt spel ger { $expected } i snitt för hela spelet; { $dice }, { $choices }.
analysis-report-whole = { $points }. Perfekt spel ger { $expected } i snitt; { $whole }.
analysis-report-part-whole = { $points }. Perfekt spel ger { $expected } i snitt; { $dice }, { $choices }, och { $whole }.
analysis-your-dice = { $luck ->
    [0] dina tärningar var som snittet
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
    [0] tärningarna var som snittet
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
    [0] turerna utan kända kast var som snittet
   *[other] turerna utan kända kast var { $whole } { $side ->
        [better] bättre
       *[worse] sämre
    } än snittet
}
analysis-estimate = Exakta värden för det här spelet finns inte till hands: siffrorna bygger på en uppskattning.

## The chart

analysis-luck = Flax
analysis-cost = Kostar
analysis-chart-words = Tärningarnas flax upp eller ner, valens kostnad streckad, tur för tur
analysis-not-split = berättat som helhet

## The rest of the report

analysis-accuracy = Träffsäkerhet { $accuracy } %
analysis-no-accuracy = Det fanns inget att välja, eller så är valen inte kända.
analysis-worst = Dyraste valen
analysis-mistake = Tur { $round }, { $hand }: { $done }
analysis-mistake-named = Tur { $round }: { $done }
analysis-better = { $cost } bättre: { $best }
analysis-no-mistakes = Inget val hade kunnat vara bättre.
analysis-chances = Chans att vinna
analysis-chances-words = Om alla spelar perfekt därifrån; ungefärligt
