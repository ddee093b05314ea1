# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Spelloggens fingeravtryck
dice-fingerprint-hint = Den här enheten noterar det nyaste fingeravtrycket. En ändrad spellogg har det inte.
dice-yourself = Kontrollera själv: ladda ner spelloggen och kör
dice-agrees = Det som den här enheten noterade under spelet stämmer med spelloggen.
dice-differs = Det som den här enheten noterade under spelet stämmer inte med spelloggen: det är inte de tärningar den såg.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = går att kontrollera om ett ögonblick
dice-promise = Löfte om tärningarna
dice-secret = Tärningarnas hemlighet
dice-check = Kontrollera tärningarna
dice-fair = Vad det bevisar: servern valde inte kasten för en plats som den inte styr. Vad det inte kan bevisa: en värd som spelar känner till hemligheten, och datorns kast och kast från sidor utan skript har inga byte från någon spelare.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Kedja
verify-chain-kept = hel: varje rad är som den skrevs
verify-chain-none = ingen: spelloggen är skriven för hand eller av en äldre version, så en ändrad rad skulle inte märkas
verify-chain-absent = ingen: spelet började i en äldre version, eller kedjan har tagits bort, så en ändrad rad skulle inte märkas
verify-chain-broken = bruten
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Fingeravtryck
verify-fingerprint-found = Spelloggen går vidare från fingeravtrycket som du skrev upp.
verify-fingerprint-missing = Fingeravtrycket som du skrev upp finns inte i spelloggen, så det här är ett annat spel, eller så har tidigare turer ändrats.
verify-fingerprint-advice = Den som skriver en fil kan också skriva dess kedja. Ett fingeravtryck som en enhet noterade under spelet bevisar mer: --head.
verify-bad-fingerprint = ”{ $given }” är inget fingeravtryck; ange de 64 hexadecimala siffrorna som visades vid bordet.
verify-no-secret = Spelet är slut, men hemligheten finns inte i spelloggen, så tärningarna går inte att kontrollera.
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
verify-dice-unbound = går inte att kontrollera: spelloggen har inget löfte med sin hemlighet
verify-without-bytes = { $count ->
    [one] Till ett kast bidrog ingen spelares enhet med byte:
   *[other] Till { $count } kast bidrog ingen spelares enhet med byte:
}
verify-wrong-secret = Hemligheten stämmer inte med löftet, så tärningarna är inte de som programmet lovade.
verify-wrong-commitment = Löftet som du skrev upp är inte det som står i spelloggen, så det här är inte spelet som du fick meddelat.
verify-wrong-throw = Kast { $number } är inte vad hemligheten och spelarens byte ger, så det har ändrats.
verify-bad-commitment = ”{ $given }” är inget löfte; ange de 64 hexadecimala siffrorna som visades före första kastet.
