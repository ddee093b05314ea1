# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Forespørgslen var for længe undervejs; prøv igen.
server-wrong-method = Det kan ikke gøres på denne adresse.
help-serve-proxy = Tag de besøgendes adresser fra denne proxy og ikke fra andre; kan gentages
serve-proxy-wrong = »{ $given }« er ikke adressen på en proxy; angiv en som 127.0.0.1.
help-serve-metrics = Lad også denne adresse læse /metrics; kan gentages
serve-metrics-wrong = »{ $given }« er ikke en adresse; angiv en som 192.0.2.7.
