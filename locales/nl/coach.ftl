# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, en { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
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

coach-why-only = De regels laten niets anders toe
coach-why-box-less = { $box } eindigt gemiddeld { $less } lager
coach-why-box-equal = { $box } zou net zo goed zijn
coach-why-keep-less = { $dice } vasthouden eindigt gemiddeld { $less } lager
coach-why-throw-all-less = Alle dobbelstenen gooien eindigt gemiddeld { $less } lager
coach-why-throw-equal = Opnieuw gooien zou net zo goed zijn
coach-why-chance = { $chance } kans op { $box }
coach-why-into = In { $chance } van de gevallen gaat de worp naar { $box }, voor gemiddeld { $points }
coach-why-points = { $box } levert gemiddeld { $points } op
coach-why-least = Een nul kost daar het minst
coach-why-least-next = Een nul bij { $box } zou gemiddeld { $more } meer kosten

## What also speaks for it

coach-also-bonus-needs = je hebt nog { $points } nodig voor de bonus
coach-also-bonus-left = dan heb je nog { $points } te gaan tot de bonus
coach-also-bonus-earned = dat levert de bonus op
coach-also-saves-chips = zo verdien je { $chips ->
    [one] een fiche
   *[other] { $chips } fiches
}
coach-also-takes-chip = dat is de fiche waard
