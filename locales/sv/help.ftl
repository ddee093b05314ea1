# yatzy --help and its like

help-about = Yatzy: varje regelhäftes regler, att spela, räkna och få förklarade.
help-usage = Användning: { $usage }
help-commands = Kommandon
help-arguments = Argument
help-options = Flaggor
help-everywhere = Överallt
help-more = ”{ $command } COMMAND --help” säger mer om ett kommando.

help-help = Visa den här hjälpen
help-version = Visa versionen
help-lang = Använd det här språket: { $langs }
help-json = Svara i JSON
help-data = Ha programmets data i den här mappen (eller YATZY_DATA)
help-rules-flag = Reglerna: id för en utgåva, eller sökvägen till en regelfil
help-set = Gör ett regelval för hand; kan upprepas

help-rules = Lista spelen och utgåvorna, eller förklara en
help-rules-id = Utgåvan som ska förklaras
help-rules-game = Lista bara det här spelets utgåvor
help-rules-in = Lista bara utgåvorna på det här språket

help-score = Visa vad varje ruta ger för ett kast
help-score-hand = Kastet, som 6-6-6-5-5, 66655 eller "6 6 6 5 5"; ”-” läser ett kast per rad från standard in och svarar på vart och ett med en rad JSON

help-replay = Kontrollera en spellogg och visa den: blocket, ställningen, varje tur
help-replay-file = Spelloggen
