# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Kæden brydes her: denne linje, eller noget den er bundet til, er ændret.
# $number: of the throw, from 1
record-no-such-throw = Kast { $number } blev aldrig kastet, så der kan ikke høre byte til det.

# yatzy verify: a row each
verify-chain = Kæde
verify-chain-kept = hel: hver linje er, som den blev skrevet
verify-chain-none = ingen: spilloggen er skrevet i hånden eller af en ældre version, så en ændret linje ville ikke kunne ses
verify-chain-broken = brudt
# The newest hash of the chain, by which a later game log is recognised
verify-head = Hoved
verify-head-found = Spilloggen fortsætter fra det hoved, du skrev op.
verify-head-missing = Hovedet, du skrev op, er ikke i spilloggen, så det er et andet spil eller en anden fortid.
verify-head-advice = Den, der skriver en fil, kan også skrive dens kæde; et hoved, som en enhed noterede under spillet, viser mere: --head.
verify-bad-head = »{ $given }« er ikke et hoved; angiv de 64 hexadecimale cifre, der blev vist ved bordet.
verify-no-secret = Spillet er slut, men hemmeligheden er ikke i spilloggen, så terningerne kan ikke tjekkes.
help-verify-head = Et hoved, som en enhed noterede under spillet
web-head = Spilloggens hoved
web-head-hint = Denne enhed noterer det nyeste hoved. En spillog med en anden fortid har det ikke.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Ærlige terninger er mindst så ujævne i { $games } af 100 spil.

# yatzy export, yatzy import
help-export = Skriv alle spil, færdige eller ej, til én fil
help-export-file = Filen, der skal skrives; den må ikke findes endnu
help-import = Tag spillene ind fra en fil, som »yatzy export« skrev
help-import-file = Filen, der blev eksporteret
export-done = Skrevne spil: { $count }
export-there = »{ $path }« findes allerede; vælg et andet navn, så der ikke går noget tabt.
import-done = Nye spil: { $count }. Var her allerede: { $known }.
import-not = Det er ikke en fil, som »yatzy export« i denne version skriver.
import-line = Linje { $line } kan ikke læses som et spil, så der blev ikke taget noget ind.
export-unwritable = »{ $path }« kan ikke skrives ({ $detail }); vælg et andet sted.
