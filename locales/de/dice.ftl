# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Fingerabdruck des Protokolls
dice-fingerprint-hint = Dieses Gerät notiert den neuesten Fingerabdruck. Ein geändertes Protokoll hat ihn nicht.
dice-yourself = Selbst prüfen: das Protokoll herunterladen und dann ausführen:
dice-agrees = Was dieses Gerät während des Spiels notiert hat, stimmt mit dem Protokoll überein.
dice-differs = Was dieses Gerät notiert hat, stimmt nicht mit dem Protokoll überein: Das sind nicht die Würfel, die es gesehen hat.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = lassen sich gleich prüfen
dice-promise = Versprechen zu den Würfeln
dice-secret = Geheimnis der Würfel
dice-check = Die Würfel prüfen
dice-fair = Was das zeigt: Der Server hat die Würfe eines Platzes, den er nicht steuert, nicht ausgesucht. Was es nicht zeigen kann: Ein Gastgeber, der mitspielt, kennt das Geheimnis, und Würfe des Computers oder von Seiten ohne Skript enthalten keine Bytes eines Spielers.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Kette
verify-chain-kept = ganz: Jede Zeile ist, wie sie geschrieben wurde
verify-chain-none = keine: Das Protokoll ist von Hand geschrieben oder von einer älteren Version, eine geänderte Zeile würde nicht auffallen
verify-chain-absent = keine: Das Spiel begann in einer älteren Version, oder die Kette wurde entfernt; eine geänderte Zeile würde nicht auffallen
verify-chain-broken = gebrochen
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Fingerabdruck
verify-fingerprint-found = Das Protokoll geht von dem Fingerabdruck aus weiter, den du notiert hast.
verify-fingerprint-missing = Der Fingerabdruck, den du notiert hast, ist nicht im Protokoll. Es ist also ein anderes Spiel, oder frühere Züge wurden geändert.
verify-fingerprint-advice = Wer eine Datei schreibt, kann auch ihre Kette schreiben. Mehr beweist ein Fingerabdruck, den ein Gerät im Spiel notiert hat: --head.
verify-bad-fingerprint = „{ $given }“ ist kein Fingerabdruck; gib die 64 Hexadezimalziffern an, die am Tisch zu sehen waren.
verify-no-secret = Das Spiel ist aus, aber im Protokoll steht das Geheimnis nicht, also sind die Würfel nicht zu prüfen.
verify-rules = Regeln
verify-dice = Würfel
verify-rules-kept = in jeder Zeile eingehalten
verify-rules-broken = gebrochen
verify-dice-verified = { $throws ->
    [one] bestätigt: Der eine Wurf folgt aus dem Geheimnis
   *[other] bestätigt: Alle { $throws } Würfe folgen aus dem Geheimnis
}
verify-dice-verified-all = bestätigt: Alle Würfe folgen aus dem Geheimnis
verify-dice-wrong = falsch
verify-dice-real = nichts zu prüfen: echte Würfel
verify-dice-no-secret = noch nicht zu prüfen: Das Geheimnis wird am Ende des Spiels bekannt
verify-dice-unbound = nicht zu prüfen: Das Protokoll enthält kein Versprechen mit seinem Geheimnis
verify-without-bytes = { $count ->
    [one] Zu einem Wurf hat kein Gerät eines Spielers Bytes beigetragen:
   *[other] Zu { $count } Würfen hat kein Gerät eines Spielers Bytes beigetragen:
}
verify-wrong-secret = Das Geheimnis passt nicht zum Versprechen, es sind also nicht die Würfel, die das Programm versprochen hat.
verify-wrong-commitment = Das Versprechen, das du notiert hast, ist nicht das im Protokoll, es ist also nicht das Spiel, das dir angekündigt wurde.
verify-wrong-throw = Wurf { $number } ist nicht, was das Geheimnis und die Bytes des Spielers ergeben, er wurde also geändert.
verify-bad-commitment = „{ $given }“ ist kein solches Versprechen; gib die 64 Hexadezimalziffern an, die vor dem ersten Wurf zu sehen waren.
