# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Prindi
# Buttons
print-pad = Prindi plokk
# The pad of a table, with what was written
print-this-pad = Prindi see plokk
print-rules = Prindi need reeglid
print-report = Prindi ülevaade
print-records = Prindi rekordid
print-page = Prindi see leht
# The label of the field for the number of players
print-players = Mitmele?
# Below it
print-players-hint = Kui jätad tühjaks, on plokk nii mitmele, kui lehele mahub.
print-paper = Paber
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Rõhtpaigutus
print-large = Suur kiri
print-hint = Avaneb PDF-ina, printimiseks valmis.
# $path: a file
print-written = PDF on failis { $path }, printimiseks valmis.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] Üks leht: { $files }
   *[other] { $pages } lehte: { $files }
}
sheet-there = „{ $path }” on juba olemas; vali teine nimi või kirjuta see üle lipuga { $flag }.
sheet-players-range = Plokk on 1 kuni { $most } mängijale; selles mängus on neid { $found }.
sheet-narrow = Nii palju veerge ei jäta sellele paberile kirjutamisruumi: mahub kuni { $most }. Vali vähem lipuga --columns või suurem paber.
sheet-paper-unknown = Paberiformaati „{ $paper }” me ei tunne; vali { $papers }.
sheet-format-unknown = Faililaiendit nimes „{ $path }” me ei tunne; lõpuks sobib { $endings }.
sheet-folder-absent = Kausta „{ $folder }” ei ole; tee see enne või vali lipuga -o mõni teine koht.
sheet-unwritable = Faili „{ $path }” ei saa kirjutada ({ $detail }); vali lipuga -o mõni teine koht.
sheet-record-alone = Protokollil on oma reeglid ja mängijad; jäta --rules, --set ja --players ära.
sheet-name-replaced = Nimes „{ $name }” on märke, mida ploki kirjas ei ole; plokis on kirjas „{ $shown }”.
sheet-pad-title = { $title }: plokk
sheet-date = Kuupäev
sheet-name = Nimi
sheet-game = Mäng
sheet-chips = Žetoonid
sheet-carried = Ülekantud
sheet-sum-hint = { $sum }: näidatud täringute summa
sheet-sum-hint-plain = { $sum }: arvesse minevate täringute summa
sheet-page = Leht { $page }/{ $pages }

## On a leaflet

leaflet-title = { $title }: reeglid
leaflet-example = Käik näitena
leaflet-keep = Alles jäetud
leaflet-pays = Punkte saaksid neis lahtrites, kui need on vabad:
leaflet-pays-named = Punkte saad lahtris, mille nimetasid, kui see on üks neist:
leaflet-par = { $count } tükki igast arvust teeb täpselt { $sum }.
leaflet-pale = Kahvatud täringud ei loe.
