own-rules = Le tue regole
own-rules-hint = Incolla qui un file di regole. Prende il posto del gioco scelto sopra.
own-rules-file = Scegli un file
own-rules-wrong = Queste regole non si possono usare. { $reason }
help-serve-rules = Offrire questo file di regole nella pagina delle nuove partite; si può ripetere
