# yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $title }, seed { $seed }
# A status beside a progress bar: games are being played
simulate-playing = Playing
simulate-seat = Seat
simulate-mean = Average
# How far the mean may be off, as a standard error
simulate-error = ±
# A heading: how far the totals spread
simulate-deviation = Deviation
simulate-wins = Wins
# Games whose first place was shared
simulate-shared = Shared

simulate-no-bot = “{ $given }” can't play here: simulated games are played by bots; write bot:LEVEL, where the level is { $levels }.
simulate-too-many-seats = { $found } seats are too many; give { $most } at most.
level-unknown = There is no level “{ $level }”; the levels are { $levels }.
level-unknown-near = There is no level “{ $level }”; did you mean { $near }?

help-simulate = Let bots play many games, and show how they did
help-simulate-seat = A seat; may be repeated. Levels: { $levels }
help-simulate-games = How many games to play, { $games } if not given
help-simulate-seed = The number that the dice come from: the same number, the same games
