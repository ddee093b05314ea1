# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Questa partita è danneggiata e non si apre; dillo a chi gestisce il server.
server-computer-real-dice = Il computer non può lanciare dadi veri; fai lanciare il programma oppure gioca senza il computer.
help-serve-log = Quanto scrive il server di sé: error, warn, info o debug (YATZY_LOG)
serve-log-wrong = «{ $given }» non dice quanto scrivere; indica error, warn, info o debug.
