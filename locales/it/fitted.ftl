fitted-values = Di questo gioco non ci sono i valori esatti: queste cifre si basano su una stima che può sbagliare di { $error ->
    [one] { $error } punto
   *[other] { $error } punti
} su una partita intera.
solve-fitted-title = Il miglior gioco conosciuto: { $title }
solve-fitted-error = Errore della stima
solve-fitted-why = Questo gioco ha troppe posizioni per esaminarle tutte: il valore di una scheda è perciò stimato da molte di esse. Ogni turno e le ultime { $cells } caselle sono esatti.
solve-fitted-games = Casella per casella, da partite simulate ({ $games })
