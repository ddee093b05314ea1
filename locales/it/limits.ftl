# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = La richiesta ci ha messo troppo ad arrivare; riprova.
server-wrong-method = A questo indirizzo non si può fare.
help-serve-proxy = Prendere gli indirizzi dei visitatori da questo proxy e da nessun altro; si può ripetere
serve-proxy-wrong = «{ $given }» non è l’indirizzo di un proxy; indicane uno come 127.0.0.1.
help-serve-metrics = Lasciare leggere /metrics anche a questo indirizzo; si può ripetere
serve-metrics-wrong = «{ $given }» non è un indirizzo; indicane uno come 192.0.2.7.
