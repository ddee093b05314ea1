# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Skriv ut
# Buttons
print-pad = Skriv ut ett poängblock
# The pad of a table, with what was written
print-this-pad = Skriv ut det här blocket
print-rules = Skriv ut de här reglerna
print-report = Skriv ut rapporten
print-records = Skriv ut rekorden
print-page = Skriv ut sidan
# The label of the field for the number of players
print-players = För hur många?
# Below it
print-players-hint = Lämna tomt, så får så många som möjligt plats på en sida.
print-paper = Papper
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Liggande
print-large = Stor text
print-hint = Öppnas som PDF, klar att skriva ut.
# $path: a file
print-written = PDF-filen finns i { $path }, klar att skriva ut.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] En sida: { $files }
   *[other] { $pages } sidor: { $files }
}
sheet-there = ”{ $path }” finns redan; välj ett annat namn, eller skriv över den med { $flag }.
sheet-players-range = Ett block är för 1 till { $most } spelare; det här spelet har { $found }.
sheet-narrow = Så många kolumner ger ingen plats att skriva på det här papperet: högst { $most } ryms. Välj färre med --columns, eller större papper.
sheet-paper-unknown = ”{ $paper }” är ingen pappersstorlek vi känner till; välj { $papers }.
sheet-format-unknown = ”{ $path }” har en ändelse vi inte känner till; låt den sluta på { $endings }.
sheet-folder-absent = Det finns ingen mapp ”{ $folder }”; skapa den först, eller välj en annan plats med -o.
sheet-unwritable = ”{ $path }” går inte att skriva ({ $detail }); välj en annan plats med -o.
sheet-record-alone = En spellogg har sina egna regler och spelare; utelämna --rules, --set och --players.
sheet-name-replaced = ”{ $name }” har tecken som blockets typsnitt saknar; på blocket står det ”{ $shown }”.
sheet-pad-title = { $title }: block
sheet-date = Datum
sheet-name = Namn
sheet-game = Spel
sheet-chips = Spelmarker
sheet-carried = Överfört
sheet-sum-hint = { $sum }: summan av tärningarna som visas
sheet-sum-hint-plain = { $sum }: summan av tärningarna som räknas
sheet-page = Sida { $page } av { $pages }

## On a leaflet

leaflet-title = { $title }: reglerna
leaflet-example = En tur som exempel
leaflet-keep = Behålls
leaflet-pays = I de här rutorna ger kastet poäng, om de är lediga:
leaflet-pays-named = I rutan som angavs ger kastet poäng, om den är en av de här:
leaflet-par = { $count } av varje tal blir precis { $sum }.
leaflet-pale = Bleka tärningar räknas inte.
