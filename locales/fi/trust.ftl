# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Tämä peli on vioittunut eikä sitä voi avata; kerro palvelimen ylläpitäjälle.
server-computer-real-dice = Tietokone ei voi heittää oikeita noppia; anna ohjelman heittää tai pelaa ilman tietokonetta.
help-serve-log = Kuinka paljon palvelin kirjoittaa itsestään: error, warn, info tai debug (YATZY_LOG)
serve-log-wrong = ”{ $given }” ei kerro, kuinka paljon kirjoitetaan; anna error, warn, info tai debug.
