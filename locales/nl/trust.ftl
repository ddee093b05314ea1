# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Dit spel is beschadigd en kan niet open; zeg het tegen wie de server beheert.
server-computer-real-dice = De computer kan geen echte dobbelstenen gooien; laat het programma gooien of speel zonder de computer.
help-serve-log = Hoeveel de server over zichzelf schrijft: error, warn, info of debug (YATZY_LOG)
serve-log-wrong = “{ $given }” zegt niet hoeveel er geschreven wordt; geef error, warn, info of debug op.
