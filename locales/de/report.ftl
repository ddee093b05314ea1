# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } wäre perfektes Spiel, { $blind } nicht besser als blind zu wählen.
report-coach = Der Coach hätte gesagt: { $said }
report-heading = Glück und Können
report-pending = Der Bericht wird berechnet. Er erscheint hier, sobald er fertig ist.
report-perfect = Perfektes Spiel
report-good = Gutes Spiel, geschätzt
report-to-come = Vom Rest zu erwarten
report-turns = Zug für Zug
report-boxes = Feld für Feld
report-title = Rückblick: { $name }
report-thinking = Jeder Wurf und jede Entscheidung wird angesehen …
report-unknown = Dieses Spiel ist zu groß, um es auf der Stelle auszurechnen; darum gibt es keinen genauen Bericht.
report-worst = Was am meisten gekostet hat
report-mistake = { $done }. { $better }.
report-hint = ← →: ein anderer Platz · ↑ ↓: mehr · andere Taste: zurück

## Luck and skill

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } bis jetzt, und vom Rest sind noch { $more } zu erwarten
analysis-perfect = Perfektes Spiel bringt im Schnitt { $expected } Punkte
analysis-estimated = Gutes Spiel bringt im Schnitt etwa { $expected } Punkte
analysis-your-dice = { $luck ->
    [0] deine Würfel waren durchschnittlich
    [one] deine Würfel brachten 1 Punkt { $side ->
        [better] mehr
       *[worse] weniger
    } als im Schnitt
   *[other] deine Würfel brachten { $luck } Punkte { $side ->
        [better] mehr
       *[worse] weniger
    } als im Schnitt
}
analysis-your-choices = { $cost ->
    [0] deine Entscheidungen haben nichts gekostet
    [one] deine Entscheidungen haben 1 Punkt gekostet
   *[other] deine Entscheidungen haben { $cost } Punkte gekostet
}
analysis-the-dice = { $luck ->
    [0] die Würfel waren durchschnittlich
    [one] die Würfel brachten 1 Punkt { $side ->
        [better] mehr
       *[worse] weniger
    } als im Schnitt
   *[other] die Würfel brachten { $luck } Punkte { $side ->
        [better] mehr
       *[worse] weniger
    } als im Schnitt
}
analysis-the-choices = { $cost ->
    [0] die Entscheidungen haben nichts gekostet
    [one] die Entscheidungen haben 1 Punkt gekostet
   *[other] die Entscheidungen haben { $cost } Punkte gekostet
}
analysis-whole = { $whole ->
    [0] die ohne Würfe eingetragenen Züge waren durchschnittlich
    [one] die ohne Würfe eingetragenen Züge brachten 1 Punkt { $side ->
        [better] mehr
       *[worse] weniger
    } als im Schnitt
   *[other] die ohne Würfe eingetragenen Züge brachten { $whole } Punkte { $side ->
        [better] mehr
       *[worse] weniger
    } als im Schnitt
}
analysis-estimate = Für dieses Spiel gibt es keine genauen Werte: Diese Zahlen beruhen auf einer Schätzung.
analysis-accuracy = Genauigkeit { $accuracy }
analysis-no-accuracy = Ohne die Würfe lässt sich Glück nicht von Können trennen.
analysis-worst = Teuerste Entscheidungen
analysis-mistake = Zug { $round }, { $hand }: { $done }
analysis-mistake-named = Zug { $round }: { $done }
analysis-better = Um { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
} besser: { $best }
analysis-no-mistakes = Keine Entscheidung hätte besser sein können.
analysis-chances = Gewinnchance
analysis-chances-words = In Spielen ausgezählt, wenn alle auf den höchsten Durchschnitt weiterspielen
analysis-fitted = Für dieses Spiel gibt es keine genauen Werte: Diese Zahlen beruhen auf einer Schätzung, die über ein ganzes Spiel um { $error } Punkte danebenliegen kann.

## Luck and skill: the chart

analysis-luck = Glück
analysis-cost = Kosten
analysis-chart-words = Würfelglück nach oben oder unten, Kosten der Entscheidungen schraffiert, Zug für Zug
analysis-not-split = ohne Würfe eingetragen

## Moves of the past

move-made-throw-again = alle Würfel noch einmal geworfen
move-made-keep = { $dice } behalten
move-made-keep-one = { $face ->
    [1] die Eins
    [2] die Zwei
    [3] die Drei
    [4] die Vier
    [5] die Fünf
   *[6] die Sechs
} behalten
move-made-keep-alike = { $face ->
    [1] die Einser
    [2] die Zweier
    [3] die Dreier
    [4] die Vierer
    [5] die Fünfer
   *[6] die Sechser
} behalten
move-made-enter = { $points } bei „{ $box }“ eingetragen
move-made-call = „{ $box }“ angesagt
move-other-throw-again = alle Würfel noch einmal werfen
move-other-keep = { $dice } behalten
move-other-keep-one = { $face ->
    [1] die Eins
    [2] die Zwei
    [3] die Drei
    [4] die Vier
    [5] die Fünf
   *[6] die Sechs
} behalten
move-other-keep-alike = { $face ->
    [1] die Einser
    [2] die Zweier
    [3] die Dreier
    [4] die Vierer
    [5] die Fünfer
   *[6] die Sechser
} behalten
move-other-enter = { $points } bei „{ $box }“ eintragen
move-other-call = „{ $box }“ ansagen

## A game stepped through, and “yatzy replay”

replay-title = Wiederholung
replay-step = Schritt { $step } von { $steps }
replay-first = Zum Anfang
replay-previous = Zurück
replay-next = Weiter
replay-last = Zum Ende
replay-keys = Mit den Pfeiltasten blättert man durch das Spiel.
replay-begins = Das Spiel beginnt.
replay-throws = { $name } wirft { $hand }.
replay-keeps = { $name } behält { $keep } und wirft: { $hand }.
replay-throws-again = { $name } wirft alle noch einmal: { $hand }.
replay-names = { $name } sagt „{ $box }“ an.
replay-enters = { $name } trägt { $points } bei „{ $box }“ ein.
replay-tells = { $name } hat { $hand }: { $points } bei „{ $box }“.
replay-takes-back = { $name } nimmt die Wahl zurück.
replay-corrects = Korrektur: { $name }, Runde { $round }: { $points } bei „{ $box }“.
replay-asks = { $name } fragt den Coach.
replay-best = Eine bessere Wahl gab es nicht.
replay-program-dice = virtuelle Würfel
replay-real-dice = echte Würfel
replay-shared-dice = gemeinsame Würfel
replay-standings = Stand
replay-place = { $place }.
replay-turns = Züge
replay-joined = { $name } kommt dazu.
replay-left = { $name } geht.
replay-to-play = Runde { $round }, { $name } ist dran.
replay-named = sagt { $box } an:
replay-told = von Hand eingetragen
replay-told-after = { $throws ->
    [one] nach einem Wurf
   *[other] nach { $throws } Würfen
}
replay-corrected = korrigiert, war { $box } { $points }
replay-extra = +{ $points }
replay-hint = mit Hilfe des Coachs

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Faire Würfel fallen in { $games } von 100 Spielen mindestens so ungleichmäßig.
chart-totals = Gesamtsummen bei perfektem Spiel
chart-totals-words = Perfektes Spiel bringt im Schnitt { $mean } Punkte. Neun von zehn Spielen enden zwischen { $low } und { $high } Punkten.
chart-average = Schnitt { $mean }
chart-boxes-words = Was in jedem Feld steht, neben dem, was perfektes Spiel dort im Schnitt hat
chart-dice = Geworfene Würfel
chart-dice-words = Wie oft jede Augenzahl fiel. In 19 von 20 Spielen liegt sie zwischen den Strichen.
chart-dice-face = { $face }: geworfen { $thrown }, erwartet { $expected }
chart-thrown = geworfen
chart-expected = erwartet
