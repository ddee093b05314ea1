# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, og { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Der er ikke noget bedre end dette valg.

## Moves

coach-throw = Kast alle terninger
coach-throw-again = Kast alle terninger om
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
coach-enter = Skriv { $points } i { $box }
coach-name = Meld { $box }

## Reasons

coach-why-only = reglerne tillader ikke andet
coach-why-others-zero = alle andre rubrikker ville få et nul
coach-why-others-less = ingen anden rubrik giver lige så meget
coach-why-full = { $box } kan ikke give mere
coach-why-enter-less = tager du { $points } i { $box }, ender du { $less } lavere i snit
coach-why-enter-same = tager du { $points } i { $box }, bliver det omtrent lige så godt
coach-why-zero-less = med et nul i { $box } ender du { $less } lavere i snit
coach-why-zero-same = med et nul i { $box } bliver det omtrent lige så godt
coach-why-keep-less = beholder du { $size ->
    [single] kun en { $dice }’er
   *[several] { $dice }
}, ender du { $less } lavere i snit
coach-why-keep-same = beholder du { $size ->
    [single] kun en { $dice }’er
   *[several] { $dice }
}, bliver det omtrent lige så godt
coach-why-throw-all-less = kaster du alle terninger, ender du { $less } lavere i snit
coach-why-throw-all-same = kaster du alle terninger, bliver det omtrent lige så godt
coach-why-name-less = melder du { $box }, ender du { $less } lavere i snit
coach-why-name-same = melder du { $box }, bliver det omtrent lige så godt
coach-why-chance = går du kun efter { $box }, lykkes det i { $chance } af tilfældene
coach-why-chance-chips = går du kun efter { $box }, lykkes det i { $chance } af tilfældene uden flere brikker
coach-why-points = går du kun efter { $box }, giver det { $points } i snit
coach-why-points-chips = går du kun efter { $box }, giver det { $points } i snit uden flere brikker
coach-why-extra = går du efter en { $box } mere, lykkes det i { $chance } af tilfældene og giver { $extra } ekstra

## What comes with it

coach-also-bonus-needs = du mangler { $points } til bonussen
coach-also-bonus-left = så mangler der { $points } til bonussen
coach-also-extra = det giver { $points } ekstra
coach-also-bonus-earned = det giver bonussen
coach-also-saves-chips = det giver { $chips ->
    [one] en brik
   *[other] { $chips } brikker
}
coach-also-takes-chip = det er brikken værd

## Where values are estimated

coach-fitted = { $clause } (et skøn, plus/minus { $error })
coach-estimated = { $clause } (et groft skøn)
