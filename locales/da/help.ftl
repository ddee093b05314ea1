# yatzy --help and its like

help-about = Yatzy: reglerne i hvert regelhæfte, til at spille, regne med og få forklaret.
help-usage = Brug: { $usage }
help-commands = Kommandoer
help-arguments = Argumenter
help-options = Flag
help-everywhere = Overalt
help-more = »{ $command } COMMAND --help« siger mere om en kommando.

help-help = Vis denne hjælp
help-version = Vis versionen
help-lang = Brug dette sprog: { $langs }
help-json = Svar i JSON
help-data = Hav programmets data i denne mappe (eller YATZY_DATA)
help-rules-flag = Reglerne: id for en udgave, eller stien til en regelfil
help-set = Foretag et regelvalg i hånden; kan gentages

help-rules = Vis spillene og udgaverne, eller forklar én
help-rules-id = Udgaven, der skal forklares
help-rules-game = Vis kun udgaverne af dette spil
help-rules-in = Vis kun udgaverne på dette sprog

help-score = Vis, hvad hver rubrik giver for et kast
help-score-hand = Kastet, som 6-6-6-5-5, 66655 eller "6 6 6 5 5"; »-« læser et kast pr. linje fra standard input og svarer på hvert med en linje JSON

help-replay = Tjek en spillog og vis den: blokken, stillingen, hver tur
help-replay-file = Spilloggen
