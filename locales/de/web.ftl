# The web pages.

## On every page

web-app = Yatzy
web-home = Startseite
web-language = Sprache
web-refused = Das ging nicht
web-back = Zurück

## First page

web-new-game = Neues Spiel
web-join = Mitspielen
web-join-label = Code des Spiels
web-join-do = Mitspielen
web-go-on = Fortsetzen
web-go-on-none = Spiele, die du auf diesem Gerät beginnst oder mitspielst, erscheinen hier.
web-records = Rekorde
web-rules-link = Regeln
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Neues Spiel
web-new-which = Welches Spiel?
web-new-rules = Regeln: { $title }
web-new-edition = Ausgabe
web-new-plain = { $title }, Grundspiel
web-new-option-as-edition = wie in der Ausgabe
web-new-dice = Welche Würfel?
web-new-dice-program = Das Programm wirft
web-new-dice-table = Wir werfen echte Würfel
web-new-players = Wer spielt?
web-new-player = Spieler { $seat }
web-new-kind = Wie Spieler { $seat } spielt
web-new-kind-here = auf diesem Gerät
web-new-kind-elsewhere = auf eigenem Gerät, per Link
web-new-kind-open = wer mitspielen will
web-new-kind-bot = Computer: { $level }
web-new-more = Mehr Spieler
web-new-start = Das Spiel beginnen

## Seats

web-seat-title = Ein Platz für dich
web-seat-offer = Dieser Link ist ein Platz in einem Spiel { $title }.
web-seat-held = { $name } spielt hier auf einem anderen Gerät. Nimmst du den Platz, kommt er auf dieses.
web-seat-name = Dein Name
web-seat-take = Hinsetzen
web-seat-move = Den Platz auf dieses Gerät holen
web-seat-link = Link für { $name }
web-seat-link-title = Ein Link zu einem Platz
web-seat-join = Neu mitspielen
web-invite-hint = Wer diese Seite öffnet, kann zuschauen. Der Code { $code } auf der Startseite führt auch hierher.

## The table

web-turn = { $name } ist dran
web-turn-yours = Du bist dran
web-turn-named = „{ $box }“ ist angesagt
web-twin = { $name } ({ $seat })
web-round = Runde { $round } von { $rounds }
web-throw-of = Wurf { $throw } von { $throws }
web-watching = Du schaust zu.
web-away = nicht da
web-left = gegangen
web-step-in = Den Computer diesen Zug spielen lassen
web-step-in-wait = { $name } ist nicht da. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} kann der Computer diesen Zug spielen.
web-coach = Den Coach fragen
web-rules-in-force = Geltende Regeln
web-pad = Block
web-box = Feld
web-dice = Würfel
web-die = { $face }, Würfel { $place }
web-throw-all = { $dice ->
    [one] Den Würfel werfen
   *[other] { $dice } Würfel werfen
}
web-throw-rest = Die übrigen Würfel werfen
web-throw-chip = { $throw } · kostet 1 Chip · du hast { $chips }
web-chips = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}
web-no-throw-left = Kein Wurf mehr übrig. Wähl ein Feld.
web-name-first = Sag das Feld an, für das du spielst, dann würfle.
web-enter = { $points } bei „{ $box }“ eintragen
web-name-box = „{ $box }“ ansagen
web-zero-ask = 0 bei „{ $box }“ eintragen?
web-zero-why = Dann ist das Feld für den Rest des Spiels zu.
web-zero-yes = 0 eintragen
web-zero-no = Ein anderes Feld wählen
web-take-back = Zurücknehmen
web-more = Mehr
web-leave = Das Spiel verlassen: { $name }
web-abandon = Das Spiel für alle beenden
web-delete = Das Spiel endgültig löschen
web-record = Protokoll
web-columns-of = Spalten von { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = noch nicht gespeichert
web-offline = Keine Verbindung. Einträge warten auf diesem Gerät.
web-offline-program = Keine Verbindung. Das Spiel geht weiter, wenn sie wieder da ist.
web-keys = Tasten
web-keys-list = 1 bis 6: einen Würfel behalten · Leertaste: werfen · Buchstaben: Feld · Enter: eintragen · c: Coach · u: zurücknehmen · ?: diese Hilfe

## Real dice

web-tell-title = Was zeigen die Würfel?
web-tell-hint = Tipp auf die Würfel, dann auf ein Feld. Oder tipp auf ein Feld und wähl seine Punkte.
web-tell-hand = Wurf
web-tell-show = Zeigen, was er bringt
web-tell-clear = Leeren
web-tell-die = Eine { $face } dazu
web-tell-throws = Nach wie vielen Würfen?
web-tell-named = Welches Feld war angesagt?
web-tell-points = Wie viele Punkte bei „{ $box }“?
web-tell-extra = { $points } und ein Extra-Yatzy
web-correct = Korrigieren
web-correct-title = Korrektur: { $name }, Runde { $round }
web-correct-hint = Der Wurf, oder nur die Punkte.
web-correct-points = Punkte
web-correct-do = Korrigieren
web-corrected = korrigiert

## The end

web-over = Das Spiel ist aus
web-over-abandoned = Das Spiel wurde vorzeitig beendet
web-won = { $name } gewinnt mit { $points }
web-won-shared = { $names } teilen sich den ersten Platz mit { $points }
web-alone = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-place = Rang
web-player = Spieler
web-points = Punkte
web-rematch = Noch einmal spielen
web-rematch-go = Zum nächsten Spiel
web-series = Gewonnene Spiele in dieser Serie
web-record-download = Das Protokoll herunterladen
web-check-dice = Die Würfel prüfen
web-commitment = Festlegung der Würfel
web-secret = Geheimnis der Würfel
web-fair = Was das zeigt: Der Server hat die Würfe eines Platzes, den er nicht steuert, nicht ausgesucht. Was es nicht zeigen kann: Ein Gastgeber, der mitspielt, kennt das Geheimnis; Würfe des Computers und von Seiten ohne Skript enthalten keine Bytes eines Spielers.

## Records

web-records-title = Rekorde auf diesem Server
web-records-none = Hier wurde noch kein Spiel zu Ende gespielt.
web-records-best = Bestes
web-records-mean = Schnitt
web-records-games = Spiele
web-records-edition = Ausgabe
web-records-latest = Letzte Spiele
