# Values that are fitted or estimated, where a game is not solved

# $error: points, with a decimal
fitted-values = No exact values of this game are at hand: these figures rest on an estimate that may be off by { $error } points over a whole game.
# $hint: the coach's whole sentence
coach-fitted = { $hint } (Estimated, to within { $error }.)
coach-estimated = { $hint } (A rough estimate.)
solve-fitted-title = The best play known of { $title }
solve-fitted-error = Error of the estimate
solve-fitted-why = No machine can go through all positions of this game, so the value of a card is fitted to many of them. Every turn, and the last { $cells } cells, are exact.
# $games: how many
solve-fitted-games = Box by box, as counted in simulated games ({ $games })
