# yatzy --help and its like

help-about = Yatzy: iga reeglilehe reeglid, mängimiseks, arvutamiseks ja selgituseks.
help-usage = Kasutus: { $usage }
help-commands = Käsud
help-arguments = Argumendid
help-options = Lipud
help-everywhere = Igal pool
help-more = „{ $command } COMMAND --help” räägib käsust lähemalt.

help-help = Näita seda abi
help-version = Näita versiooni
help-lang = Kasuta seda keelt: { $langs }
help-json = Vasta JSON-is
help-data = Hoia programmi andmeid selles kaustas (või YATZY_DATA)
help-rules-flag = Reeglid: väljaande tunnus või reeglifaili asukoht
help-set = Määra reeglivalik käsitsi; võib korrata

help-rules = Loetle mängud ja väljaanded või selgita üht
help-rules-id = Väljaanne, mida selgitada
help-rules-game = Loetle ainult selle mängu väljaanded
help-rules-in = Loetle ainult selle keele väljaanded

help-score = Näita, mida iga lahter veeretuse eest annab
help-score-hand = Veeretus, näiteks 6-6-6-5-5, 66655 või "6 6 6 5 5"; „-” loeb sisendist igalt realt ühe veeretuse ja vastab igaühele ühe JSON-i reaga

help-replay = Kontrolli protokolli ja näita seda: plokk, paremusjärjestus, iga käik
help-replay-file = Protokoll
