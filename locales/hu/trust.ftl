# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Ez a játék sérült, nem nyitható meg; szólj annak, aki a szervert működteti.
server-computer-real-dice = A gép nem tud igazi kockákkal dobni; dobjon a program, vagy játssz gép nélkül.
help-serve-log = Mennyit írjon a szerver magáról: error, warn, info vagy debug (YATZY_LOG)
serve-log-wrong = „{ $given }” nem mondja meg, mennyit írjon; add meg: error, warn, info vagy debug.
