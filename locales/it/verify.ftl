# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

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

help-verify = Controllare un registro: regole rispettate, dadi onesti?
help-verify-file = Il registro
help-verify-commitment = L’impegno che hai annotato prima del primo lancio
