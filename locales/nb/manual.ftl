# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Forklar programmet eller en av kommandoene
help-help-name = Kommandoen som skal forklares
help-examples = Eksempler
usage-unknown-command-near = Det finnes ingen kommando «{ $given }»; mente du «{ $near }»?
option-unknown-near = Det finnes ikke noe regelvalg «{ $option }»; mente du «{ $near }»?

man-files = Filer
man-environment = Miljøvariabler
man-exit = Avslutningsstatus

man-file-house = Alle spill. Filen ligger i datamappen.
man-file-tables = Perfekt spill som det tok lang tid å regne ut; lagres her av «yatzy solve».

man-variable-data = Datamappen, hvis ingen er oppgitt med --data.
man-variable-xdg = Mappen der programmer har dataene sine; datamappen er «yatzy» i den.
man-variable-lang = Språket, hvis ikke noe er oppgitt med --lang. Den første variabelen som er satt, gjelder.
man-variable-no-colour = Hvis den er satt, bruker terminalspillet ingen farger.

man-exit-done = Ferdig, eller svaret er ja.
man-exit-no = Svaret er nei: en spillogg bryter en regel, eller terningene i den stemmer ikke med beviset.
man-exit-wrong = Noe i kommandoen eller i en fil var feil; en setning sier hva.
