# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = La catena si spezza qui: questa riga, o qualcosa a cui è legata, è stata cambiata.
# $number: of the throw, from 1
record-no-such-throw = Il lancio { $number } non c’è mai stato, quindi nessun byte può appartenergli.

# yatzy verify: a row each
verify-chain = Catena
verify-chain-kept = intatta: ogni riga è come fu scritta
verify-chain-none = nessuna: il registro è stato scritto a mano o da una versione precedente, quindi una riga cambiata non si vedrebbe
verify-chain-broken = spezzata
# The newest hash of the chain, by which a later game log is recognised
verify-head = Testa
verify-head-found = Il registro prosegue dalla testa che hai annotato.
verify-head-missing = La testa che hai annotato non è nel registro, quindi è un’altra partita o un altro passato.
verify-head-advice = Chi scrive un file può scriverne anche la catena; una testa annotata da un dispositivo durante la partita mostra di più: --head.
verify-bad-head = «{ $given }» non è una testa; indica le 64 cifre esadecimali mostrate al tavolo.
verify-no-secret = La partita è finita, ma nel registro manca il segreto, quindi i dadi non sono controllabili.
help-verify-head = Una testa che un dispositivo ha annotato durante la partita
web-head = Testa del registro
web-head-hint = Questo dispositivo annota la testa più recente. Un registro con un altro passato non ce l’ha.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Dadi onesti sono almeno così irregolari in { $games } partite su 100.

# yatzy export, yatzy import
help-export = Scrivere tutte le partite, finite o no, in un file
help-export-file = Il file da scrivere; non deve ancora esistere
help-import = Prendere le partite da un file scritto da «yatzy export»
help-import-file = Il file esportato
export-done = Partite scritte: { $count }
export-there = «{ $path }» esiste già; scegli un altro nome, così nulla va perso.
import-done = Partite nuove: { $count }. Già qui: { $known }.
import-not = Questo non è un file come lo scrive «yatzy export» di questa versione.
import-line = La riga { $line } non si può leggere come partita, quindi non è stato preso nulla.
export-unwritable = «{ $path }» non si può scrivere ({ $detail }); scegli un altro posto.
