# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Spiegare il programma o uno dei suoi comandi
help-help-name = Il comando da spiegare
help-examples = Esempi
usage-unknown-command-near = Non c’è un comando «{ $given }»; forse cercavi «{ $near }»?
option-unknown-near = Non c’è un’opzione «{ $option }»; forse cercavi «{ $near }»?

man-files = File
man-environment = Variabili d’ambiente
man-exit = Stato di uscita

man-file-house = Tutte le partite. Il file si trova nella cartella dei dati.
man-file-tables = Il gioco perfetto che è stato lungo da calcolare; lo tiene qui «yatzy solve».

man-variable-data = La cartella dei dati, se --data non ne indica una.
man-variable-xdg = La cartella in cui i programmi tengono i loro dati; la cartella dei dati è «yatzy» al suo interno.
man-variable-lang = La lingua, se --lang non ne indica una. Conta la prima variabile impostata.
man-variable-no-colour = Se è impostata, il gioco da terminale non usa colori.

man-exit-done = Fatto, o la risposta è sì.
man-exit-no = La risposta è no: un registro viola una regola, o i suoi dadi non concordano con la prova.
man-exit-wrong = Qualcosa nel comando o in un file era sbagliato; una frase dice che cosa.
