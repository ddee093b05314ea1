# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

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
verify-dice-unbound = ei saa kontrollida: protokollis pole saladuse kinnistust
verify-without-bytes = { $count ->
    [one] Ühele veeretusele ei toonud ühegi mängija seade baite:
   *[other] { $count } veeretusele ei toonud ühegi mängija seade baite:
}
verify-wrong-secret = Saladus ei vasta sellele kinnistusele, nii et täringud pole need, millega programm end sidus.
verify-wrong-commitment = Kinnistus, mille üles kirjutasid, pole see, mis on protokollis, nii et see pole mäng, millest sulle teatati.
verify-wrong-throw = Veeretus { $number } ei ole see, mille annavad saladus ja mängija baidid, nii et seda on muudetud.
verify-bad-commitment = „{ $given }” ei ole kinnistus; anna need 64 kuueteistkümnendnumbrit, mida näidati enne esimest veeretust.

help-verify = Kontrolli protokolli: kas reeglid on täidetud ja täringud ausad?
help-verify-file = Protokoll
help-verify-commitment = Kinnistus, mille enne esimest veeretust üles kirjutasid
