# yatzy simulate

# $seed: the number that gives the same games again
simulate-title = Žaidimų: { $games }, { $title }, sėkla { $seed }
simulate-playing = Žaidžiama
simulate-seat = Vieta
simulate-mean = Vidurkis
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Nuokrypis
simulate-wins = Pergalės
# Games whose first place was shared
simulate-shared = Lygiosios

simulate-no-bot = „{ $given }“ čia žaisti negali: bandomuosius žaidimus žaidžia botai; rašyk bot:LEVEL, kur lygis yra { $levels }.
simulate-too-many-seats = Vietų per daug: { $found }; nurodyk ne daugiau kaip { $most }.
level-unknown = Nėra lygio „{ $level }“; lygiai yra { $levels }.
level-unknown-near = Nėra lygio „{ $level }“; gal { $near }?

help-simulate = Leisti botams sužaisti daug žaidimų ir parodyti, kaip sekėsi
help-simulate-seat = Vieta; galima kartoti. Lygiai: { $levels }
help-simulate-games = Kiek žaidimų sužaisti, paprastai { $games }
help-simulate-seed = Skaičius, iš kurio gaunami metimai: tas pats skaičius, tie patys žaidimai
