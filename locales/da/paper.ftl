# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Udskriv
# Buttons
print-pad = Udskriv en pointblok
# The pad of a table, with what was written
print-this-pad = Udskriv denne blok
print-rules = Udskriv disse regler
print-report = Udskriv rapporten
print-records = Udskriv rekorderne
print-page = Udskriv siden
# The label of the field for the number of players
print-players = Til hvor mange?
# Below it
print-players-hint = Lad feltet stå tomt, så bliver der plads til flest muligt på en side.
print-paper = Papir
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Liggende
print-large = Stor skrift
print-hint = Åbnes som PDF, klar til udskrivning.
# $path: a file
print-written = PDF-filen ligger i { $path }, klar til udskrivning.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] Én side: { $files }
   *[other] { $pages } sider: { $files }
}
sheet-there = »{ $path }« findes allerede; vælg et andet navn, eller overskriv den med { $flag }.
sheet-players-range = En blok er til 1 til { $most } spillere; dette spil har { $found }.
sheet-narrow = Så mange kolonner giver ingen plads til at skrive på dette papir: højst { $most } kan være der. Vælg færre med --columns, eller større papir.
sheet-paper-unknown = »{ $paper }« er ikke en papirstørrelse, vi kender; vælg { $papers }.
sheet-format-unknown = »{ $path }« har en endelse, vi ikke kender; lad den ende på { $endings }.
sheet-folder-absent = Der er ingen mappe »{ $folder }«; lav den først, eller vælg et andet sted med -o.
sheet-unwritable = »{ $path }« kan ikke skrives ({ $detail }); vælg et andet sted med -o.
sheet-record-alone = En spillog har sine egne regler og spillere; udelad --rules, --set og --players.
sheet-name-replaced = »{ $name }« har tegn, som blokkens skrift mangler; på blokken står der »{ $shown }«.
sheet-pad-title = { $title }: blok
sheet-date = Dato
sheet-name = Navn
sheet-game = Spil
sheet-chips = Brikker
sheet-carried = Overført
sheet-sum-hint = { $sum }: summen af de viste terninger
sheet-sum-hint-plain = { $sum }: summen af de terninger, der tæller
sheet-page = Side { $page } af { $pages }

## On a leaflet

leaflet-title = { $title }: reglerne
leaflet-example = En tur som eksempel
leaflet-keep = Beholdes
leaflet-pays = I disse rubrikker giver kastet point, hvis de er ledige:
leaflet-pays-named = I den rubrik, der blev meldt, giver kastet point, hvis den er en af disse:
leaflet-par = { $count } af hvert tal giver præcis { $sum }.
leaflet-pale = Blege terninger tæller ikke.
