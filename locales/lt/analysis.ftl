# yatzy analyse: luck and skill, after the game.

help-analyse = Apžvelgti žaidimą: kas buvo sėkmė, kas įgūdžiai, kas būtų buvę geriau


## The report in one sentence

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Kol kas { $points }, o vidutiniškai dar bus { $more }
analysis-perfect = Tobulas žaidimas vidutiniškai duoda { $expected }
# Where exact values are not at hand
analysis-estimated = Geras žaidimas vidutiniškai duoda apie { $expected }
analysis-your-dice = { $luck ->
    [0] tavo kauliukai buvo vidutiniai
   *[other] tavo kauliukai buvo { $luck } tšk. { $side ->
        [better] geresni
       *[worse] blogesni
    } už vidurkį
}
analysis-your-choices = { $cost ->
    [0] tavo sprendimai nieko nekainavo
   *[other] tavo sprendimai kainavo { $cost }
}
analysis-the-dice = { $luck ->
    [0] kauliukai buvo vidutiniai
   *[other] kauliukai buvo { $luck } tšk. { $side ->
        [better] geresni
       *[worse] blogesni
    } už vidurkį
}
analysis-the-choices = { $cost ->
    [0] sprendimai nieko nekainavo
   *[other] sprendimai kainavo { $cost }
}
analysis-whole = { $whole ->
    [0] be metimų įrašyti ėjimai buvo vidutiniai
   *[other] be metimų įrašyti ėjimai buvo { $whole } tšk. { $side ->
        [better] geresni
       *[worse] blogesni
    } už vidurkį
}
# Where exact values are not at hand
analysis-estimate = Tikslių šio žaidimo verčių nėra: šie skaičiai apytikriai.

## The chart

analysis-luck = Sėkmė
analysis-cost = Kaina
analysis-chart-words = Kauliukų sėkmė aukštyn ar žemyn, sprendimų kaina subrūkšniuota, ėjimas po ėjimo
analysis-not-split = įrašyta be metimų

## The rest of the report

analysis-accuracy = Tikslumas { $accuracy }
analysis-no-accuracy = Be metimų sėkmės nuo įgūdžių atskirti negalima.
analysis-worst = Brangiausi sprendimai
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of lookback.ftl
analysis-mistake = { $round } ėjimas, { $hand }: { $done }
analysis-mistake-named = { $round } ėjimas: { $done }
analysis-better = { $cost } tšk. geriau: { $best }
analysis-no-mistakes = Geriau nuspręsti nebuvo galima.
analysis-chances = Tikimybė laimėti
analysis-chances-words = Jei toliau visi žaidžia tobulai; apytikriai
