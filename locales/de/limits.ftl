# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Die Anfrage war zu lange unterwegs; versuch es noch einmal.
server-wrong-method = Das geht unter dieser Adresse nicht.
help-serve-proxy = Die Adressen der Besucher von diesem Proxy übernehmen und von niemandem sonst; mehrmals möglich
serve-proxy-wrong = „{ $given }“ ist nicht die Adresse eines Proxys; gib eine wie 127.0.0.1 an.
help-serve-metrics = Auch diese Adresse /metrics lesen lassen; mehrmals möglich
serve-metrics-wrong = „{ $given }“ ist keine Adresse; gib eine wie 192.0.2.7 an.
