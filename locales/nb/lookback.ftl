# Moves of the past, for looking back at a game

done-throw-again = kastet alle terningene om igjen
done-keep = beholdt { $dice }
done-keep-one = beholdt { $face ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[6] sekseren
}
done-keep-alike = beholdt { $face ->
    [1] enerne
    [2] toerne
    [3] treerne
    [4] firerne
    [5] femmerne
   *[6] sekserne
}
done-enter = førte { $points } inn i { $box }
done-name = meldte { $box }

better-throw-again = å kaste alle terningene om igjen
better-keep = å beholde { $dice }
better-keep-one = å beholde { $face ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[6] sekseren
}
better-keep-alike = å beholde { $face ->
    [1] enerne
    [2] toerne
    [3] treerne
    [4] firerne
    [5] femmerne
   *[6] sekserne
}
better-enter = å føre { $points } inn i { $box }
better-name = å melde { $box }
