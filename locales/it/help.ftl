# yatzy --help and its like

help-about = Yatzy: le regole di ogni libretto, giocate, contate e spiegate.
help-usage = Uso: { $usage }
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-everywhere = Ovunque
help-more = «{ $command } COMMAND --help» dice di più su un comando.

help-help = Mostrare questo aiuto
help-version = Mostrare la versione
help-lang = Usare questa lingua: { $langs }
help-json = Rispondere in JSON
help-data = Tenere i dati del programma in questa cartella (o YATZY_DATA)
help-rules-flag = Le regole: l’identificativo di un’edizione, o il percorso di un file di regole
help-set = Impostare a mano un’opzione delle regole; si può ripetere

help-rules = Elencare i giochi e le edizioni, o spiegarne una
help-rules-id = L’edizione da spiegare
help-rules-game = Elencare solo le edizioni di questo gioco
help-rules-in = Elencare solo le edizioni di questa lingua

help-score = Mostrare quanto vale una mano in ogni casella
help-score-hand = La mano, come 6-6-6-5-5, 66655 o "6 6 6 5 5"; con «-» ogni riga dello standard input è una mano, e la risposta una riga di JSON

help-replay = Controllare un registro e mostrarlo: il segnapunti, la classifica, ogni turno
help-replay-file = Il registro
