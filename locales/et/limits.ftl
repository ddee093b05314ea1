# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = Päring jõudis kohale liiga aeglaselt; proovi uuesti.
server-wrong-method = Sellel aadressil ei saa seda teha.
help-serve-proxy = Võta külastajate aadressid sellelt puhverserverilt, mitte kelleltki teiselt; võib korrata
serve-proxy-wrong = „{ $given }” ei ole puhverserveri aadress; anna näiteks 127.0.0.1.
help-serve-metrics = Luba ka sellel aadressil lugeda lehte /metrics; võib korrata
serve-metrics-wrong = „{ $given }” ei ole aadress; anna näiteks 192.0.2.7.
