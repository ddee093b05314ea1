# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } būtu ideāla spēle, { $blind } – ne labāk kā izvēlēties uz labu laimi.
report-coach = Padomdevējs būtu teicis: { $said }
report-heading = Veiksme un prasme
report-pending = Aprēķinām pārskatu. Tas parādīsies šeit, kad būs gatavs.
report-perfect = Ideāla spēle
report-good = Laba spēle, aplēse
report-to-come = Gaidāms no atlikušā
report-turns = Gājiens pēc gājiena
report-boxes = Lauciņš pēc lauciņa
report-title = Atskats: { $name }
report-thinking = Aplūkojam katru metienu un katru izvēli…
report-unknown = Šī spēle ir par lielu, lai to atrisinātu uz vietas, tāpēc precīza pārskata nav.
report-worst = Kas maksāja visvairāk
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "Better by 1.2 points: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: cita vieta · ↑ ↓: tālāk · cits taustiņš: atpakaļ

## Luck and skill

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Līdz šim { $points }, un no atlikušā gaidāmi vēl { $more }
analysis-perfect = Ideāla spēle vidēji dod { $expected ->
    [zero] { $expected } punktu
    [one] { $expected } punktu
   *[other] { $expected } punktus
}
# Where exact values are not at hand
analysis-estimated = Laba spēle vidēji dod apmēram { $expected ->
    [zero] { $expected } punktu
    [one] { $expected } punktu
   *[other] { $expected } punktus
}
analysis-your-dice = { $luck ->
    [0] tavi kauliņi bija vidēji
    [zero] tavi kauliņi deva par { $luck } punktiem { $side ->
        [better] vairāk
       *[worse] mazāk
    } nekā vidēji
    [one] tavi kauliņi deva par { $luck } punktu { $side ->
        [better] vairāk
       *[worse] mazāk
    } nekā vidēji
   *[other] tavi kauliņi deva par { $luck } punktiem { $side ->
        [better] vairāk
       *[worse] mazāk
    } nekā vidēji
}
analysis-your-choices = { $cost ->
    [0] tavas izvēles neko nemaksāja
    [zero] tavas izvēles maksāja { $cost } punktu
    [one] tavas izvēles maksāja { $cost } punktu
   *[other] tavas izvēles maksāja { $cost } punktus
}
analysis-the-dice = { $luck ->
    [0] kauliņi bija vidēji
    [zero] kauliņi deva par { $luck } punktiem { $side ->
        [better] vairāk
       *[worse] mazāk
    } nekā vidēji
    [one] kauliņi deva par { $luck } punktu { $side ->
        [better] vairāk
       *[worse] mazāk
    } nekā vidēji
   *[other] kauliņi deva par { $luck } punktiem { $side ->
        [better] vairāk
       *[worse] mazāk
    } nekā vidēji
}
analysis-the-choices = { $cost ->
    [0] izvēles neko nemaksāja
    [zero] izvēles maksāja { $cost } punktu
    [one] izvēles maksāja { $cost } punktu
   *[other] izvēles maksāja { $cost } punktus
}
analysis-whole = { $whole ->
    [0] bez metieniem ierakstītie gājieni bija vidēji
    [zero] bez metieniem ierakstītie gājieni deva par { $whole } punktiem { $side ->
        [better] vairāk
       *[worse] mazāk
    } nekā vidēji
    [one] bez metieniem ierakstītie gājieni deva par { $whole } punktu { $side ->
        [better] vairāk
       *[worse] mazāk
    } nekā vidēji
   *[other] bez metieniem ierakstītie gājieni deva par { $whole } punktiem { $side ->
        [better] vairāk
       *[worse] mazāk
    } nekā vidēji
}
# Where exact values are not at hand
analysis-estimate = Šīs spēles precīzu vērtību nav: šie skaitļi balstās uz aplēsi.
analysis-accuracy = Precizitāte: { $accuracy }
analysis-no-accuracy = Bez metieniem veiksmi no prasmes nevar atšķirt.
analysis-worst = Dārgākās izvēles
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of report.ftl
analysis-mistake = { $round }. gājiens, { $hand }: { $done }
analysis-mistake-named = { $round }. gājiens: { $done }
analysis-better = Par { $cost ->
    [zero] { $cost } punktiem
    [one] { $cost } punktu
   *[other] { $cost } punktiem
} labāk: { $best }
analysis-no-mistakes = Labāk izvēlēties nevarēja.
analysis-chances = Izredzes uzvarēt
analysis-chances-words = Saskaitīts spēlēs, ja visi turpina tiekties pēc augstākā vidējā rezultāta
analysis-fitted = Šīs spēles precīzu vērtību nav: šie skaitļi balstās uz aplēsi, kas visā spēlē var kļūdīties par { $error ->
    [zero] { $error } punktiem
    [one] { $error } punktu
   *[other] { $error } punktiem
}.

## Luck and skill: the chart

analysis-luck = Veiksme
analysis-cost = Cena
analysis-chart-words = Kauliņu veiksme uz augšu vai uz leju, izvēļu cena iesvītrota, gājienu pēc gājiena
analysis-not-split = ierakstīts bez metieniem

## Moves of the past

move-made-throw-again = meta visus kauliņus vēlreiz
move-made-keep = paturēja { $dice }
move-made-keep-one = paturēja { $face ->
    [1] vieninieku
    [2] divnieku
    [3] trijnieku
    [4] četrinieku
    [5] piecinieku
   *[6] sešnieku
}
move-made-keep-alike = paturēja { $face ->
    [1] vieniniekus
    [2] divniekus
    [3] trijniekus
    [4] četriniekus
    [5] pieciniekus
   *[6] sešniekus
}
move-made-enter = ierakstīja { $points } lauciņā “{ $box }”
move-made-call = pieteica lauciņu “{ $box }”
move-other-throw-again = mest visus kauliņus vēlreiz
move-other-keep = paturēt { $dice }
move-other-keep-one = paturēt { $face ->
    [1] vieninieku
    [2] divnieku
    [3] trijnieku
    [4] četrinieku
    [5] piecinieku
   *[6] sešnieku
}
move-other-keep-alike = paturēt { $face ->
    [1] vieniniekus
    [2] divniekus
    [3] trijniekus
    [4] četriniekus
    [5] pieciniekus
   *[6] sešniekus
}
move-other-enter = ierakstīt { $points } lauciņā “{ $box }”
move-other-call = pieteikt lauciņu “{ $box }”

## A game stepped through, and “yatzy replay”

replay-title = Spēles atkārtojums
replay-step = { $step }. solis no { $steps }
replay-first = Uz sākumu
replay-previous = Atpakaļ
replay-next = Tālāk
replay-last = Uz beigām
replay-keys = Ar bulttaustiņiem var šķirstīt spēli.
replay-begins = Spēle sākas.
replay-throws = { $name } met: { $hand }.
replay-keeps = { $name } patur { $keep } un met: { $hand }.
replay-throws-again = { $name } met visus kauliņus vēlreiz: { $hand }.
replay-names = { $name } piesaka lauciņu “{ $box }”.
replay-enters = { $name } ieraksta { $points } lauciņā “{ $box }”.
replay-tells = { $name }, { $hand }: { $points } lauciņā “{ $box }”.
replay-takes-back = { $name } atsauc izvēli.
replay-corrects = Labojums: { $name }, { $round }. aplis: { $points } lauciņā “{ $box }”.
replay-asks = { $name } prasa padomu.
replay-best = Labākas izvēles nebija.
replay-program-dice = virtuāli kauliņi
replay-real-dice = īsti kauliņi
replay-shared-dice = kopīgie kauliņi
replay-standings = Vietas
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-turns = Gājieni
replay-joined = { $name } pievienojas spēlei.
replay-left = { $name } izstājas no spēles.
replay-to-play = { $round }. aplis, spēlē { $name }.
# $box: the box that was named before the first throw
replay-named = piesaka lauciņu “{ $box }”:
replay-told = ierakstīts ar roku
replay-told-after = { $throws ->
    [zero] pēc { $throws } metieniem
    [one] pēc { $throws } metiena
   *[other] pēc { $throws } metieniem
}
# $box, $points: what stood there before
replay-corrected = labots, bija { $box }: { $points }
replay-extra = +{ $points }
replay-hint = ar padomdevēja palīdzību

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Godīgi kauliņi krīt vismaz tik nevienmērīgi { $games ->
    [zero] { $games } spēlēs
    [one] { $games } spēlē
   *[other] { $games } spēlēs
} no 100.
chart-totals = Ideālas spēles kopsummas
chart-totals-words = Ideāla spēle vidēji dod { $mean } punktus. Deviņas spēles no desmit beidzas starp { $low } un { $high } punktiem.
chart-average = vidēji { $mean }
chart-boxes-words = Kas ir katrā lauciņā, blakus tam, kas tur vidēji ir ideālā spēlē
chart-dice = Uzmestie kauliņi
chart-dice-words = Cik reižu uzkrita katrs skaitlis. 19 spēlēs no 20 tas ir starp zīmēm.
chart-dice-face = { $face }: uzmests { $thrown }, gaidīts { $expected }
chart-thrown = uzmests
chart-expected = gaidīts
