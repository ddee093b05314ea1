# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Glück und Können
page-report-thinking = Der Bericht wird ausgerechnet. Er erscheint hier von selbst.
page-report-perfect = Perfektes Spiel
page-report-good = Gutes Spiel, geschätzt
page-report-to-come = Kommt noch
page-report-turns = Zug für Zug
page-report-boxes = Feld für Feld

## A game stepped through

page-replay-title = Wiederholung
page-replay-step = Schritt { $step } von { $steps }
page-replay-first = Zum Anfang
page-replay-previous = Zurück
page-replay-next = Weiter
page-replay-last = Zum Ende
page-replay-keys = Mit den Pfeiltasten blättert man durch das Spiel.
page-replay-begins = Das Spiel beginnt.
page-replay-throws = { $name } wirft { $hand }.
page-replay-keeps = { $name } behält { $keep } und wirft: { $hand }.
page-replay-throws-again = { $name } wirft alle noch einmal: { $hand }.
page-replay-names = { $name } sagt „{ $box }“ an.
page-replay-enters = { $name } trägt { $points } bei „{ $box }“ ein.
page-replay-tells = { $name } hat { $hand }: { $points } bei „{ $box }“.
page-replay-takes-back = { $name } nimmt die Wahl zurück.
page-replay-corrects = Korrektur: { $name }, Runde { $round }: { $points } bei „{ $box }“.
page-replay-asks = { $name } fragt den Coach.
page-replay-best = Besser ging es nicht.

## The dice, checked

page-dice-yourself = Selbst prüfen: das Protokoll herunterladen und dann
page-dice-agrees = Was dieses Gerät während des Spiels notiert hat, stimmt mit dem Protokoll überein.
page-dice-differs = Was dieses Gerät notiert hat, stimmt nicht mit dem Protokoll überein: Das sind nicht die Würfel, die es gesehen hat.

## The coach

page-coach-may = Darf man den Coach fragen?
page-coach-may-usual = Wenn alle hier spielen
page-coach-may-yes = Ja
page-coach-may-no = Nein
page-coach-thinks = Der Coach denkt nach …
server-no-coach = An diesem Tisch spielt man ohne Coach; entscheide selbst.
server-not-asked = Frag zuerst den Coach; das Protokoll vermerkt es.
server-no-report = Zu diesem Spiel lässt sich hier kein Bericht ausrechnen.

## Records, history, statistics

page-records-statistics = Statistik
page-records-here = Dieser Server
page-records-bonus = Bonus erreicht
page-records-totals = Wie oft welche Gesamtsumme vorkam
page-records-people = Nur die Zettel von Menschen zählen, nicht die des Computers.
page-records-newest = Nur die neuesten { $count } Spiele zählen.
page-records-own-options = mit geänderten Optionen
page-records-thinking = Perfektes Spiel wird ausgerechnet. Die Zahlen erscheinen hier von selbst.
page-records-no-perfect = Perfektes Spiel ist für dieses Spiel hier nicht ausgerechnet.
page-records-all = Alle Spiele
page-records-older = Ältere
page-records-newer = Neuere
page-records-top = Beste Ergebnisse

## Two phones wrote the same turn

page-conflict-title = Ein anderes Gerät hat diesen Zug auch eingetragen. Welcher Eintrag zählt?
page-conflict-theirs = Auf dem Block
page-conflict-mine = Auf diesem Gerät, nicht gespeichert
page-conflict-keep = Den auf dem Block behalten
page-conflict-replace = Stattdessen meinen eintragen

## Who watches

page-watchers = Zuschauer: { $count }
