# yatzy simulate

simulate-title = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} { $title }, startgetal { $seed }
simulate-playing = Spelen
simulate-seat = Plaats
simulate-mean = Gemiddeld
simulate-error = ±
simulate-deviation = Spreiding
simulate-wins = Gewonnen
simulate-shared = Gedeeld

simulate-no-bot = “{ $given }” kan hier niet spelen: gesimuleerde spellen worden door bots gespeeld; schrijf bot:LEVEL, waarbij het niveau { $levels } is.
simulate-too-many-seats = { $found } plaatsen is te veel; geef er hoogstens { $most }.
level-unknown = Er is geen niveau “{ $level }”; de niveaus zijn { $levels }.
level-unknown-near = Er is geen niveau “{ $level }”; bedoelde je { $near }?

help-simulate = Laat bots veel spellen spelen, en toon hoe het ging
help-simulate-seat = Een plaats; mag vaker. Niveaus: { $levels }
help-simulate-games = Hoeveel spellen, { $games } als je niets opgeeft
help-simulate-seed = Het getal waar de dobbelstenen uit komen: hetzelfde getal, dezelfde spellen
