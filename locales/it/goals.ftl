# Playing for a total or for the win

help-goal = A che cosa punti: mean (se non indicato), at-least:N (la migliore probabilità di N punti) o, contro avversari, win; per risolvere, at-least da solo vale per ogni totale
help-goal-against = La scheda di un altro posto nella forma di --card, anche con extra-yatzys=N e chips=N; una volta per avversario
goal-wrong = «{ $given }» non è un obiettivo; scrivi { $goals }.
goal-for-total = un totale di almeno { $total }
goal-for-every-total = ogni totale
goal-for-win = la vittoria
goal-chance = Probabilità migliore
goal-chance-of-mean = Gioco per la media
goal-best = Meglio: { $action }. Giocando poi al meglio, la probabilità è { $chance }.
goal-estimate = Queste probabilità sono una stima secondo la distribuzione normale, dalla media e dalla dispersione di quello che deve ancora venire; per questo gioco e questa scheda non sono calcolate esattamente.
goal-win-assumes = Si suppone che gli altri giochino per la media più alta.
goal-against-missing = Per giocare per la vittoria indica la scheda di ogni avversario con «--against», come in --against "ones=3,yatzy=0".
goal-against-unused = «--against» va con «--goal win»; indica entrambi o nessuno dei due.
