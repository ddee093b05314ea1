# The terminal game

terminal-too-small = Dieses Terminal ist { $width }×{ $height }. Das Spiel braucht { $columns }×{ $rows }: Mach das Fenster größer oder die Schrift kleiner. Inzwischen geht nichts verloren.
bot-name = Bot { $level }
player-number = Spieler { $number }

## The table

table-turn = { $name } ist dran
table-round = Runde { $round } von { $rounds }
table-throw = Wurf { $throw } von { $throws }
table-first-throw = Würfle.
table-name-a-box = Sag ein Feld an, bevor du würfelst.
table-named = „{ $box }“ ist angesagt. Würfle.
table-for = für { $box }
table-kept = behalten
table-record = Dein Rekord in dieser Ausgabe: { $points }
table-taken-back = Zurückgenommen. Wähl noch einmal.
table-seat-left = { $name } ist gegangen; die Spalte bleibt.
table-bot-took-over = Der Computer spielt für { $name } weiter.

# Real dice
table-type-dice = Dieses Spiel wird mit echten Würfeln gespielt: Würfle, und tipp dann ein, { $dice ->
    [one] was der Würfel zeigt
   *[other] was die { $dice } Würfel zeigen
}.
table-real-dice = Tipp ein, was die Würfel zeigen.
table-real-points = Tipp die Punkte ein, wähl das Feld.
table-real-throws = { $throws ->
    [one] Ein Wurf
   *[other] { $throws } Würfe
} in diesem Zug
table-points-typed = Punkte: { $points }
table-extra-yatzy = mit einem Extra-Yatzy
table-no-extra-yatzy = ohne Extra-Yatzy
table-dice-missing = { $missing ->
    [one] Ein Würfel fehlt.
   *[other] { $missing } Würfel fehlen.
} Tipp ein, was noch fehlt.
table-points-missing = Tipp zuerst die Punkte ein.
table-correction = Korrektur: { $name }, Zug { $round }
table-correcting = Tipp ein, was { $name } in Zug { $round } wirklich hatte, wähl das Feld und drück Enter. Esc lässt ihn, wie er ist.

# The race for the bonus
bonus-earned = Der Bonus von { $points } gehört dir.
bonus-gone = Der Bonus von { $points } ist nicht mehr zu schaffen.
bonus-short = Bonus { $points }: { $sum } von { $needed }, { $pace } unter Plan
bonus-on-pace = Bonus { $points }: { $sum } von { $needed }, { $pace ->
    [0] genau im Plan
   *[other] { $pace } über Plan
}
bonus-ahead-of-it = Bonus { $points }: ab { $needed } in den oberen Feldern

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Keine Chips
    [one] Ein Chip
   *[other] { $chips } Chips
}
chips-stopping = { $chips ->
    [0] Keine Chips
    [one] Ein Chip
   *[other] { $chips } Chips
}; jetzt aufhören bringt { $earns ->
    [one] einen
   *[other] { $earns }
}
chips-cost = { $chips ->
    [one] Ein Chip
   *[other] { $chips } Chips
}; ein Nachwurf kostet einen

## Keys, as the table lists them

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
key-enter = { $points } bei „{ $box }“ eintragen
key-enter-unknown = Bei „{ $box }“ eintragen
key-name = „{ $box }“ ansagen
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

keys-title = Tasten
keys-throw = Die Würfel werfen, die nicht behalten werden
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
keys-leave = Gehen; das Spiel ist gespeichert
legend-offer = Was deine Würfel in diesem Feld jetzt bringen
legend-zero = Dieses Feld bekäme eine Null
legend-struck = Ein gestrichenes Feld
legend-newest = Der letzte Eintrag
any-key-closes = jede Taste schließt

rules-in-force = Geltende Regeln
rules-more = ↓: mehr · Esc schließt

## Questions

zero-question = 0 bei „{ $box }“ eintragen?
zero-yes = Ja, das Feld streichen
zero-no = Nein, noch einmal wählen
leave-question = Den Tisch verlassen?
leave-saved = Gehen; das Spiel wartet auf dich
leave-seat = { $name } geht, die anderen spielen weiter
leave-bot = Der Computer spielt für { $name } weiter
leave-abandon = Dieses Spiel hier beenden, für alle
leave-not = Bleiben

## Coach

coach-absent = Der Coach kennt dieses Spiel noch nicht.
coach-thinking = Der Coach denkt nach …

## Games to go on with

games-title = Ein Spiel fortsetzen?
games-explained = Diese Spiele warten da, wo du aufgehört hast.
games-one = { $names }, { $title }, Runde { $round } von { $rounds }, begonnen { $date }
games-one-undated = { $names }, { $title }, Runde { $round } von { $rounds }
games-go-on = fortsetzen
games-new = neues Spiel
games-statistics = Statistik
games-leave = gehen
games-unreadable = Die gespeicherten Spiele lassen sich gerade nicht lesen.

## A new game

new-title = Neues Spiel
new-game = Spiel
new-edition = Ausgabe
new-options = Optionen
new-seats = Plätze
new-starts = Wer anfängt
new-dice = Würfel
new-start = Das Spiel beginnen
new-plain = Grundspiel
new-options-set = { $count ->
    [0] wie in der Ausgabe
    [one] eine geändert
   *[other] { $count } geändert
}
new-unfold = Enter zeigt sie
new-fold = Enter verbirgt sie
new-add-seat = + noch ein Platz
new-seat-bot = der Computer; ← →: seine Stufe
new-seat-person = tipp einen Namen; ← → lässt den Computer spielen
new-as-entered = in der Reihenfolge oben
new-drawn = mit Würfeln: alle werfen, der höchste Wurf fängt an
new-program-dice = das Programm wirft
new-real-dice = echte Würfel auf dem Tisch
new-real-dice-remark = du wirfst, das Programm führt den Block
new-hint = ↑ ↓: Zeile wählen · ← →: ändern · Esc: gehen
new-hint-seat = Namen tippen · ← →: Computer · Rücktaste in leerer Zeile: ein Platz weniger
new-hint-add = Enter: noch ein Platz
new-hint-options = Enter: die Optionen zeigen oder verbergen
new-hint-start = Enter: beginnen · ↑ ↓: Zeile wählen · t: Statistik · Esc: gehen
draw-title = Wer fängt an?
draw-throw = { $name } wirft { $hand }: { $sum }
draw-again = Gleichstand: noch ein Wurf.
draw-first = { $name } fängt an.
draw-hint = Enter: an den Tisch · Esc: zurück

## The end

over-alone = Das Spiel ist aus: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
over-won = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
over-shared = { $names } teilen sich den ersten Platz mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
over-nobody = Das Spiel ist aus.
over-abandoned = Das Spiel wurde vorzeitig beendet.
over-again = Noch einmal spielen
over-report = Auf das Spiel zurückblicken: Glück und Entscheidungen
over-save = Das Protokoll hier als Datei speichern
over-statistics = Statistik
over-undo = Den letzten Eintrag zurücknehmen
over-leave = Gehen
over-saved = Das Protokoll ist in { $path }.
over-not-saved = { $path } lässt sich nicht schreiben ({ $detail }).
record-first = Der erste Rekord von { $name } in dieser Ausgabe: { $points }.
record-new = Ein neuer Rekord für { $name }: { $points }, { $better } besser als zuvor.
record-stands = Der Rekord von { $name } in dieser Ausgabe ist { $points }.

## Looking back

report-title = Rückblick: { $name }
report-thinking = Jeder Wurf und jede Entscheidung wird angesehen …
report-unknown = Dieses Spiel ist zu groß, um es auf der Stelle auszurechnen; darum gibt es keinen genauen Bericht.
report-worst = Was am meisten gekostet hat
report-mistake = { $done }. { $better }.
report-hint = ← →: ein anderer Platz · ↑ ↓: mehr · andere Taste: zurück

## Statistics

statistics-title = Rekorde und Durchschnitte
statistics-none = Noch ist kein Spiel zu Ende gespielt. Spiel eins, dann zählt es hier.
statistics-hint = ← →: andere Person oder Ausgabe · andere Taste: zurück
statistics-summary = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, bestes { $best }, Schnitt { $mean }
statistics-bonus = Den Bonus gab es in { $rate } davon.
statistics-boxes = Jedes Feld im Schnitt
statistics-totals = Gesamtsummen

## yatzy play

help-play = Im Terminal spielen
help-play-seat = Ein Platz: ein Name, oder bot:LEVEL für den Computer; mehrmals möglich
help-play-real-dice = Du wirfst echte Würfel, das Programm führt den Block
help-play-plain = In einfachen Zeilen spielen, für Screenreader und Pipes
play-unknown-level = Es gibt keine Stufe „{ $level }“; die Stufen sind { $levels }.
play-no-terminal = Das Terminalspiel braucht ein Terminal; „yatzy play --plain“ spielt in Zeilen, auch durch Pipes.

## The same game in lines

plain-title = { $title } ({ $edition }) mit { $names }.
plain-welcome = „help“ zählt die Befehle auf.
plain-waiting = „continue { $number }“ setzt das Spiel { $game } fort.
plain-nothing-waits = So ein Spiel gibt es nicht zum Fortsetzen, oder du hast dieses schon begonnen.
plain-turn = { $name } ist dran, Runde { $round } von { $rounds }.
plain-hand = Wurf { $throw } von { $throws }: { $hand }.
plain-pays = Das bringt Punkte: { $boxes }.
plain-pays-nowhere = Das bringt in keinem offenen Feld Punkte.
plain-pays-box = { $box } { $points }
plain-kept = Weiter behalten: { $keep }.
plain-keep = Du behältst { $keep }; „throw“ wirft { $loose ->
    [0] keinen: gib erst einen frei
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
plain-entered = { $name } trägt { $points } bei „{ $box }“ ein.
plain-extra = Ein Extra-Yatzy: { $points } dazu.
plain-corrected = Korrigiert: { $points } bei „{ $box }“.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): nicht mit diesen Würfeln
plain-box-open = { $box } ({ $id })
plain-card = Der Zettel von { $name }:
plain-row = { $name }: { $points }
plain-row-open = { $name }: offen
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name } ist gegangen: { $points }
plain-left = Das Spiel ist gespeichert; „yatzy play“ bietet es wieder an.
plain-unknown = Es gibt keinen Befehl „{ $word }“; „help“ zählt sie auf.
plain-no-box = Schreib, welches Feld, wie in „enter { $example }“.
plain-unknown-box = Es gibt kein Feld „{ $name }“; „boxes“ zählt die offenen auf.
plain-no-number = „{ $word }“ sollte eine Zahl sein; „help“ zeigt, wie.
plain-help-throw = throw: die Würfel werfen, die nicht behalten werden
plain-help-keep = keep 6 6: diese Würfel beim nächsten Wurf behalten; „keep none“ gibt alle frei
plain-help-enter = enter { $id }: die Würfel in ein Feld eintragen, mit Kennung, Name oder Buchstabe; eine Null muss man schreiben, wie in „enter { $id } 0“
plain-help-dice = dice { $dice }: was die Würfel auf dem Tisch zeigen
plain-help-enter-real = enter { $id }: diese Würfel in ein Feld eintragen, mit Kennung, Name oder Buchstabe; ohne Würfel schreibt man die Punkte, wie in „enter { $id } 20“
plain-help-name = name { $id }: das Feld vor dem ersten Wurf ansagen
plain-help-correct = correct 3 1 { $id } { $dice }: was Zug 3 von Platz 1 wirklich war; oder „points 20“ statt der Würfel
plain-help-throws = throws 2: wie viele Würfe dieser Zug hatte
plain-help-extra = extra: die folgenden Punkte kommen mit einem Extra-Yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: wie das Spiel steht, was jedes offene Feld bringt, eine ganze Spalte, wer führt, die geltenden Regeln
plain-help-more = undo: die letzte Wahl zurücknehmen; coach: um Rat fragen
plain-help-leave = quit: gehen, das Spiel ist gespeichert; seat-leaves: der Platz am Zug geht; abandon: das Spiel für alle beenden
