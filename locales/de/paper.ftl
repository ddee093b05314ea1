# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Drucken
# Buttons
print-pad = Einen Block drucken
# The pad of a table, with what was written
print-this-pad = Diesen Block drucken
print-rules = Diese Regeln drucken
print-report = Den Bericht drucken
print-records = Die Rekorde drucken
print-page = Diese Seite drucken
# The label of the field for the number of players
print-players = Für wie viele Spieler?
# Below it
print-players-hint = Leer lassen, dann passen so viele wie möglich auf eine Seite.
print-paper = Papier
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Querformat
print-large = Große Schrift
print-hint = Öffnet sich als PDF, fertig zum Drucken.
# $path: a file
print-written = Das PDF ist in { $path }, fertig zum Drucken.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] Eine Seite: { $files }
   *[other] { $pages } Seiten: { $files }
}
sheet-there = „{ $path }“ gibt es schon; wähl einen anderen Namen, oder überschreib die Datei mit { $flag }.
sheet-players-range = Ein Block ist für 1 bis { $most } Spieler; dieses Spiel hat { $found }.
sheet-narrow = So viele Spalten lassen auf diesem Papier keinen Platz zum Schreiben: Höchstens { $most } passen. Nimm mit --columns weniger oder größeres Papier.
sheet-paper-unknown = „{ $paper }“ ist kein Papier, das wir kennen; wähl { $papers }.
sheet-format-unknown = „{ $path }“ endet auf kein Format, das wir kennen; nimm die Endung { $endings }.
sheet-folder-absent = Es gibt keinen Ordner „{ $folder }“; leg ihn erst an oder wähl mit -o einen anderen Ort.
sheet-unwritable = „{ $path }“ lässt sich nicht schreiben ({ $detail }); wähl mit -o einen anderen Ort.
sheet-record-alone = Ein Protokoll bringt seine Regeln und Spieler mit; lass --rules, --set und --players weg.
sheet-name-replaced = „{ $name }“ hat Zeichen, die der Schrift des Blocks fehlen; auf dem Block steht „{ $shown }“.
sheet-pad-title = { $title }: Block
sheet-date = Datum
sheet-name = Name
sheet-game = Spiel
sheet-chips = Chips
sheet-carried = Übertrag
sheet-sum-hint = { $sum }: Summe der gezeigten Würfel
sheet-sum-hint-plain = { $sum }: Summe der Würfel, die zählen
sheet-page = Seite { $page } von { $pages }

## On a leaflet

leaflet-title = { $title }: die Regeln
leaflet-example = Ein Zug als Beispiel
leaflet-keep = Behalten
leaflet-pays = In diesen Feldern bringt der Wurf Punkte, wenn sie noch frei sind:
leaflet-pays-named = Im angesagten Feld bringt er Punkte, wenn es eines von diesen ist:
leaflet-par = { $count } von jeder Augenzahl sind genau { $sum }.
leaflet-pale = Blasse Würfel zählen nicht.
