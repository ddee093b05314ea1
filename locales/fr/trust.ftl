# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Cette partie est abîmée et ne s’ouvre pas ; dis-le à la personne qui gère le serveur.
server-computer-real-dice = L’ordinateur ne peut pas lancer de vrais dés ; laisse le programme lancer, ou joue sans l’ordinateur.
help-serve-log = Ce que le serveur écrit sur lui-même : error, warn, info ou debug (YATZY_LOG)
serve-log-wrong = « { $given } » ne dit pas combien écrire ; donne error, warn, info ou debug.
