# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Forklar programmet eller en af dets kommandoer
help-help-name = Kommandoen, der skal forklares
help-examples = Eksempler
usage-unknown-command-near = Der er ingen kommando »{ $given }«; mente du »{ $near }«?
option-unknown-near = Der er ikke noget regelvalg »{ $option }«; mente du »{ $near }«?

man-files = Filer
man-environment = Miljøvariabler
man-exit = Afslutningsstatus

man-file-house = Alle spil. Filen ligger i datamappen.
man-file-tables = Perfekt spil, som det tog lang tid at regne ud; gemmes her af »yatzy solve«.

man-variable-data = Datamappen, hvis der ikke er angivet en med --data.
man-variable-xdg = Mappen, hvor programmer har deres data; datamappen er »yatzy« i den.
man-variable-lang = Sproget, hvis der ikke er angivet et med --lang. Den første variabel, der er sat, gælder.
man-variable-no-colour = Hvis den er sat, bruger terminalspillet ingen farver.

man-exit-done = Færdig, eller svaret er ja.
man-exit-no = Svaret er nej: en spillog bryder en regel, eller dens terninger stemmer ikke med beviset.
man-exit-wrong = Noget i kommandoen eller i en fil var forkert; en sætning siger hvad.
