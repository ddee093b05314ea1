# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = La demande a mis trop de temps à arriver ; recommence.
server-wrong-method = On ne peut pas faire cela à cette adresse.
help-serve-proxy = Croire ce proxy, et personne d’autre, sur l’adresse des visiteurs ; peut être répété
serve-proxy-wrong = « { $given } » n’est pas l’adresse d’un proxy ; donne une adresse comme 127.0.0.1.
help-serve-metrics = Laisser aussi cette adresse lire /metrics ; peut être répété
serve-metrics-wrong = « { $given } » n’est pas une adresse ; donne une adresse comme 192.0.2.7.
