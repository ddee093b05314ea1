# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Dette spillet er skadet og kan ikke åpnes; si fra til den som driver serveren.
server-computer-real-dice = Datamaskinen kan ikke kaste ekte terninger; la programmet kaste, eller spill uten datamaskinen.
help-serve-log = Hvor mye serveren skriver om seg selv: error, warn, info eller debug (YATZY_LOG)
serve-log-wrong = «{ $given }» sier ikke hvor mye som skal skrives; oppgi error, warn, info eller debug.
