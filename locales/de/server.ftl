# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Der Datenbankserver von „{ $database }“ lässt sich nicht benutzen ({ $detail }); prüf die Adresse, den Benutzer, das Passwort und den Namen der Datenbank.
serve-proxy-wrong = „{ $given }“ ist nicht die Adresse eines Proxys; gib eine wie 127.0.0.1 an.
serve-metrics-wrong = „{ $given }“ ist keine Adresse; gib eine wie 192.0.2.7 an.
serve-owned = Ein anderes Yatzy auf diesem Rechner hat seine Spiele schon in „{ $database }“; beende es zuerst, oder gib mit --database eine andere Datei an.
serve-owned-at = Ein anderes Yatzy auf diesem Rechner hat seine Spiele schon in „{ $database }“; öffne { $address }, beende es zuerst, oder gib mit --database eine andere Datei an.
serve-open = Öffne { $url } in einem Browser.
serve-lan = Auf Handys im selben Netz: { $url }
serve-end = Strg-C beendet den Server; die Spiele bleiben gespeichert.
serve-address = An „{ $address }“ lässt sich nicht lauschen ({ $detail }); wähl mit --listen eine andere.
serve-database = Die Datenbank „{ $database }“ lässt sich nicht öffnen ({ $detail }); gib sqlite:PATH einer Datei an, in die man schreiben darf.
serve-database-newer = Die Datenbank „{ $database }“ stammt von einer neueren Version dieses Programms; nimm die.
serve-database-needs = Die Datenbank „{ $database }“ braucht Version { $version } dieses Programms oder eine neuere.
serve-database-kind = „{ $database }“ ist keine Datenbank, die Yatzy benutzen kann; gib sqlite:PATH oder postgres://HOST/NAME an.
serve-no-folder = Es gibt keinen Ordner für die Spiele; gib mit --data DIR einen an.
serve-failed = Der Server ist unerwartet stehen geblieben ({ $detail }).
serve-log-wrong = „{ $given }“ sagt nicht, wie viel aufgeschrieben wird; gib error, warn, info oder debug an.

## Why the server says no, and what to do instead

server-too-slow = Die Anfrage war zu lange unterwegs. Versuch es noch einmal.
server-wrong-method = Das geht unter dieser Adresse nicht.
server-no-coach = An diesem Tisch spielt man ohne Coach. Entscheide selbst.
server-not-asked = Frag zuerst den Coach. Das Protokoll vermerkt es.
server-no-report = Zu diesem Spiel lässt sich hier kein Bericht ausrechnen.
server-unknown-game = So ein Spiel gibt es nicht, oder der Link ist nicht vollständig. Bitte noch einmal um den Link.
server-unknown-page = So eine Seite gibt es nicht. Geh zurück zur Startseite.
server-unknown-code = Zu diesem Code gibt es kein Spiel. Prüf ihn, oder bitte um den Link.
server-unknown-rules = Es gibt kein Regelwerk und keine Ausgabe „{ $id }“. Wähl etwas aus der Liste.
server-not-yours = { $player } ist dran, auf einem anderen Gerät. Warte, bis du dran bist.
server-only-watching = Du schaust bei diesem Spiel zu. Nimm im nächsten einen Platz, um mitzuspielen.
server-not-host = Das kann nur der Gastgeber dieses Spiels. Frag ihn.
server-stale = Jemand war schneller: Das Spiel ist weitergegangen. So steht es jetzt. Wähl noch einmal.
server-real-dice = Dieses Spiel wird mit echten Würfeln gespielt. Trag ein, was auf deinem Tisch liegt.
server-key-reused = Diese Anfrage wurde schon für etwas anderes benutzt. Lad die Seite neu und versuch es noch einmal.
server-unknown-bot = Der Computer spielt hier nicht auf der Stufe „{ $level }“. Wähl eine andere.
server-field = Die Angabe „{ $field }“ fehlt oder lässt sich nicht lesen.
server-malformed = Die Anfrage lässt sich nicht lesen ({ $detail }).
server-too-large = Die Anfrage ist zu groß.
server-too-many = Das war viel auf einmal. Warte einen Moment und versuch es noch einmal.
server-foreign = Diese Anfrage kommt von einer anderen Website. Öffne die Seite unter ihrer eigenen Adresse.
server-not-away = Wer dran ist, ist noch nicht lange weg. Warte noch ein wenig.
server-not-over = Das Spiel läuft noch. Spiel es erst zu Ende.
server-unavailable = Gerade lässt sich nichts speichern. Es ging nichts verloren, versuch es gleich noch einmal.
server-damaged = Dieses Spiel ist beschädigt und lässt sich nicht öffnen. Sag es der Person, die den Server betreibt.
server-computer-real-dice = Der Computer kann keine echten Würfel werfen. Nimm virtuelle Würfel, oder spiel ohne den Computer.
server-shared-dice = Gemeinsame Würfel sind für eine Person. Starte das Spiel mit einem Namen und ohne den Computer.

## Its tables at a terminal

online-again = Neues Spiel am selben Tisch.
online-again-soon = Neues Spiel am selben Tisch. In { $seconds } s bist du dabei.
online-series = Gewonnene Spiele in dieser Serie: { $tally }
online-away = Nicht da: { $names }
online-came = { $name } setzt sich an den Tisch.
online-seat-gone = Dein Platz ist jetzt auf einem anderen Gerät. Hier schaust du zu.
online-not-your-choice = Die letzte Wahl traf { $name }. Nur wer gewählt hat, kann sie zurücknehmen.
online-sit-question = Unter welchem Namen spielst du?
online-move = Als { $name } auf einem anderen Gerät weiterspielen
online-move-title = Öffne diese Adresse auf dem anderen Gerät
online-no-host = In diesem Netz gibt es kein { $host }. Prüf die Adresse; der Gastgeber sieht sie auf seinem Bildschirm.
online-unsafe = Die Verbindung zu { $host } wäre nicht sicher: Dem Zertifikat ist nicht zu trauen, oder es gibt keines. Im Heimnetz beginnen Adressen mit http:// und nicht mit https://
online-other-name = { $host } ist ein Yatzy-Server, antwortet aber nicht auf diesen Namen. Nimm die Adresse, die der Gastgeber sieht.
online-no-name = Dieser Platz hat noch keinen Namen. Gib deinen mit --name NAME an.
online-address = „{ $address }“ ist nicht die Adresse eines Yatzy-Spiels. So eine sieht aus wie http://192.168.1.7:8710/g/… ; der Gastgeber sieht sie.
online-code-alone = Auf welchem Server ist { $code }? Tipp auch die Adresse: yatzy join 192.168.1.7:8710/join?code={ $code }. Der Code allein genügt auf dem Server, auf dem du zuletzt warst.
online-no-server = { $host } antwortet nicht. Läuft der Server, und bist du im selben Netz?
online-not-yatzy = { $host } antwortet, ist aber kein Yatzy-Server, oder keiner, den diese Version versteht.
online-no-seat = An diesem Tisch ist kein Platz frei. Ohne --name kann man zuschauen.
online-turn = { $name } ist dran.
online-waiting = Gesendet. Der Server hat noch nicht geantwortet.
online-disconnected = Keine Verbindung. Neuer Versuch läuft.
online-connected = Die Verbindung ist wieder da.
online-gone = Der Gastgeber hat dieses Spiel gelöscht.
online-dice-verified = Die Würfel sind geprüft: Jeder Wurf ist der, den der Server vor dem Spiel versprochen hatte.
online-dice-wrong = Die Würfel sind nicht die, die der Server vor dem Spiel versprochen hatte. Heb das Protokoll auf und frag den Gastgeber.
online-dice-not-noted = Die Würfel lassen sich nicht prüfen: Dieses Gerät hat das Versprechen des Servers nicht notiert, bevor das Spiel zu Ende war.
online-dice-verified-here = Die Würfel sind geprüft: Jeder Wurf ist der, den das Programm vor dem Spiel versprochen hatte.
online-dice-wrong-here = Die Würfel sind nicht die, die das Programm vor dem Spiel versprochen hatte. Heb das Protokoll auf.
online-void = Dieser Link gilt nicht mehr. Bitte den Gastgeber um einen neuen.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Zum Mitspielen sit und deinen Namen eingeben: sit Anna
online-plain-expected = Wer bist du? Erwartet: { $names }. Bist du das, tipp sit und den Namen: sit { $name }
online-plain-request = Zum Antworten tipp allow { $number } (erlauben) oder refuse { $number } (ablehnen)
online-plain-ask = { $name } sitzt schon am Tisch, auf einem anderen Gerät. Bist du das, tipp ask und den Namen: ask { $name }
online-plain-over = Mit again beginnt ein neues Spiel am selben Tisch, mit quit gehst du.
online-plain-over-watching = Beginnt am selben Tisch ein neues Spiel, siehst du es hier. Mit quit gehst du.
online-plain-help-again = again: ein neues Spiel am selben Tisch, wenn dieses aus ist
online-plain-help-computer = computer: den Computer den Zug spielen lassen, wenn jemand nicht da ist
online-plain-help-seats = sit Anna: unter diesem Namen einen Platz nehmen; move: eine Adresse, um auf einem anderen Gerät weiterzuspielen
online-plain-help-requests = ask Anna: um einen Platz auf einem anderen Gerät bitten; allow 1234 oder refuse 1234: so eine Bitte erlauben oder ablehnen
