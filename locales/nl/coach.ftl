# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, en { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Een betere keuze is er niet.
coach-may = Mag je het de coach vragen?
coach-may-usual = Als iedereen op dit apparaat speelt
coach-may-yes = Ja
coach-may-no = Nee
coach-absent = De coach kent dit spel nog niet.
coach-thinking = De coach denkt na…
coach-ask = Vraag het de coach

## Moves

coach-throw = Gooi alle dobbelstenen
coach-throw-again = Gooi alle dobbelstenen opnieuw
coach-keep = Houd { $dice } vast
coach-keep-one = Houd { $face ->
    [1] de één
    [2] de twee
    [3] de drie
    [4] de vier
    [5] de vijf
   *[6] de zes
} vast
coach-keep-alike = Houd { $face ->
    [1] de enen
    [2] de tweeën
    [3] de drieën
    [4] de vieren
    [5] de vijven
   *[6] de zessen
} vast
coach-enter = Vul { $points } in bij { $box }
coach-call = Noem { $box }

## Reasons

coach-why-only = de regels laten niets anders toe
coach-why-others-zero = elk ander vak zou een nul krijgen
coach-why-others-less = geen ander vak levert zoveel op
coach-why-full = { $box } kan niet meer opleveren
coach-why-enter-less = met { $points } bij { $box } eindig je gemiddeld { $less } lager
coach-why-enter-same = met { $points } bij { $box } kom je ongeveer even hoog uit
coach-why-zero-less = met een nul bij { $box } eindig je gemiddeld { $less } lager
coach-why-zero-same = met een nul bij { $box } kom je ongeveer even hoog uit
coach-why-keep-less = als je { $size ->
    [single] alleen de { $dice }
   *[several] { $dice }
} vasthoudt, eindig je gemiddeld { $less } lager
coach-why-keep-same = als je { $size ->
    [single] alleen de { $dice }
   *[several] { $dice }
} vasthoudt, kom je ongeveer even hoog uit
coach-why-throw-all-less = als je alle dobbelstenen gooit, eindig je gemiddeld { $less } lager
coach-why-throw-all-same = als je alle dobbelstenen gooit, kom je ongeveer even hoog uit
coach-why-call-less = als je { $box } noemt, eindig je gemiddeld { $less } lager
coach-why-call-same = als je { $box } noemt, kom je ongeveer even hoog uit
coach-why-chance = als je alleen voor { $box } gaat, lukt dat in { $chance } van de gevallen
coach-why-chance-chips = als je alleen voor { $box } gaat, lukt dat zonder extra fiches in { $chance } van de gevallen
coach-why-points = als je alleen voor { $box } gaat, levert dat gemiddeld { $points } op
coach-why-points-chips = als je alleen voor { $box } gaat, levert dat zonder extra fiches gemiddeld { $points } op
coach-why-extra = als je nog eens voor { $box } gaat, lukt dat in { $chance } van de gevallen en levert het { $extra } extra op

## What comes with it

coach-also-bonus-needs = je hebt nog { $points } nodig voor de bonus
coach-also-bonus-left = dan heb je nog { $points } te gaan tot de bonus
coach-also-extra = dat levert { $points } extra op
coach-also-bonus-earned = dat levert de bonus op
coach-also-saves-chips = zo verdien je { $chips ->
    [one] een fiche
   *[other] { $chips } fiches
}
coach-also-takes-chip = dat is de fiche waard

## Where values are estimated

coach-fitted = { $clause } (geschat, tot op { $error } nauwkeurig)
coach-estimated = { $clause } (een ruwe schatting)

## What someone plays for, chosen and told at the table

goal-title = Waar je op speelt
goal-mean = zo veel mogelijk punten
goal-total = een eindtotaal
goal-total-of = minstens { $total }
goal-total-label = Het eindtotaal
goal-record = een nieuw eigen record
goal-win = de winst
goal-hint = De coach houdt er rekening mee, en de tafel toont je kans.
# Beside the field for a number, where one is asked for
goal-hint-number = Het getal geldt voor een eindtotaal.
goal-type-total = typ een getal voor een eindtotaal
goal-too-high = Met deze regels zijn hoogstens { $most } punten mogelijk.
goal-set = Hierop spelen
goal-key = Kiezen waar je op speelt
goal-no-record = Met deze regels heb je nog geen record. Speel eerst een spel uit, of speel op een eindtotaal.
goal-line-mean = Speelt op zo veel mogelijk punten
goal-line-total = Speelt op { $total } of meer
goal-line-win = Speelt op winst
goal-line-chance = { $goal }: { $chance }
goal-line-estimate = { $goal }: ongeveer { $chance }
goal-hint-total = { $action }: { $chance } voor { $total }.
goal-hint-win = { $action }: { $chance } voor de winst.
goal-hint-other = { $hint } Op één na best: { $other }, met een kans van { $chance }.
goal-hint-estimate = { $hint } (Geschatte kansen.)
goal-hint-reached = { $total } heb je zeker; nu tellen de punten.
goal-hint-missed = { $total } is niet meer te halen; nu tellen de punten.
goal-hint-won = De winst heb je zeker; nu tellen de punten.
goal-hint-lost = De winst is niet meer te halen; nu tellen de punten.
goal-cost = Met jouw keuze blijft het { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: waar je op speelt; goal: toont het
goal-plain-wrong = Op “{ $word }” kun je niet spelen. Zeg goal mean, goal record, goal win of goal en een getal.
goal-report-total = Gespeeld op { $total }: { $start } aan het begin, { $luck } door de dobbelstenen, { $cost } door de keuzes.
goal-report-win = Gespeeld op winst: { $start } aan het begin, { $luck } door de dobbelstenen en de anderen, { $cost } door de keuzes.
goal-reached = Gehaald.
goal-missed = Niet gehaald.
goal-won = Gewonnen.
goal-shared = Gedeeld.
goal-lost = Niet gewonnen.
goal-worst = Wat de meeste kans kostte
goal-better = { $cost } meer: { $best }
goal-report-estimate = De kansen van de eerste beurten zijn schattingen.
goal-record-mean = { $total }: wie op het gemiddelde speelt, haalt het in één van { $mean } spellen.
goal-record-both = { $total }: wie op het gemiddelde speelt, haalt het in één van { $mean } spellen, wie hierop speelt, in één van { $best }.
goal-chances-exact = Exact, als iedereen verder op het hoogste gemiddelde speelt.
goal-label = Doel

## Goals on the command line: a total, or the win

goal-wrong = Op “{ $given }” kun je niet spelen; schrijf { $goals }.
goal-for-total = een eindtotaal van minstens { $total }
goal-for-every-total = elk eindtotaal
goal-for-win = de winst
goal-chance = Beste kans
goal-chance-of-mean = Spel op het gemiddelde
goal-best = Het beste: { $action }. Met het beste spel daarna is de kans { $chance }.
goal-estimate = Deze kansen zijn een schatting volgens de normale verdeling, uit gemiddelde en spreiding van wat nog komt; voor dit spel en deze kaart worden ze niet precies berekend.
goal-win-assumes = Aangenomen is dat de anderen op het hoogste gemiddelde spelen.
goal-against-missing = Geef om op winst te spelen de kaart van elke tegenstander op met “--against”, zoals in --against "ones=3,yatzy=0".
goal-against-unused = “--against” hoort bij “--goal win”; geef beide op of geen van beide.
