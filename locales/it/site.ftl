# The site: the whole game in a browser, without a server.

site-update-waits = C’è una nuova versione di Yatzy. Arriva quando questa partita è finita.
site-nearly-full = Su questo dispositivo non c’è quasi più spazio per Yatzy. Fai una copia delle tue partite e cancellane qualcuna.
site-may-go = Questo browser può cancellare le tue partite quando sul dispositivo manca lo spazio. Installa Yatzy oppure tieni una copia.
site-goes-after-a-week = Safari cancella le tue partite se non apri Yatzy per sette giorni. Metti Yatzy nella schermata Home: lì restano. All’inizio lì è vuoto; una copia porta con sé le tue partite.
site-back-up = Fai una copia
site-put-away = OK
site-install = Installa Yatzy
site-loading = Un momento, Yatzy sta arrivando.
site-not-loaded = Non si è riusciti a caricare Yatzy. Controlla la connessione e riprova.
site-try-again = Riprova
site-cannot-keep = Questo browser non può tenere Yatzy qui. Aprilo in una finestra normale, non in una privata, a un indirizzo che comincia con https.
site-needs-script = Yatzy gira nel tuo browser e per questo ha bisogno di JavaScript. Attivalo.
site-language-away = Questa lingua non è ancora sul dispositivo. Collegati una volta, e resta.
site-paper-away = Quello che prepara la carta non è ancora sul dispositivo. Collegati una volta, e resta.
site-full = Su questo dispositivo non c’è più spazio, quindi non è stato salvato. Fai una copia delle tue partite, cancellane qualcuna e riprova.
site-dice-secret = Questi dadi si lanciano su questo dispositivo, che ne conosce anche il segreto. Sono onesti, ma agli altri non dimostrano niente.
site-one-device = Qui giocano tutti su questo solo dispositivo. Per giocare su più dispositivi qualcuno avvia il server di Yatzy su un computer; un link o un codice porta poi gli altri al tavolo.
site-games = Partite su questo dispositivo
site-back-up-hint = Tutte le partite in un file, finite o no. Tienilo altrove: le riporta qui, su un altro dispositivo o su un server di Yatzy.
site-restore = Riporta le partite
site-restore-hint = Da una copia o da un registro.
site-restore-not = Questo file non è né una copia né un registro.
site-records-here = Questo dispositivo
site-records-title = Record su questo dispositivo
