# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Protokola pirkstu nospiedums
dice-fingerprint-hint = Šī ierīce pieraksta jaunāko pirkstu nospiedumu. Mainītā protokolā tā nav.
dice-yourself = Vari pārbaudīt: lejupielādē protokolu un palaid
dice-agrees = Tas, ko šī ierīce spēles laikā pierakstīja, sakrīt ar protokolu.
dice-differs = Tas, ko šī ierīce spēles laikā pierakstīja, nesakrīt ar protokolu: tie nav kauliņi, ko tā redzēja.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = varēs pārbaudīt pēc mirkļa
dice-promise = Solījums par kauliņiem
dice-secret = Kauliņu noslēpums
dice-check = Pārbaudīt kauliņus
dice-fair = Ko tas pierāda: serveris nav izvēlējies tās vietas metienus, kuru tas nepārvalda. Ko tas nevar pierādīt: saimnieks, kas pats spēlē, noslēpumu zina, un datora metienos vai metienos no lapām bez skriptiem spēlētāja baitu nav.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Ķēde
verify-chain-kept = vesela: katra rindiņa ir tāda, kā uzrakstīta
verify-chain-none = nav: protokols rakstīts ar roku vai vecākā versijā, tātad mainīta rindiņa nebūtu redzama
verify-chain-absent = nav: spēle sākta vecākā versijā vai ķēde noņemta, tātad mainīta rindiņa nebūtu redzama
verify-chain-broken = pārtrūkusi
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Pirkstu nospiedums
verify-fingerprint-found = Protokols turpinās no pirkstu nospieduma, ko pierakstīji.
verify-fingerprint-missing = Pirkstu nospieduma, ko pierakstīji, protokolā nav, tātad šī ir cita spēle vai tās agrākie gājieni ir mainīti.
verify-fingerprint-advice = Ikviens, kas raksta failu, var uzrakstīt arī tā ķēdi. Vairāk pierāda pirkstu nospiedums, ko ierīce pierakstīja spēles laikā: --head.
verify-bad-fingerprint = “{ $given }” nav pirkstu nospiedums; norādi 64 heksadecimālos ciparus, kas rādīti pie galda.
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
verify-dice-unbound = nevar pārbaudīt: protokolā nav solījuma par šo noslēpumu
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [zero] { $count } metieniem neviena spēlētāju ierīce nedeva baitus:
    [one] { $count } metienam neviena spēlētāju ierīce nedeva baitus:
   *[other] { $count } metieniem neviena spēlētāju ierīce nedeva baitus:
}
verify-wrong-secret = Noslēpums neatbilst solījumam, tātad tie nav kauliņi, kurus programma solīja.
verify-wrong-commitment = Solījums, ko pierakstīji, nav tas, kas ir protokolā, tātad šī nav spēle, par kuru tev paziņoja.
verify-wrong-throw = { $number }. metiens nav tas, ko dod noslēpums un spēlētāja baiti, tātad tas ir mainīts.
verify-bad-commitment = “{ $given }” nav solījums; norādi 64 heksadecimālos ciparus, kas rādīti pirms pirmā metiena.
