own-rules = Eigene Regeln
own-rules-hint = Füg hier eine Regeldatei ein. Sie tritt an die Stelle des oben gewählten Spiels.
own-rules-file = Eine Datei wählen
own-rules-wrong = Diese Regeln lassen sich nicht verwenden. { $reason }
