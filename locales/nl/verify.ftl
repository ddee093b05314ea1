# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

verify-rules = Regels
verify-dice = Dobbelstenen
verify-rules-kept = overal gevolgd
verify-rules-broken = overtreden
verify-dice-verified = { $throws ->
    [one] gecontroleerd: de ene worp volgt uit het geheim
   *[other] gecontroleerd: alle { $throws } worpen volgen uit het geheim
}
verify-dice-verified-all = gecontroleerd: alle worpen volgen uit het geheim
verify-dice-wrong = fout
verify-dice-real = niets te controleren: echte dobbelstenen
verify-dice-no-secret = nog niet te controleren: het geheim komt vrij als het spel is afgelopen
verify-dice-unbound = niet te controleren: het verslag heeft geen vastlegging van zijn geheim
verify-without-bytes = { $count ->
    [one] Aan één worp droeg geen apparaat van een speler bytes bij:
   *[other] Aan { $count } worpen droeg geen apparaat van een speler bytes bij:
}
verify-wrong-secret = Het geheim past niet bij de vastlegging, dus het zijn niet de dobbelstenen waaraan het programma gebonden was.
verify-wrong-commitment = De vastlegging die je hebt genoteerd, is niet die in het verslag, dus dit is niet het spel dat je was aangekondigd.
verify-wrong-throw = Worp { $number } is niet wat het geheim en de bytes van de speler geven, dus hij is veranderd.
verify-bad-commitment = “{ $given }” is geen vastlegging; geef de 64 hexadecimale cijfers op die vóór de eerste worp te zien waren.

help-verify = Controleer een verslag: zijn de regels gevolgd en de dobbelstenen eerlijk?
help-verify-file = Het verslag
help-verify-commitment = De vastlegging die je vóór de eerste worp hebt genoteerd
