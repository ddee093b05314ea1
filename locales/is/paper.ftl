# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Prenta
# Buttons
print-pad = Prenta stigablokk
# The pad of a table, with what was written
print-this-pad = Prenta þessa blokk
print-rules = Prenta þessar reglur
print-report = Prenta yfirlitið
print-records = Prenta metin
print-page = Prenta þessa síðu
# The label of the field for the number of players
print-players = Fyrir hve marga?
# Below it
print-players-hint = Hafðu þetta autt til að sem flestir komist á síðu.
print-paper = Pappír
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Lárétt
print-large = Stórt letur
print-hint = Opnast sem PDF, tilbúið til prentunar.
# $path: a file
print-written = PDF-skjalið er í { $path }, tilbúið til prentunar.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [1] Ein síða: { $files }
    [one] { $pages } síða: { $files }
   *[other] { $pages } síður: { $files }
}
sheet-there = „{ $path }“ er þegar til; veldu annað nafn eða skrifaðu yfir skrána með { $flag }.
sheet-players-range = Blokk er fyrir 1 til { $most } leikmenn; í þessum leik eru þeir { $found }.
sheet-narrow = Svona margir dálkar skilja ekki eftir pláss til að skrifa á þennan pappír: í mesta lagi { $most } komast fyrir. Veldu færri með --columns, eða stærri pappír.
sheet-paper-unknown = „{ $paper }“ er ekki pappírsstærð sem við þekkjum; veldu { $papers }.
sheet-format-unknown = „{ $path }“ hefur endingu sem við þekkjum ekki; láttu það enda á { $endings }.
sheet-folder-absent = Mappan „{ $folder }“ er ekki til; búðu hana fyrst til eða veldu annan stað með -o.
sheet-unwritable = Ekki er hægt að skrifa „{ $path }“ ({ $detail }); veldu annan stað með -o.
sheet-record-alone = Leikskýrslu fylgja eigin reglur og leikmenn; slepptu --rules, --set og --players.
sheet-name-replaced = Í „{ $name }“ eru stafir sem letur blokkarinnar á ekki; á blokkinni stendur „{ $shown }“.
sheet-pad-title = { $title }: stigablokk
sheet-date = Dagur
sheet-name = Nafn
sheet-game = Leikur
sheet-chips = Spilapeningar
sheet-carried = Flutt
sheet-sum-hint = { $sum }: summa teninganna sem sýndir eru
sheet-sum-hint-plain = { $sum }: summa teninganna sem gilda
sheet-page = Síða { $page } af { $pages }

## On a leaflet

leaflet-title = { $title }: reglurnar
leaflet-example = Lota sem dæmi
leaflet-keep = Geymdir
leaflet-pays = Í þessum reitum gætirðu fengið stig, ef þeir eru lausir:
leaflet-pays-named = Þú færð stig í reitnum sem þú nefndir, ef hann er einn þessara:
leaflet-par = { $count } af hverri tölu eru nákvæmlega { $sum }.
leaflet-pale = Fölir teningar teljast ekki með.
