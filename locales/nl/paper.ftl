# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Afdrukken
# Buttons
print-pad = Een scoreblok afdrukken
# The pad of a table, with what was written
print-this-pad = Dit scoreblok afdrukken
print-rules = Deze regels afdrukken
print-report = De terugblik afdrukken
print-records = De records afdrukken
print-page = Deze pagina afdrukken
# The label of the field for the number of players
print-players = Voor hoeveel spelers?
# Below it
print-players-hint = Laat het leeg, dan passen er zo veel mogelijk op een pagina.
print-paper = Papier
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Liggend
print-large = Grote letters
print-hint = Opent als PDF, klaar om af te drukken.
# $path: a file
print-written = De PDF staat in { $path }, klaar om af te drukken.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] Eén pagina: { $files }
   *[other] { $pages } pagina’s: { $files }
}
sheet-there = “{ $path }” bestaat al; kies een andere naam, of overschrijf het met { $flag }.
sheet-players-range = Een blok is voor 1 tot en met { $most } spelers; dit spel heeft er { $found }.
sheet-narrow = Zo veel kolommen laten op dit papier geen plaats om te schrijven: er passen er hoogstens { $most }. Kies er minder met --columns, of groter papier.
sheet-paper-unknown = “{ $paper }” is geen papier dat we kennen; kies { $papers }.
sheet-format-unknown = “{ $path }” eindigt op geen formaat dat we kennen; laat het eindigen op { $endings }.
sheet-folder-absent = Er is geen map “{ $folder }”; maak die eerst, of kies een andere plek met -o.
sheet-unwritable = “{ $path }” is niet te schrijven ({ $detail }); kies een andere plek met -o.
sheet-record-alone = Een verslag heeft zijn eigen regels en spelers; laat --rules, --set en --players weg.
sheet-name-replaced = “{ $name }” heeft tekens die het lettertype van het blok mist; op het blok staat “{ $shown }”.
sheet-pad-title = { $title }: scoreblok
sheet-date = Datum
sheet-name = Naam
sheet-game = Spel
sheet-chips = Fiches
sheet-carried = Overgebracht
sheet-sum-hint = { $sum }: de som van de getoonde dobbelstenen
sheet-sum-hint-plain = { $sum }: de som van de dobbelstenen die tellen
sheet-page = Pagina { $page } van { $pages }

## On a leaflet

leaflet-title = { $title }: de spelregels
leaflet-example = Een beurt als voorbeeld
leaflet-keep = Vastgehouden
leaflet-pays = De worp past in elk van deze vakken, als het nog open is:
leaflet-pays-named = De worp past in het genoemde vak, als het een van deze is:
leaflet-par = { $count } van elk getal zijn precies { $sum }.
leaflet-pale = Bleke dobbelstenen tellen niet.
