# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Il server del database «{ $database }» non si può usare ({ $detail }); controlla indirizzo, utente, password e nome del database.
serve-proxy-wrong = «{ $given }» non è l’indirizzo di un proxy; indicane uno come 127.0.0.1.
serve-metrics-wrong = «{ $given }» non è un indirizzo; indicane uno come 192.0.2.7.
serve-owned = Un altro Yatzy su questo computer tiene già le sue partite in «{ $database }»; chiudilo prima, oppure indica un altro file con --database.
serve-owned-at = Un altro Yatzy su questo computer tiene già le sue partite in «{ $database }»; apri { $address }, chiudilo prima, oppure indica un altro file con --database.
serve-open = Apri { $url } in un browser.
serve-lan = Sui telefoni della stessa rete: { $url }
serve-end = Ctrl-C ferma il server; le partite restano.
serve-address = Non si può ascoltare a «{ $address }» ({ $detail }); scegli un altro indirizzo con --listen.
serve-database = Il database «{ $database }» non si può aprire ({ $detail }); indica sqlite:PATH di un file che si può scrivere.
serve-database-newer = Il database «{ $database }» è di una versione più recente del programma; usa quella.
serve-database-needs = Il database «{ $database }» richiede la versione { $version } del programma o una più recente.
serve-database-kind = «{ $database }» non è un database che Yatzy può usare; indica sqlite:PATH o postgres://HOST/NAME.
serve-no-folder = Non c’è una cartella dove tenere le partite; indicane una con --data DIR.
serve-failed = Il server si è fermato all’improvviso ({ $detail }).
serve-log-wrong = «{ $given }» non dice quanto scrivere; indica error, warn, info o debug.

## Why the server says no, and what to do instead

server-too-slow = La richiesta ci ha messo troppo ad arrivare. Riprova.
server-wrong-method = A questo indirizzo non si può fare.
server-no-coach = A questo tavolo si gioca senza coach. Decidi tu.
server-not-asked = Prima chiedi al coach. Il registro lo annota.
server-no-report = Di questa partita qui non si può calcolare un resoconto.
server-unknown-game = Questa partita non esiste, o il suo link non è completo. Fatti ridare il link.
server-unknown-page = Questa pagina non esiste. Torna a quella iniziale.
server-unknown-code = Non c’è una partita con questo codice. Controllalo, o chiedi il link.
server-unknown-rules = Non c’è un regolamento né un’edizione «{ $id }». Scegli dall’elenco.
server-not-yours = Ora gioca { $player }, su un altro dispositivo. Aspetta il tuo turno.
server-only-watching = Stai guardando questa partita. Per giocare prendi un posto nella prossima.
server-not-host = Può farlo solo chi ospita la partita. Chiediglielo.
server-stale = Qualcuno è stato più veloce: la partita è andata avanti. Ecco a che punto è. Scegli di nuovo.
server-real-dice = Questa partita si gioca con dadi veri. Segna quello che hai sul tavolo.
server-key-reused = Questa richiesta è già servita ad altro. Ricarica la pagina e riprova.
server-unknown-bot = Qui il computer non gioca al livello «{ $level }». Scegline un altro.
# $field: the name of the field as it stands in the request
server-field = Il campo «{ $field }» manca o non si può leggere.
server-malformed = La richiesta non si può leggere ({ $detail }).
server-too-large = La richiesta è troppo grande.
server-too-many = Troppe cose in una volta. Aspetta un momento e riprova.
server-foreign = Questa richiesta viene da un altro sito. Apri la pagina al suo indirizzo.
server-not-away = Chi è di turno non è via da molto. Lasciagli un po’ di tempo.
server-not-over = La partita è ancora in corso. Prima finiscila.
server-unavailable = Ora non si riesce a salvare. Niente è andato perso, riprova fra un momento.
server-damaged = Questa partita è danneggiata e non si può aprire. Dillo a chi gestisce il server.
server-computer-real-dice = Il computer non può lanciare dadi veri. Scegli i dadi virtuali, o gioca senza il computer.
server-shared-dice = I dadi condivisi sono per una persona sola. Comincia la partita con un solo nome e senza il computer.

## Its tables at a terminal

online-again = Si rigioca allo stesso tavolo.
online-again-soon = Si rigioca allo stesso tavolo. Ci sarai tra { $seconds } s.
online-series = Partite vinte in questa serie: { $tally }
online-away = Assenti: { $names }
online-came = { $name } si siede al tavolo.
online-seat-gone = Il tuo posto è passato su un altro dispositivo. Qui stai guardando.
online-not-your-choice = L’ultima scelta è di { $name }. Solo chi ha scelto può annullarla.
online-sit-question = Con quale nome giochi?
online-move = Continua su un altro dispositivo: { $name }
online-move-title = Apri questo indirizzo sull’altro dispositivo
online-no-host = Su questa rete non c’è { $host }. Controlla l’indirizzo; chi ospita lo vede sullo schermo.
online-unsafe = La connessione a { $host } non sarebbe sicura: il suo certificato non è affidabile, o non c’è. In una rete domestica gli indirizzi iniziano con http:// e non con https://
online-other-name = { $host } è un server di Yatzy, ma non risponde a questo nome. Usa l’indirizzo che vede chi ospita.
online-no-name = Questo posto non ha ancora un nome. Indica il tuo con --name NAME.
online-address = «{ $address }» non è l’indirizzo di una partita di Yatzy. Ha la forma http://192.168.1.7:8710/g/… , come lo vede chi ospita.
online-code-alone = Su quale server è { $code }? Scrivi anche l’indirizzo: yatzy join 192.168.1.7:8710/join?code={ $code }. Il codice da solo basta sull’ultimo server in cui hai giocato.
online-no-server = { $host } non risponde. Il server è acceso, e sei sulla stessa rete?
online-not-yatzy = { $host } risponde, ma non è un server di Yatzy, o non uno che questa versione capisce.
online-no-seat = A questo tavolo non ci sono posti liberi. Senza --name si può guardare.
online-turn = Ora gioca { $name }.
online-waiting = Inviato. Il server non ha ancora risposto.
online-disconnected = Nessuna connessione. Nuovo tentativo.
online-connected = La connessione è tornata.
online-gone = Chi ospita ha cancellato questa partita.
online-dice-verified = I dadi sono verificati: ogni lancio è quello che il server aveva promesso prima della partita.
online-dice-wrong = I dadi non sono quelli che il server aveva promesso prima della partita. Conserva il registro e chiedi a chi ospita.
online-dice-not-noted = I dadi non si possono verificare: questo dispositivo non ha annotato la promessa del server prima della fine della partita.
online-dice-verified-here = I dadi sono verificati: ogni lancio è quello che il programma aveva promesso prima della partita.
online-dice-wrong-here = I dadi non sono quelli che il programma aveva promesso prima della partita. Conserva il registro.
online-void = Questo link non vale più. Chiedine uno nuovo a chi ospita.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Per giocare anche tu, scrivi sit e il tuo nome: sit Anna
online-plain-expected = Chi sei? Aspettano: { $names }. Se sei tu, scrivi sit e il nome: sit { $name }
online-plain-request = Per rispondere scrivi allow { $number } (accetta) o refuse { $number } (rifiuta)
online-plain-ask = { $name } è al tavolo, su un altro dispositivo. Se sei tu, scrivi ask e il nome: ask { $name }
online-plain-over = Scrivi again per una nuova partita allo stesso tavolo, o quit per uscire.
online-plain-over-watching = Se allo stesso tavolo si rigioca, lo vedrai qui. Scrivi quit per uscire.
online-plain-help-again = again: una nuova partita allo stesso tavolo, finita questa
online-plain-help-computer = computer: fai giocare al computer il turno di chi è assente
online-plain-help-seats = sit Anna: prendi un posto con questo nome; move: un indirizzo per continuare su un altro dispositivo
online-plain-help-requests = ask Anna: chiedi un posto che è su un altro dispositivo; allow 1234 o refuse 1234: accetta o rifiuta una richiesta
