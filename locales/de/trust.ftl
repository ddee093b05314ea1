# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Dieses Spiel ist beschädigt und lässt sich nicht öffnen; sag es dem, der den Server betreibt.
server-computer-real-dice = Der Computer kann keine echten Würfel werfen; lass das Programm werfen oder spiel ohne den Computer.
help-serve-log = Wie viel der Server über sich aufschreibt: error, warn, info oder debug (YATZY_LOG)
serve-log-wrong = „{ $given }“ sagt nicht, wie viel aufgeschrieben wird; gib error, warn, info oder debug an.
