# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, og { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
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

coach-why-only = Reglene tillater ikke noe annet
coach-why-box-less = { $box } ender { $less } lavere i snitt
coach-why-box-equal = { $box } ville vært akkurat like bra
coach-why-keep-less = Å beholde { $dice } ender { $less } lavere i snitt
coach-why-throw-all-less = Å kaste alle terningene ender { $less } lavere i snitt
coach-why-throw-equal = Å kaste videre ville vært akkurat like bra
coach-why-chance = { $chance } sjanse for { $box }
coach-why-into = I { $chance } av tilfellene går kastet til { $box }, for { $points } i snitt
coach-why-points = { $box } gir { $points } i snitt
coach-why-least = En null koster minst der
coach-why-least-next = En null i { $box } ville kostet { $more } mer i snitt

## What also speaks for it

coach-also-bonus-needs = du trenger { $points } til for å få bonusen
coach-also-bonus-left = da er det { $points } igjen til bonusen
coach-also-bonus-earned = det gir bonusen
coach-also-saves-chips = det gir { $chips ->
    [one] en sjetong
   *[other] { $chips } sjetonger
}
coach-also-takes-chip = det er verdt sjetongen
