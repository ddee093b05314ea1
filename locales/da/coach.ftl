# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, og { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Der er ikke noget bedre valg.
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
coach-why-full = mere end det kan { $box } ikke give
coach-why-enter-less = at skrive { $points } i { $box } i stedet koster { $less } point i snit
coach-why-enter-same = at skrive { $points } i { $box } i stedet er omtrent lige så godt
coach-why-zero-less = at skrive 0 i { $box } i stedet koster { $less } point i snit
coach-why-zero-same = at skrive 0 i { $box } i stedet er omtrent lige så godt
coach-why-keep-less = at beholde { $size ->
    [single] kun en { $dice }’er
   *[several] { $dice }
} i stedet koster { $less } point i snit
coach-why-keep-same = at beholde { $size ->
    [single] kun en { $dice }’er
   *[several] { $dice }
} i stedet er omtrent lige så godt
coach-why-throw-all-less = at kaste alle terninger i stedet koster { $less } point i snit
coach-why-throw-all-same = at kaste alle terninger i stedet er omtrent lige så godt
coach-why-call-less = at melde { $box } i stedet koster { $less } point i snit
coach-why-call-same = at melde { $box } i stedet er omtrent lige så godt
coach-why-chance = går du kun efter { $box }, lykkes det i { $chance } af tilfældene
coach-why-points = går du kun efter { $box }, giver det { $points } point i snit
coach-why-extra = går du efter en { $box } mere, lykkes det i { $chance } af tilfældene og giver { $extra } point ekstra

## What comes with it

coach-also-bonus-needs = du mangler { $points } point til bonussen
coach-also-bonus-left = så mangler der { $points } point til bonussen
coach-also-extra = det giver { $points } point ekstra
coach-also-bonus-earned = det giver bonussen
coach-also-saves-chips = det giver { $chips ->
    [one] en brik
   *[other] { $chips } brikker
}
coach-also-takes-chip = det er brikken værd

## Where values are estimated

coach-fitted = { $clause } (et skøn, plus/minus { $error } point)
coach-estimated = { $clause } (et groft skøn)

## What someone plays for, chosen and told at the table

goal-title = Dit mål
goal-mean = så mange point som muligt
goal-total = en bestemt pointsum
goal-total-of = mindst { $total } point
goal-total-label = Pointsum at gå efter
goal-record = en ny personlig rekord
goal-win = at vinde
goal-hint = Træneren giver råd efter målet, og bordet viser din chance.
# Beside the field for a number, where one is asked for
goal-hint-number = Kun hvis du går efter en bestemt pointsum.
goal-type-total = skriv et tal for at gå efter en bestemt pointsum
goal-too-high = Med disse regler kan man højst få { $most } point.
goal-set = Gå efter det
goal-key = Vælg mål
goal-no-record = Du har ingen rekord med disse regler endnu. Spil et spil færdigt først, eller gå efter en bestemt pointsum.
goal-line-mean = Mål: så mange point som muligt
goal-line-total = Mål: { $total } point eller mere
goal-line-win = Mål: at vinde
goal-line-chance = { $goal }. Chance: { $chance }
goal-line-estimate = { $goal }. Chance: omkring { $chance }
goal-line-mean-play = { $goal }. Chance, når man går efter et højt snit: { $chance }
chance-about = omkring { $chance }
goal-hint-total = { $action }. Chancen for { $total } point eller mere er så { $chance }.
goal-hint-win = { $action }. Chancen for at vinde er så { $chance }.
goal-hint-other = { $hint } Næstbedst: { $other }, med { $chance } chance.
goal-hint-estimate = { $hint } (Skøn, hvis du derefter går efter et højt snit.)
goal-hint-reached = { $total } point er allerede sikret, så gå efter flere.
goal-hint-missed = { $total } point kan ikke nås længere, så gå efter så mange som muligt.
goal-hint-won = Sejren er allerede sikret, så gå efter point.
goal-hint-lost = Du kan ikke vinde længere, så gå efter point.
goal-hint-points = For dit mål er de bedste valg omtrent lige gode (chance: { $chance }), så gå efter point.
goal-cost = Med dit valg er chancen { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: vælg mål; goal: viser det
goal-plain-wrong = »{ $word }« er ikke et mål. Skriv goal mean, goal record, goal win eller goal og et tal.
goal-report-total = Målet var { $total } point eller mere. Chancen var { $start } fra start: { $luck } procentpoint af terningerne, { $cost } af valgene.
goal-report-win = Målet var at vinde. Chancen var { $start } fra start: { $luck } procentpoint af terningerne og de andre, { $cost } af valgene.
goal-reached = Nået.
goal-missed = Ikke nået.
goal-won = Sejr.
goal-shared = Delt sejr.
goal-lost = Ingen sejr.
goal-worst = Valg, der svækkede chancen mest
goal-better = Chancen { $cost } procentpoint højere: { $best }
goal-report-estimate = Chancerne i de første ture er skøn.
goal-record-mean = { $total } point kommer i ét af { $mean } spil, når man går efter et højt snit.
goal-record-both = { $total } point kommer i ét af { $mean } spil, når man går efter et højt snit, og i ét af { $best }, når man går efter netop det.
goal-chances-exact = Nøjagtigt, hvis alle bliver ved med at gå efter det højeste gennemsnit.
goal-label = Mål

## Goals on the command line: a total, or the win

goal-wrong = »{ $given }« er ikke et mål; skriv { $goals }.
goal-for-total = en totalsum på mindst { $total } point
goal-for-every-total = hver totalsum
goal-chance = Bedste chance
goal-chance-of-mean = Efter et højt snit
goal-best = Bedst: { $action }. Med det bedste spil derfra er chancen { $chance }.
goal-estimate = Chancerne er talt op i spil, der er spillet videre efter det højeste gennemsnit; for dette spil og kort regnes de ikke nøjagtigt.
goal-exact-how = { $command } regner chancerne nøjagtigt ud for hver totalsum.
goal-win-assumes = Det antages, at de andre går efter det højeste gennemsnit.
goal-against-missing = Angiv hver modstanders kort med »--against« for at gå efter sejren, som i --against "ones=3,yatzy=0".
goal-against-unused = »--against« hører til »--goal win«; angiv begge eller ingen af dem.
