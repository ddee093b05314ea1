# yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $title }, seme { $seed }
simulate-playing = Partite
simulate-seat = Posto
simulate-mean = Media
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Deviazione
simulate-wins = Vittorie
# Games whose first place was shared
simulate-shared = Pari

simulate-no-bot = «{ $given }» non può giocare qui: le partite simulate le giocano i bot; scrivi bot:LEVEL, dove il livello è { $levels }.
simulate-too-many-seats = { $found ->
    [one] { $found } posto è troppo
   *[other] { $found } posti sono troppi
}; indicane al massimo { $most }.
level-unknown = Non c’è un livello «{ $level }»; i livelli sono { $levels }.
level-unknown-near = Non c’è un livello «{ $level }»; forse cercavi { $near }?

help-simulate = Far giocare molte partite ai bot e mostrare com’è andata
help-simulate-seat = Un posto; si può ripetere. Livelli: { $levels }
help-simulate-games = Quante partite giocare, { $games } se non indicato
help-simulate-seed = Il numero da cui vengono i dadi: stesso numero, stesse partite
