# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, og { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Ingenting er bedre enn dette valget.

## Moves

coach-throw = Kast alle terningene
coach-throw-again = Kast alle terningene om igjen
coach-keep = Behold { $dice }
coach-keep-one = Behold { $face ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[6] sekseren
}
coach-keep-alike = Behold { $face ->
    [1] enerne
    [2] toerne
    [3] treerne
    [4] firerne
    [5] femmerne
   *[6] sekserne
}
coach-enter = Før { $points } inn i { $box }
coach-name = Meld { $box }

## Reasons

coach-why-only = reglene tillater ikke noe annet
coach-why-others-zero = alle andre rubrikker ville fått en null
coach-why-others-less = ingen annen rubrikk gir like mye
coach-why-full = { $box } kan ikke gi mer
coach-why-enter-less = tar du { $points } i { $box }, ender du { $less } lavere i snitt
coach-why-enter-same = tar du { $points } i { $box }, blir det omtrent like bra
coach-why-zero-less = med en null i { $box } ender du { $less } lavere i snitt
coach-why-zero-same = med en null i { $box } blir det omtrent like bra
coach-why-keep-less = beholder du { $size ->
    [single] bare en { $dice }-er
   *[several] { $dice }
}, ender du { $less } lavere i snitt
coach-why-keep-same = beholder du { $size ->
    [single] bare en { $dice }-er
   *[several] { $dice }
}, blir det omtrent like bra
coach-why-throw-all-less = kaster du alle terningene, ender du { $less } lavere i snitt
coach-why-throw-all-same = kaster du alle terningene, blir det omtrent like bra
coach-why-name-less = melder du { $box }, ender du { $less } lavere i snitt
coach-why-name-same = melder du { $box }, blir det omtrent like bra
coach-why-chance = går du bare etter { $box }, lykkes det i { $chance } av tilfellene
coach-why-chance-chips = går du bare etter { $box }, lykkes det i { $chance } av tilfellene uten flere sjetonger
coach-why-points = går du bare etter { $box }, gir det { $points } i snitt
coach-why-points-chips = går du bare etter { $box }, gir det { $points } i snitt uten flere sjetonger
coach-why-extra = går du etter en { $box } til, lykkes det i { $chance } av tilfellene og gir { $extra } ekstra

## What comes with it

coach-also-bonus-needs = du trenger { $points } til for å få bonusen
coach-also-bonus-left = da er det { $points } igjen til bonusen
coach-also-extra = det gir { $points } ekstra
coach-also-bonus-earned = det gir bonusen
coach-also-saves-chips = det gir { $chips ->
    [one] en sjetong
   *[other] { $chips } sjetonger
}
coach-also-takes-chip = det er verdt sjetongen

## Where values are estimated

coach-fitted = { $clause } (et anslag, pluss/minus { $error })
coach-estimated = { $clause } (et grovt anslag)
