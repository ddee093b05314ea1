# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Kett katkeb siin: seda rida või midagi, millega see on seotud, on muudetud.
# $number: of the throw, from 1
record-no-such-throw = Veeretust { $number } pole kunagi tehtud, nii et sellele ei saa baite kuuluda.

# yatzy verify: a row each
verify-chain = Kett
verify-chain-kept = terve: iga rida on nii, nagu see kirjutati
verify-chain-none = puudub: protokoll on kirjutatud käsitsi või vanema versiooniga, nii et muudetud rida ei paistaks välja
verify-chain-broken = katki
# The newest hash of the chain, by which a later game log is recognised
verify-head = Pea
verify-head-found = Protokoll jätkub peast, mille üles märkisid.
verify-head-missing = Pead, mille üles märkisid, protokollis pole, nii et see on teine mäng või teine minevik.
verify-head-advice = Kes kirjutab faili, saab kirjutada ka selle keti; rohkem näitab pea, mille seade mängu ajal üles märkis: --head.
verify-bad-head = „{ $given }” ei ole pea; anna need 64 kuueteistkümnendnumbrit, mida lauas näidati.
verify-no-secret = Mäng on läbi, aga protokollis pole saladust, nii et täringuid ei saa kontrollida.
help-verify-head = Pea, mille seade mängu ajal üles märkis
web-head = Protokolli pea
web-head-hint = See seade märgib üles uusima pea. Teise minevikuga protokollis seda pole.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Ausad täringud on vähemalt nii ebaühtlased { $games } mängus 100-st.

# yatzy export, yatzy import
help-export = Kirjuta kõik mängud, lõpetatud ja lõpetamata, ühte faili
help-export-file = Kirjutatav fail; seda ei tohi veel olla
help-import = Võta mängud sisse failist, mille kirjutas „yatzy export”
help-import-file = Eksporditud fail
export-done = Kirjutatud mänge: { $count }
export-there = „{ $path }” on juba olemas; vali teine nimi, et midagi kaotsi ei läheks.
import-done = Uusi mänge: { $count }. Juba olemas: { $known }.
import-not = See pole fail, mille kirjutab selle versiooni „yatzy export”.
import-line = Rida { $line } ei saa mänguna lugeda, nii et midagi ei võetud sisse.
export-unwritable = „{ $path }” ei saa kirjutada ({ $detail }); vali teine koht.
