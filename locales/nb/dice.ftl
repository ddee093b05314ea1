# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Spilloggens fingeravtrykk
dice-fingerprint-hint = Denne enheten noterer det nyeste fingeravtrykket. En endret spillogg har det ikke.
dice-yourself = Sjekk selv: last ned spilloggen og kjør
dice-agrees = Det denne enheten noterte under spillet, stemmer med spilloggen.
dice-differs = Det denne enheten noterte under spillet, stemmer ikke med spilloggen: dette er ikke terningene den så.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = kan sjekkes om et øyeblikk
dice-promise = Løfte om terningene
dice-secret = Terningenes hemmelighet
dice-check = Sjekk terningene
dice-fair = Hva det beviser: serveren valgte ikke kastene for en plass den ikke styrer. Hva det ikke kan bevise: en vert som spiller, kjenner hemmeligheten, og datamaskinens kast og kast fra sider uten skript har ingen byte fra en spiller.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Kjede
verify-chain-kept = hel: hver linje er slik den ble skrevet
verify-chain-none = ingen: spilloggen er skrevet for hånd eller av en eldre versjon, så en endret linje ville ikke synes
verify-chain-absent = ingen: spillet begynte i en eldre versjon, eller kjeden er fjernet, så en endret linje ville ikke synes
verify-chain-broken = brutt
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Fingeravtrykk
verify-fingerprint-found = Spilloggen fortsetter fra fingeravtrykket du skrev opp.
verify-fingerprint-missing = Fingeravtrykket du skrev opp, er ikke i spilloggen, så dette er et annet spill, eller tidligere turer er endret.
verify-fingerprint-advice = Den som skriver en fil, kan også skrive kjeden. Et fingeravtrykk som en enhet noterte under spillet, beviser mer: --head.
verify-bad-fingerprint = «{ $given }» er ikke et fingeravtrykk; oppgi de 64 heksadesimale sifrene som ble vist ved bordet.
verify-no-secret = Spillet er slutt, men hemmeligheten er ikke i spilloggen, så terningene kan ikke sjekkes.
verify-rules = Regler
verify-dice = Terninger
verify-rules-kept = fulgt på hver linje
verify-rules-broken = brutt
verify-dice-verified = { $throws ->
    [one] bekreftet: det ene kastet følger av hemmeligheten
   *[other] bekreftet: alle { $throws } kastene følger av hemmeligheten
}
verify-dice-verified-all = bekreftet: alle kastene følger av hemmeligheten
verify-dice-wrong = feil
verify-dice-real = ingenting å sjekke: ekte terninger
verify-dice-no-secret = kan ikke sjekkes ennå: hemmeligheten vises når spillet er slutt
verify-dice-unbound = kan ikke sjekkes: spilloggen har ikke noe løfte med hemmeligheten
verify-without-bytes = { $count ->
    [one] Til ett kast bidro ingen spillers enhet med byte:
   *[other] Til { $count } kast bidro ingen spillers enhet med byte:
}
verify-wrong-secret = Hemmeligheten stemmer ikke med løftet, så terningene er ikke de programmet lovet.
verify-wrong-commitment = Løftet du skrev opp, er ikke det i spilloggen, så dette er ikke spillet du fikk melding om.
verify-wrong-throw = Kast { $number } er ikke det hemmeligheten og spillerens byte gir, så det er endret.
verify-bad-commitment = «{ $given }» er ikke et løfte; oppgi de 64 heksadesimale sifrene som ble vist før første kast.
