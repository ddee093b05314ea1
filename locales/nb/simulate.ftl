# yatzy simulate

simulate-title = { $title }, { $games ->
    [one] ett spill
   *[other] { $games } spill
}, frø { $seed }
simulate-playing = Spiller
simulate-seat = Plass
simulate-mean = Snitt
simulate-error = ±
simulate-deviation = Spredning
simulate-wins = Seire
simulate-shared = Delt

simulate-no-bot = «{ $given }» kan ikke spille her: simulerte spill spilles av boter; skriv bot:LEVEL, der nivået er { $levels }.
simulate-too-many-seats = { $found } plasser er for mange; oppgi høyst { $most }.
level-unknown = Det finnes ikke noe nivå «{ $level }»; nivåene er { $levels }.
level-unknown-near = Det finnes ikke noe nivå «{ $level }»; mente du { $near }?

help-simulate = La boter spille mange spill, og vis hvordan det gikk
help-simulate-seat = En plass; kan gjentas. Nivåer: { $levels }
help-simulate-games = Hvor mange spill som skal spilles, { $games } hvis ikke oppgitt
help-simulate-seed = Tallet som terningene kommer fra: samme tall, samme spill
