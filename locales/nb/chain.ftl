# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Kjeden brytes her: denne linjen, eller noe den er bundet til, er endret.
# $number: of the throw, from 1
record-no-such-throw = Kast { $number } ble aldri kastet, så ingen byte kan høre til det.

# yatzy verify: a row each
verify-chain = Kjede
verify-chain-kept = hel: hver linje er slik den ble skrevet
verify-chain-none = ingen: spilloggen er skrevet for hånd eller av en eldre versjon, så en endret linje ville ikke synes
verify-chain-broken = brutt
# The newest hash of the chain, by which a later game log is recognised
verify-head = Hode
verify-head-found = Spilloggen fortsetter fra hodet du skrev opp.
verify-head-missing = Hodet du skrev opp, er ikke i spilloggen, så dette er et annet spill eller en annen fortid.
verify-head-advice = Den som skriver en fil, kan også skrive kjeden; et hode som en enhet noterte under spillet, viser mer: --head.
verify-bad-head = «{ $given }» er ikke et hode; oppgi de 64 heksadesimale sifrene som ble vist ved bordet.
verify-no-secret = Spillet er slutt, men hemmeligheten er ikke i spilloggen, så terningene kan ikke sjekkes.
help-verify-head = Et hode som en enhet noterte under spillet
web-head = Spilloggens hode
web-head-hint = Denne enheten noterer det nyeste hodet. En spillogg med en annen fortid har det ikke.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Ærlige terninger er minst så ujevne i { $games } av 100 spill.

# yatzy export, yatzy import
help-export = Skriv alle spill, ferdige eller ikke, til én fil
help-export-file = Filen som skal skrives; den må ikke finnes ennå
help-import = Ta inn spillene fra en fil som «yatzy export» skrev
help-import-file = Filen som ble eksportert
export-done = Skrevne spill: { $count }
export-there = «{ $path }» finnes allerede; velg et annet navn, så ingenting går tapt.
import-done = Nye spill: { $count }. Var her allerede: { $known }.
import-not = Dette er ikke en fil slik «yatzy export» i denne versjonen skriver.
import-line = Linje { $line } kan ikke leses som et spill, så ingenting ble tatt inn.
export-unwritable = «{ $path }» kan ikke skrives ({ $detail }); velg et annet sted.
