# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } væri fullkominn leikur, { $blind } ekki betra en að velja í blindni.
report-coach = Þjálfarinn hefði sagt: { $said }
report-heading = Heppni og kunnátta
report-pending = Reikna út yfirlitið. Það birtist hér þegar það er tilbúið.
report-perfect = Fullkominn leikur
report-good = Góður leikur, áætlað
report-to-come = Vænst af framhaldinu
report-turns = Lotu fyrir lotu
report-boxes = Reit fyrir reit
report-title = Litið til baka: { $name }
report-thinking = Fer yfir hvert kast og hvert val…
report-unknown = Þessi leikur er of stór til að reikna hann út á staðnum, svo að ekkert nákvæmt yfirlit er til.
report-worst = Það sem kostaði mest
report-mistake = { $done }. { $better }.
report-hint = ← →: annað sæti · ↑ ↓: meira · annar takki: til baka

## Luck and skill

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } hingað til, og búast má við { $more } í viðbót úr því sem eftir er
analysis-perfect = Fullkominn leikur gefur { $expected } stig að meðaltali
analysis-estimated = Góður leikur gefur um { $expected } stig að meðaltali
analysis-your-dice = { $luck ->
    [0] teningarnir þínir voru í meðallagi
    [one] teningarnir þínir gáfu { $luck } stigi { $side ->
        [better] meira
       *[worse] minna
    } en í meðallagi
   *[other] teningarnir þínir gáfu { $luck } stigum { $side ->
        [better] meira
       *[worse] minna
    } en í meðallagi
}
analysis-your-choices = { $cost ->
    [0] val þitt kostaði ekkert
   *[other] val þitt kostaði { $cost } stig
}
analysis-the-dice = { $luck ->
    [0] teningarnir voru í meðallagi
    [one] teningarnir gáfu { $luck } stigi { $side ->
        [better] meira
       *[worse] minna
    } en í meðallagi
   *[other] teningarnir gáfu { $luck } stigum { $side ->
        [better] meira
       *[worse] minna
    } en í meðallagi
}
analysis-the-choices = { $cost ->
    [0] valið kostaði ekkert
   *[other] valið kostaði { $cost } stig
}
analysis-whole = { $whole ->
    [0] lotur skráðar án kasta voru í meðallagi
    [one] lotur skráðar án kasta gáfu { $whole } stigi { $side ->
        [better] meira
       *[worse] minna
    } en í meðallagi
   *[other] lotur skráðar án kasta gáfu { $whole } stigum { $side ->
        [better] meira
       *[worse] minna
    } en í meðallagi
}
analysis-estimate = Nákvæm gildi fyrir þennan leik eru ekki til: tölurnar byggjast á mati.
analysis-accuracy = Nákvæmni { $accuracy }
analysis-no-accuracy = Án kastanna verður heppni ekki greind frá kunnáttu.
analysis-worst = Dýrustu ákvarðanirnar
analysis-mistake = Lota { $round }, { $hand }: { $done }
analysis-mistake-named = Lota { $round }: { $done }
analysis-better = { $cost ->
    [one] { $cost } stigi
   *[other] { $cost } stigum
} betra: { $best }
analysis-no-mistakes = Ekkert val hefði getað verið betra.
analysis-chances = Líkur á sigri
analysis-chances-words = Talið í leikjum, ef allir stefna áfram að hæsta meðaltali
analysis-fitted = Nákvæm gildi fyrir þennan leik eru ekki til: tölurnar byggjast á mati sem getur skeikað { $error } stigum í heilum leik.

## Luck and skill: the chart

analysis-luck = Heppni
analysis-cost = Kostnaður
analysis-chart-words = Heppni teninganna upp eða niður, það sem valið kostaði skástrikað, lotu fyrir lotu
analysis-not-split = skráð án kasta

## Moves of the past

move-made-throw-again = kastaði öllum teningum aftur
move-made-keep = geymdi { $dice }
move-made-keep-one = geymdi { $face ->
    [1] ásinn
    [2] tvistinn
    [3] þristinn
    [4] fjarkann
    [5] fimmuna
   *[6] sexuna
}
move-made-keep-alike = geymdi { $face ->
    [1] ásana
    [2] tvistana
    [3] þristana
    [4] fjarkana
    [5] fimmurnar
   *[6] sexurnar
}
move-made-enter = skráði { $points } í reitinn { $box }
move-made-call = nefndi reitinn { $box }
move-other-throw-again = að kasta öllum teningum aftur
move-other-keep = að geyma { $dice }
move-other-keep-one = að geyma { $face ->
    [1] ásinn
    [2] tvistinn
    [3] þristinn
    [4] fjarkann
    [5] fimmuna
   *[6] sexuna
}
move-other-keep-alike = að geyma { $face ->
    [1] ásana
    [2] tvistana
    [3] þristana
    [4] fjarkana
    [5] fimmurnar
   *[6] sexurnar
}
move-other-enter = að skrá { $points } í reitinn { $box }
move-other-call = að nefna reitinn { $box }

## A game stepped through, and “yatzy replay”

replay-title = Endursýning
replay-step = Skref { $step } af { $steps }
replay-first = Fremst
replay-previous = Til baka
replay-next = Áfram
replay-last = Aftast
replay-keys = Flettu í gegnum leikinn með örvatökkunum.
replay-begins = Leikurinn hefst.
replay-throws = { $name } kastar: { $hand }.
replay-keeps = { $name } geymir { $keep } og kastar: { $hand }.
replay-throws-again = { $name } kastar öllum aftur: { $hand }.
replay-names = { $name } nefnir reitinn { $box }.
replay-enters = { $name } skráir { $points } í reitinn { $box }.
replay-tells = { $name }, { $hand }: { $points } í reitinn { $box }.
replay-takes-back = { $name } afturkallar valið.
replay-corrects = Leiðrétting: { $name }, umferð { $round }: { $points } í reitinn { $box }.
replay-asks = { $name } spyr þjálfarann.
replay-best = Ekkert val var betra.
replay-program-dice = stafrænir teningar
replay-real-dice = alvöru teningar
replay-shared-dice = sameiginlegir teningar
replay-standings = Staðan
replay-place = { $place }.
replay-turns = Lotur
replay-joined = { $name } bætist í hópinn.
replay-left = { $name } hættir.
replay-to-play = Umferð { $round }, { $name } á leik.
replay-named = nefnir { $box }:
replay-told = skráð handvirkt
replay-told-after = { $throws ->
    [1] eftir eitt kast
    [one] eftir { $throws } kast
   *[other] eftir { $throws } köst
}
replay-corrected = leiðrétt, var { $box } { $points }
replay-extra = +{ $points }
replay-hint = með hjálp þjálfarans

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Heiðarlegir teningar eru að minnsta kosti svona ójafnir í { $games ->
    [one] { $games } leik
   *[other] { $games } leikjum
} af 100.
chart-totals = Heildarstig í fullkomnum leik
chart-totals-words = Fullkominn leikur gefur { $mean } stig að meðaltali. Níu leikir af tíu enda á milli { $low } og { $high } stiga.
chart-average = meðaltal { $mean }
chart-boxes-words = Það sem er í hverjum reit, við hlið þess sem fullkominn leikur á þar að meðaltali
chart-dice = Teningar sem komu upp
chart-dice-words = Hve oft hver tala kom upp. Í 19 leikjum af 20 er það á milli merkjanna.
chart-dice-face = { $face }: kom upp { $thrown }, vænst { $expected }
chart-thrown = kom upp
chart-expected = vænst
