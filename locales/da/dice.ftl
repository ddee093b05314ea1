# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Spilloggens fingeraftryk
dice-fingerprint-hint = Denne enhed noterer det nyeste fingeraftryk. En ændret spillog har det ikke.
dice-yourself = Tjek selv: hent spilloggen, og kør
dice-agrees = Det, som denne enhed noterede under spillet, stemmer med spilloggen.
dice-differs = Det, som denne enhed noterede under spillet, stemmer ikke med spilloggen: det er ikke de terninger, den så.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = kan tjekkes om et øjeblik
dice-promise = Løfte om terningerne
dice-secret = Terningernes hemmelighed
dice-check = Tjek terningerne
dice-fair = Hvad det beviser: serveren valgte ikke kastene for en plads, den ikke styrer. Hvad det ikke kan bevise: en vært, der spiller, kender hemmeligheden, og computerens kast og kast fra sider uden script har ingen byte fra en spiller.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Kæde
verify-chain-kept = hel: hver linje er, som den blev skrevet
verify-chain-none = ingen: spilloggen er skrevet i hånden eller af en ældre version, så en ændret linje ville ikke kunne ses
verify-chain-absent = ingen: spillet begyndte i en ældre version, eller kæden er fjernet, så en ændret linje ville ikke kunne ses
verify-chain-broken = brudt
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Fingeraftryk
verify-fingerprint-found = Spilloggen fortsætter fra det fingeraftryk, du skrev op.
verify-fingerprint-missing = Fingeraftrykket, du skrev op, er ikke i spilloggen, så det er et andet spil, eller tidligere ture er ændret.
verify-fingerprint-advice = Den, der skriver en fil, kan også skrive dens kæde. Et fingeraftryk, som en enhed noterede under spillet, beviser mere: --head.
verify-bad-fingerprint = »{ $given }« er ikke et fingeraftryk; angiv de 64 hexadecimale cifre, der blev vist ved bordet.
verify-no-secret = Spillet er slut, men hemmeligheden er ikke i spilloggen, så terningerne kan ikke tjekkes.
verify-rules = Regler
verify-dice = Terninger
verify-rules-kept = fulgt på hver linje
verify-rules-broken = brudt
verify-dice-verified = { $throws ->
    [one] bekræftet: det ene kast følger af hemmeligheden
   *[other] bekræftet: alle { $throws } kast følger af hemmeligheden
}
verify-dice-verified-all = bekræftet: alle kast følger af hemmeligheden
verify-dice-wrong = forkert
verify-dice-real = ikke noget at tjekke: rigtige terninger
verify-dice-no-secret = kan ikke tjekkes endnu: hemmeligheden vises, når spillet er slut
verify-dice-unbound = kan ikke tjekkes: spilloggen har ikke noget løfte med sin hemmelighed
verify-without-bytes = { $count ->
    [one] Til ét kast bidrog ingen spillers enhed med byte:
   *[other] Til { $count } kast bidrog ingen spillers enhed med byte:
}
verify-wrong-secret = Hemmeligheden passer ikke til løftet, så terningerne er ikke dem, programmet lovede.
verify-wrong-commitment = Løftet, du skrev op, er ikke det i spilloggen, så det er ikke det spil, du fik besked om.
verify-wrong-throw = Kast { $number } er ikke det, hemmeligheden og spillerens byte giver, så det er ændret.
verify-bad-commitment = »{ $given }« er ikke et løfte; angiv de 64 hexadecimale cifre, der blev vist før første kast.
