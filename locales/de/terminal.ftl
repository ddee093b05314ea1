# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Dieses Terminal ist { $width }×{ $height }. Das Spiel braucht { $columns }×{ $rows }: Mach das Fenster größer oder die Schrift kleiner. Inzwischen geht nichts verloren.
play-owner-silent = Ein anderes Yatzy auf diesem Rechner hat die Spiele, antwortet aber nicht unter { $address }; beende es und versuch es noch einmal.
play-database = Die gespeicherten Spiele, „{ $database }“, lassen sich nicht öffnen ({ $detail }); wähl mit --data DIR einen anderen Ordner.
play-no-terminal = Das Terminalspiel braucht ein Terminal; „yatzy play --plain“ spielt in Zeilen, auch durch Pipes.

## Keys of the keyboard, as lists of keys name them

keycap-space = Leertaste
keycap-enter = Enter
keycap-esc = Esc
keycap-tab = Tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = Pfeile
# The key, as it is printed on the keyboard
keycap-print = Strg+P
arrows-up-down = auf/ab
arrows-left-right = links/rechts
arrows-down = ab

## Keys, as the table lists them

key-other-column = Eine andere Spalte
# Beside the key
key-print = drucken
key-throw-all = { $dice ->
    [one] Den Würfel
   *[other] Alle { $dice } Würfel
} werfen
key-throw = { $dice ->
    [one] Einen Würfel
   *[other] { $dice } Würfel
} werfen
key-throw-chip = { $dice ->
    [one] Einen Würfel
   *[other] { $dice } Würfel
} werfen, kostet 1 von { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
key-throw-none = Alle Würfel werden behalten
key-keep = Einen Würfel behalten oder freigeben
key-choose-box = Ein Feld wählen
key-enter-unknown = Bei „{ $box }“ eintragen
key-skip = Nicht warten
key-type-dice = { $dice ->
    [one] Den Würfel
   *[other] Die { $dice } Würfel
} eintippen
key-type-points = Die Punkte eintippen
key-points-instead = Punkte statt Würfel
key-dice-instead = Würfel statt Punkte
key-throws = Wie viele Würfe es waren
key-extra-yatzy = Ein Extra-Yatzy oder nicht
key-start-over = Diesen Zug neu beginnen
key-correct = Diesen Eintrag korrigieren
key-correct-not = So stehen lassen
key-undo = zurücknehmen
key-coach = Coach
key-rules = Regeln
key-keys = Tasten
key-leave = gehen

## All keys

keys-print = Den Block hier als PDF ablegen, zum Drucken
keys-title = Tasten
keys-throw = Die übrigen Würfel werfen
keys-keep = Den Würfel mit dieser Nummer behalten oder freigeben
keys-letter = Das Feld mit diesem Buchstaben wählen
keys-arrows = Von Feld zu Feld gehen; seitwärts über die Spalten
keys-enter = Ins Feld eintragen; bei einer Null wird erst gefragt
keys-type-dice = Eintippen, was die Würfel auf dem Tisch zeigen
keys-tab = Punkte statt Würfel eintippen, und zurück
keys-correct = Auf einem gefüllten Feld: diesen Zug korrigieren
keys-throws = Wie viele Würfe der Zug hatte, wo es Chips gibt
keys-scroll = Die Spalten anderer Plätze zeigen
keys-undo = Die letzte Wahl zurücknehmen
keys-coach = Den Coach fragen; das Protokoll vermerkt es
keys-rules = Die geltenden Regeln
keys-leave = Gehen, das Spiel ist gespeichert
keys-any-closes = jede Taste schließt
keys-list = 1 bis 6: einen Würfel behalten · Leertaste: werfen · Buchstaben: Feld · Enter: eintragen · c: Coach · u: zurücknehmen · ?: diese Hilfe
legend-offer = Was deine Würfel hier bringen würden
legend-zero = Dieses Feld bekäme eine Null
legend-struck = Ein gestrichenes Feld
legend-newest = Der letzte Eintrag

## The same game in lines

plain-statistics-box = { $box }: im Schnitt { $own }
plain-statistics-box-beside = { $box }: im Schnitt { $own }, perfektes Spiel { $perfect }
plain-statistics-stretch = { $from } bis { $to } Punkte: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
plain-help-statistics = statistics: Rekorde und Durchschnitte aller, die hier spielen
plain-title = { $title } ({ $edition }) mit { $names }.
plain-welcome = „help“ zählt die Befehle auf.
plain-waiting = „continue { $number }“ setzt dieses Spiel fort: { $game }.
plain-nothing-waits = So ein Spiel gibt es nicht zum Fortsetzen, oder du hast dieses schon begonnen.
plain-turn = { $name } ist dran, Runde { $round } von { $rounds }.
plain-hand = Wurf { $throw } von { $throws }: { $hand }.
plain-pays = Punkte gibt es hier: { $boxes }.
plain-pays-nowhere = In keinem freien Feld bringen diese Würfel Punkte.
plain-pays-box = { $box } ({ $points })
plain-kept = Weiter behalten: { $keep }.
plain-keep = Du behältst { $keep }; „throw“ wirft { $loose ->
    [0] keinen: Gib erst einen frei
    [one] den anderen Würfel
   *[other] die anderen { $loose } Würfel
}.
plain-nothing = nichts
plain-dice = Die Würfel zeigen { $dice }.
plain-dice-first = Schreib, was die Würfel zeigen, wie in „dice { $dice }“, oder die Punkte, wie in „enter { $id } 20“.
plain-throws = { $throws ->
    [one] Ein Wurf
   *[other] { $throws } Würfe
} in diesem Zug.
plain-zero = „{ $box }“ bekäme eine Null. Wenn du das willst, schreib „enter { $id } 0“.
plain-extra = Ein Extra-Yatzy: { $points } Punkte dazu.
plain-corrected = Korrigiert: { $points } bei „{ $box }“.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): nicht mit diesen Würfeln
plain-box-open = { $box } ({ $id })
plain-card = Der Zettel von { $name }:
plain-row = { $name }: { $points }
plain-row-open = { $name }: frei
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name } ist gegangen: { $points }
plain-left = Das Spiel ist gespeichert; „yatzy play“ bietet es wieder an.
plain-unknown = Es gibt keinen Befehl „{ $word }“; „help“ zählt sie auf.
plain-no-box = Schreib, welches Feld, wie in „enter { $example }“.
plain-unknown-box = Es gibt kein Feld „{ $name }“; „boxes“ zählt die freien auf.
plain-no-number = „{ $word }“ sollte eine Zahl sein; „help“ zeigt, wie.
plain-help-throw = throw: die übrigen Würfel werfen
plain-help-keep = keep 6 6: diese Würfel beim nächsten Wurf behalten; „keep none“ gibt alle frei
plain-help-enter = enter { $id }: die Würfel in ein Feld eintragen, mit Kennung, Name oder Buchstabe; eine Null muss man schreiben, wie in „enter { $id } 0“
plain-help-dice = dice { $dice }: was die Würfel auf dem Tisch zeigen
plain-help-enter-real = enter { $id }: diese Würfel in ein Feld eintragen, mit Kennung, Name oder Buchstabe; ohne Würfel schreibt man die Punkte, wie in „enter { $id } 20“
plain-help-name = name { $id }: das Feld vor dem ersten Wurf ansagen
plain-help-correct = correct 3 1 { $id } { $dice }: was Zug 3 von Platz 1 wirklich war; oder „points 20“ statt der Würfel
plain-help-throws = throws 2: wie viele Würfe dieser Zug hatte
plain-help-extra = extra: die folgenden Punkte kommen mit einem Extra-Yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: wie das Spiel steht, was jedes freie Feld bringt, eine ganze Spalte, wer führt, die geltenden Regeln
plain-help-more = undo: die letzte Wahl zurücknehmen; coach: um Rat fragen
plain-help-leave = quit: gehen, das Spiel ist gespeichert; seat-leaves: der Platz am Zug geht; abandon: das Spiel für alle beenden
