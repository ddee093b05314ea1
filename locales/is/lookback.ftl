# Moves of the past, for looking back at a game

done-throw-again = kastaði öllum teningum aftur
done-keep = geymdi { $dice }
done-keep-one = geymdi { $face ->
    [1] ásinn
    [2] tvistinn
    [3] þristinn
    [4] fjarkann
    [5] fimmuna
   *[6] sexuna
}
done-keep-alike = geymdi { $face ->
    [1] ásana
    [2] tvistana
    [3] þristana
    [4] fjarkana
    [5] fimmurnar
   *[6] sexurnar
}
done-enter = skráði { $points } í reitinn { $box }
done-name = nefndi reitinn { $box }

better-throw-again = að kasta öllum teningum aftur
better-keep = að geyma { $dice }
better-keep-one = að geyma { $face ->
    [1] ásinn
    [2] tvistinn
    [3] þristinn
    [4] fjarkann
    [5] fimmuna
   *[6] sexuna
}
better-keep-alike = að geyma { $face ->
    [1] ásana
    [2] tvistana
    [3] þristana
    [4] fjarkana
    [5] fimmurnar
   *[6] sexurnar
}
better-enter = að skrá { $points } í reitinn { $box }
better-name = að nefna reitinn { $box }
