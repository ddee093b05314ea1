# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } ville være perfekt spil, { $blind } ikke bedre end at vælge i blinde.
report-coach = Træneren ville have sagt: { $said }
report-heading = Held og dygtighed
report-pending = Regner rapporten ud. Den vises her, når den er klar.
report-perfect = Perfekt spil
report-good = Godt spil, skønnet
report-to-come = Endnu i vente
report-turns = Tur for tur
report-boxes = Rubrik for rubrik
report-title = Tilbageblik: { $name }
report-thinking = Går hvert kast og hvert valg igennem …
report-unknown = Dette spil er for stort til at blive regnet ud på stedet, så der er ingen nøjagtig rapport.
report-worst = Det, der kostede mest
report-mistake = { $done }. { $better }.
report-hint = ← →: en anden plads · ↑ ↓: mere · anden tast: tilbage

## Luck and skill

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } indtil nu, og { $more } mere forventes af resten
analysis-perfect = Perfekt spil giver { $expected } point i snit
analysis-estimated = Godt spil giver cirka { $expected } point i snit
analysis-your-dice = { $luck ->
    [0] dine terninger lå på snittet
   *[other] dine terninger gav { $luck } point { $side ->
        [better] mere
       *[worse] mindre
    } end snittet
}
analysis-your-choices = { $cost ->
    [0] dine valg kostede ingenting
   *[other] dine valg kostede { $cost } point
}
analysis-the-dice = { $luck ->
    [0] terningerne lå på snittet
   *[other] terningerne gav { $luck } point { $side ->
        [better] mere
       *[worse] mindre
    } end snittet
}
analysis-the-choices = { $cost ->
    [0] valgene kostede ingenting
   *[other] valgene kostede { $cost } point
}
analysis-whole = { $whole ->
    [0] turene skrevet ind uden kast lå på snittet
   *[other] turene skrevet ind uden kast gav { $whole } point { $side ->
        [better] mere
       *[worse] mindre
    } end snittet
}
analysis-estimate = Der er ingen nøjagtige værdier for dette spil: tallene bygger på et skøn.
analysis-accuracy = Træfsikkerhed { $accuracy }
analysis-no-accuracy = Uden kastene kan held ikke skelnes fra dygtighed.
analysis-worst = De dyreste valg
analysis-mistake = Tur { $round }, { $hand }: { $done }
analysis-mistake-named = Tur { $round }: { $done }
analysis-better = { $cost } point bedre: { $best }
analysis-no-mistakes = Ikke noget valg kunne have været bedre.
analysis-chances = Chance for at vinde
analysis-chances-words = Talt op i spil, hvis alle bliver ved med at gå efter det højeste gennemsnit
analysis-fitted = Der er ingen nøjagtige værdier for dette spil: tallene bygger på et skøn, der kan være { $error } point ved siden af over et helt spil.

## Luck and skill: the chart

analysis-luck = Held
analysis-cost = Pris
analysis-chart-words = Terningernes held op eller ned, valgenes pris skraveret, tur for tur
analysis-not-split = skrevet ind uden kast

## Moves of the past

move-made-throw-again = kastede alle terninger om
move-made-keep = beholdt { $dice }
move-made-keep-one = beholdt { $face ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[6] sekseren
}
move-made-keep-alike = beholdt { $face ->
    [1] enerne
    [2] toerne
    [3] treerne
    [4] firerne
    [5] femmerne
   *[6] sekserne
}
move-made-enter = skrev { $points } i { $box }
move-made-call = meldte { $box }
move-other-throw-again = at kaste alle terninger om
move-other-keep = at beholde { $dice }
move-other-keep-one = at beholde { $face ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[6] sekseren
}
move-other-keep-alike = at beholde { $face ->
    [1] enerne
    [2] toerne
    [3] treerne
    [4] firerne
    [5] femmerne
   *[6] sekserne
}
move-other-enter = at skrive { $points } i { $box }
move-other-call = at melde { $box }

## A game stepped through, and “yatzy replay”

replay-title = Gennemgang
replay-step = Trin { $step } af { $steps }
replay-first = Til starten
replay-previous = Tilbage
replay-next = Videre
replay-last = Til slutningen
replay-keys = Piletasterne bladrer gennem spillet.
replay-begins = Spillet begynder.
replay-throws = { $name } kaster { $hand }.
replay-keeps = { $name } beholder { $keep } og kaster: { $hand }.
replay-throws-again = { $name } kaster alle terninger om: { $hand }.
replay-names = { $name } melder { $box }.
replay-enters = { $name } skriver { $points } i { $box }.
replay-tells = { $name } har { $hand }: { $points } i { $box }.
replay-takes-back = { $name } fortryder valget.
replay-corrects = Rettelse: { $name }, runde { $round }: { $points } i { $box }.
replay-asks = { $name } spørger træneren.
replay-best = Der var ikke noget bedre valg.
replay-program-dice = virtuelle terninger
replay-real-dice = rigtige terninger
replay-shared-dice = fælles terninger
replay-standings = Stilling
replay-place = { $place }.
replay-turns = Ture
replay-joined = { $name } kommer med.
replay-left = { $name } forlader spillet.
replay-to-play = Runde { $round }, { $name } har turen.
replay-named = melder { $box }:
replay-told = skrevet ind i hånden
replay-told-after = { $throws ->
    [one] efter ét kast
   *[other] efter { $throws } kast
}
replay-corrected = rettet, var { $box } { $points }
replay-extra = +{ $points }
replay-hint = med trænerens hjælp

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Ærlige terninger falder mindst så ujævnt i { $games } af 100 spil.
chart-totals = Totalsummer med perfekt spil
chart-totals-words = Perfekt spil giver { $mean } point i snit. Ni af ti spil ender mellem { $low } og { $high } point.
chart-average = snit { $mean }
chart-boxes-words = Hvad der står i hver rubrik, ved siden af hvad perfekt spil har der i snit
chart-dice = Kastede terninger
chart-dice-words = Hvor tit hvert tal kom. I 19 af 20 spil ligger det mellem mærkerne.
chart-dice-face = { $face }: kastet { $thrown }, forventet { $expected }
chart-thrown = kastet
chart-expected = forventet
