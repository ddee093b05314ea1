# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

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
verify-dice-unbound = kan ikke sjekkes: spilloggen har ingen forpliktelse til hemmeligheten sin
verify-without-bytes = { $count ->
    [one] Til ett kast bidro ingen spillers enhet med byte:
   *[other] Til { $count } kast bidro ingen spillers enhet med byte:
}
verify-wrong-secret = Hemmeligheten stemmer ikke med forpliktelsen, så terningene er ikke de programmet var bundet til.
verify-wrong-commitment = Forpliktelsen du skrev opp, er ikke den i spilloggen, så dette er ikke spillet du fikk melding om.
verify-wrong-throw = Kast { $number } er ikke det hemmeligheten og spillerens byte gir, så det er endret.
verify-bad-commitment = «{ $given }» er ikke en forpliktelse; oppgi de 64 heksadesimale sifrene som ble vist før første kast.

help-verify = Sjekk en spillogg: er reglene fulgt, og er terningene ærlige?
help-verify-file = Spilloggen
help-verify-commitment = Forpliktelsen du skrev opp før første kast
