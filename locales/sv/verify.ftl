# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

verify-rules = Regler
verify-dice = Tärningar
verify-rules-kept = följda på varje rad
verify-rules-broken = brutna
verify-dice-verified = { $throws ->
    [one] bekräftade: det enda kastet följer av hemligheten
   *[other] bekräftade: alla { $throws } kast följer av hemligheten
}
verify-dice-verified-all = bekräftade: alla kast följer av hemligheten
verify-dice-wrong = fel
verify-dice-real = inget att kontrollera: riktiga tärningar
verify-dice-no-secret = går inte att kontrollera än: hemligheten visas när spelet är slut
verify-dice-unbound = går inte att kontrollera: spelloggen har inget åtagande för sin hemlighet
verify-without-bytes = { $count ->
    [one] Till ett kast bidrog ingen spelares enhet med byte:
   *[other] Till { $count } kast bidrog ingen spelares enhet med byte:
}
verify-wrong-secret = Hemligheten stämmer inte med åtagandet, så tärningarna är inte de som programmet var bundet till.
verify-wrong-commitment = Åtagandet som du skrev upp är inte det som står i spelloggen, så det här är inte spelet som du fick meddelat.
verify-wrong-throw = Kast { $number } är inte vad hemligheten och spelarens byte ger, så det har ändrats.
verify-bad-commitment = ”{ $given }” är inget åtagande; ange de 64 hexadecimala siffrorna som visades före första kastet.

help-verify = Kontrollera en spellogg: följs reglerna, och är tärningarna ärliga?
help-verify-file = Spelloggen
help-verify-commitment = Åtagandet som du skrev upp före första kastet
