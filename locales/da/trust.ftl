# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Dette spil er beskadiget og kan ikke åbnes; sig det til den, der driver serveren.
server-computer-real-dice = Computeren kan ikke kaste rigtige terninger; lad programmet kaste, eller spil uden computeren.
help-serve-log = Hvor meget serveren skriver om sig selv: error, warn, info eller debug (YATZY_LOG)
serve-log-wrong = »{ $given }« er ikke et niveau at skrive på; angiv error, warn, info eller debug.
