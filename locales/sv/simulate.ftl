# yatzy simulate

simulate-title = { $title }, { $games ->
    [one] ett spel
   *[other] { $games } spel
}, slumpfrö { $seed }
simulate-playing = Spelar
simulate-seat = Plats
simulate-mean = Snitt
simulate-error = ±
simulate-deviation = Spridning
simulate-wins = Segrar
simulate-shared = Delade

simulate-no-bot = ”{ $given }” kan inte spela här: simulerade spel spelas av botar; skriv bot:LEVEL, där nivån är { $levels }.
simulate-too-many-seats = { $found } platser är för många; ange högst { $most }.
level-unknown = Det finns ingen nivå ”{ $level }”; nivåerna är { $levels }.
level-unknown-near = Det finns ingen nivå ”{ $level }”; menade du { $near }?

help-simulate = Låt botar spela många spel, och visa hur det gick
help-simulate-seat = En plats; kan upprepas. Nivåer: { $levels }
help-simulate-games = Hur många spel som ska spelas, { $games } om inget anges
help-simulate-seed = Talet som tärningarna kommer ur: samma tal, samma spel
