# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, og { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
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

coach-why-only = Reglerne tillader ikke andet
coach-why-box-less = { $box } ender { $less } lavere i snit
coach-why-box-equal = { $box } ville være lige så godt
coach-why-keep-less = At beholde { $dice } ender { $less } lavere i snit
coach-why-throw-all-less = At kaste alle terninger ender { $less } lavere i snit
coach-why-throw-equal = At kaste videre ville være lige så godt
coach-why-chance = { $chance } chance for { $box }
coach-why-into = I { $chance } af tilfældene går kastet til { $box }, for { $points } i snit
coach-why-points = { $box } giver { $points } i snit
coach-why-least = Et nul koster mindst der
coach-why-least-next = Et nul i { $box } ville koste { $more } mere i snit

## What also speaks for it

coach-also-bonus-needs = du mangler { $points } til bonussen
coach-also-bonus-left = så mangler der { $points } til bonussen
coach-also-bonus-earned = det giver bonussen
coach-also-saves-chips = det giver { $chips ->
    [one] en brik
   *[other] { $chips } brikker
}
coach-also-takes-chip = det er brikken værd
