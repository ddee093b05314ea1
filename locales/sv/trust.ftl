# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Det här spelet är skadat och går inte att öppna; säg till den som sköter servern.
server-computer-real-dice = Datorn kan inte kasta riktiga tärningar; låt programmet kasta, eller spela utan datorn.
help-serve-log = Hur mycket servern skriver om sig själv: error, warn, info eller debug (YATZY_LOG)
serve-log-wrong = ”{ $given }” säger inte hur mycket som ska skrivas; ange error, warn, info eller debug.
