# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, en { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Een betere keuze is er niet.
coach-may = Mag je het de coach vragen?
coach-may-usual = Als iedereen op dit apparaat speelt
coach-may-yes = Ja
coach-may-no = Nee
coach-absent = De coach kent dit spel nog niet.
coach-thinking = De coach denkt na…
coach-ask = De coach vragen

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
coach-why-full = meer levert { $box } niet op
coach-why-enter-less = vul je in plaats daarvan { $points } in bij { $box }, dan kost dat gemiddeld { $less ->
    [one] 1 punt
   *[other] { $less } punten
}
coach-why-enter-same = in plaats daarvan { $points } bij { $box } invullen is ongeveer even goed
coach-why-zero-less = een nul bij { $box } kost in plaats daarvan gemiddeld { $less ->
    [one] 1 punt
   *[other] { $less } punten
}
coach-why-zero-same = een nul bij { $box } is ongeveer even goed
coach-why-keep-less = houd je in plaats daarvan { $dice } vast, dan kost dat gemiddeld { $less ->
    [one] 1 punt
   *[other] { $less } punten
}
coach-why-keep-same = { $dice } vasthouden is ongeveer even goed
coach-why-keep-one-less = houd je in plaats daarvan alleen { $face ->
    [1] de één
    [2] de twee
    [3] de drie
    [4] de vier
    [5] de vijf
   *[6] de zes
} vast, dan kost dat gemiddeld { $less ->
    [one] 1 punt
   *[other] { $less } punten
}
coach-why-keep-one-same = alleen { $face ->
    [1] de één
    [2] de twee
    [3] de drie
    [4] de vier
    [5] de vijf
   *[6] de zes
} vasthouden is ongeveer even goed
coach-why-keep-alike-less = houd je in plaats daarvan { $face ->
    [1] de enen
    [2] de tweeën
    [3] de drieën
    [4] de vieren
    [5] de vijven
   *[6] de zessen
} vast, dan kost dat gemiddeld { $less ->
    [one] 1 punt
   *[other] { $less } punten
}
coach-why-keep-alike-same = { $face ->
    [1] de enen
    [2] de tweeën
    [3] de drieën
    [4] de vieren
    [5] de vijven
   *[6] de zessen
} vasthouden is ongeveer even goed
coach-why-throw-all-less = gooi je in plaats daarvan alle dobbelstenen, dan kost dat gemiddeld { $less ->
    [one] 1 punt
   *[other] { $less } punten
}
coach-why-throw-all-same = alle dobbelstenen gooien is ongeveer even goed
coach-why-call-less = noem je in plaats daarvan { $box }, dan kost dat gemiddeld { $less ->
    [one] 1 punt
   *[other] { $less } punten
}
coach-why-call-same = { $box } noemen is ongeveer even goed
coach-why-chance = als je alleen voor { $box } gaat, lukt dat in { $chance } van de gevallen
coach-why-points = als je alleen voor { $box } gaat, levert dat gemiddeld { $points ->
    [one] 1 punt
   *[other] { $points } punten
} op
coach-why-extra = als je nog eens voor { $box } gaat, lukt dat in { $chance } van de gevallen en levert het { $extra } punten extra op

## What comes with it

coach-also-bonus-needs = voor de bonus heb je nog { $points ->
    [one] 1 punt
   *[other] { $points } punten
} nodig
coach-also-bonus-left = dan heb je nog { $points ->
    [one] 1 punt
   *[other] { $points } punten
} te gaan tot de bonus
coach-also-extra = dat levert { $points } punten extra op
coach-also-bonus-earned = dat levert de bonus op
coach-also-saves-chips = zo verdien je { $chips ->
    [one] een fiche
   *[other] { $chips } fiches
}
coach-also-takes-chip = dat is de fiche waard

## Where values are estimated

coach-fitted = { $clause } (geschat, tot op { $error ->
    [one] 1 punt
   *[other] { $error } punten
} nauwkeurig)
coach-estimated = { $clause } (een ruwe schatting)

## What someone plays for, chosen and told at the table

goal-title = Je doel
goal-mean = zo veel mogelijk punten
goal-total = een bepaald aantal punten
goal-total-of = minstens { $total } punten
goal-total-label = Aantal punten
goal-record = een nieuw eigen record
goal-win = winnen
goal-hint = De coach adviseert voor dit doel, en de tafel toont je kans.
# Beside the field for a number, where one is asked for
goal-hint-number = Alleen bij een aantal punten als doel.
goal-type-total = typ een getal voor een aantal punten
goal-too-high = Met deze regels zijn hoogstens { $most } punten mogelijk.
goal-set = Dit doel kiezen
goal-key = Doel kiezen
goal-no-record = Met deze regels heb je nog geen record. Speel eerst een spel uit, of kies een aantal punten als doel.
goal-line-mean = Doel: zo veel mogelijk punten
goal-line-total = Doel: { $total } punten of meer
goal-line-win = Doel: winnen
goal-line-chance = { $goal }. Kans: { $chance }
goal-line-estimate = { $goal }. Kans: ongeveer { $chance }
goal-line-mean-play = { $goal }. Kans als je voor het gemiddelde speelt: { $chance }
chance-about = ongeveer { $chance }
goal-hint-total = { $action }. De kans op { $total } punten of meer is dan { $chance }.
goal-hint-win = { $action }. De kans om te winnen is dan { $chance }.
goal-hint-other = { $hint } Op één na beste keuze: { $other }, met een kans van { $chance }.
goal-hint-estimate = { $hint } (Schattingen, als je daarna voor het gemiddelde speelt.)
goal-hint-reached = { $total } punten heb je zeker, dus speel voor meer.
goal-hint-missed = { $total } punten zijn niet meer te halen, dus speel voor zo veel mogelijk.
goal-hint-won = De winst heb je zeker, dus speel voor punten.
goal-hint-lost = Winnen kan niet meer, dus speel voor punten.
goal-hint-points = Voor je doel zijn de beste keuzes ongeveer even goed (kans: { $chance }), dus speel voor punten.
goal-cost = Met jouw keuze is de kans { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: kies je doel; goal: toont het
goal-plain-wrong = “{ $word }” is geen doel. Typ goal mean, goal record, goal win, of goal en een getal.
goal-report-total = Het doel was { $total } punten of meer. De kans was aan het begin { $start }: { $luck } procentpunt door de dobbelstenen, { $cost } door de keuzes.
goal-report-win = Het doel was winnen. De kans was aan het begin { $start }: { $luck } procentpunt door de dobbelstenen en de anderen, { $cost } door de keuzes.
goal-reached = Gehaald.
goal-missed = Niet gehaald.
goal-won = Gewonnen.
goal-shared = Eerste plaats gedeeld.
goal-lost = Niet gewonnen.
goal-worst = Keuzes die de kans het meest verlaagden
goal-better = Kans { $cost } procentpunt hoger: { $best }
goal-report-estimate = De kansen van de eerste beurten zijn schattingen.
goal-record-mean = { $total } punten komen voor in één van { $mean } spellen als je voor het gemiddelde speelt.
goal-record-both = { $total } punten komen voor in één van { $mean } spellen als je voor het gemiddelde speelt, en in één van { $best } als je er echt voor speelt.
goal-chances-exact = Exact, als iedereen verder op het hoogste gemiddelde speelt.
goal-label = Doel

## Goals on the command line: a total, or the win

goal-wrong = “{ $given }” is geen doel; schrijf { $goals }.
goal-for-total = een eindtotaal van minstens { $total } punten
goal-for-every-total = elk eindtotaal
goal-chance = Beste kans
goal-chance-of-mean = Voor het gemiddelde spelen
goal-best = Het beste: { $action }. Speel je daarna optimaal, dan is de kans { $chance }.
goal-estimate = Deze kansen zijn geteld in spellen die verder zijn gespeeld op het hoogste gemiddelde; voor dit spel en deze kaart worden ze niet precies berekend.
goal-exact-how = { $command } berekent de precieze kansen op elk eindtotaal.
goal-win-assumes = Aangenomen is dat de anderen op het hoogste gemiddelde spelen.
goal-against-missing = Geef om voor de winst te spelen de kaart van elke tegenstander op met “--against”, zoals in --against "ones=3,yatzy=0".
goal-against-unused = “--against” hoort bij “--goal win”; geef beide op of geen van beide.
