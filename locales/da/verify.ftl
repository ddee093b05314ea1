# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

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
verify-dice-unbound = kan ikke tjekkes: spilloggen har ingen forpligtelse til sin hemmelighed
verify-without-bytes = { $count ->
    [one] Til ét kast bidrog ingen spillers enhed med byte:
   *[other] Til { $count } kast bidrog ingen spillers enhed med byte:
}
verify-wrong-secret = Hemmeligheden passer ikke til forpligtelsen, så terningerne er ikke dem, programmet var bundet til.
verify-wrong-commitment = Forpligtelsen, du skrev op, er ikke den i spilloggen, så det er ikke det spil, du fik besked om.
verify-wrong-throw = Kast { $number } er ikke det, hemmeligheden og spillerens byte giver, så det er ændret.
verify-bad-commitment = »{ $given }« er ikke en forpligtelse; angiv de 64 hexadecimale cifre, der blev vist før første kast.

help-verify = Tjek en spillog: er reglerne fulgt, og er terningerne ærlige?
help-verify-file = Spilloggen
help-verify-commitment = Forpligtelsen, du skrev op før første kast
