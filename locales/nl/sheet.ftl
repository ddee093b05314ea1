# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Druk een scoreblok af, leeg of ingevuld uit een verslag
help-sheet-players = Voor hoeveel spelers, 1 tot en met { $most }; anders zo veel als er op een pagina passen
help-sheet-columns = Hoeveel van hen naast elkaar op een pagina, 1 tot en met { $most }
help-sheet-paper = Het papier: { $papers }
help-sheet-landscape = Leg het papier dwars
help-sheet-large = In grote letters
help-sheet-record = Vul het blok in uit dit verslag
help-leaflet = Druk de spelregels af als boekje
help-output-file = Het bestand om te schrijven; de extensie zegt welke soort: { $endings }
sheet-written = { $pages ->
    [one] Eén pagina: { $files }
   *[other] { $pages } pagina’s: { $files }
}
sheet-players-range = Een blok is voor 1 tot en met { $most } spelers; dit spel heeft er { $found }.
sheet-narrow = Zo veel kolommen laten op dit papier geen plaats om te schrijven: er passen er hoogstens { $most }. Kies er minder met --columns, of groter papier.
sheet-paper-unknown = “{ $paper }” is geen papier dat we kennen; kies { $papers }.
sheet-format-unknown = “{ $path }” eindigt op geen formaat dat we kennen; laat het eindigen op { $endings }.
sheet-folder-absent = Er is geen map “{ $folder }”; maak die eerst, of kies een andere plek met -o.
sheet-unwritable = “{ $path }” is niet te schrijven ({ $detail }); kies een andere plek met -o.
sheet-record-alone = Een verslag heeft zijn eigen regels en spelers; laat --rules, --set en --players weg.
sheet-name-replaced = “{ $name }” heeft tekens die het lettertype van het blok mist; op het blok staat “{ $shown }”.

## On a pad

sheet-pad-title = { $title }: scoreblok
sheet-date = Datum
sheet-game = Spel
sheet-chips = Fiches
sheet-sum-hint = { $sum }: de som van de getoonde dobbelstenen
sheet-page = Pagina { $page } van { $pages }

## On a leaflet

leaflet-title = { $title }: de spelregels
leaflet-example = Een beurt als voorbeeld
leaflet-keep = Vastgehouden
leaflet-pays = Elk van deze vakken kan de worp hebben, als het open is:
leaflet-pays-named = Het genoemde vak krijgt de worp, als het een van deze is:
leaflet-par = { $count } van elk getal zijn precies { $sum }.
leaflet-pale = Bleke dobbelstenen tellen niet.

## On charts

chart-totals = Totalen van perfect spel
chart-totals-words = Perfect spel haalt gemiddeld { $mean }; negen van de tien spellen eindigen tussen { $low } en { $high }.
chart-average = gemiddeld { $mean }
chart-boxes-words = Wat er in elk vak staat, naast wat perfect spel daar gemiddeld heeft
chart-dice = Gegooide dobbelstenen
chart-dice-words = Hoe vaak elk getal viel; tussen de streepjes in negentien van de twintig spellen
chart-dice-face = { $face }: gegooid { $thrown }, verwacht { $expected }
chart-thrown = gegooid
chart-expected = verwacht
