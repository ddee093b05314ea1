# Why the server says no, and what to do instead.

server-unknown-game = So ein Spiel gibt es nicht, oder der Link ist nicht vollständig; bitte noch einmal um den Link.
server-unknown-page = So eine Seite gibt es nicht; geh zurück zur Startseite.
server-unknown-code = Zu diesem Code gibt es kein Spiel; prüf ihn, oder bitte um den Link.
server-unknown-rules = Es gibt kein Regelwerk und keine Ausgabe „{ $id }“; wähl etwas aus der Liste.
server-not-yours = { $player } ist dran, auf einem anderen Gerät; warte, bis du dran bist.
server-only-watching = Du schaust bei diesem Spiel zu; nimm im nächsten einen Platz, um mitzuspielen.
server-not-host = Das kann nur der Gastgeber dieses Spiels; frag ihn.
server-stale = Jemand war schneller: Das Spiel ist weitergegangen. So steht es jetzt; wähl noch einmal.
server-real-dice = Dieses Spiel wird mit echten Würfeln gespielt; trag ein, was auf deinem Tisch liegt.
server-key-reused = Diese Anfrage wurde schon für etwas anderes benutzt; lad die Seite neu und versuch es noch einmal.
server-seat-taken = Da sitzt schon jemand; wähl einen anderen Platz.
server-table-full = Der Tisch ist voll; er hat { $most } Plätze.
server-no-seats = Noch spielt niemand mit; nenn mindestens einen Spieler.
server-unknown-bot = Der Computer spielt hier nicht auf der Stufe „{ $level }“; wähl eine andere.
server-name-empty = Der Name ist leer; schreib einen.
server-name-too-long = Dieser Name ist zu lang; ein Name hat höchstens { $most } Zeichen.
server-name-unruly = Dieser Name enthält unsichtbare Zeichen; schreib ihn neu.
server-field = Die Angabe „{ $field }“ fehlt oder lässt sich nicht lesen.
server-malformed = Die Anfrage lässt sich nicht lesen ({ $detail }).
server-too-large = Die Anfrage ist zu groß.
server-too-many = Das war viel auf einmal; warte einen Moment und versuch es noch einmal.
server-foreign = Diese Anfrage kommt von einer anderen Website; öffne die Seite unter ihrer eigenen Adresse.
server-not-away = Wer dran ist, ist noch nicht lange weg; warte noch ein wenig.
server-not-over = Das Spiel läuft noch; spiel es erst zu Ende.
server-unavailable = Gerade lässt sich nichts speichern; es ging nichts verloren, versuch es gleich noch einmal.
