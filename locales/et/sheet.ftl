# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Prindi plokk, tühi või protokollist täidetud
help-sheet-players = Mitmele mängijale, 1 kuni { $most }; muidu nii mitmele, kui lehele mahub
help-sheet-columns = Mitu neist lehel kõrvuti, 1 kuni { $most }
help-sheet-paper = Paber: { $papers }
help-sheet-landscape = Pööra paber rõhtsaks
help-sheet-large = Suures kirjas
help-sheet-record = Täida plokk sellest protokollist
help-leaflet = Prindi reeglid reeglilehena
help-output-file = Kirjutatav fail; laiend ütleb, mis liiki: { $endings }
sheet-written = { $pages ->
    [one] Üks leht: { $files }
   *[other] { $pages } lehte: { $files }
}
sheet-players-range = Plokk on 1 kuni { $most } mängijale; selles mängus on neid { $found }.
sheet-narrow = Nii palju veerge ei jäta sellele paberile kirjutamisruumi: mahub kuni { $most }. Vali vähem lipuga --columns või suurem paber.
sheet-paper-unknown = Paberit „{ $paper }” me ei tunne; vali { $papers }.
sheet-format-unknown = „{ $path }” ei lõpe tuntud vorminguga; lõpuks sobib { $endings }.
sheet-folder-absent = Kausta „{ $folder }” ei ole; tee see enne või vali lipuga -o mõni teine koht.
sheet-unwritable = Faili „{ $path }” ei saa kirjutada ({ $detail }); vali lipuga -o mõni teine koht.
sheet-record-alone = Protokollil on oma reeglid ja mängijad; jäta --rules, --set ja --players ära.
sheet-name-replaced = Nimes „{ $name }” on märke, mida ploki kirjas ei ole; plokil seisab „{ $shown }”.

## On a pad

sheet-pad-title = { $title }: plokk
sheet-date = Kuupäev
sheet-game = Mäng
sheet-chips = Žetoonid
sheet-sum-hint = { $sum }: näidatud täringute summa
sheet-page = Leht { $page }/{ $pages }

## On a leaflet

leaflet-title = { $title }: reeglid
leaflet-example = Käik näitena
leaflet-keep = Alles jäetud
leaflet-pays = Veeretuse võib märkida igasse neist lahtritest, kui see on vaba:
leaflet-pays-named = Veeretus läheb nimetatud lahtrisse, kui see on üks neist:
leaflet-par = { $count } tükki igast arvust teeb täpselt { $sum }.
leaflet-pale = Kahvatud täringud ei loe.

## On charts

chart-totals = Täiusliku mängu lõppsummad
chart-totals-words = Täiusliku mängu keskmine on { $mean }; üheksa mängu kümnest lõpeb { $low } ja { $high } vahel.
chart-average = keskmine { $mean }
chart-boxes-words = Mis on igas lahtris, kõrvuti sellega, mis on seal täiuslikul mängul keskmiselt
chart-dice = Veeretatud täringud
chart-dice-words = Kui sageli iga arv tuli; märkide vahel üheksateistkümnes mängus kahekümnest
chart-dice-face = { $face }: veeretatud { $thrown }, oodatud { $expected }
chart-thrown = veeretatud
chart-expected = oodatud
