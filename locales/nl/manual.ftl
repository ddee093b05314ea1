# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Leg het programma of een van de opdrachten uit
help-help-name = De opdracht die wordt uitgelegd
help-examples = Voorbeelden
usage-unknown-command-near = Er is geen opdracht “{ $given }”; bedoelde je “{ $near }”?
option-unknown-near = Er is geen optie “{ $option }”; bedoelde je “{ $near }”?

man-files = Bestanden
man-environment = Omgevingsvariabelen
man-exit = Afsluitstatus

man-file-house = Alle spellen. Het bestand staat in de gegevensmap.
man-file-tables = Perfect spel dat lang rekenen kostte; “yatzy solve” bewaart het hier.

man-variable-data = De gegevensmap, tenzij --data er een noemt.
man-variable-xdg = De map waarin programma’s hun gegevens bewaren; de gegevensmap is “yatzy” daarin.
man-variable-lang = De taal, tenzij --lang er een noemt. De eerste variabele die is ingesteld, telt.
man-variable-no-colour = Als deze is ingesteld, gebruikt het terminalspel geen kleuren.

man-exit-done = Klaar, of het antwoord is ja.
man-exit-no = Het antwoord is nee: een verslag overtreedt een regel, of de dobbelstenen erin kloppen niet met hun bewijs.
man-exit-wrong = Iets in de opdracht of in een bestand was fout; een zin zegt wat.
