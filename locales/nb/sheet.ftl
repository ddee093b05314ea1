# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Skriv ut en blokk, tom eller fylt ut fra en spillogg
help-sheet-players = For hvor mange spillere, 1 til { $most }; ellers så mange det er plass til på en side
help-sheet-columns = Hvor mange av dem ved siden av hverandre på en side, 1 til { $most }
help-sheet-paper = Papiret: { $papers }
help-sheet-landscape = Legg papiret på tvers
help-sheet-large = Med stor skrift
help-sheet-record = Fyll ut blokken fra denne spilloggen
help-leaflet = Skriv ut reglene som et regelhefte
help-output-file = Filen som skrives; endelsen sier hvilken type: { $endings }
sheet-written = { $pages ->
    [one] Én side: { $files }
   *[other] { $pages } sider: { $files }
}
sheet-players-range = En blokk er for 1 til { $most } spillere; dette spillet har { $found }.
sheet-narrow = Så mange kolonner gir ingen plass til å skrive på dette papiret: høyst { $most } får plass. Velg færre med --columns, eller større papir.
sheet-paper-unknown = «{ $paper }» er ikke noe papir vi kjenner; velg { $papers }.
sheet-format-unknown = «{ $path }» ender ikke på noe format vi kjenner; la den ende på { $endings }.
sheet-folder-absent = Det finnes ingen mappe «{ $folder }»; lag den først, eller velg et annet sted med -o.
sheet-unwritable = «{ $path }» kan ikke skrives ({ $detail }); velg et annet sted med -o.
sheet-record-alone = En spillogg har sine egne regler og spillere; utelat --rules, --set og --players.
sheet-name-replaced = «{ $name }» har tegn som skriften på blokken mangler; på blokken står det «{ $shown }».

## On a pad

sheet-pad-title = { $title }: blokk
sheet-date = Dato
sheet-game = Spill
sheet-chips = Sjetonger
sheet-sum-hint = { $sum }: summen av terningene som vises
sheet-page = Side { $page } av { $pages }

## On a leaflet

leaflet-title = { $title }: reglene
leaflet-example = En tur som eksempel
leaflet-keep = Beholdes
leaflet-pays = Hver av disse rubrikkene kan ta kastet, hvis den er ledig:
leaflet-pays-named = Rubrikken som ble meldt, tar kastet hvis den er en av disse:
leaflet-par = { $count } av hvert tall blir nøyaktig { $sum }.
leaflet-pale = Bleke terninger teller ikke.

## On charts

chart-totals = Totalsummer med perfekt spill
chart-totals-words = Perfekt spill gir { $mean } i snitt; ni av ti spill ender mellom { $low } og { $high }.
chart-average = snitt { $mean }
chart-boxes-words = Hva som står i hver rubrikk, ved siden av hva perfekt spill har der i snitt
chart-dice = Kastede terninger
chart-dice-words = Hvor ofte hvert tall kom; mellom merkene i nitten av tjue spill
chart-dice-face = { $face }: kastet { $thrown }, ventet { $expected }
chart-thrown = kastet
chart-expected = ventet
