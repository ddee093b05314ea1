# The site: the whole game in a browser, without a server.

site-update-waits = Una nuova versione di Yatzy è pronta. Partirà dopo questa partita.
site-nearly-full = Su questo dispositivo non c’è quasi più spazio per Yatzy. Fai un backup delle tue partite e cancellane qualcuna.
site-may-go = Questo browser può cancellare le tue partite quando sul dispositivo manca lo spazio. Installa Yatzy oppure tieni un backup.
site-goes-after-a-week = Safari cancella le tue partite se non apri Yatzy per sette giorni. Per conservarle aggiungi Yatzy alla schermata Home. Lì all’inizio è vuoto: ripristina le partite da un backup.
site-back-up = Fai un backup
site-put-away = OK
site-install = Installa Yatzy
site-loading = Un momento, Yatzy si sta caricando.
site-not-loaded = Non è stato possibile caricare Yatzy. Controlla la connessione e riprova.
site-try-again = Riprova
site-cannot-keep = Questo browser non può salvare Yatzy qui. Aprilo in una finestra normale, non in una privata, a un indirizzo che comincia con https.
site-too-old = Questo browser è troppo vecchio per Yatzy. Aggiornalo, oppure apri Yatzy in Chrome o Edge dalla 108, Firefox dalla 121 o Safari dalla 16.4.
site-needs-script = Yatzy gira nel tuo browser e per questo ha bisogno di JavaScript. Attivalo.
site-language-away = Questa lingua non è ancora scaricata. Collegati una volta a Internet per averla.
site-paper-away = La stampa non è ancora scaricata. Collegati una volta a Internet per averla.
site-full = Su questo dispositivo non c’è più spazio, quindi non è stato salvato niente. Fai un backup delle tue partite, cancellane qualcuna e riprova.
site-dice-secret = Questi dadi si lanciano su questo dispositivo, che ne conosce anche il segreto. Sono onesti, ma non lo puoi dimostrare ad altri.
site-games = Partite su questo dispositivo
site-back-up-hint = Tutte le partite in un file, finite o no. Tienilo in un altro posto: da lì puoi ripristinare le partite qui, su un altro dispositivo o su un server di Yatzy.
site-restore = Ripristina le partite
site-restore-hint = Da un backup o da un registro.
site-restore-not = Questo file non è né un backup né un registro.
site-restore-secret = I dadi di questa partita sono ancora segreti. Usa un backup, o aspetta che la partita finisca.
site-records-here = Questo dispositivo
site-records-title = Record su questo dispositivo
site-go-on-none = Le partite che cominci su questo dispositivo compaiono qui.
