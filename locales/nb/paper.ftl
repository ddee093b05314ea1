# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Skriv ut
# Buttons
print-pad = Skriv ut en poengblokk
# The pad of a table, with what was written
print-this-pad = Skriv ut denne blokken
print-rules = Skriv ut disse reglene
print-report = Skriv ut rapporten
print-records = Skriv ut rekordene
print-page = Skriv ut siden
# The label of the field for the number of players
print-players = For hvor mange?
# Below it
print-players-hint = La det stå tomt, så får flest mulig plass på en side.
print-paper = Papir
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Liggende
print-large = Stor skrift
print-hint = Åpnes som PDF, klar til utskrift.
# $path: a file
print-written = PDF-filen ligger i { $path }, klar til utskrift.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] Én side: { $files }
   *[other] { $pages } sider: { $files }
}
sheet-there = «{ $path }» finnes allerede; velg et annet navn, eller skriv over den med { $flag }.
sheet-players-range = En blokk er for 1 til { $most } spillere; dette spillet har { $found }.
sheet-narrow = Så mange kolonner gir ingen plass til å skrive på dette papiret: høyst { $most } får plass. Velg færre med --columns, eller større papir.
sheet-paper-unknown = «{ $paper }» er ikke en papirstørrelse vi kjenner; velg { $papers }.
sheet-format-unknown = «{ $path }» har en endelse vi ikke kjenner; la den ende på { $endings }.
sheet-folder-absent = Det finnes ingen mappe «{ $folder }»; lag den først, eller velg et annet sted med -o.
sheet-unwritable = «{ $path }» kan ikke skrives ({ $detail }); velg et annet sted med -o.
sheet-record-alone = En spillogg har sine egne regler og spillere; utelat --rules, --set og --players.
sheet-name-replaced = «{ $name }» har tegn som skriften på blokken mangler; på blokken står det «{ $shown }».
sheet-pad-title = { $title }: blokk
sheet-date = Dato
sheet-name = Navn
sheet-game = Spill
sheet-chips = Sjetonger
sheet-carried = Overført
sheet-sum-hint = { $sum }: summen av terningene som vises
sheet-sum-hint-plain = { $sum }: summen av terningene som teller
sheet-page = Side { $page } av { $pages }

## On a leaflet

leaflet-title = { $title }: reglene
leaflet-example = En tur som eksempel
leaflet-keep = Beholdes
leaflet-pays = I disse rubrikkene gir kastet poeng, hvis de er ledige:
leaflet-pays-named = I rubrikken som ble meldt, gir kastet poeng, hvis den er en av disse:
leaflet-par = { $count } av hvert tall blir nøyaktig { $sum }.
leaflet-pale = Bleke terninger teller ikke.
