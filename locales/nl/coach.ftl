# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, en { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Een betere keuze is er niet.

## Moves

coach-throw = Gooi alle dobbelstenen
coach-throw-again = Gooi alle dobbelstenen opnieuw
coach-keep = Houd { $dice }
coach-keep-one = Houd de { $face ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[6] zes
}
coach-keep-alike = Houd de { $face ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
   *[6] zessen
}
coach-enter = Vul { $points } in bij { $box }
coach-name = Noem { $box }

## Reasons

coach-why-only = De regels laten niets anders toe
coach-why-box-less = { $box } levert gemiddeld { $less } minder op
coach-why-box-equal = { $box } zou net zo goed zijn
coach-why-keep-less = { $dice } houden levert gemiddeld { $less } minder op
coach-why-throw-all-less = Alle dobbelstenen gooien levert gemiddeld { $less } minder op
coach-why-throw-equal = Doorgooien zou net zo goed zijn
coach-why-chance = { $chance } kans op { $box }
coach-why-into = In { $chance } van de gevallen wordt het { $box }, met gemiddeld { $points }
coach-why-points = { $box } levert gemiddeld { $points } op
coach-why-least = Een nul doet daar het minst pijn
coach-why-least-next = Een nul bij { $box } zou gemiddeld { $more } meer kosten

## What also speaks for it

coach-also-bonus-needs = je hebt nog { $points } nodig voor de bonus
coach-also-bonus-left = dan heb je nog { $points } te gaan tot de bonus
coach-also-bonus-earned = dat levert de bonus op
coach-also-saves-chips = zo spaar je { $chips ->
    [one] een fiche
   *[other] { $chips } fiches
}
coach-also-takes-chip = dat is de fiche waard
