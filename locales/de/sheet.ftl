# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Einen Block drucken, leer oder aus einem Protokoll gefüllt
help-sheet-players = Für wie viele, 1 bis { $most }; sonst so viele, wie auf eine Seite passen
help-sheet-columns = Wie viele davon nebeneinander auf einer Seite, 1 bis { $most }
help-sheet-paper = Das Papier: { $papers }
help-sheet-landscape = Das Papier quer legen
help-sheet-large = In großer Schrift
help-sheet-record = Den Block aus diesem Protokoll füllen
help-leaflet = Die Regeln als Anleitung drucken
help-output-file = Die Datei, die geschrieben wird; ihre Endung sagt, welche Art: { $endings }
sheet-written = { $pages ->
    [one] Eine Seite: { $files }
   *[other] { $pages } Seiten: { $files }
}
sheet-players-range = Ein Block ist für 1 bis { $most } Leute; dieses Spiel hat { $found }.
sheet-narrow = So viele Spalten lassen auf diesem Papier keinen Platz zum Schreiben: Höchstens { $most } passen. Nimm mit --columns weniger oder größeres Papier.
sheet-paper-unknown = „{ $paper }“ ist kein Papier, das wir kennen; wähl { $papers }.
sheet-format-unknown = „{ $path }“ endet auf kein Format, das wir kennen; nimm die Endung { $endings }.
sheet-folder-absent = Es gibt keinen Ordner „{ $folder }“; leg ihn erst an oder wähl mit -o einen anderen Ort.
sheet-unwritable = „{ $path }“ lässt sich nicht schreiben ({ $detail }); wähl mit -o einen anderen Ort.
sheet-record-alone = Ein Protokoll bringt seine Regeln und Leute mit; lass --rules, --set und --players weg.
sheet-name-replaced = „{ $name }“ hat Zeichen, die der Schrift des Blocks fehlen; auf dem Block steht „{ $shown }“.

## On a pad

sheet-pad-title = { $title }: Block
sheet-date = Datum
sheet-game = Spiel
sheet-chips = Chips
sheet-sum-hint = { $sum }: Summe der gezeigten Würfel
sheet-page = Seite { $page } von { $pages }

## On a leaflet

leaflet-title = { $title }: die Regeln
leaflet-example = Ein Zug als Beispiel
leaflet-keep = Behalten
leaflet-pays = Jedes dieser Felder kann den Wurf nehmen, wenn es offen ist:
leaflet-pays-named = Das angesagte Feld nimmt den Wurf, wenn es eines von diesen ist:
leaflet-par = { $count } von jeder Augenzahl sind genau { $sum }.
leaflet-pale = Blasse Würfel zählen nicht.

## On charts

chart-totals = Gesamtsummen bei perfektem Spiel
chart-totals-words = Perfektes Spiel bringt im Schnitt { $mean }; neun von zehn Spielen enden zwischen { $low } und { $high }.
chart-average = Schnitt { $mean }
chart-boxes-words = Was in jedem Feld steht, neben dem, was perfektes Spiel dort im Schnitt hat
chart-dice = Geworfene Würfel
chart-dice-words = Wie oft jede Augenzahl fiel; in neunzehn von zwanzig Spielen zwischen den Strichen
chart-dice-face = { $face }: geworfen { $thrown }, erwartet { $expected }
chart-thrown = geworfen
chart-expected = erwartet
