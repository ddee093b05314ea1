# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } a tökéletes játék, { $blind } nem jobb a vaktában választásnál.
report-coach = A tanácsadó ezt mondta volna: { $said }
report-heading = Szerencse és tudás
report-pending = Készül a jelentés. Itt jelenik meg, amint kész.
report-perfect = Tökéletes játék
report-good = Jó játék, becslés
report-to-come = A hátralévőből várható
report-turns = Körről körre
report-boxes = Mezőről mezőre
report-title = Visszanézés: { $name }
report-thinking = Minden dobást és minden döntést átnézünk…
report-unknown = Ez a játék túl nagy ahhoz, hogy helyben megoldjuk, ezért nincs pontos jelentés.
report-worst = Ami a legtöbbe került
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "Better by 1.2 points: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: másik hely · ↑ ↓: tovább · más billentyű: vissza

## Luck and skill

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Eddig { $points }, és a hátralévőből még { $more } várható
analysis-perfect = A tökéletes játék átlaga { $expected } pont
# Where exact values are not at hand
analysis-estimated = A jó játék átlaga nagyjából { $expected } pont
analysis-your-dice = { $luck ->
    [0] a kockáid átlagosan estek
   *[other] a kockáid { $luck } ponttal { $side ->
        [better] többet
       *[worse] kevesebbet
    } adtak az átlagnál
}
analysis-your-choices = { $cost ->
    [0] a döntéseid semmibe sem kerültek
   *[other] a döntéseid { $cost } pontba kerültek
}
analysis-the-dice = { $luck ->
    [0] a kockák átlagosan estek
   *[other] a kockák { $luck } ponttal { $side ->
        [better] többet
       *[worse] kevesebbet
    } adtak az átlagnál
}
analysis-the-choices = { $cost ->
    [0] a döntések semmibe sem kerültek
   *[other] a döntések { $cost } pontba kerültek
}
analysis-whole = { $whole ->
    [0] a dobások nélkül beírt körök átlagosak voltak
   *[other] a dobások nélkül beírt körök { $whole } ponttal { $side ->
        [better] többet
       *[worse] kevesebbet
    } adtak az átlagnál
}
# Where exact values are not at hand
analysis-estimate = Ennek a játéknak nincsenek pontos értékei: ezek a számok becslésen alapulnak.
analysis-accuracy = Pontosság: { $accuracy }
analysis-no-accuracy = Dobások nélkül nem látszik, mi a szerencse, és mi a tudás.
analysis-worst = A legdrágább döntések
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of report.ftl
analysis-mistake = { $round }. kör, { $hand }: { $done }
analysis-mistake-named = { $round }. kör: { $done }
analysis-better = { $cost } ponttal jobb lett volna { $best }
analysis-no-mistakes = Jobban dönteni nem lehetett.
analysis-chances = Győzelmi esély
analysis-chances-words = Játékokban összeszámolva, ha mindenki a legmagasabb átlagra játszik tovább
analysis-fitted = Ennek a játéknak nincsenek pontos értékei: ezek a számok becslésen alapulnak, amely egy egész játékban akár { $error } ponttal is eltérhet.

## Luck and skill: the chart

analysis-luck = Szerencse
analysis-cost = Veszteség
analysis-chart-words = A kockák szerencséje fel vagy le, a döntések vesztesége vonalkázva, körről körre
analysis-not-split = dobások nélkül beírva

## Moves of the past

move-made-throw-again = minden kocka újradobva
move-made-keep = { $dice } megtartva
move-made-keep-one = { $face ->
    [1] az egyes
    [2] a kettes
    [3] a hármas
    [4] a négyes
    [5] az ötös
   *[6] a hatos
} megtartva
move-made-keep-alike = { $face ->
    [1] az egyesek
    [2] a kettesek
    [3] a hármasok
    [4] a négyesek
    [5] az ötösök
   *[6] a hatosok
} megtartva
move-made-enter = { $points } pont beírva { $box_into }
move-made-call = { $box_the } bemondva
move-other-throw-again = minden kocka újradobása
move-other-keep = { $dice } megtartása
move-other-keep-one = { $face ->
    [1] az egyes
    [2] a kettes
    [3] a hármas
    [4] a négyes
    [5] az ötös
   *[6] a hatos
} megtartása
move-other-keep-alike = { $face ->
    [1] az egyesek
    [2] a kettesek
    [3] a hármasok
    [4] a négyesek
    [5] az ötösök
   *[6] a hatosok
} megtartása
move-other-enter = { $points } pont beírása { $box_into }
move-other-call = { $box_the } bemondása

## A game stepped through, and “yatzy replay”

replay-title = Visszajátszás
replay-step = { $step }/{ $steps }. lépés
replay-first = Az elejére
replay-previous = Vissza
replay-next = Tovább
replay-last = A végére
replay-keys = A nyílbillentyűkkel lapozható a játék.
replay-begins = Kezdődik a játék.
replay-throws = { $name } dobása: { $hand }.
replay-keeps = { $name } megtartja: { $keep }; új dobása: { $hand }.
replay-throws-again = { $name } minden kockát újradob: { $hand }.
replay-names = { $name } bemondja { $box_acc }.
replay-enters = { $name } { $points } pontot ír be { $box_into }.
replay-tells = { $name }, { $hand }: { $points } pont { $box_into }.
replay-takes-back = { $name } visszavonja a választást.
replay-corrects = Javítás: { $name }, { $round }. forduló: { $points } pont { $box_into }.
replay-asks = { $name } tanácsot kér.
replay-best = Nem volt jobb választás.
replay-program-dice = virtuális kockák
replay-real-dice = igazi kockák
replay-shared-dice = közös kockák
replay-standings = Helyezések
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-turns = Körök
replay-joined = { $name } beszáll a játékba.
replay-left = { $name } kilép a játékból.
replay-to-play = { $round }. forduló, { $name } jön.
# $box: the box that was named before the first throw
replay-named = bemondva: { $box };
replay-told = kézzel beírva
replay-told-after = { $throws } dobás után
# $box, $points: what stood there before
replay-corrected = javítva, előtte { $box }: { $points }
replay-extra = +{ $points }
replay-hint = a tanácsadó segítségével

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = A tisztességes kockák 100 játékból { $games } játékban legalább ennyire egyenetlenül esnek.
chart-totals = A tökéletes játék végösszegei
chart-totals-words = A tökéletes játék átlaga { $mean } pont. Tíz játékból kilenc { $low } és { $high } közt ér véget.
chart-average = átlag { $mean }
chart-boxes-words = Mi áll az egyes mezőkben, mellette a tökéletes játék átlaga
chart-dice = Dobott kockák
chart-dice-words = Melyik szám hányszor jött ki. 20 játékból 19-ben a jelek közé esik.
chart-dice-face = { $face }: dobott { $thrown }, várt { $expected }
chart-thrown = dobott
chart-expected = várt
