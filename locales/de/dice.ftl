# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Kopf des Protokolls
dice-fingerprint-hint = Dieses Gerät notiert den neuesten Kopf. Ein Protokoll mit einer anderen Vergangenheit hat ihn nicht.
dice-yourself = Selbst prüfen: das Protokoll herunterladen und dann
dice-agrees = Was dieses Gerät während des Spiels notiert hat, stimmt mit dem Protokoll überein.
dice-differs = Was dieses Gerät notiert hat, stimmt nicht mit dem Protokoll überein: Das sind nicht die Würfel, die es gesehen hat.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = gleich zu prüfen
dice-promise = Festlegung der Würfel
dice-secret = Geheimnis der Würfel
dice-check = Die Würfel prüfen
dice-fair = Was das zeigt: Der Server hat die Würfe eines Platzes, den er nicht steuert, nicht ausgesucht. Was es nicht zeigen kann: Ein Gastgeber, der mitspielt, kennt das Geheimnis; Würfe des Computers und von Seiten ohne Skript enthalten keine Bytes eines Spielers.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Kette
verify-chain-kept = ganz: jede Zeile ist, wie sie geschrieben wurde
verify-chain-none = keine: das Protokoll ist von Hand geschrieben oder von einer älteren Version, eine geänderte Zeile würde nicht auffallen
verify-chain-broken = gebrochen
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Kopf
verify-fingerprint-found = Das Protokoll geht von dem Kopf weiter, den du notiert hast.
verify-fingerprint-missing = Der Kopf, den du notiert hast, ist nicht im Protokoll, es ist also ein anderes Spiel oder eine andere Vergangenheit.
verify-fingerprint-advice = Wer eine Datei schreibt, kann auch ihre Kette schreiben; mehr zeigt ein Kopf, den ein Gerät im Spiel notiert hat: --head.
verify-bad-fingerprint = „{ $given }“ ist kein Kopf; gib die 64 Hexadezimalziffern an, die am Tisch zu sehen waren.
verify-no-secret = Das Spiel ist aus, aber im Protokoll steht das Geheimnis nicht, also sind die Würfel nicht zu prüfen.
verify-rules = Regeln
verify-dice = Würfel
verify-rules-kept = in jeder Zeile eingehalten
verify-rules-broken = gebrochen
verify-dice-verified = { $throws ->
    [one] bestätigt: der eine Wurf folgt aus dem Geheimnis
   *[other] bestätigt: alle { $throws } Würfe folgen aus dem Geheimnis
}
verify-dice-verified-all = bestätigt: alle Würfe folgen aus dem Geheimnis
verify-dice-wrong = falsch
verify-dice-real = nichts zu prüfen: echte Würfel
verify-dice-no-secret = noch nicht zu prüfen: das Geheimnis wird am Ende des Spiels bekannt
verify-dice-unbound = nicht zu prüfen: das Protokoll enthält keine Festlegung mit ihrem Geheimnis
verify-without-bytes = { $count ->
    [one] Zu einem Wurf hat kein Gerät eines Spielers Bytes beigetragen:
   *[other] Zu { $count } Würfen hat kein Gerät eines Spielers Bytes beigetragen:
}
verify-wrong-secret = Das Geheimnis passt nicht zur Festlegung, es sind also nicht die Würfel, an die das Programm gebunden war.
verify-wrong-commitment = Die Festlegung, die du notiert hast, ist nicht die im Protokoll, es ist also nicht das Spiel, das dir angekündigt wurde.
verify-wrong-throw = Wurf { $number } ist nicht, was das Geheimnis und die Bytes des Spielers ergeben, er wurde also geändert.
verify-bad-commitment = „{ $given }“ ist keine Festlegung; gib die 64 Hexadezimalziffern an, die vor dem ersten Wurf zu sehen waren.
