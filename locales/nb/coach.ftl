# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, og { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Det finnes ikke noe bedre valg.
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
coach-enter = Skriv { $points } i { $box }
coach-call = Meld { $box }

## Reasons

coach-why-only = reglene tillater ikke noe annet
coach-why-others-zero = alle andre rubrikker ville fått en null
coach-why-others-less = ingen annen rubrikk gir like mye
coach-why-full = mer enn det kan { $box } ikke gi
coach-why-enter-less = å skrive { $points } i { $box } i stedet koster { $less } poeng i snitt
coach-why-enter-same = å skrive { $points } i { $box } i stedet er omtrent like bra
coach-why-zero-less = å skrive 0 i { $box } i stedet koster { $less } poeng i snitt
coach-why-zero-same = å skrive 0 i { $box } i stedet er omtrent like bra
coach-why-keep-less = å beholde { $size ->
    [single] bare en { $dice }-er
   *[several] { $dice }
} i stedet koster { $less } poeng i snitt
coach-why-keep-same = å beholde { $size ->
    [single] bare en { $dice }-er
   *[several] { $dice }
} i stedet er omtrent like bra
coach-why-throw-all-less = å kaste alle terningene i stedet koster { $less } poeng i snitt
coach-why-throw-all-same = å kaste alle terningene i stedet er omtrent like bra
coach-why-call-less = å melde { $box } i stedet koster { $less } poeng i snitt
coach-why-call-same = å melde { $box } i stedet er omtrent like bra
coach-why-chance = går du bare etter { $box }, lykkes det i { $chance } av tilfellene
coach-why-points = går du bare etter { $box }, gir det { $points } poeng i snitt
coach-why-extra = går du etter en { $box } til, lykkes det i { $chance } av tilfellene og gir { $extra } poeng ekstra

## What comes with it

coach-also-bonus-needs = du trenger { $points } poeng til for å få bonusen
coach-also-bonus-left = da er det { $points } poeng igjen til bonusen
coach-also-extra = det gir { $points } poeng ekstra
coach-also-bonus-earned = det gir bonusen
coach-also-saves-chips = det gir { $chips ->
    [one] en sjetong
   *[other] { $chips } sjetonger
}
coach-also-takes-chip = det er verdt sjetongen

## Where values are estimated

coach-fitted = { $clause } (et anslag, pluss/minus { $error } poeng)
coach-estimated = { $clause } (et grovt anslag)

## What someone plays for, chosen and told at the table

goal-title = Målet ditt
goal-mean = så mange poeng som mulig
goal-total = en bestemt poengsum
goal-total-of = minst { $total } poeng
goal-total-label = Poengsum å gå for
goal-record = en ny personlig rekord
goal-win = å vinne
goal-hint = Treneren gir råd etter målet, og bordet viser sjansen din.
# Beside the field for a number, where one is asked for
goal-hint-number = Bare hvis du går for en bestemt poengsum.
goal-type-total = skriv et tall for å gå for en bestemt poengsum
goal-too-high = Med disse reglene kan man få høyst { $most } poeng.
goal-set = Gå for dette
goal-key = Velg mål
goal-no-record = Du har ingen rekord med disse reglene ennå. Spill ferdig et spill først, eller gå for en bestemt poengsum.
goal-line-mean = Mål: så mange poeng som mulig
goal-line-total = Mål: { $total } poeng eller mer
goal-line-win = Mål: å vinne
goal-line-chance = { $goal }. Sjanse: { $chance }
goal-line-estimate = { $goal }. Sjanse: omtrent { $chance }
goal-line-mean-play = { $goal }. Sjanse når du går for høyt snitt: { $chance }
chance-about = omtrent { $chance }
goal-hint-total = { $action }. Sjansen for { $total } poeng eller mer er da { $chance }.
goal-hint-win = { $action }. Sjansen for å vinne er da { $chance }.
goal-hint-other = { $hint } Nest best: { $other }, med { $chance } sjanse.
goal-hint-estimate = { $hint } (Anslag, om du går for høyt snitt etterpå.)
goal-hint-reached = { $total } poeng er allerede sikret, så gå for flere.
goal-hint-missed = { $total } poeng kan ikke nås lenger, så gå for så mange som mulig.
goal-hint-won = Seieren er allerede sikret, så gå for poeng.
goal-hint-lost = Du kan ikke vinne lenger, så gå for poeng.
goal-hint-points = For målet ditt er de beste valgene omtrent like gode (sjanse: { $chance }), så gå for poeng.
goal-cost = Med valget ditt er sjansen { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: velg mål; goal: viser det
goal-plain-wrong = «{ $word }» er ikke et mål. Skriv goal mean, goal record, goal win eller goal og et tall.
goal-report-total = Målet var { $total } poeng eller mer. Sjansen var { $start } ved start: { $luck } prosentpoeng av terningene, { $cost } av valgene.
goal-report-win = Målet var å vinne. Sjansen var { $start } ved start: { $luck } prosentpoeng av terningene og de andre, { $cost } av valgene.
goal-reached = Nådd.
goal-missed = Ikke nådd.
goal-won = Seier.
goal-shared = Delt seier.
goal-lost = Ingen seier.
goal-worst = Valg som svekket sjansen mest
goal-better = Sjansen { $cost } prosentpoeng høyere: { $best }
goal-report-estimate = Sjansene i de første turene er anslag.
goal-record-mean = { $total } poeng kommer i ett av { $mean } spill når du går for høyt snitt.
goal-record-both = { $total } poeng kommer i ett av { $mean } spill når du går for høyt snitt, og i ett av { $best } når du går for akkurat det.
goal-chances-exact = Nøyaktig, om alle fortsetter å gå for høyest snitt.
goal-label = Mål

## Goals on the command line: a total, or the win

goal-wrong = «{ $given }» er ikke et mål; skriv { $goals }.
goal-for-total = en totalsum på minst { $total } poeng
goal-for-every-total = hver totalsum
goal-chance = Beste sjanse
goal-chance-of-mean = Går for høyt snitt
goal-best = Best: { $action }. Med beste spill derfra er sjansen { $chance }.
goal-estimate = Disse sjansene er talt opp i spill som er spilt videre for høyest snitt; for dette spillet og kortet regnes de ikke nøyaktig.
goal-exact-how = { $command } regner ut de nøyaktige sjansene for hver totalsum.
goal-win-assumes = Det antas at de andre går for høyest snitt.
goal-against-missing = For å gå for seier, oppgi kortet til hver motstander med «--against», som i --against "ones=3,yatzy=0".
goal-against-unused = «--against» hører til «--goal win»; oppgi begge eller ingen av dem.
