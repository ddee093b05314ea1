# yatzy analyse: luck and skill, after the game.

help-analyse = Atskatīties uz spēli: kur veiksme, kur prasme, kas būtu bijis labāk


## The report in one sentence

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Līdz šim { $points }, un vidēji vēl { $more } priekšā
analysis-perfect = Ideāla spēle vidēji dod { $expected }
# Where exact values are not at hand
analysis-estimated = Laba spēle vidēji dod apmēram { $expected }
analysis-your-dice = { $luck ->
    [0] tavi kauliņi bija vidēji
   *[other] tavi kauliņi bija par { $luck } { $side ->
        [better] labāki
       *[worse] sliktāki
    } nekā vidēji
}
analysis-your-choices = { $cost ->
    [0] tavas izvēles neko nemaksāja
   *[other] tavas izvēles maksāja { $cost }
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
    [0] bez metieniem ierakstītie gājieni bija vidēji
   *[other] bez metieniem ierakstītie gājieni bija par { $whole } { $side ->
        [better] labāki
       *[worse] sliktāki
    } nekā vidēji
}
# Where exact values are not at hand
analysis-estimate = Šīs spēles precīzu vērtību nav: šie skaitļi balstās uz aplēsi.

## The chart

analysis-luck = Veiksme
analysis-cost = Cena
analysis-chart-words = Kauliņu veiksme uz augšu vai uz leju, izvēļu cena iesvītrota, gājienu pēc gājiena
analysis-not-split = ierakstīts bez metieniem

## The rest of the report

analysis-accuracy = Precizitāte: { $accuracy }
analysis-no-accuracy = Bez metieniem veiksmi no prasmes nevar atšķirt.
analysis-worst = Dārgākās izvēles
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of lookback.ftl
analysis-mistake = { $round }. gājiens, { $hand }: { $done }
analysis-mistake-named = { $round }. gājiens: { $done }
analysis-better = Par { $cost } labāk: { $best }
analysis-no-mistakes = Labāk izvēlēties nevarēja.
analysis-chances = Uzvaras iespējas
analysis-chances-words = Ja tālāk visi spēlē ideāli; aptuveni
