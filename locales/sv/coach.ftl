# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, och { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Inget är bättre än det här valet.
coach-may = Får man fråga coachen?
coach-may-usual = Om alla spelar på den här enheten
coach-may-yes = Ja
coach-may-no = Nej
coach-absent = Coachen kan inte det här spelet än.
coach-thinking = Coachen tänker …
coach-ask = Fråga coachen

## Moves

coach-throw = Kasta alla tärningar
coach-throw-again = Kasta om alla tärningar
coach-keep = Behåll { $dice }
coach-keep-one = Behåll { $face ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[6] sexan
}
coach-keep-alike = Behåll { $face ->
    [1] ettorna
    [2] tvåorna
    [3] treorna
    [4] fyrorna
    [5] femmorna
   *[6] sexorna
}
coach-enter = För in { $points } i { $box }
coach-call = Ange { $box }

## Reasons

coach-why-only = reglerna tillåter inget annat
coach-why-others-zero = alla andra rutor skulle få en nolla
coach-why-others-less = ingen annan ruta ger lika mycket
coach-why-full = { $box } kan inte ge mer
coach-why-enter-less = tar du { $points } i { $box } slutar du { $less } lägre i snitt
coach-why-enter-same = tar du { $points } i { $box } blir det ungefär lika bra
coach-why-zero-less = med en nolla i { $box } slutar du { $less } lägre i snitt
coach-why-zero-same = med en nolla i { $box } blir det ungefär lika bra
coach-why-keep-less = behåller du { $size ->
    [single] bara en { $dice }:a
   *[several] { $dice }
} slutar du { $less } lägre i snitt
coach-why-keep-same = behåller du { $size ->
    [single] bara en { $dice }:a
   *[several] { $dice }
} blir det ungefär lika bra
coach-why-throw-all-less = kastar du alla tärningar slutar du { $less } lägre i snitt
coach-why-throw-all-same = kastar du alla tärningar blir det ungefär lika bra
coach-why-call-less = anger du { $box } slutar du { $less } lägre i snitt
coach-why-call-same = anger du { $box } blir det ungefär lika bra
coach-why-chance = satsar du bara på { $box } lyckas det i { $chance } av fallen
coach-why-chance-chips = satsar du bara på { $box } lyckas det i { $chance } av fallen utan fler spelmarker
coach-why-points = satsar du bara på { $box } ger det { $points } i snitt
coach-why-points-chips = satsar du bara på { $box } ger det { $points } i snitt utan fler spelmarker
coach-why-extra = satsar du på en { $box } till lyckas det i { $chance } av fallen och ger { $extra } extra

## What comes with it

coach-also-bonus-needs = du behöver { $points } till för bonusen
coach-also-bonus-left = då är det { $points } kvar till bonusen
coach-also-extra = det ger { $points } extra
coach-also-bonus-earned = det ger bonusen
coach-also-saves-chips = det ger { $chips ->
    [one] en spelmark
   *[other] { $chips } spelmarker
}
coach-also-takes-chip = det är värt spelmarken

## Where values are estimated

coach-fitted = { $clause } (uppskattat, på { $error } poäng när)
coach-estimated = { $clause } (en grov uppskattning)

## What someone plays for, chosen and told at the table

goal-title = Vad du spelar för
goal-mean = så många poäng som möjligt
goal-total = en totalsumma
goal-total-of = minst { $total }
goal-total-label = Totalsumman
goal-record = ett nytt eget rekord
goal-win = segern
goal-hint = Coachen ger råd efter det, och bordet visar din chans.
# Beside the field for a number, where one is asked for
goal-hint-number = Talet gäller en totalsumma.
goal-type-total = skriv ett tal för en totalsumma
goal-too-high = Med de här reglerna går det att få högst { $most } poäng.
goal-set = Spela för det
goal-key = Välj vad du spelar för
goal-no-record = Du har inget rekord med de här reglerna än. Spela klart ett spel först, eller spela för en totalsumma.
goal-line-mean = Spelar för så många poäng som möjligt
goal-line-total = Spelar för { $total } eller mer
goal-line-win = Spelar för segern
goal-line-chance = { $goal }: { $chance }
goal-line-estimate = { $goal }: ungefär { $chance }
goal-hint-total = { $action }: { $chance } för { $total }.
goal-hint-win = { $action }: { $chance } för segern.
goal-hint-other = { $hint } Näst bäst: { $other }, med { $chance } chans.
goal-hint-estimate = { $hint } (Uppskattade chanser.)
goal-hint-reached = { $total } är redan säkert; nu räknas poängen.
goal-hint-missed = { $total } går inte längre att nå; nu räknas poängen.
goal-hint-won = Segern är redan säker; nu räknas poängen.
goal-hint-lost = Segern går inte längre att nå; nu räknas poängen.
goal-cost = Med ditt val blir det { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: vad du spelar för; goal: visar det
goal-plain-wrong = ”{ $word }” är inget att spela för. Säg goal mean, goal record, goal win eller goal och ett tal.
goal-report-total = Spelade för { $total }: { $start } från början, { $luck } av tärningarna, { $cost } av valen.
goal-report-win = Spelade för segern: { $start } från början, { $luck } av tärningarna och de andra, { $cost } av valen.
goal-reached = Uppnått.
goal-missed = Inte uppnått.
goal-won = Seger.
goal-shared = Delad seger.
goal-lost = Ingen seger.
goal-worst = Vad som kostade mest chans
goal-better = { $cost } mer: { $best }
goal-report-estimate = Chanserna i de första turerna är uppskattade.
goal-record-mean = { $total }: den som spelar för snittet når dit i ett spel av { $mean }.
goal-record-both = { $total }: den som spelar för snittet når dit i ett spel av { $mean }, den som spelar för just det i ett av { $best }.
goal-chances-exact = Exakt, om alla spelar vidare för högsta snitt.
goal-label = Mål

## Goals on the command line: a total, or the win

goal-wrong = ”{ $given }” är inget att spela för; skriv { $goals }.
goal-for-total = en totalsumma på minst { $total }
goal-for-every-total = varje totalsumma
goal-for-win = segern
goal-chance = Bästa chans
goal-chance-of-mean = Spel för snittet
goal-best = Bäst: { $action }. Med bästa spel efter det är chansen { $chance }.
goal-estimate = De här chanserna är en uppskattning enligt normalfördelningen, från genomsnitt och spridning för det som återstår; för det här spelet och kortet räknas de inte exakt.
goal-win-assumes = De andra antas spela för högsta snitt.
goal-against-missing = Ange varje motståndares kort med ”--against” för att spela för segern, som i --against "ones=3,yatzy=0".
goal-against-unused = ”--against” hör till ”--goal win”; ange båda eller ingen av dem.
