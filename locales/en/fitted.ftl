# Values that are fitted or estimated, where a game is not solved

# $error: points, with a decimal
fitted-values = There are no exact values for this game: these figures rest on an estimate that may be off by { $error } points over a whole game.
solve-fitted-title = The best known play of { $title }
solve-fitted-error = Error of the estimate
solve-fitted-why = This game has too many positions to go through them all, so the value of a card is fitted to many of them. Every turn, and the last { $cells } cells, are exact.
# $games: how many
solve-fitted-games = Box by box, as counted in simulated games ({ $games })
