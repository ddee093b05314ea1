# Moves of the past, for looking back at a game

# What was done; follows “Turn 3, 6-6-6-5-5: ”
done-throw-again = threw all dice again
done-keep = kept { $dice }
done-keep-one = kept { $face ->
    [1] the one
    [2] the two
    [3] the three
    [4] the four
    [5] the five
   *[6] the six
}
done-keep-alike = kept { $face ->
    [1] the ones
    [2] the twos
    [3] the threes
    [4] the fours
    [5] the fives
   *[6] the sixes
}
done-enter = entered { $points } in { $box }
done-name = named { $box }

# What was better; follows “1.2 better: ”
better-throw-again = throwing all dice again
better-keep = keeping { $dice }
better-keep-one = keeping { $face ->
    [1] the one
    [2] the two
    [3] the three
    [4] the four
    [5] the five
   *[6] the six
}
better-keep-alike = keeping { $face ->
    [1] the ones
    [2] the twos
    [3] the threes
    [4] the fours
    [5] the fives
   *[6] the sixes
}
better-enter = entering { $points } in { $box }
better-name = naming { $box }
