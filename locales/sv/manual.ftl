# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Förklara programmet eller ett av dess kommandon
help-help-name = Kommandot som ska förklaras
help-examples = Exempel
usage-unknown-command-near = Det finns inget kommando ”{ $given }”; menade du ”{ $near }”?
option-unknown-near = Det finns inget regelval ”{ $option }”; menade du ”{ $near }”?

man-files = Filer
man-environment = Miljövariabler
man-exit = Slutstatus

man-file-house = Alla spel. Filen ligger i datamappen.
man-file-tables = Perfekt spel som det tog lång tid att räkna ut; sparas här av ”yatzy solve”.

man-variable-data = Datamappen, om ingen anges med --data.
man-variable-xdg = Mappen där program har sina data; datamappen är ”yatzy” i den.
man-variable-lang = Språket, om inget anges med --lang. Den första variabeln som är satt gäller.
man-variable-no-colour = Om den är satt använder terminalspelet inga färger.

man-exit-done = Klart, eller så är svaret ja.
man-exit-no = Svaret är nej: en spellogg bryter mot en regel, eller så stämmer dess tärningar inte med beviset.
man-exit-wrong = Något i kommandot eller i en fil var fel; en mening säger vad.
