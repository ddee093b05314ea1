# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Þessi leikur er skemmdur og opnast ekki; láttu þann vita sem sér um þjóninn.
server-computer-real-dice = Tölvan getur ekki kastað alvöru teningum; láttu forritið kasta eða spilaðu án tölvunnar.
help-serve-log = Hve mikið þjónninn skrifar um sjálfan sig: error, warn, info eða debug (YATZY_LOG)
serve-log-wrong = „{ $given }“ segir ekki hve mikið á að skrifa; gefðu upp error, warn, info eða debug.
