# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Das Programm oder einen seiner Befehle erklären
help-help-name = Der Befehl, der erklärt wird
help-examples = Beispiele
usage-unknown-command-near = Es gibt keinen Befehl „{ $given }“; meinst du „{ $near }“?
option-unknown-near = Es gibt keine Option „{ $option }“; meinst du „{ $near }“?

man-files = Dateien
man-environment = Umgebungsvariablen
man-exit = Exit-Status

man-file-house = Alle Spiele. Die Datei liegt im Datenordner.
man-file-tables = Perfektes Spiel, dessen Berechnung lange gedauert hat; „yatzy solve“ legt es hier ab.

man-variable-data = Der Datenordner, wenn --data keinen nennt.
man-variable-xdg = Der Ordner, in dem Programme ihre Daten halten; der Datenordner ist „yatzy“ darin.
man-variable-lang = Die Sprache, wenn --lang keine nennt. Die erste gesetzte Variable zählt.
man-variable-no-colour = Wenn sie gesetzt ist, benutzt das Terminalspiel keine Farben.

man-exit-done = Erledigt, oder die Antwort ist Ja.
man-exit-no = Die Antwort ist Nein: Ein Protokoll verstößt gegen eine Regel, oder seine Würfel stimmen nicht mit ihrem Beweis überein.
man-exit-wrong = Etwas im Befehl oder in einer Datei war falsch; ein Satz sagt, was.
