# yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games } játék, { $title }, kezdőszám { $seed }
simulate-playing = Játék
simulate-seat = Hely
simulate-mean = Átlag
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Szórás
simulate-wins = Győzelem
# Games whose first place was shared
simulate-shared = Döntetlen

simulate-no-bot = „{ $given }” itt nem játszhat: a próbajátékokat botok játsszák; írd így: bot:LEVEL, ahol a szint { $levels }.
simulate-too-many-seats = { $found } hely túl sok; legfeljebb { $most } legyen.
level-unknown = Nincs ilyen szint: „{ $level }”; a szintek: { $levels }.
level-unknown-near = Nincs ilyen szint: „{ $level }”; talán { $near }?

help-simulate = Botokkal játszat sok játékot, és megmutatja, hogyan sikerült
help-simulate-seat = Egy hely; ismételhető. Szintek: { $levels }
help-simulate-games = Hány játék legyen, alapesetben { $games }
help-simulate-seed = A szám, amelyből a dobások jönnek: ugyanaz a szám, ugyanazok a játékok
