# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Šī spēle ir bojāta, un to nevar atvērt; pasaki tam, kas uztur serveri.
server-computer-real-dice = Dators nevar mest īstus kauliņus; lai met programma, vai spēlē bez datora.
help-serve-log = Cik daudz serveris raksta par sevi: error, warn, info vai debug (YATZY_LOG)
serve-log-wrong = “{ $given }” nepasaka, cik daudz rakstīt; norādi error, warn, info vai debug.
