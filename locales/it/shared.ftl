# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Sfida un amico con gli stessi dadi
friend-invites = { $name } ti sfida
friend-invites-you = Hai ricevuto una sfida
friend-how = Hai gli stessi dadi e giochi per conto tuo. Poi vedi i due totali e confronti turno per turno.
friend-honour = Il link contiene i dadi, quindi si gioca sulla fiducia.
friend-start = Gioca con questi dadi
friend-go-on = Continua la partita
friend-compare = Confronta turno per turno
friend-first = Prima gioca tu, con dadi nuovi. Poi ricevi un link per un amico, che gioca con gli stessi dadi.
friend-link = Chi apre questo link gioca con gli stessi dadi:
friend-code = Codice o link di una sfida
friend-open = Apri la sfida
friend-log = Incolla il registro di un amico
friend-copy = Copia
friend-copy-link = Copia il link
today-title = Partita del giorno
today-same = Su questo server oggi tutti hanno gli stessi dadi. Vale il tuo primo tentativo.
today-honour = Oggi tutti hanno gli stessi dadi. Dipendono dalla data, quindi si gioca sulla fiducia. Vale il tuo primo tentativo.
today-play = Gioca
today-again = Ancora una volta (non vale)
today-give-up = Arrenditi
today-second = Non è il tuo primo tentativo di oggi, quindi non vale.
today-unfinished = non finita
today-streak = { $days ->
    [one] { $days } giorno di fila
    *[other] { $days } giorni di fila
}
today-days = I tuoi giorni
today-board = Classifica del giorno
today-finished = Hanno finito finora: { $count }
today-later = Vedi i totali degli altri quando la tua partita è finita.
today-share = Condividi il risultato
today-closed = I dadi restano segreti fino al { $time } UTC.
today-cost-none = Non è costato nulla
today-cost-little = È costato poco
today-cost-much = È costato molto
today-over = Quel giorno è finito e i suoi dadi sono noti. Gioca la partita di oggi.
today-goes-on = Il tuo tentativo nella partita del giorno si può cancellare solo quando i dadi sono pubblici. Puoi arrenderti.
today-not-open = non ancora controllabili: altri giocano ancora con questi dadi
