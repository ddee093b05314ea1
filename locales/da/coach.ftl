# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, og { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Der er ikke noget bedre end dette valg.
coach-may = Må man spørge træneren?
coach-may-usual = Hvis alle spiller på denne enhed
coach-may-yes = Ja
coach-may-no = Nej
coach-absent = Træneren kender ikke dette spil endnu.
coach-thinking = Træneren tænker …
coach-ask = Spørg træneren

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
coach-call = Meld { $box }

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
coach-why-call-less = melder du { $box }, ender du { $less } lavere i snit
coach-why-call-same = melder du { $box }, bliver det omtrent lige så godt
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

## What someone plays for, chosen and told at the table

goal-title = Hvad du går efter
goal-mean = så mange point som muligt
goal-total = en totalsum
goal-total-of = mindst { $total }
goal-total-label = Totalsummen
goal-record = en ny rekord for dig
goal-win = sejren
goal-hint = Træneren retter sig efter det, og bordet viser din chance.
# Beside the field for a number, where one is asked for
goal-hint-number = Tallet gælder en totalsum.
goal-type-total = skriv et tal for en totalsum
goal-too-high = Med disse regler kan man højst få { $most } point.
goal-set = Gå efter det
goal-key = Vælg, hvad du går efter
goal-no-record = Du har ingen rekord med disse regler endnu. Spil et spil færdigt først, eller gå efter en totalsum.
goal-line-mean = Går efter så mange point som muligt
goal-line-total = Går efter { $total } eller mere
goal-line-win = Går efter sejren
goal-line-chance = { $goal }: { $chance }
goal-line-estimate = { $goal }: omkring { $chance }
goal-hint-total = { $action }: { $chance } for { $total }.
goal-hint-win = { $action }: { $chance } for sejren.
goal-hint-other = { $hint } Næstbedst: { $other }, med { $chance } chance.
goal-hint-estimate = { $hint } (Anslåede chancer.)
goal-hint-reached = { $total } er allerede sikkert; nu tæller pointene.
goal-hint-missed = { $total } kan ikke nås længere; nu tæller pointene.
goal-hint-won = Sejren er allerede sikker; nu tæller pointene.
goal-hint-lost = Sejren kan ikke nås længere; nu tæller pointene.
goal-cost = Med dit valg bliver det { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: hvad du går efter; goal: viser det
goal-plain-wrong = »{ $word }« er ikke noget at gå efter. Sig goal mean, goal record, goal win eller goal og et tal.
goal-report-total = Gik efter { $total }: { $start } fra start, { $luck } af terningerne, { $cost } af valgene.
goal-report-win = Gik efter sejren: { $start } fra start, { $luck } af terningerne og de andre, { $cost } af valgene.
goal-reached = Nået.
goal-missed = Ikke nået.
goal-won = Sejr.
goal-shared = Delt sejr.
goal-lost = Ingen sejr.
goal-worst = Hvad der kostede mest chance
goal-better = { $cost } mere: { $best }
goal-report-estimate = Chancerne i de første ture er skøn.
goal-record-mean = { $total }: den, der går efter gennemsnittet, når det i ét af { $mean } spil.
goal-record-both = { $total }: den, der går efter gennemsnittet, når det i ét af { $mean } spil, den, der går efter netop det, i ét af { $best }.
goal-chances-exact = Nøjagtigt, hvis alle bliver ved med at gå efter det højeste gennemsnit.
goal-label = Mål

## Goals on the command line: a total, or the win

goal-wrong = »{ $given }« er ikke noget at gå efter; skriv { $goals }.
goal-for-total = en totalsum på mindst { $total }
goal-for-every-total = hver totalsum
goal-for-win = sejren
goal-chance = Bedste chance
goal-chance-of-mean = Efter gennemsnittet
goal-best = Bedst: { $action }. Med det bedste spil bagefter er chancen { $chance }.
goal-estimate = Chancerne er et skøn efter normalfordelingen, ud fra gennemsnit og spredning for det, der er tilbage; for dette spil og kort regnes de ikke nøjagtigt.
goal-win-assumes = Det antages, at de andre går efter det højeste gennemsnit.
goal-against-missing = Angiv hver modstanders kort med »--against« for at gå efter sejren, som i --against "ones=3,yatzy=0".
goal-against-unused = »--against« hører til »--goal win«; angiv begge eller ingen af dem.
