# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

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

help-verify = Ein Protokoll prüfen: sind die Regeln eingehalten, die Würfel ehrlich?
help-verify-file = Das Protokoll
help-verify-commitment = Die Festlegung, die du vor dem ersten Wurf notiert hast
