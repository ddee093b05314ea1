# Luck and skill, after the game.

## The report in one sentence

# $points: "231 points"; $dice and $choices: one of the clauses below
analysis-report = { $points }. Ideāla spēle vidēji dod { $expected }; { $dice }, { $choices }.
# An unfinished game. $to-come: what perfect play would still make of it
analysis-report-so-far = Līdz šim { $points }, un vidēji vēl { $to-come } priekšā. Ideāla spēle visā partijā vidēji dod { $expected }; { $dice }, { $choices }.
# A game told without its throws. $whole: one of the clauses below
analysis-report-whole = { $points }. Ideāla spēle vidēji dod { $expected }; { $whole }.
analysis-report-part-whole = { $points }. Ideāla spēle vidēji dod { $expected }; { $dice }, { $choices }, un { $whole }.
analysis-your-dice = { $luck ->
    [0] jūsu kauliņi bija vidēji
   *[other] jūsu kauliņi bija par { $luck } { $side ->
        [better] labāki
       *[worse] sliktāki
    } nekā vidēji
}
analysis-your-choices = { $cost ->
    [0] jūsu izvēles neko nemaksāja
   *[other] jūsu izvēles maksāja { $cost }
}
analysis-the-dice = { $luck ->
    [0] kauliņi bija vidēji
   *[other] kauliņi bija par { $luck } { $side ->
        [better] labāki
       *[worse] sliktāki
    } nekā vidēji
}
analysis-the-choices = { $cost ->
    [0] izvēles neko nemaksāja
   *[other] izvēles maksāja { $cost }
}
analysis-whole = { $whole ->
    [0] bez metieniem pierakstītie gājieni bija vidēji
   *[other] bez metieniem pierakstītie gājieni bija par { $whole } { $side ->
        [better] labāki
       *[worse] sliktāki
    } nekā vidēji
}
# Where exact values are not at hand
analysis-estimate = Šīs spēles precīzu vērtību nav pie rokas: šie skaitļi balstās uz novērtējumu.

## The chart

analysis-luck = Veiksme
analysis-cost = Cena
analysis-chart-words = Kauliņu veiksme uz augšu vai uz leju, izvēļu cena iesvītrota, gājienu pēc gājiena
analysis-not-split = pierakstīts kopumā

## The rest of the report

analysis-accuracy = Precizitāte { $accuracy } %
analysis-no-accuracy = Nebija ko izvēlēties, vai izvēles nav zināmas.
analysis-worst = Dārgākās izvēles
# $round: the seat's how manieth turn; $hand: what lay there; $done, $best: moves, as the coach says them
analysis-mistake = { $round }. gājiens, { $hand }: { $done }
analysis-mistake-named = { $round }. gājiens: { $done }
analysis-better = Par { $cost } labāk: { $best }
analysis-no-mistakes = Labāk izvēlēties nevarēja.
analysis-chances = Uzvaras iespējas
analysis-chances-words = Ja tālāk visi spēlē ideāli; aptuveni
