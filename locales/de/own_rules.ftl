own-rules = Eigene Regeln
own-rules-hint = Füg hier eine Regeldatei ein: statt des oben gewählten Spiels gilt dann, was darin steht.
own-rules-file = Eine Datei wählen
own-rules-wrong = Diese Regeln lassen sich nicht verwenden. { $reason }
help-serve-rules = Diese Regeldatei auf der Seite für neue Spiele anbieten; mehrmals möglich
