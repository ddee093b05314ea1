# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Hier bricht die Kette: Diese Zeile, oder etwas, woran sie gebunden ist, wurde geändert.
# $number: of the throw, from 1
record-no-such-throw = Wurf { $number } hat es nie gegeben, also können keine Bytes zu ihm gehören.

# yatzy verify: a row each
verify-chain = Kette
verify-chain-kept = ganz: jede Zeile ist, wie sie geschrieben wurde
verify-chain-none = keine: das Protokoll ist von Hand geschrieben oder von einer älteren Version, eine geänderte Zeile würde nicht auffallen
verify-chain-broken = gebrochen
# The newest hash of the chain, by which a later game log is recognised
verify-head = Kopf
verify-head-found = Das Protokoll geht von dem Kopf weiter, den du notiert hast.
verify-head-missing = Der Kopf, den du notiert hast, ist nicht im Protokoll, es ist also ein anderes Spiel oder eine andere Vergangenheit.
verify-head-advice = Wer eine Datei schreibt, kann auch ihre Kette schreiben; mehr zeigt ein Kopf, den ein Gerät im Spiel notiert hat: --head.
verify-bad-head = „{ $given }“ ist kein Kopf; gib die 64 Hexadezimalziffern an, die am Tisch zu sehen waren.
verify-no-secret = Das Spiel ist aus, aber im Protokoll steht das Geheimnis nicht, also sind die Würfel nicht zu prüfen.
help-verify-head = Ein Kopf, den ein Gerät während des Spiels notiert hat
web-head = Kopf des Protokolls
web-head-hint = Dieses Gerät notiert den neuesten Kopf. Ein Protokoll mit einer anderen Vergangenheit hat ihn nicht.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Ehrliche Würfel sind in { $games } von 100 Spielen mindestens so ungleich.

# yatzy export, yatzy import
help-export = Alle Spiele, fertig oder nicht, in eine Datei schreiben
help-export-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben
help-import = Die Spiele aus einer Datei übernehmen, die „yatzy export“ geschrieben hat
help-import-file = Die exportierte Datei
export-done = Geschriebene Spiele: { $count }
export-there = „{ $path }“ gibt es schon; wähle einen anderen Namen, damit nichts verloren geht.
import-done = Neue Spiele: { $count }. Schon da: { $known }.
import-not = Das ist keine Datei, wie „yatzy export“ dieser Version sie schreibt.
import-line = Zeile { $line } lässt sich nicht als Spiel lesen, also wurde nichts übernommen.
export-unwritable = „{ $path }“ lässt sich nicht schreiben ({ $detail }); wähle einen anderen Ort.
