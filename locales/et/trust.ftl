# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = See mäng on rikutud ja seda ei saa avada; ütle sellele, kes serverit peab.
server-computer-real-dice = Arvuti ei saa päris täringuid veeretada; lase programmil veeretada või mängi ilma arvutita.
help-serve-log = Kui palju server endast kirja paneb: error, warn, info või debug (YATZY_LOG)
serve-log-wrong = „{ $given }” ei ütle, kui palju kirja panna; anna error, warn, info või debug.
