# yatzy simulate

simulate-title = { $title }, { $games ->
    [one] üks mäng
   *[other] { $games } mängu
}, seeme { $seed }
simulate-playing = Mängib
simulate-seat = Koht
simulate-mean = Keskmine
simulate-error = ±
simulate-deviation = Hälve
simulate-wins = Võite
simulate-shared = Jagatud

simulate-no-bot = „{ $given }” ei saa siin mängida: simuleeritud mänge mängivad robotid; kirjuta bot:LEVEL, kus tase on { $levels }.
simulate-too-many-seats = { $found } kohta on liiga palju; anna kuni { $most }.
level-unknown = Taset „{ $level }” ei ole; tasemed on { $levels }.
level-unknown-near = Taset „{ $level }” ei ole; kas mõtlesid { $near }?

help-simulate = Lase robotitel mängida palju mänge ja näita, kuidas neil läks
help-simulate-seat = Koht; võib korrata. Tasemed: { $levels }
help-simulate-games = Mitu mängu mängida, muidu { $games }
help-simulate-seed = Arv, millest täringud tulevad: sama arv, samad mängud
