# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Förfrågan tog för lång tid att komma fram; försök igen.
server-wrong-method = Det går inte att göra på den här adressen.
help-serve-proxy = Ta besökarnas adresser från den här proxyn och från ingen annan; kan upprepas
serve-proxy-wrong = ”{ $given }” är inte adressen till en proxy; ange en som 127.0.0.1.
help-serve-metrics = Låt även den här adressen läsa /metrics; kan upprepas
serve-metrics-wrong = ”{ $given }” är inte en adress; ange en som 192.0.2.7.
