# Luck and skill, after the game.

## The report in one sentence

# $points: "231 points"; $dice and $choices: one of the clauses below
analysis-report = { $points }. A tökéletes játék átlaga { $expected }; { $dice }, { $choices }.
# An unfinished game. $to-come: what perfect play would still make of it
analysis-report-so-far = Eddig { $points }, és átlagosan még { $to-come } jön. A tökéletes játék átlaga az egész játékban { $expected }; { $dice }, { $choices }.
# A game told without its throws. $whole: one of the clauses below
analysis-report-whole = { $points }. A tökéletes játék átlaga { $expected }; { $whole }.
analysis-report-part-whole = { $points }. A tökéletes játék átlaga { $expected }; { $dice }, { $choices }, és { $whole }.
analysis-your-dice = { $luck ->
    [0] a kockáid átlagosak voltak
   *[other] a kockáid { $luck } ponttal { $side ->
        [better] jobbak
       *[worse] rosszabbak
    } voltak az átlagnál
}
analysis-your-choices = { $cost ->
    [0] a döntéseid semmibe sem kerültek
   *[other] a döntéseid { $cost } pontba kerültek
}
analysis-the-dice = { $luck ->
    [0] a kockák átlagosak voltak
   *[other] a kockák { $luck } ponttal { $side ->
        [better] jobbak
       *[worse] rosszabbak
    } voltak az átlagnál
}
analysis-the-choices = { $cost ->
    [0] a döntések semmibe sem kerültek
   *[other] a döntések { $cost } pontba kerültek
}
analysis-whole = { $whole ->
    [0] a dobások nélkül megadott körök átlagosak voltak
   *[other] a dobások nélkül megadott körök { $whole } ponttal { $side ->
        [better] jobbak
       *[worse] rosszabbak
    } voltak az átlagnál
}
# Where exact values are not at hand
analysis-estimate = Ennek a játéknak a pontos értékei nincsenek kéznél: ezek a számok becslésen alapulnak.

## The chart

analysis-luck = Szerencse
analysis-cost = Ár
analysis-chart-words = A kockák szerencséje fel vagy le, a döntések ára vonalkázva, körről körre
analysis-not-split = egyben megadva

## The rest of the report

analysis-accuracy = Pontosság { $accuracy } %
analysis-no-accuracy = Nem volt mit eldönteni, vagy a döntések nem ismertek.
analysis-worst = A legdrágább döntések
# $round: the seat's how manieth turn; $hand: what lay there; $done, $best: moves, as the coach says them
analysis-mistake = { $round }. kör, { $hand }: { $done }
analysis-mistake-named = { $round }. kör: { $done }
analysis-better = { $cost } ponttal jobb: { $best }
analysis-no-mistakes = Jobban dönteni nem lehetett.
analysis-chances = Győzelmi esély
analysis-chances-words = Ha onnantól mindenki tökéletesen játszik; közelítés
