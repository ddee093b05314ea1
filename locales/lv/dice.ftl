# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Protokola galva
dice-fingerprint-hint = Šī ierīce pieraksta jaunāko galvu. Protokolā ar citu pagātni tās nav.
dice-yourself = Vari pārbaudīt: lejupielādē protokolu un palaid
dice-agrees = Tas, ko šī ierīce spēles laikā pierakstīja, sakrīt ar protokolu.
dice-differs = Tas, ko šī ierīce spēles laikā pierakstīja, nesakrīt ar protokolu: tie nav kauliņi, ko tā redzēja.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = varēs pārbaudīt pēc mirkļa
dice-promise = Kauliņu saistība
dice-secret = Kauliņu noslēpums
dice-check = Pārbaudīt kauliņus
dice-fair = Ko tas parāda: serveris nav izvēlējies tās vietas metienus, kuru tas nepārvalda. Ko tas nevar parādīt: saimnieks, kas pats spēlē, noslēpumu zina; datora un lapu bez skriptiem metienos spēlētāja baitu nav.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Ķēde
verify-chain-kept = vesela: katra rindiņa ir tāda, kā uzrakstīta
verify-chain-none = nav: protokols rakstīts ar roku vai vecākā versijā, tātad mainīta rindiņa nebūtu redzama
verify-chain-broken = pārtrūkusi
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Galva
verify-fingerprint-found = Protokols turpinās no tevis pierakstītās galvas.
verify-fingerprint-missing = Tevis pierakstītās galvas protokolā nav, tātad šī ir cita spēle vai cita pagātne.
verify-fingerprint-advice = Kas raksta failu, var uzrakstīt arī tā ķēdi; vairāk parāda galva, ko ierīce pierakstīja spēles laikā: --head.
verify-bad-fingerprint = “{ $given }” nav galva; norādi 64 heksadecimālos ciparus, kas rādīti pie galda.
verify-no-secret = Spēle ir beigusies, bet protokolā nav noslēpuma, tātad kauliņus nevar pārbaudīt.
verify-rules = Noteikumi
verify-dice = Kauliņi
verify-rules-kept = ievēroti katrā rindiņā
verify-rules-broken = pārkāpti
# $throws: how many throws the game had
verify-dice-verified = { $throws ->
    [1] pārbaudīti: vienīgais metiens izriet no noslēpuma
   *[other] pārbaudīti: visi metieni ({ $throws }) izriet no noslēpuma
}
verify-dice-verified-all = pārbaudīti: visi metieni izriet no noslēpuma
verify-dice-wrong = nepareizi
verify-dice-real = nav ko pārbaudīt: īsti kauliņi
verify-dice-no-secret = vēl nevar pārbaudīt: noslēpumu publicē spēles beigās
verify-dice-unbound = nevar pārbaudīt: protokolā nav saistības ar tās noslēpumu
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [zero] { $count } metieniem neviena spēlētāju ierīce nedeva baitus:
    [one] { $count } metienam neviena spēlētāju ierīce nedeva baitus:
   *[other] { $count } metieniem neviena spēlētāju ierīce nedeva baitus:
}
verify-wrong-secret = Noslēpums neatbilst saistībai, tātad tie nav kauliņi, kurus programma solīja.
verify-wrong-commitment = Tevis pierakstītā saistība nav tā, kas protokolā, tātad šī nav spēle, kuru tev pieteica.
verify-wrong-throw = { $number }. metiens nav tas, ko dod noslēpums un spēlētāja baiti, tātad tas ir mainīts.
verify-bad-commitment = “{ $given }” nav saistība; norādi 64 heksadecimālos ciparus, kas rādīti pirms pirmā metiena.
