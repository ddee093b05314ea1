# What a server says when a request breaks off or goes astray, and about a proxy in front of it.

server-too-slow = A kérés túl lassan érkezett meg; próbáld újra.
server-wrong-method = Ezen a címen ezt nem lehet megtenni.
help-serve-proxy = A látogatók címét ettől a proxytól veszi át, és senki mástól; ismételhető
serve-proxy-wrong = „{ $given }” nem egy proxy címe; ilyet adj meg: 127.0.0.1.
help-serve-metrics = Ez a cím is olvashatja a /metrics oldalt; ismételhető
serve-metrics-wrong = „{ $given }” nem cím; ilyet adj meg: 192.0.2.7.
