# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } oleks täiuslik mäng, { $blind } mitte parem kui pimesi valimine.
report-coach = Treener oleks öelnud: { $said }
report-heading = Õnn ja oskus
report-pending = Arvutan ülevaadet. See ilmub siia, kui on valmis.
report-perfect = Täiuslik mäng
report-good = Hea mäng, hinnanguliselt
report-to-come = Ülejäänust oodata
report-turns = Käik käigu haaval
report-boxes = Lahter lahtri haaval
report-title = Tagasivaade: { $name }
report-thinking = Vaatan läbi iga veeretuse ja iga valiku…
report-unknown = See mäng on kohapeal läbiarvutamiseks liiga suur, nii et täpset ülevaadet ei ole.
report-worst = Mis läks kõige rohkem maksma
report-mistake = { $done }. { $better }.
report-hint = ← →: teine koht · ↑ ↓: veel · muu klahv: tagasi

## Luck and skill

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = Seni { $points } ja ülejäänust on oodata veel { $more }
analysis-perfect = Täiusliku mängu keskmine on { $expected } punkti
analysis-estimated = Hea mängu keskmine on umbes { $expected } punkti
analysis-your-dice = { $luck ->
    [0] su täringud olid keskmised
   *[other] su täringud andsid keskmisest { $luck } punkti { $side ->
        [better] rohkem
       *[worse] vähem
    }
}
analysis-your-choices = { $cost ->
    [0] su valikud ei läinud midagi maksma
   *[other] su valikud läksid maksma { $cost } punkti
}
analysis-the-dice = { $luck ->
    [0] täringud olid keskmised
   *[other] täringud andsid keskmisest { $luck } punkti { $side ->
        [better] rohkem
       *[worse] vähem
    }
}
analysis-the-choices = { $cost ->
    [0] valikud ei läinud midagi maksma
   *[other] valikud läksid maksma { $cost } punkti
}
analysis-whole = { $whole ->
    [0] ilma veeretusteta märgitud käigud olid keskmised
   *[other] ilma veeretusteta märgitud käigud andsid keskmisest { $whole } punkti { $side ->
        [better] rohkem
       *[worse] vähem
    }
}
analysis-estimate = Selle mängu täpseid väärtusi ei ole: arvud põhinevad hinnangul.
analysis-accuracy = Täpsus { $accuracy }
analysis-no-accuracy = Ilma veeretusteta ei saa õnne ja oskust eristada.
analysis-worst = Kalleimad valikud
analysis-mistake = Käik { $round }, { $hand }: { $done }
analysis-mistake-named = Käik { $round }: { $done }
analysis-better = { $cost } punkti võrra parem: { $best }
analysis-no-mistakes = Ükski valik poleks saanud parem olla.
analysis-chances = Võiduvõimalus
analysis-chances-words = Loendatud mängudes, kui kõik mängivad edasi suurima keskmise peale
analysis-fitted = Selle mängu täpseid väärtusi ei ole: arvud põhinevad hinnangul, mis võib terve mängu peale eksida { $error } punkti võrra.

## Luck and skill: the chart

analysis-luck = Õnn
analysis-cost = Hind
analysis-chart-words = Täringuõnn üles või alla, valikute hind viirutatud, käik käigu haaval
analysis-not-split = märgitud ilma veeretusteta

## Moves of the past

move-made-throw-again = veeretati kõiki täringuid uuesti
move-made-keep = jäeti alles { $dice }
move-made-keep-one = jäeti alles ainult { $face }
move-made-keep-alike = jäeti { $face ->
    [1] ühed
    [2] kahed
    [3] kolmed
    [4] neljad
    [5] viied
   *[6] kuued
} alles
move-made-enter = { $points } märgiti lahtrisse { $box }
move-made-call = nimetati lahter { $box }
move-other-throw-again = veeretada kõiki täringuid uuesti
move-other-keep = jätta alles { $dice }
move-other-keep-one = jätta alles ainult { $face }
move-other-keep-alike = jätta { $face ->
    [1] ühed
    [2] kahed
    [3] kolmed
    [4] neljad
    [5] viied
   *[6] kuued
} alles
move-other-enter = märkida { $points } lahtrisse { $box }
move-other-call = nimetada lahter { $box }

## A game stepped through, and “yatzy replay”

replay-title = Kordus
replay-step = Samm { $step }/{ $steps }
replay-first = Algusesse
replay-previous = Tagasi
replay-next = Edasi
replay-last = Lõppu
replay-keys = Nooleklahvidega saab mängu sirvida.
replay-begins = Mäng algab.
replay-throws = { $name } veeretab: { $hand }.
replay-keeps = { $name } jätab alles { $keep } ja veeretab: { $hand }.
replay-throws-again = { $name } veeretab kõiki täringuid uuesti: { $hand }.
replay-names = { $name } nimetab lahtri { $box }.
replay-enters = { $name } märgib { $points } lahtrisse { $box }.
replay-tells = { $name }, { $hand }: { $points } lahtrisse { $box }.
replay-takes-back = { $name } võtab valiku tagasi.
replay-corrects = Parandus: { $name }, voor { $round }: { $points } lahtrisse { $box }.
replay-asks = { $name } küsib treenerilt.
replay-best = Paremat valikut polnud.
replay-program-dice = virtuaalsed täringud
replay-real-dice = päris täringud
replay-shared-dice = ühised täringud
replay-standings = Paremusjärjestus
replay-place = { $place }.
replay-turns = Käigud
replay-joined = { $name } tuleb mängu.
replay-left = { $name } lahkub mängust.
replay-to-play = { $round }. voor, käigul on { $name }.
replay-named = nimetab lahtri { $box }:
replay-told = käsitsi märgitud
replay-told-after = { $throws ->
    [one] pärast üht veeretust
   *[other] pärast { $throws } veeretust
}
replay-corrected = parandatud, oli { $box } { $points }
replay-extra = +{ $points }
replay-hint = treeneri abiga

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Ausad täringud langevad vähemalt nii ebaühtlaselt { $games } mängus 100-st.
chart-totals = Täiusliku mängu lõppsummad
chart-totals-words = Täiusliku mängu keskmine on { $mean } punkti. Üheksa mängu kümnest lõpeb { $low } ja { $high } punkti vahel.
chart-average = keskmine { $mean }
chart-boxes-words = Mis on igas lahtris, kõrvuti sellega, mis on seal täiuslikul mängul keskmiselt
chart-dice = Veeretatud täringud
chart-dice-words = Kui sageli iga arv tuli. 19 mängus 20-st jääb see märkide vahele.
chart-dice-face = { $face }: veeretatud { $thrown }, oodatud { $expected }
chart-thrown = veeretatud
chart-expected = oodatud
