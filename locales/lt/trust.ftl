# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Šis žaidimas sugadintas ir neatsiveria; pasakyk tam, kas prižiūri serverį.
server-computer-real-dice = Kompiuteris negali mesti tikrų kauliukų; tegu meta programa, arba žaisk be kompiuterio.
help-serve-log = Kiek serveris rašo apie save: error, warn, info arba debug (YATZY_LOG)
serve-log-wrong = „{ $given }“ nepasako, kiek rašyti; nurodyk error, warn, info arba debug.
