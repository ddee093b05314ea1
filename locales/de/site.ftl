# The site: the whole game in a browser, without a server.

site-update-waits = Eine neue Version von Yatzy ist da. Yatzy nimmt sie, wenn dieses Spiel vorbei ist.
site-nearly-full = Auf diesem Gerät ist kaum noch Platz für Yatzy. Sichere deine Spiele und lösche einige.
site-may-go = Dieser Browser löscht deine Spiele vielleicht, wenn der Platz auf dem Gerät knapp wird. Installiere Yatzy oder leg eine Sicherung an.
site-goes-after-a-week = Safari löscht deine Spiele, wenn du Yatzy sieben Tage lang nicht geöffnet hast. Leg Yatzy auf den Home-Bildschirm: Dort bleiben sie. Es fängt dort leer an; eine Sicherung bringt deine Spiele mit.
site-back-up = Sichern
site-put-away = OK
site-install = Yatzy installieren
site-loading = Einen Moment, Yatzy ist unterwegs.
site-not-loaded = Yatzy ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal.
site-try-again = Noch einmal versuchen
site-cannot-keep = Dieser Browser kann Yatzy hier nicht behalten. Öffne es in einem gewöhnlichen Fenster, nicht in einem privaten, unter einer Adresse, die mit https beginnt.
site-needs-script = Yatzy spielt in deinem Browser und braucht dafür JavaScript. Bitte schalte es ein.
site-language-away = Diese Sprache ist noch nicht auf dem Gerät. Verbinde dich einmal, dann bleibt sie da.
site-paper-away = Was Papier macht, ist noch nicht auf dem Gerät. Verbinde dich einmal, dann bleibt es da.
site-full = Auf diesem Gerät ist kein Platz mehr, deshalb wurde das nicht gespeichert. Sichere deine Spiele, lösche einige und versuch es noch einmal.
site-dice-secret = Diese Würfel fallen auf diesem Gerät, und es kennt auch das Geheimnis dahinter. Das ist fair, beweist anderen aber nichts.
site-one-device = Hier spielen alle auf diesem einen Gerät. Für mehrere Geräte startet jemand den Yatzy-Server auf einem Rechner; ein Link oder ein Code bringt dann die anderen an den Tisch.
site-games = Spiele auf diesem Gerät
site-back-up-hint = Alle Spiele in einer Datei, beendet oder nicht. Heb die Datei woanders auf: Damit kommen die Spiele hierher zurück, auf ein anderes Gerät oder auf einen Yatzy-Server.
site-restore = Spiele zurückholen
site-restore-hint = Aus einer Sicherung oder einem Protokoll.
site-restore-not = Diese Datei ist weder eine Sicherung noch ein Protokoll.
site-records-here = Dieses Gerät
site-records-title = Rekorde auf diesem Gerät
