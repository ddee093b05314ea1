# The site: the whole game in a browser, without a server.

site-update-waits = Eine neue Version von Yatzy ist bereit und startet nach diesem Spiel.
site-nearly-full = Auf diesem Gerät ist kaum noch Platz für Yatzy. Sichere deine Spiele und lösch einige.
site-may-go = Dieser Browser löscht deine Spiele vielleicht, wenn der Platz auf dem Gerät knapp wird. Installiere Yatzy oder leg eine Sicherung an.
site-goes-after-a-week = Safari löscht deine Spiele, wenn du Yatzy sieben Tage lang nicht geöffnet hast. Leg Yatzy auf den Home-Bildschirm, dann bleiben sie. Dort fängt es leer an. Stell deine Spiele aus einer Sicherung wieder her.
site-back-up = Sichern
site-put-away = OK
site-install = Yatzy installieren
site-loading = Einen Moment, Yatzy wird geladen.
site-not-loaded = Yatzy ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal.
site-try-again = Noch einmal versuchen
site-cannot-keep = Dieser Browser kann Yatzy hier nicht speichern. Öffne es in einem gewöhnlichen Fenster, nicht in einem privaten, unter einer Adresse, die mit https beginnt.
site-too-old = Dieser Browser ist zu alt für Yatzy. Aktualisiere ihn oder öffne Yatzy in Chrome oder Edge ab 108, Firefox ab 121 oder Safari ab 16.4.
site-needs-script = Yatzy läuft in deinem Browser und braucht dafür JavaScript. Bitte schalte es ein.
site-language-away = Diese Sprache ist noch nicht geladen. Geh einmal online, um sie zu holen.
site-paper-away = Das Drucken ist noch nicht geladen. Geh einmal online, um es zu holen.
site-full = Auf diesem Gerät ist kein Platz mehr, deshalb wurde das nicht gespeichert. Sichere deine Spiele, lösch einige und versuch es noch einmal.
site-dice-secret = Diese Würfel fallen auf diesem Gerät, und es kennt auch das Geheimnis dahinter. Das ist fair, aber anderen kannst du es nicht beweisen.
site-games = Spiele auf diesem Gerät
site-back-up-hint = Alle Spiele in einer Datei, beendet oder nicht. Heb die Datei woanders auf. Daraus kannst du deine Spiele hier, auf einem anderen Gerät oder auf einem Yatzy-Server wiederherstellen.
site-restore = Spiele wiederherstellen
site-restore-hint = Aus einer Sicherung oder einem Protokoll.
site-restore-not = Diese Datei ist weder eine Sicherung noch ein Protokoll.
site-restore-secret = Die Würfel dieses Spiels sind noch geheim. Nimm eine Sicherung, oder warte, bis das Spiel vorbei ist.
site-records-here = Dieses Gerät
site-records-title = Rekorde auf diesem Gerät
site-go-on-none = Spiele, die du auf diesem Gerät beginnst, erscheinen hier.
