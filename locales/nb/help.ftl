# yatzy --help and its like

help-about = Yatzy: reglene i hvert regelhefte, til å spille, regne med og få forklart.
help-usage = Bruk: { $usage }
help-commands = Kommandoer
help-arguments = Argumenter
help-options = Flagg
help-everywhere = Overalt
help-more = «{ $command } COMMAND --help» sier mer om en kommando.

help-help = Vis denne hjelpen
help-version = Vis versjonen
help-lang = Bruk dette språket: { $langs }
help-json = Svar i JSON
help-data = Ha programmets data i denne mappen (eller YATZY_DATA)
help-rules-flag = Reglene: id-en til en utgave, eller banen til en regelfil
help-set = Gjør et regelvalg for hånd; kan gjentas

help-rules = Vis spillene og utgavene, eller forklar én
help-rules-id = Utgaven som skal forklares
help-rules-game = Vis bare utgavene av dette spillet
help-rules-in = Vis bare utgavene på dette språket

help-score = Vis hva hver rubrikk gir for et kast
help-score-hand = Kastet, som 6-6-6-5-5, 66655 eller "6 6 6 5 5"; «-» leser ett kast per linje fra standard inn og svarer på hvert med en linje JSON

help-replay = Sjekk en spillogg og vis den: blokken, stillingen, hver tur
help-replay-file = Spilloggen
