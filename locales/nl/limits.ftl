# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Het verzoek deed er te lang over; probeer het opnieuw.
server-wrong-method = Dat kan niet op dit adres.
help-serve-proxy = Neem de adressen van bezoekers over van deze proxy en van niemand anders; mag vaker
serve-proxy-wrong = “{ $given }” is niet het adres van een proxy; geef een adres op zoals 127.0.0.1.
help-serve-metrics = Laat ook dit adres /metrics lezen; mag vaker
serve-metrics-wrong = “{ $given }” is geen adres; geef een adres op zoals 192.0.2.7.
