# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Impronta del registro
dice-fingerprint-hint = Questo dispositivo annota l’impronta più recente. Un registro modificato non ce l’ha.
dice-yourself = Controlla di persona: scarica il registro ed esegui
dice-agrees = Ciò che questo dispositivo ha annotato durante la partita concorda con il registro.
dice-differs = Ciò che questo dispositivo ha annotato durante la partita non concorda con il registro: non sono i dadi che ha visto.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = controllabili tra un momento
dice-promise = Promessa sui dadi
dice-secret = Segreto dei dadi
dice-check = Controlla i dadi
dice-fair = Che cosa dimostra: il server non ha scelto i lanci di un posto che non controlla. Che cosa non può dimostrare: chi ospita e gioca conosce il segreto, e i lanci del computer o delle pagine senza script non contengono byte di un giocatore.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Catena
verify-chain-kept = intatta: ogni riga è come fu scritta
verify-chain-none = nessuna: il registro è stato scritto a mano o da una versione precedente, quindi una riga cambiata non si vedrebbe
verify-chain-absent = nessuna: la partita è iniziata in una versione precedente o la catena è stata tolta, quindi una riga cambiata non si vedrebbe
verify-chain-broken = spezzata
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Impronta
verify-fingerprint-found = Il registro prosegue dall’impronta che hai annotato.
verify-fingerprint-missing = L’impronta che hai annotato non è nel registro, quindi è un’altra partita, o i suoi primi turni sono stati modificati.
verify-fingerprint-advice = Chi scrive un file può scriverne anche la catena. Dimostra di più un’impronta annotata da un dispositivo durante la partita: --head.
verify-bad-fingerprint = «{ $given }» non è un’impronta; indica le 64 cifre esadecimali mostrate al tavolo.
verify-no-secret = La partita è finita, ma nel registro manca il segreto, quindi i dadi non sono controllabili.
verify-rules = Regole
verify-dice = Dadi
verify-rules-kept = rispettate in ogni riga
verify-rules-broken = violate
# $throws: how many throws the game had
verify-dice-verified = { $throws ->
    [one] verificati: l’unico lancio segue dal segreto
   *[other] verificati: tutti i lanci ({ $throws }) seguono dal segreto
}
verify-dice-verified-all = verificati: tutti i lanci seguono dal segreto
verify-dice-wrong = falsi
verify-dice-real = niente da controllare: dadi veri
verify-dice-no-secret = non ancora controllabili: il segreto si pubblica a fine partita
verify-dice-unbound = non controllabili: il registro non contiene una promessa con il suo segreto
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] Per { $count } lancio nessun dispositivo dei giocatori ha dato byte:
   *[other] Per { $count } lanci nessun dispositivo dei giocatori ha dato byte:
}
verify-wrong-secret = Il segreto non corrisponde alla promessa, quindi questi non sono i dadi che il programma aveva promesso.
verify-wrong-commitment = La promessa che hai annotato non è quella del registro, quindi questa non è la partita che ti era stata annunciata.
verify-wrong-throw = Il lancio { $number } non è quello che danno il segreto e i byte del giocatore, quindi è stato cambiato.
verify-bad-commitment = «{ $given }» non è una promessa; indica le 64 cifre esadecimali mostrate prima del primo lancio.
