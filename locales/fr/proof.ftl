# The dice, checked, on the page of a game that is over

# After “Dice:”; the last choice can still be taken back for some seconds
proof-soon = vérifiables dans un instant
