# yatzy --help and its like

help-about = Yatzy: die Regeln jeder Anleitung, gespielt, gezählt und erklärt.
help-usage = Aufruf: { $usage }
help-commands = Befehle
help-arguments = Angaben
help-options = Schalter
help-everywhere = Überall
help-more = „{ $command } COMMAND --help“ sagt mehr über einen Befehl.

help-help = Diese Hilfe zeigen
help-version = Die Version zeigen
help-lang = Diese Sprache benutzen: { $langs }
help-json = In JSON antworten
help-data = Die Daten des Programms in diesem Ordner halten (oder YATZY_DATA)
help-rules-flag = Die Regeln: die Kennung einer Ausgabe oder der Pfad einer Regeldatei
help-set = Eine Option der Regeln von Hand setzen; mehrmals möglich

help-rules = Die Spiele und Ausgaben aufzählen oder eine erklären
help-rules-id = Die Ausgabe, die erklärt wird
help-rules-game = Nur die Ausgaben dieses Spiels aufzählen
help-rules-in = Nur die Ausgaben in dieser Sprache aufzählen

help-score = Zeigen, was jedes Feld für einen Wurf bringt
help-score-hand = Der Wurf, als 6-6-6-5-5, 66655 oder "6 6 6 5 5"; „-“ liest je Zeile einen Wurf von der Standardeingabe und antwortet auf jeden mit einer Zeile JSON

help-replay = Ein Protokoll prüfen und zeigen: den Block, den Stand, jeden Zug
help-replay-file = Das Protokoll
