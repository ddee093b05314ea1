# Moves of the past, for looking back at a game

done-throw-again = kastede alle terninger om
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
done-enter = skrev { $points } i { $box }
done-name = meldte { $box }

better-throw-again = at kaste alle terninger om
better-keep = at beholde { $dice }
better-keep-one = at beholde { $face ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[6] sekseren
}
better-keep-alike = at beholde { $face ->
    [1] enerne
    [2] toerne
    [3] treerne
    [4] firerne
    [5] femmerne
   *[6] sekserne
}
better-enter = at skrive { $points } i { $box }
better-name = at melde { $box }
