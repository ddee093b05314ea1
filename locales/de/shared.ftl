# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Jemanden mit denselben Würfeln herausfordern
friend-invites = { $name } fordert dich heraus
friend-invites-you = Du wirst herausgefordert
friend-how = Du bekommst dieselben Würfel und spielst allein. Danach siehst du beide Gesamtsummen und vergleichst Zug für Zug.
friend-honour = Der Link enthält die Würfel, also wird auf Ehrenwort gespielt.
friend-start = Mit diesen Würfeln spielen
friend-go-on = Weiterspielen
friend-compare = Zug für Zug vergleichen
friend-first = Spiel zuerst selbst, mit frischen Würfeln. Danach bekommst du einen Link, mit dem jemand anders dieselben Würfel hat.
friend-link = Wer diesen Link öffnet, spielt mit denselben Würfeln:
friend-code = Code oder Link einer Herausforderung
friend-open = Herausforderung öffnen
friend-log = Protokoll eines Freundes einfügen
friend-copy = Kopieren
friend-copy-link = Link kopieren
today-title = Spiel des Tages
today-same = Alle auf diesem Server haben heute dieselben Würfel. Dein erster Versuch zählt.
today-honour = Alle haben heute dieselben Würfel, denn sie folgen aus dem Datum. Darum wird auf Ehrenwort gespielt. Dein erster Versuch zählt.
today-play = Spielen
today-again = Noch einmal (zählt nicht)
today-give-up = Aufgeben
today-second = Das ist heute nicht dein erster Versuch, darum zählt er nicht.
today-unfinished = nicht beendet
today-streak = { $days ->
    [one] { $days } Tag in Folge
    *[other] { $days } Tage in Folge
}
today-days = Deine Tage
today-board = Tabelle des Tages
today-finished = Schon fertig: { $count }
today-later = Die Gesamtsummen der anderen siehst du, wenn dein eigenes Spiel beendet ist.
today-share = Ergebnis teilen
today-closed = Die Würfel bleiben geheim bis { $time } UTC.
today-cost-none = Kostete nichts
today-cost-little = Kostete wenig
today-cost-much = Kostete viel
today-over = Dieser Tag ist vorbei, seine Würfel sind bekannt. Spiel das Spiel von heute.
today-goes-on = Dein Versuch am Spiel des Tages lässt sich erst löschen, wenn die Würfel öffentlich sind. Du kannst ihn aufgeben.
today-not-open = noch nicht zu prüfen: Andere spielen noch mit diesen Würfeln
