# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } vore perfekt spel, { $blind } inte bättre än att välja blint.
report-coach = Coachen skulle ha sagt: { $said }
report-heading = Flax och skicklighet
report-pending = Räknar ut rapporten. Den visas här när den är klar.
report-perfect = Perfekt spel
report-good = Bra spel, uppskattat
report-to-come = Väntas av resten
report-turns = Tur för tur
report-boxes = Ruta för ruta
report-title = Tillbakablick: { $name }
report-thinking = Går igenom varje kast och varje val …
report-unknown = Det här spelet är för stort att räkna ut på stående fot, så det finns ingen exakt rapport.
report-worst = Vad som kostade mest
report-mistake = { $done }. { $better }.
report-hint = ← →: en annan plats · ↑ ↓: mer · annan tangent: tillbaka

## Luck and skill

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } hittills, och { $more } till väntas av resten
analysis-perfect = Perfekt spel ger { $expected } poäng i snitt
analysis-estimated = Bra spel ger ungefär { $expected } poäng i snitt
analysis-your-dice = { $luck ->
    [0] dina tärningar låg på snittet
   *[other] dina tärningar gav { $luck } poäng { $side ->
        [better] mer
       *[worse] mindre
    } än snittet
}
analysis-your-choices = { $cost ->
    [0] dina val kostade ingenting
   *[other] dina val kostade { $cost } poäng
}
analysis-the-dice = { $luck ->
    [0] tärningarna låg på snittet
   *[other] tärningarna gav { $luck } poäng { $side ->
        [better] mer
       *[worse] mindre
    } än snittet
}
analysis-the-choices = { $cost ->
    [0] valen kostade ingenting
   *[other] valen kostade { $cost } poäng
}
analysis-whole = { $whole ->
    [0] turerna som skrevs in utan kast låg på snittet
   *[other] turerna som skrevs in utan kast gav { $whole } poäng { $side ->
        [better] mer
       *[worse] mindre
    } än snittet
}
analysis-estimate = Det finns inga exakta värden för det här spelet: siffrorna bygger på en uppskattning.
analysis-accuracy = Träffsäkerhet { $accuracy }
analysis-no-accuracy = Utan kasten går det inte att skilja flax från skicklighet.
analysis-worst = Dyraste valen
analysis-mistake = Tur { $round }, { $hand }: { $done }
analysis-mistake-named = Tur { $round }: { $done }
analysis-better = { $cost } poäng bättre: { $best }
analysis-no-mistakes = Inget val hade kunnat vara bättre.
analysis-chances = Chans att vinna
analysis-chances-words = Räknat i spel, om alla fortsätter att sikta på högsta snitt
analysis-fitted = Det finns inga exakta värden för det här spelet: siffrorna bygger på en uppskattning som kan slå fel med { $error } poäng över ett helt spel.

## Luck and skill: the chart

analysis-luck = Flax
analysis-cost = Kostnad
analysis-chart-words = Tärningarnas flax upp eller ner, valens kostnad streckad, tur för tur
analysis-not-split = inskrivet utan kast

## Moves of the past

move-made-throw-again = kastade om alla tärningar
move-made-keep = behöll { $dice }
move-made-keep-one = behöll { $face ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[6] sexan
}
move-made-keep-alike = behöll { $face ->
    [1] ettorna
    [2] tvåorna
    [3] treorna
    [4] fyrorna
    [5] femmorna
   *[6] sexorna
}
move-made-enter = skrev { $points } i { $box }
move-made-call = angav { $box }
move-other-throw-again = att kasta om alla tärningar
move-other-keep = att behålla { $dice }
move-other-keep-one = att behålla { $face ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[6] sexan
}
move-other-keep-alike = att behålla { $face ->
    [1] ettorna
    [2] tvåorna
    [3] treorna
    [4] fyrorna
    [5] femmorna
   *[6] sexorna
}
move-other-enter = att skriva { $points } i { $box }
move-other-call = att ange { $box }

## A game stepped through, and “yatzy replay”

replay-title = Repris
replay-step = Steg { $step } av { $steps }
replay-first = Till början
replay-previous = Tillbaka
replay-next = Framåt
replay-last = Till slutet
replay-keys = Piltangenterna stegar genom spelet.
replay-begins = Spelet börjar.
replay-throws = { $name } kastar { $hand }.
replay-keeps = { $name } behåller { $keep } och kastar: { $hand }.
replay-throws-again = { $name } kastar om alla tärningar: { $hand }.
replay-names = { $name } anger { $box }.
replay-enters = { $name } skriver { $points } i { $box }.
replay-tells = { $name } har { $hand }: { $points } i { $box }.
replay-takes-back = { $name } ångrar valet.
replay-corrects = Rättelse: { $name }, omgång { $round }: { $points } i { $box }.
replay-asks = { $name } frågar coachen.
replay-best = Det fanns inget bättre val.
replay-program-dice = virtuella tärningar
replay-real-dice = riktiga tärningar
replay-shared-dice = gemensamma tärningar
replay-standings = Ställning
replay-place = { $place }.
replay-turns = Turer
replay-joined = { $name } går med.
replay-left = { $name } lämnar spelet.
replay-to-play = Omgång { $round }, { $name } på tur.
replay-named = anger { $box }:
replay-told = inskrivet för hand
replay-told-after = { $throws ->
    [one] efter ett kast
   *[other] efter { $throws } kast
}
replay-corrected = rättat, var { $box } { $points }
replay-extra = +{ $points }
replay-hint = med coachens hjälp

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Ärliga tärningar faller minst så ojämnt i { $games } spel av 100.
chart-totals = Totalsummor med perfekt spel
chart-totals-words = Perfekt spel ger { $mean } poäng i snitt. Nio spel av tio slutar mellan { $low } och { $high } poäng.
chart-average = snitt { $mean }
chart-boxes-words = Vad som står i varje ruta, bredvid vad perfekt spel har där i snitt
chart-dice = Kastade tärningar
chart-dice-words = Hur ofta varje tal kom upp. I 19 spel av 20 ligger det mellan märkena.
chart-dice-face = { $face }: kastat { $thrown }, väntat { $expected }
chart-thrown = kastat
chart-expected = väntat
