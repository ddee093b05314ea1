# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } ville vært perfekt spill, { $blind } ikke bedre enn å velge i blinde.
report-coach = Treneren ville sagt: { $said }
report-heading = Flaks og dyktighet
report-pending = Regner ut rapporten. Den vises her når den er klar.
report-perfect = Perfekt spill
report-good = Godt spill, anslått
report-to-come = Forventes av resten
report-turns = Tur for tur
report-boxes = Rubrikk for rubrikk
report-title = Tilbakeblikk: { $name }
report-thinking = Går gjennom hvert kast og hvert valg …
report-unknown = Dette spillet er for stort til å regnes ut på flekken, så det finnes ingen nøyaktig rapport.
report-worst = Det som kostet mest
report-mistake = { $done }. { $better }.
report-hint = ← →: en annen plass · ↑ ↓: mer · annen tast: tilbake

## Luck and skill

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } så langt, og { $more } til forventes av resten
analysis-perfect = Perfekt spill gir { $expected } poeng i snitt
analysis-estimated = Godt spill gir omtrent { $expected } poeng i snitt
analysis-your-dice = { $luck ->
    [0] terningene dine lå på snittet
   *[other] terningene dine ga { $luck } poeng { $side ->
        [better] mer
       *[worse] mindre
    } enn snittet
}
analysis-your-choices = { $cost ->
    [0] valgene dine kostet ingenting
   *[other] valgene dine kostet { $cost } poeng
}
analysis-the-dice = { $luck ->
    [0] terningene lå på snittet
   *[other] terningene ga { $luck } poeng { $side ->
        [better] mer
       *[worse] mindre
    } enn snittet
}
analysis-the-choices = { $cost ->
    [0] valgene kostet ingenting
   *[other] valgene kostet { $cost } poeng
}
analysis-whole = { $whole ->
    [0] turene skrevet inn uten kast lå på snittet
   *[other] turene skrevet inn uten kast ga { $whole } poeng { $side ->
        [better] mer
       *[worse] mindre
    } enn snittet
}
analysis-estimate = Det finnes ingen nøyaktige verdier for dette spillet: tallene bygger på et anslag.
analysis-accuracy = Treffsikkerhet { $accuracy }
analysis-no-accuracy = Uten kastene kan ikke flaks skilles fra dyktighet.
analysis-worst = Dyreste valg
analysis-mistake = Tur { $round }, { $hand }: { $done }
analysis-mistake-named = Tur { $round }: { $done }
analysis-better = { $cost } poeng bedre: { $best }
analysis-no-mistakes = Ingen valg kunne ha vært bedre.
analysis-chances = Sjanse til å vinne
analysis-chances-words = Talt opp i spill, om alle fortsetter å gå for høyest snitt
analysis-fitted = Det finnes ingen nøyaktige verdier for dette spillet: tallene bygger på et anslag som kan bomme med { $error } poeng over et helt spill.

## Luck and skill: the chart

analysis-luck = Flaks
analysis-cost = Kostnad
analysis-chart-words = Terningflaksen opp eller ned, det valgene kostet skravert, tur for tur
analysis-not-split = skrevet inn uten kast

## Moves of the past

move-made-throw-again = kastet alle terningene om igjen
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
move-other-throw-again = å kaste alle terningene om igjen
move-other-keep = å beholde { $dice }
move-other-keep-one = å beholde { $face ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[6] sekseren
}
move-other-keep-alike = å beholde { $face ->
    [1] enerne
    [2] toerne
    [3] treerne
    [4] firerne
    [5] femmerne
   *[6] sekserne
}
move-other-enter = å skrive { $points } i { $box }
move-other-call = å melde { $box }

## A game stepped through, and “yatzy replay”

replay-title = Reprise
replay-step = Steg { $step } av { $steps }
replay-first = Til starten
replay-previous = Tilbake
replay-next = Videre
replay-last = Til slutten
replay-keys = Piltastene blar gjennom spillet.
replay-begins = Spillet begynner.
replay-throws = { $name } kaster { $hand }.
replay-keeps = { $name } beholder { $keep } og kaster: { $hand }.
replay-throws-again = { $name } kaster alle terningene om igjen: { $hand }.
replay-names = { $name } melder { $box }.
replay-enters = { $name } skriver { $points } i { $box }.
replay-tells = { $name } har { $hand }: { $points } i { $box }.
replay-takes-back = { $name } angrer valget.
replay-corrects = Rettelse: { $name }, omgang { $round }: { $points } i { $box }.
replay-asks = { $name } spør treneren.
replay-best = Det fantes ikke noe bedre valg.
replay-program-dice = virtuelle terninger
replay-real-dice = ekte terninger
replay-shared-dice = felles terninger
replay-standings = Stilling
replay-place = { $place }.
replay-turns = Turer
replay-joined = { $name } blir med.
replay-left = { $name } forlater spillet.
replay-to-play = Omgang { $round }, { $name } står for tur.
replay-named = melder { $box }:
replay-told = skrevet inn for hånd
replay-told-after = { $throws ->
    [one] etter ett kast
   *[other] etter { $throws } kast
}
replay-corrected = rettet, var { $box } { $points }
replay-extra = +{ $points }
replay-hint = med trenerens hjelp

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Ærlige terninger faller minst så ujevnt i { $games } av 100 spill.
chart-totals = Totalsummer med perfekt spill
chart-totals-words = Perfekt spill gir { $mean } poeng i snitt. Ni av ti spill ender mellom { $low } og { $high } poeng.
chart-average = snitt { $mean }
chart-boxes-words = Hva som står i hver rubrikk, ved siden av hva perfekt spill har der i snitt
chart-dice = Kastede terninger
chart-dice-words = Hvor ofte hvert tall kom. I 19 av 20 spill ligger det mellom merkene.
chart-dice-face = { $face }: kastet { $thrown }, forventet { $expected }
chart-thrown = kastet
chart-expected = forventet
