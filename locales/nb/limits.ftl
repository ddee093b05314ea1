# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Forespørselen brukte for lang tid på veien; prøv igjen.
server-wrong-method = Det kan ikke gjøres på denne adressen.
help-serve-proxy = Ta de besøkendes adresser fra denne proxyen og ikke fra noen andre; kan gjentas
serve-proxy-wrong = «{ $given }» er ikke adressen til en proxy; oppgi en som 127.0.0.1.
help-serve-metrics = La også denne adressen lese /metrics; kan gjentas
serve-metrics-wrong = «{ $given }» er ikke en adresse; oppgi en som 192.0.2.7.
