# Why the server says no, and what to do instead.

server-unknown-game = Questa partita non esiste, o il suo link non è completo; fatti ridare il link.
server-unknown-page = Questa pagina non esiste; torna a quella iniziale.
server-unknown-code = Non c’è una partita con questo codice; controllalo, o chiedi il link.
server-unknown-rules = Non c’è un regolamento né un’edizione «{ $id }»; scegli dall’elenco.
server-not-yours = Tocca a { $player }, su un altro dispositivo; aspetta il tuo turno.
server-only-watching = Stai guardando questa partita; per giocare prendi posto nella prossima.
server-not-host = Può farlo solo chi ospita la partita; chiediglielo.
server-stale = Qualcuno è stato più veloce: la partita è andata avanti. Ecco a che punto è; scegli di nuovo.
server-real-dice = Questa partita si gioca con dadi veri; segna quello che hai sul tavolo.
server-key-reused = Questa richiesta è già servita ad altro; ricarica la pagina e riprova.
server-seat-taken = Lì c’è già qualcuno; scegli un altro posto.
server-table-full = Il tavolo è pieno; ha { $most ->
    [one] { $most } posto
   *[other] { $most } posti
}.
server-no-seats = Non c’è ancora nessun giocatore; indicane almeno uno.
server-unknown-bot = Qui il computer non gioca al livello «{ $level }»; scegline un altro.
server-name-empty = Il nome è vuoto; scrivine uno.
server-name-too-long = Questo nome è troppo lungo; un nome ha al massimo { $most } caratteri.
server-name-unruly = Questo nome contiene caratteri invisibili; riscrivilo.
# $field: the name of the field as it stands in the request
server-field = Il campo «{ $field }» manca o non si può leggere.
server-malformed = La richiesta non si può leggere ({ $detail }).
server-too-large = La richiesta è troppo grande.
server-too-many = Troppe cose in una volta; aspetta un momento e riprova.
server-foreign = Questa richiesta viene da un altro sito; apri la pagina al suo indirizzo.
server-not-away = Chi è di turno non è via da molto; lasciagli un po’ di tempo.
server-not-over = La partita è ancora in corso; prima finiscila.
server-unavailable = Ora non si riesce a salvare; niente è andato perso, riprova fra un momento.
