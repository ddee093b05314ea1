# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Protokolli sõrmejälg
dice-fingerprint-hint = See seade märgib üles uusima sõrmejälje. Muudetud protokollis seda pole.
dice-yourself = Kontrolli ise: laadi protokoll alla ja käivita
dice-agrees = See, mille see seade mängu ajal üles märkis, klapib protokolliga.
dice-differs = See, mille see seade mängu ajal üles märkis, ei klapi protokolliga: need pole täringud, mida ta nägi.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = saab kohe kontrollida
dice-promise = Täringulubadus
dice-secret = Täringute saladus
dice-check = Kontrolli täringuid
dice-fair = Mida see tõestab: server ei valinud veeretusi kohale, mida ta ei juhi. Mida see tõestada ei saa: mängiv korraldaja teab saladust ning arvuti veeretustes ja skriptita lehtedelt tulnud veeretustes pole mängija baite.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Kett
verify-chain-kept = terve: iga rida on nii, nagu see kirjutati
verify-chain-none = puudub: protokoll on kirjutatud käsitsi või vanema versiooniga, nii et muudetud rida ei paistaks välja
verify-chain-absent = puudub: mäng algas vanemas versioonis või kett on eemaldatud, nii et muudetud rida ei paistaks välja
verify-chain-broken = katki
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Sõrmejälg
verify-fingerprint-found = Protokoll jätkub sõrmejäljest, mille üles kirjutasid.
verify-fingerprint-missing = Sõrmejälge, mille üles kirjutasid, protokollis pole, nii et see on teine mäng või on selle varasemaid käike muudetud.
verify-fingerprint-advice = Kes kirjutab faili, saab kirjutada ka selle keti. Rohkem tõestab sõrmejälg, mille seade mängu ajal üles märkis: --head.
verify-bad-fingerprint = „{ $given }” ei ole sõrmejälg; anna need 64 kuueteistkümnendnumbrit, mida lauas näidati.
verify-no-secret = Mäng on läbi, aga protokollis pole saladust, nii et täringuid ei saa kontrollida.
verify-rules = Reeglid
verify-dice = Täringud
verify-rules-kept = igal real täidetud
verify-rules-broken = rikutud
verify-dice-verified = { $throws ->
    [one] kinnitatud: ainus veeretus tuleneb saladusest
   *[other] kinnitatud: kõik { $throws } veeretust tulenevad saladusest
}
verify-dice-verified-all = kinnitatud: kõik veeretused tulenevad saladusest
verify-dice-wrong = valed
verify-dice-real = midagi pole kontrollida: päris täringud
verify-dice-no-secret = ei saa veel kontrollida: saladus avaldatakse mängu lõpus
verify-dice-unbound = ei saa kontrollida: protokollis pole saladuse kohta lubadust
verify-without-bytes = { $count ->
    [one] Ühele veeretusele ei toonud ühegi mängija seade baite:
   *[other] { $count } veeretusele ei toonud ühegi mängija seade baite:
}
verify-wrong-secret = Saladus ei vasta lubadusele, nii et need pole täringud, mida programm lubas.
verify-wrong-commitment = Lubadus, mille üles kirjutasid, pole see, mis on protokollis, nii et see pole mäng, millest sulle teatati.
verify-wrong-throw = Veeretus { $number } ei ole see, mille annavad saladus ja mängija baidid, nii et seda on muudetud.
verify-bad-commitment = „{ $given }” ei ole lubadus; anna need 64 kuueteistkümnendnumbrit, mida näidati enne esimest veeretust.
