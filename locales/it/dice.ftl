# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Testa del registro
dice-fingerprint-hint = Questo dispositivo annota la testa più recente. Un registro con un altro passato non ce l’ha.
dice-yourself = Controlla da te: scarica il registro ed esegui
dice-agrees = Ciò che questo dispositivo ha annotato durante la partita concorda con il registro.
dice-differs = Ciò che questo dispositivo ha annotato durante la partita non concorda con il registro: non sono i dadi che ha visto.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = controllabili tra un momento
dice-promise = Impegno dei dadi
dice-secret = Segreto dei dadi
dice-check = Controlla i dadi
dice-fair = Che cosa dimostra: il server non ha scelto i lanci di un posto che non controlla. Che cosa non può dimostrare: chi ospita e gioca conosce il segreto; i lanci del computer, e quelli delle pagine senza script, non contengono byte di un giocatore.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Catena
verify-chain-kept = intatta: ogni riga è come fu scritta
verify-chain-none = nessuna: il registro è stato scritto a mano o da una versione precedente, quindi una riga cambiata non si vedrebbe
verify-chain-broken = spezzata
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Testa
verify-fingerprint-found = Il registro prosegue dalla testa che hai annotato.
verify-fingerprint-missing = La testa che hai annotato non è nel registro, quindi è un’altra partita o un altro passato.
verify-fingerprint-advice = Chi scrive un file può scriverne anche la catena; una testa annotata da un dispositivo durante la partita mostra di più: --head.
verify-bad-fingerprint = «{ $given }» non è una testa; indica le 64 cifre esadecimali mostrate al tavolo.
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
verify-dice-unbound = non controllabili: il registro non contiene un impegno con il suo segreto
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] Per { $count } lancio nessun dispositivo dei giocatori ha dato byte:
   *[other] Per { $count } lanci nessun dispositivo dei giocatori ha dato byte:
}
verify-wrong-secret = Il segreto non corrisponde all’impegno, quindi i dadi non sono quelli a cui il programma era vincolato.
verify-wrong-commitment = L’impegno che hai annotato non è quello del registro, quindi questa non è la partita che ti era stata annunciata.
verify-wrong-throw = Il lancio { $number } non è quello che danno il segreto e i byte del giocatore, quindi è stato cambiato.
verify-bad-commitment = «{ $given }» non è un impegno; indica le 64 cifre esadecimali mostrate prima del primo lancio.
