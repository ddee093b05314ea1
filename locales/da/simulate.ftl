# yatzy simulate

simulate-title = { $title }, { $games ->
    [one] ét spil
   *[other] { $games } spil
}, frø { $seed }
simulate-playing = Spiller
simulate-seat = Plads
simulate-mean = Snit
simulate-error = ±
simulate-deviation = Spredning
simulate-wins = Sejre
simulate-shared = Delte

simulate-no-bot = »{ $given }« kan ikke spille her: simulerede spil spilles af botter; skriv bot:LEVEL, hvor niveauet er { $levels }.
simulate-too-many-seats = { $found } pladser er for mange; angiv højst { $most }.
level-unknown = Der er ikke noget niveau »{ $level }«; niveauerne er { $levels }.
level-unknown-near = Der er ikke noget niveau »{ $level }«; mente du { $near }?

help-simulate = Lad botter spille mange spil, og vis, hvordan det gik
help-simulate-seat = En plads; kan gentages. Niveauer: { $levels }
help-simulate-games = Hvor mange spil der skal spilles, { $games } hvis ikke angivet
help-simulate-seed = Tallet, som terningerne kommer af: samme tal, samme spil
