# Luck and skill, after the game.

## The report in one sentence

# $points: "231 points"; $dice and $choices: one of the clauses below
analysis-report = { $points } Tobulas žaidimas vidutiniškai duoda { $expected }; { $dice }, { $choices }.
# An unfinished game. $to-come: what perfect play would still make of it
analysis-report-so-far = Kol kas { $points }, ir vidutiniškai dar { $to-come } priešaky. Tobulas žaidimas per visą partiją vidutiniškai duoda { $expected }; { $dice }, { $choices }.
# A game told without its throws. $whole: one of the clauses below
analysis-report-whole = { $points } Tobulas žaidimas vidutiniškai duoda { $expected }; { $whole }.
analysis-report-part-whole = { $points } Tobulas žaidimas vidutiniškai duoda { $expected }; { $dice }, { $choices }, o { $whole }.
analysis-your-dice = { $luck ->
    [0] jūsų kauliukai buvo vidutiniai
   *[other] jūsų kauliukai buvo { $luck } { $side ->
        [better] geresni
       *[worse] blogesni
    } už vidurkį
}
analysis-your-choices = { $cost ->
    [0] jūsų sprendimai nieko nekainavo
   *[other] jūsų sprendimai kainavo { $cost }
}
analysis-the-dice = { $luck ->
    [0] kauliukai buvo vidutiniai
   *[other] kauliukai buvo { $luck } { $side ->
        [better] geresni
       *[worse] blogesni
    } už vidurkį
}
analysis-the-choices = { $cost ->
    [0] sprendimai nieko nekainavo
   *[other] sprendimai kainavo { $cost }
}
analysis-whole = { $whole ->
    [0] be metimų užrašyti ėjimai buvo vidutiniai
   *[other] be metimų užrašyti ėjimai buvo { $whole } { $side ->
        [better] geresni
       *[worse] blogesni
    } už vidurkį
}
# Where exact values are not at hand
analysis-estimate = Tikslių šio žaidimo verčių po ranka nėra: šie skaičiai remiasi įvertinimu.

## The chart

analysis-luck = Sėkmė
analysis-cost = Kaina
analysis-chart-words = Kauliukų sėkmė aukštyn ar žemyn, sprendimų kaina subrūkšniuota, ėjimas po ėjimo
analysis-not-split = užrašyta bendrai

## The rest of the report

analysis-accuracy = Tikslumas { $accuracy } %
analysis-no-accuracy = Nebuvo ko spręsti, arba sprendimai nežinomi.
analysis-worst = Brangiausi sprendimai
# $round: the seat's how manieth turn; $hand: what lay there; $done, $best: moves, as the coach says them
analysis-mistake = { $round } ėjimas, { $hand }: { $done }
analysis-mistake-named = { $round } ėjimas: { $done }
analysis-better = Geriau { $cost }: { $best }
analysis-no-mistakes = Geriau nuspręsti nebuvo galima.
analysis-chances = Tikimybė laimėti
analysis-chances-words = Jei toliau visi žaidžia tobulai; apytikriai
