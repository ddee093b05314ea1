# yatzy simulate

simulate-title = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} { $title }, Startzahl { $seed }
simulate-playing = Spielen
simulate-seat = Platz
simulate-mean = Schnitt
simulate-error = ±
simulate-deviation = Streuung
simulate-wins = Siege
simulate-shared = Geteilt

simulate-no-bot = „{ $given }“ kann hier nicht spielen: Simulierte Spiele werden von Bots gespielt; schreib bot:LEVEL, wobei die Stufe { $levels } ist.
simulate-too-many-seats = { $found } Plätze sind zu viele; gib höchstens { $most } an.
level-unknown = Es gibt keine Stufe „{ $level }“; die Stufen sind { $levels }.
level-unknown-near = Es gibt keine Stufe „{ $level }“; meinst du { $near }?

help-simulate = Bots viele Spiele spielen lassen und zeigen, wie es lief
help-simulate-seat = Ein Platz; mehrmals möglich. Stufen: { $levels }
help-simulate-games = Wie viele Spiele, { $games } ohne Angabe
help-simulate-seed = Die Zahl, aus der die Würfel kommen: gleiche Zahl, gleiche Spiele
