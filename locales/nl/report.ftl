# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } zou perfect spel zijn, { $blind } niet beter dan blind kiezen.
report-coach = De coach zou gezegd hebben: { $said }
report-heading = Geluk en kunde
report-pending = De terugblik wordt berekend. Hij verschijnt hier zodra hij klaar is.
report-perfect = Perfect spel
report-good = Goed spel, geschat
report-to-come = Verwacht van de rest
report-turns = Beurt voor beurt
report-boxes = Vak voor vak
report-title = Terugblik: { $name }
report-thinking = Elke worp en elke keuze wordt bekeken…
report-unknown = Dit spel is te groot om ter plekke uit te rekenen, dus is er geen exacte terugblik.
report-worst = Wat het meest kostte
report-mistake = { $done }. { $better }.
report-hint = ← →: een andere plaats · ↑ ↓: meer · andere toets: terug

## Luck and skill

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } tot nu toe, en van de rest nog { $more } verwacht
analysis-perfect = Perfect spel haalt gemiddeld { $expected } punten
analysis-estimated = Goed spel haalt gemiddeld ongeveer { $expected } punten
analysis-your-dice = { $luck ->
    [0] je dobbelstenen waren gemiddeld
    [one] je dobbelstenen leverden 1 punt { $side ->
        [better] meer
       *[worse] minder
    } op dan gemiddeld
   *[other] je dobbelstenen leverden { $luck } punten { $side ->
        [better] meer
       *[worse] minder
    } op dan gemiddeld
}
analysis-your-choices = { $cost ->
    [0] je keuzes kostten niets
    [one] je keuzes kostten 1 punt
   *[other] je keuzes kostten { $cost } punten
}
analysis-the-dice = { $luck ->
    [0] de dobbelstenen waren gemiddeld
    [one] de dobbelstenen leverden 1 punt { $side ->
        [better] meer
       *[worse] minder
    } op dan gemiddeld
   *[other] de dobbelstenen leverden { $luck } punten { $side ->
        [better] meer
       *[worse] minder
    } op dan gemiddeld
}
analysis-the-choices = { $cost ->
    [0] de keuzes kostten niets
    [one] de keuzes kostten 1 punt
   *[other] de keuzes kostten { $cost } punten
}
analysis-whole = { $whole ->
    [0] de beurten zonder worpen waren gemiddeld
    [one] de beurten zonder worpen leverden 1 punt { $side ->
        [better] meer
       *[worse] minder
    } op dan gemiddeld
   *[other] de beurten zonder worpen leverden { $whole } punten { $side ->
        [better] meer
       *[worse] minder
    } op dan gemiddeld
}
analysis-estimate = Exacte waarden zijn er voor dit spel niet: deze cijfers berusten op een schatting.
analysis-accuracy = Nauwkeurigheid { $accuracy }
analysis-no-accuracy = Zonder de worpen is geluk niet van kunde te onderscheiden.
analysis-worst = Duurste keuzes
analysis-mistake = Beurt { $round }, { $hand }: { $done }
analysis-mistake-named = Beurt { $round }: { $done }
analysis-better = { $cost ->
    [one] 1 punt
   *[other] { $cost } punten
} beter: { $best }
analysis-no-mistakes = Geen keuze had beter gekund.
analysis-chances = Kans om te winnen
analysis-chances-words = Geteld in spellen, als iedereen verder op het hoogste gemiddelde speelt
analysis-fitted = Exacte waarden zijn er voor dit spel niet: deze cijfers berusten op een schatting die er over een heel spel { $error } punten naast kan zitten.

## Luck and skill: the chart

analysis-luck = Geluk
analysis-cost = Kosten
analysis-chart-words = Geluk met de dobbelstenen omhoog of omlaag, wat keuzes kostten gearceerd, beurt voor beurt
analysis-not-split = zonder worpen ingevuld

## Moves of the past

move-made-throw-again = alle dobbelstenen opnieuw gegooid
move-made-keep = { $dice } vastgehouden
move-made-keep-one = { $face ->
    [1] de één
    [2] de twee
    [3] de drie
    [4] de vier
    [5] de vijf
   *[6] de zes
} vastgehouden
move-made-keep-alike = { $face ->
    [1] de enen
    [2] de tweeën
    [3] de drieën
    [4] de vieren
    [5] de vijven
   *[6] de zessen
} vastgehouden
move-made-enter = { $points } ingevuld bij { $box }
move-made-call = { $box } genoemd
move-other-throw-again = alle dobbelstenen opnieuw gooien
move-other-keep = { $dice } vasthouden
move-other-keep-one = { $face ->
    [1] de één
    [2] de twee
    [3] de drie
    [4] de vier
    [5] de vijf
   *[6] de zes
} vasthouden
move-other-keep-alike = { $face ->
    [1] de enen
    [2] de tweeën
    [3] de drieën
    [4] de vieren
    [5] de vijven
   *[6] de zessen
} vasthouden
move-other-enter = { $points } invullen bij { $box }
move-other-call = { $box } noemen

## A game stepped through, and “yatzy replay”

replay-title = Herhaling
replay-step = Stap { $step } van { $steps }
replay-first = Naar het begin
replay-previous = Terug
replay-next = Verder
replay-last = Naar het einde
replay-keys = Met de pijltjestoetsen loop je door het spel.
replay-begins = Het spel begint.
replay-throws = { $name } gooit { $hand }.
replay-keeps = { $name } houdt { $keep } vast en gooit: { $hand }.
replay-throws-again = { $name } gooit alles opnieuw: { $hand }.
replay-names = { $name } noemt { $box }.
replay-enters = { $name } vult { $points } in bij { $box }.
replay-tells = { $name } heeft { $hand }: { $points } bij { $box }.
replay-takes-back = { $name } neemt de keuze terug.
replay-corrects = Correctie: { $name }, ronde { $round }: { $points } bij { $box }.
replay-asks = { $name } vraagt het de coach.
replay-best = Een betere keuze was er niet.
replay-program-dice = virtuele dobbelstenen
replay-real-dice = echte dobbelstenen
replay-shared-dice = gedeelde dobbelstenen
replay-standings = Stand
replay-place = { $place }.
replay-turns = Beurten
replay-joined = { $name } komt erbij.
replay-left = { $name } stapt uit het spel.
replay-to-play = Ronde { $round }, { $name } is aan de beurt.
replay-named = noemt { $box }:
replay-told = met de hand ingevuld
replay-told-after = { $throws ->
    [one] na één worp
   *[other] na { $throws } worpen
}
replay-corrected = gecorrigeerd, was { $box } { $points }
replay-extra = +{ $points }
replay-hint = met hulp van de coach

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Eerlijke dobbelstenen vallen in { $games } van de 100 spellen minstens zo ongelijk.
chart-totals = Totalen van perfect spel
chart-totals-words = Perfect spel haalt gemiddeld { $mean } punten. Negen van de tien spellen eindigen tussen { $low } en { $high } punten.
chart-average = gemiddeld { $mean }
chart-boxes-words = Wat er in elk vak staat, naast wat perfect spel daar gemiddeld heeft
chart-dice = Gegooide dobbelstenen
chart-dice-words = Hoe vaak elk getal viel. In 19 van de 20 spellen ligt het tussen de streepjes.
chart-dice-face = { $face }: gegooid { $thrown }, verwacht { $expected }
chart-thrown = gegooid
chart-expected = verwacht
