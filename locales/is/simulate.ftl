# yatzy simulate

simulate-title = { $title }, { $games ->
    [1] einn leikur
    [one] { $games } leikur
   *[other] { $games } leikir
}, fræ { $seed }
simulate-playing = Spila
simulate-seat = Sæti
simulate-mean = Meðaltal
simulate-error = ±
simulate-deviation = Frávik
simulate-wins = Sigrar
simulate-shared = Jafnt

simulate-no-bot = „{ $given }“ getur ekki spilað hér: tölvan spilar í öllum sætum hermdra leikja; skrifaðu bot:LEVEL, þar sem getustigið er { $levels }.
simulate-too-many-seats = Sætin eru of mörg ({ $found }); hafðu þau mest { $most }.
level-unknown = Ekkert getustig heitir „{ $level }“; getustigin eru { $levels }.
level-unknown-near = Ekkert getustig heitir „{ $level }“; áttirðu við { $near }?

help-simulate = Láta tölvuna spila marga leiki og sýna hvernig fór
help-simulate-seat = Sæti; má endurtaka. Getustig: { $levels }
help-simulate-games = Fjöldi leikja, { $games } ef annað er ekki sagt
help-simulate-seed = Talan sem teningarnir koma úr: sama tala, sömu leikir
