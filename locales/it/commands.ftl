# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: le regole di ogni libretto, giocate, contate e spiegate.
help-usage = Uso: { $usage }
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-everywhere = Ovunque
help-more = «{ $command } COMMAND --help» dice di più su un comando.
help-examples = Esempi
help-help = Mostra questo aiuto
help-version = Mostra la versione
help-lang = Usa questa lingua: { $langs }
help-json = Rispondi in JSON
help-data = Tieni i dati del programma in questa cartella (o YATZY_DATA)
help-rules-flag = Le regole: l’identificativo di un’edizione, o il percorso di un file di regole
help-set = Imposta a mano un’opzione delle regole; si può ripetere
help-threads = Usa questo numero di thread; la risposta è sempre la stessa
help-output-file = Il file da scrivere; la sua estensione dice di che tipo: { $endings }
help-force = Sovrascrivi il file se esiste
help-advise = Mostra la scelta migliore, e quanto costano tutte le altre
help-advise-card = Le caselle riempite con i loro punti, come "ones=3,yatzy=0"; senza, la scheda è vuota
help-advise-hand = I dadi sul tavolo; senza, si è prima del primo lancio
help-advise-rethrows = I rilanci gratis che restano dopo questi dadi, 2 se non indicato; i gettoni qui non contano
help-advise-chips = I gettoni messi da parte
help-advise-extra-yatzys = Gli yatzy aggiuntivi che hanno dato punti
help-advise-declared = La casella dichiarata prima del primo lancio
help-analyse = Riguarda una partita: che cosa era fortuna, che cosa bravura, che cosa sarebbe stato meglio
help-verify-head = Un’impronta che un dispositivo ha annotato durante la partita
# yatzy export, yatzy import
help-export = Scrivi tutte le partite, finite o no, in un file
help-games = Elenca le partite in attesa, o quelle finite
help-games-finished = Elenca le partite finite
help-games-name = Solo le partite con un nome che contiene questo
help-stats = Mostra i record e le medie di tutti
help-export-file = Il file da scrivere; non deve ancora esistere
help-import = Importa le partite di un file scritto da «yatzy export»
help-import-file = Il file esportato
help-goal = L’obiettivo: mean (se non indicato), at-least:N (la migliore probabilità di N punti) o, contro avversari, win; per risolvere, at-least da solo vale per ogni totale
help-goal-against = La scheda di un altro posto nella forma di --card, anche con extra-yatzys=N e chips=N; una volta per avversario
help-rules = Elenca i giochi e le edizioni, o spiegane una
help-rules-id = L’edizione da spiegare
help-rules-game = Elenca solo le edizioni di questo gioco
help-rules-in = Elenca solo le edizioni di questa lingua
help-rules-record = Scrivi l’inizio di un registro con queste regole
help-score = Mostra quanti punti danno certi dadi in ogni casella
help-score-hand = I dadi, come 6-6-6-5-5, 66655 o "6 6 6 5 5"; con «-» ogni riga dello standard input è un lancio, e la risposta una riga di JSON
help-replay = Controlla un registro e mostralo: il segnapunti, la classifica, ogni turno
help-replay-file = Il registro
help-join = Gioca a un posto di una partita online dal terminale, o guardala
help-join-address = Il link del posto, l’indirizzo del tavolo o il codice di un tavolo o di una gara
help-join-name = Prendi un posto libero con questo nome
help-serve-proxy = Prendi gli indirizzi dei visitatori da questo proxy e da nessun altro; si può ripetere
help-serve-metrics = Lascia leggere /metrics anche a questo indirizzo; si può ripetere
help-help-command = Spiega il programma o uno dei suoi comandi
help-help-name = Il comando da spiegare
help-serve-rules = Offri questo file di regole nella pagina delle nuove partite; si può ripetere
help-play-lan = Fai partecipare altri da telefoni e computer della stessa rete: mostra un codice e un codice QR
help-serve = Avvia un server di Yatzy; tutti giocano nel browser
help-serve-listen = Ascolta a questo indirizzo; la porta 0 ne prende una libera
help-serve-database = Tieni le partite in questo database: sqlite:PATH o postgres://HOST/NAME
help-serve-host = Rispondi anche a questo nome; si può ripetere
help-serve-https = Al server si arriva in HTTPS, attraverso un proxy
help-lan = Fai giocare altri della tua rete e mostra un codice QR
help-sheet = Stampa un segnapunti, vuoto o compilato da un registro
help-sheet-players = Per quanti giocatori, da 1 a { $most }; altrimenti quanti ne stanno in una pagina
help-sheet-columns = Quanti di loro affiancati in una pagina, da 1 a { $most }
help-sheet-paper = La carta: { $papers }
help-sheet-landscape = Stampa in orizzontale
help-sheet-large = In caratteri grandi
help-sheet-record = Compila il segnapunti da questo registro
help-sheet-practise = Esercizi con le soluzioni al posto del segnapunti
help-leaflet = Stampa le regole come libretto
help-practise = Esercitati su posizioni di partite, con risposte esatte
help-practise-theme = Il tema: { $themes }
help-practise-level = La difficoltà, da 1, che i principianti risolvono, a 5
help-practise-count = Quanti esercizi, { $count } se non indicato
help-practise-seed = Stesso numero, stessi esercizi
help-practise-today = L’esercizio del giorno, uguale per tutti
help-practise-mistakes = Le scelte più costose delle tue partite
help-practise-show = Mostra che cosa si conserva su di te; con --json come dati
help-practise-forget = Cancella livello, note e serie
help-simulate = Fai giocare molte partite al computer e mostra com’è andata
help-simulate-seat = Un posto; si può ripetere. Livelli: { $levels }
help-simulate-games = Quante partite giocare, { $games } se non indicato
help-simulate-seed = Il numero da cui vengono i dadi: stesso numero, stesse partite
help-simulate-totals = Mostra i totali di ogni partita, una riga per partita, al posto del riepilogo
help-solve = Calcola il gioco perfetto in solitario: totale medio, deviazione, ogni casella
help-solve-expected-only = Solo il totale medio, il più in fretta possibile
help-solve-distribution = Dai anche la probabilità di ogni totale
help-solve-table = Tieni una tabella di valori nella cartella dei dati; si fa sempre per i giochi grandi
help-completions = Scrivi i completamenti per una shell
help-completions-shell = La shell: { $shells }
help-man = Scrivi le pagine di manuale in una cartella
help-man-folder = La cartella
help-play = Gioca nel terminale
help-play-seat = Un posto: un nome, o bot:LEVEL per il computer; si può ripetere
help-play-real-dice = Tu lanci dadi veri, il programma tiene i punti
help-play-same = Gioca in solitario con gli stessi dadi di un amico: un codice o un link di sfida, un registro oppure «new» per dadi nuovi
help-play-match = Gioca una gara: ognuno compila tutta la scheda per conto suo, con gli stessi dadi; con --lan gli altri partecipano con un codice
help-today = Partita del giorno: una volta al giorno, gli stessi dadi per tutti
help-today-show = Mostra giorni, classifica e serie invece di giocare
help-today-again = Ancora un tentativo, che non vale
help-play-plain = Gioca in semplici righe, per lettori di schermo e pipe
help-serve-log = Quanto scrive il server di sé: error, warn, info o debug (YATZY_LOG)
help-serve-new-games = Quante nuove partite può creare un indirizzo in un’ora
help-serve-keep-unplayed = Cancella dopo tanti giorni le partite mai giocate
help-verify = Controlla un registro: regole rispettate, dadi onesti?
help-verify-file = Il registro
help-verify-commitment = La promessa che hai annotato prima del primo lancio

## The manual pages

man-files = File
man-environment = Variabili d’ambiente
man-exit = Stato di uscita
man-file-house = Tutte le partite. Il file si trova nella cartella dei dati.
man-file-tables = Il gioco perfetto che è stato lungo da calcolare; lo tiene qui «yatzy solve».
man-variable-data = La cartella dei dati, se --data non ne indica una.
man-variable-xdg = La cartella in cui i programmi tengono i loro dati; la cartella dei dati è «yatzy» al suo interno.
man-variable-lang = La lingua, se --lang non ne indica una. Conta la prima variabile impostata.
man-variable-no-colour = Se è impostata, il gioco da terminale non usa colori.
man-exit-done = Fatto, o la risposta è sì.
man-exit-no = La risposta è no: un registro viola una regola, o i suoi dadi non concordano con la prova.
man-exit-wrong = Qualcosa nel comando o in un file era sbagliato; una frase dice che cosa.
man-unwritable = Le pagine di manuale non si possono scrivere in «{ $path }» ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Qui non c’è «{ $flag }»; «{ $command } --help» elenca quello che c’è.
usage-unknown-flag-near = Qui non c’è «{ $flag }»; forse cercavi «{ $near }»?
usage-unknown-command = Non c’è un comando «{ $given }»; i comandi sono { $commands }.
usage-missing = Manca «{ $missing }»; si scrive così: { $usage }
usage-no-value = «{ $flag }» vuole un valore dopo di sé.
usage-conflict = «{ $flag }» non va insieme a «{ $other }»; togli uno dei due.
usage-twice = «{ $flag }» è indicato due volte; indicalo una volta sola.
usage-needless-value = «{ $flag }» non prende un valore; togli «{ $value }».
usage-unexpected = «{ $given }» è di troppo; si scrive così: { $usage }
usage-not-text = La riga di comando non è testo in UTF-8; scrivila in UTF-8.
usage-wrong = La riga di comando non si capisce; «{ $command } --help» la spiega.
usage-unknown-command-near = Non c’è un comando «{ $given }»; forse cercavi «{ $near }»?
lang-unknown = Yatzy non parla «{ $lang }»; le lingue sono { $langs }.
number-wrong = { $flag } non può essere «{ $given }»; indica un numero intero da { $low } a { $high }.
input-failed = Lo standard input non si può leggere ({ $detail }).
output-failed = L’output non si può scrivere ({ $detail }).

## yatzy score

score-title = { $hand } · { $title }
score-box = Casella
score-points = Punti
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Lancia. Da qui, giocando al meglio, si fanno in media { $value } punti.
advise-best-keep = La scelta migliore: tenere { $keep }. Da lì, giocando al meglio, si fanno in media { $value } punti.
advise-best-throw-all = La scelta migliore: rilanciare tutti i dadi. Da lì, giocando al meglio, si fanno in media { $value } punti.
advise-best-score = La scelta migliore: segnare { $points } nella casella «{ $box }». Da lì, giocando al meglio, si fanno in media { $value } punti.
advise-best-strike = La scelta migliore: barrare la casella «{ $box }». Da lì, giocando al meglio, si fanno in media { $value } punti.
advise-best-declare = La scelta migliore: dichiarare la casella «{ $box }». Da lì, giocando al meglio, si fanno in media { $value } punti.

## yatzy advise: all actions, and what goes wrong

# $title: the game
advise-title = { $title }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} sulla scheda
advise-title-hand = { $hand } · { $title }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} sulla scheda
advise-rethrows-left = { $rethrows ->
    [0] nessun rilancio rimasto
    [one] ancora { $rethrows } rilancio
   *[other] ancora { $rethrows } rilanci
}
advise-action = Scelta
advise-points = Punti
advise-value = Totale
advise-cost = Costo
advise-throw = lanciare
advise-keep = tenere { $keep }
advise-throw-all = rilanciare tutto
advise-score = { $box }
advise-strike = barrare «{ $box }»
advise-declare = dichiarare «{ $box }»
advise-over = Tutte le caselle di questa scheda sono piene: non resta niente da fare.
advise-rethrows = Questa scheda può avere al massimo { $most ->
    [one] { $most } rilancio
   *[other] { $most } rilanci
}, non { $found }.
advise-unreachable = Nessuna partita con queste regole porta a questa scheda; controlla le caselle.
# $given: a part of --card
advise-card-form = «{ $given }» non riempie nessuna casella; scrivi BOX=POINTS, separati da virgole, come in "ones=3,yatzy=0".
advise-card-points = «{ $given }» non può essere il punteggio della casella { $box }; scrivi un numero intero, come in «{ $box }=0».
advise-no-such-box = Questo segnapunti non ha una casella «{ $id }»; forse cercavi { $near }?
advise-no-such-box-far = Questo segnapunti non ha una casella «{ $id }»; le sue caselle sono { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Questo segnapunti non ha una casella «{ $id }»; le sue caselle sono { $boxes }, con { $columns } per la colonna.
advise-rethrows-without-hand = «--rethrows» vuole dei dadi; indicali con «--hand», come in --hand 6-6-6-5-5.
advise-name-first = In questo gioco si dichiara una casella prima del primo lancio; di’ quale con «--declared BOX».

## yatzy solve, and perfect play wherever it is asked for

solving = Calcolo
solving-statistics = Calcolo delle medie
solve-fitted-title = Il miglior gioco conosciuto: { $title }
solve-fitted-error = Errore della stima
solve-fitted-why = Questo gioco ha troppe posizioni per esaminarle tutte: il valore di una scheda è perciò stimato da molte di esse. Ogni turno e le ultime { $cells } caselle sono esatti.
solve-fitted-games = Casella per casella, da partite simulate ({ $games })
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Risolvere questo gioco richiede circa { $time } su { $threads ->
    [one] { $threads } thread
   *[other] { $threads } thread
} ({ $cpu } di tempo di calcolo), { $memory } di memoria e { $disk } su disco, in { $path }. Si può interrompere: la volta dopo continua dall’ultimo turno finito.
solve-resumes = Continua una tabella già cominciata.
solve-interrupted = Interrotto. Lo stesso comando riprende dopo l’ultimo turno finito.
# $time: how long solving takes; $disk: the table's size
solve-first = Per queste regole il gioco perfetto qui non è ancora calcolato; «yatzy solve» con le stesse regole lo fa una volta per tutte, in circa { $time } di tempo di calcolo e con { $disk } su disco.
solve-too-many-cells = Questo segnapunti ha { $cells } caselle, troppe da esaminare: il gioco perfetto è noto fino a { $most } caselle.
solve-title = Il gioco perfetto: { $title }
solve-expected = Totale medio
solve-deviation = Deviazione standard
solve-bonus-chance = Probabilità del bonus
solve-states = Posizioni
solve-error = Errore numerico
solve-at-most = meno di { $error }
solve-time = Tempo per il totale
solve-time-all = Tempo per tutto
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, { $cpu } s di tempo di calcolo
solve-box = Casella
solve-mean = Media
solve-zero = Zero
solve-share = Quota
solve-percentiles = Quota di partite che finiscono con questo totale o meno
solve-percentiles-simulated = Quota di partite simulate ({ $games }) finite con questo totale o meno

## The tables of values that yatzy solve keeps

solution-io = La tabella non si può leggere o scrivere ({ $detail }).
solution-not-a-table = Questa non è una tabella di valori; cancellala, e «yatzy solve» la rifà.
solution-version = Questa tabella è della versione { $found }, che il programma non legge; cancellala, e «yatzy solve» la rifà.
solution-other-rules = Questa tabella è stata fatta per altre regole; cancellala, e «yatzy solve» la rifà.
solution-length = Questa tabella ha { $found } byte invece di { $expected }; cancellala, e «yatzy solve» la rifà.
solution-damaged = Questa tabella è rovinata al byte { $at }; cancellala, e «yatzy solve» la rifà.
data-no-folder = Non c’è posto per i dati del programma, perché il sistema non indica una cartella personale; danne una con --data DIR o YATZY_DATA.
data-unwritable = La cartella «{ $path }» non si può creare ({ $detail }); danne un’altra con --data DIR o YATZY_DATA.

## yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $title }, seme { $seed }
simulate-playing = Partite in corso
simulate-seat = Posto
simulate-mean = Media
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Deviazione
simulate-wins = Vittorie
# Games whose first place was shared
simulate-shared = Pari
simulate-no-bot = «{ $given }» non può giocare qui: le partite simulate le gioca il computer; scrivi bot:LEVEL, dove il livello è { $levels }.
simulate-too-many-seats = { $found ->
    [one] { $found } posto è troppo
   *[other] { $found } posti sono troppi
}; indicane al massimo { $most }.

## yatzy export, yatzy import

export-done = Partite scritte: { $count }
export-there = «{ $path }» esiste già; scegli un altro nome, così nulla va perso.
export-no-database = Non c’è nessun database in { $database }. Indica la sua cartella con --data DIR, o il database stesso con --database URL.
export-unwritable = «{ $path }» non si può scrivere ({ $detail }); scegli un altro posto.
import-done = Partite nuove: { $count }. Già qui: { $known }.
import-not = Questo non è un file come lo scrive «yatzy export» di questa versione.
import-line = La riga { $line } non si può leggere come partita, quindi non è stato importato nulla.

## yatzy completions

completions-unknown = Non ci sono completamenti per «{ $shell }»; le shell sono { $shells }.

## Games with the same dice

same-rules = La sfida ha le sue regole. Togli --rules e --set.
same-total = { $name }: { $points }
same-challenge = Sfida un amico con gli stessi dadi:
help-match = Confronta partite giocate con gli stessi dadi
help-match-game = Il registro di una partita finita con i dadi condivisi, o un codice di sfida
