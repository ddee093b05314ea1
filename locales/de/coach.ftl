# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, und { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Besser kannst du es nicht machen.

## Moves

coach-throw = Wirf alle Würfel
coach-throw-again = Wirf alle Würfel noch einmal
coach-keep = Behalte { $dice }
coach-keep-one = Behalte die { $face ->
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[6] Sechs
}
coach-keep-alike = Behalte die { $face ->
    [1] Einser
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
   *[6] Sechser
}
coach-enter = Trag { $points } bei { $box } ein
coach-name = Sag { $box } an

## Reasons

coach-why-only = Die Regeln lassen nichts anderes zu
coach-why-box-less = { $box } endet im Schnitt { $less } tiefer
coach-why-box-equal = { $box } wäre genauso gut
coach-why-keep-less = { $dice } zu behalten endet im Schnitt { $less } tiefer
coach-why-throw-all-less = Alle Würfel zu werfen endet im Schnitt { $less } tiefer
coach-why-throw-equal = Noch einmal zu werfen wäre genauso gut
coach-why-chance = { $chance } Chance auf { $box }
coach-why-into = In { $chance } der Fälle kommt der Wurf zu { $box }, für { $points } im Schnitt
coach-why-points = { $box } bringt im Schnitt { $points }
coach-why-least = Eine Null kostet dort am wenigsten
coach-why-least-next = Eine Null bei { $box } würde im Schnitt { $more } mehr kosten

## What also speaks for it

coach-also-bonus-needs = du brauchst noch { $points } für den Bonus
coach-also-bonus-left = dann fehlen noch { $points } zum Bonus
coach-also-bonus-earned = das bringt den Bonus
coach-also-saves-chips = das bringt dir { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}
coach-also-takes-chip = das ist den Chip wert
