fitted-values = I valori esatti di questo gioco non ci sono: queste cifre poggiano su una stima che può sbagliare di { $error } punti su una partita intera.
coach-fitted = { $hint } (Stima, entro { $error }.)
coach-estimated = { $hint } (Stima grossolana.)
solve-fitted-title = Il miglior gioco conosciuto: { $title }
solve-fitted-error = Errore della stima
solve-fitted-why = Nessuna macchina può esaminare tutte le posizioni di questo gioco: il valore di un segnapunti è perciò adattato a molte di esse. Ogni turno e le ultime { $cells } caselle sono esatti.
solve-fitted-games = Casella per casella, contato in partite simulate ({ $games })
