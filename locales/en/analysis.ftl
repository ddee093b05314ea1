# Luck and skill, after the game.

# The one sentence first. $perfect: what perfect play averages
analysis-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Perfect play averages { $perfect };
