# yatzy simulate

simulate-title = { $title }, { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}, siemenluku { $seed }
simulate-playing = Pelataan
simulate-seat = Paikka
simulate-mean = Keskiarvo
simulate-error = ±
simulate-deviation = Hajonta
simulate-wins = Voitot
simulate-shared = Jaetut

simulate-no-bot = ”{ $given }” ei voi pelata tässä: simuloiduissa peleissä pelaavat botit; kirjoita bot:LEVEL, jossa taso on { $levels }.
simulate-too-many-seats = { $found } paikkaa on liikaa; anna enintään { $most }.
level-unknown = Tasoa ”{ $level }” ei ole; tasot ovat { $levels }.
level-unknown-near = Tasoa ”{ $level }” ei ole; tarkoititko { $near }?

help-simulate = Anna bottien pelata monta peliä ja näytä, miten niille kävi
help-simulate-seat = Paikka; voi toistaa. Tasot: { $levels }
help-simulate-games = Montako peliä pelataan, muuten { $games }
help-simulate-seed = Luku, josta nopat tulevat: sama luku, samat pelit
