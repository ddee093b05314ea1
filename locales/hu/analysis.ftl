# yatzy analyse: luck and skill, after the game.

help-analyse = Visszanéz egy játékra: mi volt szerencse, mi tudás, mi lett volna jobb

## The report in one sentence

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Eddig { $points }, és átlagosan még { $more } jön
analysis-perfect = A tökéletes játék átlaga { $expected }
# Where exact values are not at hand
analysis-estimated = A jó játék átlaga nagyjából { $expected }
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
    [0] a dobások nélkül beírt körök átlagosak voltak
   *[other] a dobások nélkül beírt körök { $whole } ponttal { $side ->
        [better] jobbak
       *[worse] rosszabbak
    } voltak az átlagnál
}
# Where exact values are not at hand
analysis-estimate = Ennek a játéknak nincsenek pontos értékei: ezek a számok becslésen alapulnak.

## The chart

analysis-luck = Szerencse
analysis-cost = Ár
analysis-chart-words = A kockák szerencséje fel vagy le, a döntések ára vonalkázva, körről körre
analysis-not-split = dobások nélkül beírva

## The rest of the report

analysis-accuracy = Pontosság: { $accuracy }
analysis-no-accuracy = Dobások nélkül nem látszik, mi a szerencse, és mi a tudás.
analysis-worst = A legdrágább döntések
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of lookback.ftl
analysis-mistake = { $round }. kör, { $hand }: { $done }
analysis-mistake-named = { $round }. kör: { $done }
analysis-better = { $cost } ponttal jobb lett volna { $best }
analysis-no-mistakes = Jobban dönteni nem lehetett.
analysis-chances = Győzelmi esély
analysis-chances-words = Ha onnantól mindenki tökéletesen játszik; közelítés
