# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, och { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Det finns inget bättre val.
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
coach-enter = Skriv { $points } i { $box }
coach-call = Ange { $box }

## Reasons

coach-why-only = reglerna tillåter inget annat
coach-why-others-zero = alla andra rutor skulle få en nolla
coach-why-others-less = ingen annan ruta ger lika mycket
coach-why-full = mer än så kan { $box } inte ge
coach-why-enter-less = att i stället skriva { $points } i { $box } kostar { $less } poäng i snitt
coach-why-enter-same = att i stället skriva { $points } i { $box } är ungefär lika bra
coach-why-zero-less = att i stället skriva 0 i { $box } kostar { $less } poäng i snitt
coach-why-zero-same = att i stället skriva 0 i { $box } är ungefär lika bra
coach-why-keep-less = att i stället behålla { $size ->
    [single] bara en { $dice }:a
   *[several] { $dice }
} kostar { $less } poäng i snitt
coach-why-keep-same = att i stället behålla { $size ->
    [single] bara en { $dice }:a
   *[several] { $dice }
} är ungefär lika bra
coach-why-throw-all-less = att i stället kasta alla tärningar kostar { $less } poäng i snitt
coach-why-throw-all-same = att i stället kasta alla tärningar är ungefär lika bra
coach-why-call-less = att i stället ange { $box } kostar { $less } poäng i snitt
coach-why-call-same = att i stället ange { $box } är ungefär lika bra
coach-why-chance = satsar du bara på { $box } lyckas det i { $chance } av fallen
coach-why-points = satsar du bara på { $box } ger det { $points } poäng i snitt
coach-why-extra = satsar du på en { $box } till lyckas det i { $chance } av fallen och ger { $extra } poäng extra

## What comes with it

coach-also-bonus-needs = du behöver { $points } poäng till för bonusen
coach-also-bonus-left = då är det { $points } poäng kvar till bonusen
coach-also-extra = det ger { $points } poäng extra
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

goal-title = Ditt mål
goal-mean = så många poäng som möjligt
goal-total = en viss poäng
goal-total-of = minst { $total } poäng
goal-total-label = Poäng att sikta på
goal-record = ett nytt personligt rekord
goal-win = att vinna
goal-hint = Coachen ger råd efter målet, och bordet visar din chans.
# Beside the field for a number, where one is asked for
goal-hint-number = Bara om du siktar på en viss poäng.
goal-type-total = skriv ett tal för att sikta på en viss poäng
goal-too-high = Med de här reglerna går det att få högst { $most } poäng.
goal-set = Sikta på det
goal-key = Välj mål
goal-no-record = Du har inget rekord med de här reglerna än. Spela klart ett spel först, eller sikta på en viss poäng.
goal-line-mean = Mål: så många poäng som möjligt
goal-line-total = Mål: { $total } poäng eller mer
goal-line-win = Mål: att vinna
goal-line-chance = { $goal }. Chans: { $chance }
goal-line-estimate = { $goal }. Chans: ungefär { $chance }
goal-line-mean-play = { $goal }. Chans när man siktar på högt snitt: { $chance }
chance-about = ungefär { $chance }
goal-hint-total = { $action }. Chansen till { $total } poäng eller mer är då { $chance }.
goal-hint-win = { $action }. Chansen att vinna är då { $chance }.
goal-hint-other = { $hint } Näst bäst: { $other }, med { $chance } chans.
goal-hint-estimate = { $hint } (Uppskattat, om du siktar på högt snitt efter det.)
goal-hint-reached = { $total } poäng är redan säkra, så sikta på fler.
goal-hint-missed = { $total } poäng går inte längre att nå, så sikta på så många som möjligt.
goal-hint-won = Segern är redan säker, så satsa på poängen.
goal-hint-lost = Du kan inte vinna längre, så satsa på poängen.
goal-hint-points = För ditt mål är de bästa valen ungefär lika bra (chans: { $chance }), så satsa på poängen.
goal-cost = Med ditt val är chansen { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: välj mål; goal: visar det
goal-plain-wrong = ”{ $word }” är inget mål. Skriv goal mean, goal record, goal win eller goal och ett tal.
goal-report-total = Målet var { $total } poäng eller mer. Chansen var { $start } från början: { $luck } procentenheter av tärningarna, { $cost } av valen.
goal-report-win = Målet var att vinna. Chansen var { $start } från början: { $luck } procentenheter av tärningarna och de andra, { $cost } av valen.
goal-reached = Uppnått.
goal-missed = Inte uppnått.
goal-won = Seger.
goal-shared = Delad seger.
goal-lost = Ingen seger.
goal-worst = Val som sänkte chansen mest
goal-better = Chansen { $cost ->
    [one] { $cost } procentenhet
   *[other] { $cost } procentenheter
} högre: { $best }
goal-report-estimate = Chanserna i de första turerna är uppskattade.
goal-record-mean = { $total } poäng kommer i ett spel av { $mean } när man siktar på högt snitt.
goal-record-both = { $total } poäng kommer i ett spel av { $mean } när man siktar på högt snitt, och i ett av { $best } när man siktar på just det.
goal-chances-exact = Exakt, om alla fortsätter att sikta på högsta snitt.
goal-label = Mål

## Goals on the command line: a total, or the win

goal-wrong = ”{ $given }” är inget mål; skriv { $goals }.
goal-for-total = en totalsumma på minst { $total } poäng
goal-for-every-total = varje totalsumma
goal-chance = Bästa chans
goal-chance-of-mean = När man siktar på högt snitt
goal-best = Bäst: { $action }. Med bästa spel därifrån är chansen { $chance }.
goal-estimate = De här chanserna är räknade i spel som har spelats vidare för högsta snitt; för det här spelet och kortet räknas de inte exakt.
goal-exact-how = { $command } räknar ut de exakta chanserna för varje totalsumma.
goal-win-assumes = De andra antas sikta på högsta snitt.
goal-against-missing = För att sikta på att vinna, ange varje motståndares kort med ”--against”, som i --against "ones=3,yatzy=0".
goal-against-unused = ”--against” hör till ”--goal win”; ange båda eller ingen av dem.
