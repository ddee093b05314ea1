# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, og { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Ingenting er bedre enn dette valget.
coach-may = Er det lov å spørre treneren?
coach-may-usual = Hvis alle spiller på denne enheten
coach-may-yes = Ja
coach-may-no = Nei
coach-absent = Treneren kan ikke dette spillet ennå.
coach-thinking = Treneren tenker …
coach-ask = Spør treneren

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
coach-call = Meld { $box }

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
coach-why-call-less = melder du { $box }, ender du { $less } lavere i snitt
coach-why-call-same = melder du { $box }, blir det omtrent like bra
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

## What someone plays for, chosen and told at the table

goal-title = Hva du spiller på
goal-mean = så mange poeng som mulig
goal-total = en totalsum
goal-total-of = minst { $total }
goal-total-label = Totalsummen
goal-record = en ny egen rekord
goal-win = seieren
goal-hint = Treneren gir råd etter det, og bordet viser sjansen din.
# Beside the field for a number, where one is asked for
goal-hint-number = Tallet gjelder en totalsum.
goal-type-total = skriv et tall for en totalsum
goal-too-high = Med disse reglene kan man få høyst { $most } poeng.
goal-set = Spill på dette
goal-key = Velg hva du spiller på
goal-no-record = Du har ingen rekord med disse reglene ennå. Spill ferdig et spill først, eller spill på en totalsum.
goal-line-mean = Spiller på så mange poeng som mulig
goal-line-total = Spiller på { $total } eller mer
goal-line-win = Spiller på seier
goal-line-chance = { $goal }: { $chance }
goal-line-estimate = { $goal }: omtrent { $chance }
goal-hint-total = { $action }: { $chance } for { $total }.
goal-hint-win = { $action }: { $chance } for seieren.
goal-hint-other = { $hint } Nest best: { $other }, med { $chance } sjanse.
goal-hint-estimate = { $hint } (Anslåtte sjanser.)
goal-hint-reached = { $total } er allerede sikret; nå teller poengene.
goal-hint-missed = { $total } kan ikke nås lenger; nå teller poengene.
goal-hint-won = Seieren er allerede sikret; nå teller poengene.
goal-hint-lost = Seieren kan ikke nås lenger; nå teller poengene.
goal-cost = Med valget ditt blir det { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: hva du spiller på; goal: viser det
goal-plain-wrong = «{ $word }» er ikke noe å spille på. Si goal mean, goal record, goal win eller goal og et tall.
goal-report-total = Spilte på { $total }: { $start } ved start, { $luck } av terningene, { $cost } av valgene.
goal-report-win = Spilte på seier: { $start } ved start, { $luck } av terningene og de andre, { $cost } av valgene.
goal-reached = Nådd.
goal-missed = Ikke nådd.
goal-won = Seier.
goal-shared = Delt seier.
goal-lost = Ingen seier.
goal-worst = Hva som kostet mest sjanse
goal-better = { $cost } mer: { $best }
goal-report-estimate = Sjansene i de første turene er anslag.
goal-record-mean = { $total }: den som spiller på snittet, når dit i ett av { $mean } spill.
goal-record-both = { $total }: den som spiller på snittet, når dit i ett av { $mean } spill, den som spiller på akkurat det, i ett av { $best }.
goal-chances-exact = Nøyaktig, om alle spiller videre på høyest snitt.
goal-label = Mål

## Goals on the command line: a total, or the win

goal-wrong = «{ $given }» er ikke noe å spille på; skriv { $goals }.
goal-for-total = en totalsum på minst { $total }
goal-for-every-total = hver totalsum
goal-for-win = seieren
goal-chance = Beste sjanse
goal-chance-of-mean = Spill på snittet
goal-best = Best: { $action }. Med beste spill etterpå er sjansen { $chance }.
goal-estimate = Disse sjansene er et anslag etter normalfordelingen, ut fra gjennomsnitt og spredning for det som gjenstår; for dette spillet og kortet regnes de ikke nøyaktig.
goal-win-assumes = Det antas at de andre spiller på høyest snitt.
goal-against-missing = Oppgi kortet til hver motstander med «--against» for å spille på seier, som i --against "ones=3,yatzy=0".
goal-against-unused = «--against» hører til «--goal win»; oppgi begge eller ingen av dem.
