# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = { $name } ist dran
table-turn-of = { $name } ist dran
table-turn-yours = Du bist dran
table-turn-called = Angesagt: { $box }
table-box-called = angesagt
table-round = Runde { $round } von { $rounds }
# Above one's own column
table-you = du
table-away = nicht da
table-left = gegangen
table-seat-left = { $name } ist gegangen. Die Spalte bleibt.
table-bot-thinking = Der Computer denkt nach …
table-bot-took-over = Der Computer spielt für { $name } weiter.
table-step-in = Den Computer diesen Zug spielen lassen
table-step-in-wait = { $name } ist nicht da. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} kann der Computer diesen Zug spielen.
table-watching = Du schaust zu.
table-spectators = Zuschauer: { $count }

## Throwing and keeping

table-throw = Wurf { $throw } von { $throws }
table-throw-of = Wurf { $throw } von { $throws }
table-throw-all = { $dice ->
    [one] Den Würfel werfen
   *[other] { $dice } Würfel werfen
}
table-throw-rest = Die übrigen Würfel werfen
table-throw-chip = { $throw } · kostet 1 Chip · du hast { $chips }
table-first-throw = Würfle.
table-no-throw-left = Kein Wurf mehr übrig. Wähl ein Feld.
table-dice = Würfel
table-die = { $face }, Würfel { $place }
table-chips = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
table-kept = behalten
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Diese behalten

## Calling a box, entering, undoing

table-call = „{ $box }“ ansagen
table-call-a-box = Sag ein Feld an, bevor du würfelst.
table-call-first = Sag das Feld an, für das du spielst, dann würfle.
table-called = Angesagt: { $box }. Würfle.
table-for = für { $box }
# A named box that the last throw does not fit
table-missed = Angesagt, aber nicht geschafft: { $box }. Wähl, wo die Null hinkommt.
table-enter = { $points } bei „{ $box }“ eintragen
# What an extra yatzy brings on top
table-enter-joker = { $points } bei „{ $box }“ eintragen, +{ $extra } extra
table-joker-upper = Noch ein Yatzy kommt in das Feld seiner Augenzahl: „{ $box }“ bringt { $points } Punkte.
table-joker-extra = Noch ein Yatzy kommt in das Feld seiner Augenzahl: „{ $box }“ bringt { $points } Punkte, +{ $extra } extra.
table-joker-lower = Noch ein Yatzy, und das Feld seiner Augenzahl ist belegt: Er ist ein Joker und bringt in jedem freien unteren Feld die vollen Punkte.
table-joker-zero = Noch ein Yatzy, aber seine Felder sind belegt: Es bleibt nur eine Null.
table-zero-why = Das Feld ist dann verbraucht.
table-zero-yes = 0 eintragen
table-zero-no = Ein anderes Feld wählen
# The box that the order of boxes asks for
table-next = als Nächstes
table-take-back = Zurücknehmen
table-taken-back = Zurückgenommen. Wähl noch einmal.
# Not to wait while something could still be undone
table-go-on = Weiter

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = das, in das ich eintrage
table-entry-title = Was zeigen die Würfel?
table-entry-hint = Tipp auf die Würfel, dann auf ein Feld. Oder tipp auf ein Feld und wähl seine Punkte.
table-entry-hand = Wurf
table-entry-show = Punkte zeigen
table-entry-clear = Leeren
table-entry-die = Eine { $face } dazu
table-entry-throws = Nach wie vielen Würfen?
table-entry-named = Welches Feld war angesagt?
table-entry-points = Wie viele Punkte bei „{ $box }“?
table-entry-extra = { $points } und ein Extra-Yatzy
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
table-points-missing = Tipp zuerst die Punkte ein.
table-extra-yatzy = mit einem Extra-Yatzy
table-no-extra-yatzy = ohne Extra-Yatzy
table-dice-missing = { $missing ->
    [one] Ein Würfel fehlt.
   *[other] { $missing } Würfel fehlen.
} Tipp ein, was noch fehlt.

## Corrections

table-correct = Korrigieren
table-correct-title = Korrektur: { $name }, Runde { $round }
table-correct-hint = Der Wurf, oder nur die Punkte.
table-correct-points = Punkte
table-correct-do = Korrigieren
table-corrected = korrigiert
table-correction = Korrektur: { $name }, Zug { $round }
table-correcting = Tipp ein, was { $name } in Zug { $round } wirklich hatte, wähl das Feld und drück Enter. Esc lässt ihn, wie er ist.

## The pad and the rest of the table

table-standing = Stand
table-turns = Die Züge davor
table-screen = Für den großen Bildschirm
table-record = Dein Rekord in dieser Ausgabe: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-pad = Block
table-box = Feld
table-more = Mehr
table-players-links = Spieler und Links
table-large = Große Ziffern
table-sort = Würfel sortieren
table-about-dice = Über diese Würfel
table-leave = Das Spiel verlassen: { $name }
table-abandon = Das Spiel für alle beenden
table-delete = Das Spiel endgültig löschen
table-game-log = Protokoll
table-columns-of = Spalten von { $name }
table-not-saved = noch nicht gespeichert
table-offline = Keine Verbindung. Deine Einträge bleiben auf diesem Gerät.
table-offline-program = Keine Verbindung. Das Spiel geht weiter, wenn sie wieder da ist.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } von { $needed }
bonus-race-behind = { $pace } zurück
bonus-race-ahead = { $pace } voraus
bonus-race-even = auf Kurs
# The race for the bonus
bonus-earned = Der Bonus gehört dir: +{ $points }.
bonus-gone = Der Bonus von +{ $points } ist nicht mehr zu schaffen.
bonus-short = { $bonus } +{ $points }: { $sum } von { $needed }, { $pace } zurück
bonus-on-pace = { $bonus } +{ $points }: { $sum } von { $needed }, { $pace ->
    [0] auf Kurs
   *[other] { $pace } voraus
}
bonus-ahead-of-it = { $bonus } +{ $points }: ab { $needed } in den oberen Feldern
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

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

## A zero

zero-question = 0 bei „{ $box }“ eintragen?
zero-yes = Ja, streichen
zero-no = Nein, noch einmal wählen

## Two phones wrote the same turn

conflict-title = Ein anderes Gerät hat diesen Zug auch eingetragen. Welcher Eintrag zählt?
conflict-theirs = Auf dem Block
conflict-mine = Auf diesem Gerät, nicht gespeichert
conflict-keep = Den auf dem Block behalten
conflict-replace = Stattdessen meinen eintragen

## That it is one's turn: heard and felt

signal-turn = Ton und Vibration, wenn du dran bist
signal-bell = Der Ton des Terminals, wenn du dran bist, ein oder aus
signal-bell-on = Ton: ein
signal-bell-off = Ton: aus

## Hints of the first game, until they are put away

tip-throw = Wirf die Würfel. Du hast drei Würfe in jedem Zug.
tip-keep = Tipp auf Würfel, um sie zu behalten, und wirf den Rest. Oder tipp auf eine Zahl im Block, um sie einzutragen.
tip-enter = Tipp auf eine Zahl im Block. Jedes Feld gilt nur einmal.
tip-gone = Verstanden

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } spielt in diesem Spiel dann nicht mehr mit.
leave-abandon-sure = Das Spiel endet hier und kann nicht fortgesetzt werden.
leave-delete-sure = Das Spiel und sein Protokoll sind dann endgültig weg.
leave-question = Den Tisch verlassen?
leave-saved = Gehen, das Spiel ist gespeichert
leave-seat = { $name } geht, die anderen spielen weiter
leave-bot = Der Computer spielt für { $name } weiter
leave-abandon = Dieses Spiel hier beenden, für alle
leave-not = Bleiben

## The end

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
over-heading = Das Spiel ist aus
over-heading-abandoned = Das Spiel wurde vorzeitig beendet
over-heading-won = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
over-heading-shared = { $names } teilen sich den ersten Platz mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
over-heading-alone = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
over-place = Rang
over-player = Spieler
over-points = Punkte
over-again-go = Zum nächsten Spiel
over-series = Gewonnene Spiele in dieser Serie
over-game-log = Das Protokoll herunterladen
