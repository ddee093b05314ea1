# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Beendete Spiele
games-search = Nach Namen suchen
games-search-do = Suchen
games-end = Das Spiel beenden oder löschen
games-title = Ein Spiel fortsetzen?
games-explained = Spiel weiter, wo du aufgehört hast.
games-one = { $names }, { $title }, Runde { $round } von { $rounds }, begonnen { $date }
games-one-undated = { $names }, { $title }, Runde { $round } von { $rounds }
games-go-on = fortsetzen
games-new = neues Spiel
games-statistics = Statistik
games-unreadable = Die gespeicherten Spiele lassen sich gerade nicht lesen.
games-none = Es gibt kein offenes Spiel.
games-delete-again = Noch einmal { $key } löscht dieses Spiel endgültig.
games-delete = löschen
games-find = suchen

## Games that are over: opened again, looked back at

finished-games = beendete Spiele
finished-hint = f: beendete Spiele
finished-open = öffnen
finished-back = zurück
finished-later = Spiel dieses Spiel erst zu Ende, oder verlass es.
finished-none = Ein beendetes Spiel mit dieser Nummer gibt es nicht; „finished“ zählt sie auf.
finished-plain-open = Mit open und einer Nummer siehst du eins wieder an: open 1
finished-plain-over = Mit report, replay oder save blickst du auf das Spiel zurück oder behältst sein Protokoll.
finished-plain-help = finished, open 1: die beendeten Spiele, und eins davon noch einmal; report, replay, save: Glück und Entscheidungen, jeder Schritt und das Protokoll eines Spiels, das aus ist

## Records

records-people = Spieler
records-statistics = Statistik
records-here = Dieser Server
records-bonus = Bonus erreicht
records-totals = Wie oft welche Gesamtsumme vorkam
records-people-only = Nur die Zettel von Menschen zählen, nicht die des Computers.
records-newest = Nur die neuesten { $count } Spiele zählen.
records-own-options = mit geänderten Optionen
records-thinking = Das perfekte Spiel wird berechnet. Die Zahlen erscheinen hier, sobald sie da sind.
records-no-perfect = Für diese Regeln ist hier noch nicht berechnet, wie man perfekt spielt.
records-all = Alle Spiele
records-older = Ältere
records-newer = Neuere
records-top = Beste Ergebnisse
records-first = { $name }: erster Rekord in dieser Ausgabe, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
records-new = Ein neuer Rekord für { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $better } mehr als zuvor.
records-stands = { $name }: Der Rekord in dieser Ausgabe ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
records-title = Rekorde auf diesem Server
records-none = Hier wurde noch kein Spiel zu Ende gespielt.
records-best = Bestes
records-mean = Schnitt
records-games = Spiele
records-edition = Ausgabe
records-latest = Letzte Spiele

## Statistics: averages beside perfect play

statistics-boxes-beside = Jedes Feld im Schnitt (perfektes Spiel)
statistics-perfect = Perfektes Spiel: im Schnitt { $mean } Punkte, Bonus in { $rate } der Spiele.
statistics-perfect-points = Perfektes Spiel bringt im Schnitt { $mean } Punkte.
statistics-thinking = Perfektes Spiel wird ausgerechnet …
statistics-title = Rekorde und Durchschnitte
statistics-none = Noch ist kein Spiel zu Ende gespielt. Spiel eins, dann zählt es hier.
statistics-hint = ← →: andere Ausgabe · andere Taste: zurück
statistics-summary = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, bestes { $best }, Schnitt { $mean }
statistics-bonus = Den Bonus gab es in { $rate } davon.
statistics-boxes = Jedes Feld im Schnitt
statistics-totals = Gesamtsummen
