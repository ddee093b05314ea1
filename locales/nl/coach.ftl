# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, en { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Een betere keuze is er niet.

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
coach-name = Noem { $box }

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
coach-why-name-less = als je { $box } noemt, eindig je gemiddeld { $less } lager
coach-why-name-same = als je { $box } noemt, kom je ongeveer even hoog uit
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
