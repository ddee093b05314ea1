# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

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

help-verify = Pārbaudīt protokolu: vai noteikumi ievēroti un kauliņi godīgi
help-verify-file = Protokols
help-verify-commitment = Saistība, kas pierakstīta pirms pirmā metiena
