# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Förfrågan tog för lång tid att komma fram; försök igen.
server-wrong-method = Det går inte att göra på den här adressen.
help-serve-proxy = Ta besökarnas adresser från den här proxyn och från ingen annan; kan upprepas
serve-proxy-wrong = ”{ $given }” är inte adressen till en proxy; ange en som 127.0.0.1.
