# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, und { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
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
coach-enter = Trag { $points } bei „{ $box }“ ein
coach-name = Sag „{ $box }“ an

## Reasons

coach-why-only = die Regeln lassen nichts anderes zu
coach-why-others-zero = jedes andere Feld bekäme eine Null
coach-why-others-less = kein anderes Feld bringt so viel
coach-why-full = „{ $box }“ kann nicht mehr bringen
coach-why-enter-less = wenn du { $points } bei „{ $box }“ nimmst, liegst du am Ende im Schnitt { $less } tiefer
coach-why-enter-same = wenn du { $points } bei „{ $box }“ nimmst, kommt etwa dasselbe heraus
coach-why-zero-less = mit einer Null bei „{ $box }“ liegst du am Ende im Schnitt { $less } tiefer
coach-why-zero-same = mit einer Null bei „{ $box }“ kommt etwa dasselbe heraus
coach-why-keep-less = wenn du { $size ->
    [single] nur die { $dice }
   *[several] { $dice }
} behältst, liegst du am Ende im Schnitt { $less } tiefer
coach-why-keep-same = wenn du { $size ->
    [single] nur die { $dice }
   *[several] { $dice }
} behältst, kommt etwa dasselbe heraus
coach-why-throw-all-less = wenn du alle Würfel wirfst, liegst du am Ende im Schnitt { $less } tiefer
coach-why-throw-all-same = wenn du alle Würfel wirfst, kommt etwa dasselbe heraus
coach-why-name-less = wenn du „{ $box }“ ansagst, liegst du am Ende im Schnitt { $less } tiefer
coach-why-name-same = wenn du „{ $box }“ ansagst, kommt etwa dasselbe heraus
coach-why-chance = wenn du nur auf „{ $box }“ spielst, gelingt das in { $chance } der Fälle
coach-why-chance-chips = wenn du nur auf „{ $box }“ spielst, gelingt das ohne weitere Chips in { $chance } der Fälle
coach-why-points = wenn du nur auf „{ $box }“ spielst, bringt das im Schnitt { $points }
coach-why-points-chips = wenn du nur auf „{ $box }“ spielst, bringt das ohne weitere Chips im Schnitt { $points }
coach-why-extra = wenn du noch einmal auf „{ $box }“ spielst, gelingt das in { $chance } der Fälle und bringt { $extra } extra

## What comes with it

coach-also-bonus-needs = du brauchst noch { $points } für den Bonus
coach-also-bonus-left = dann fehlen noch { $points } zum Bonus
coach-also-extra = das bringt { $points } extra
coach-also-bonus-earned = das bringt den Bonus
coach-also-saves-chips = das bringt dir { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}
coach-also-takes-chip = das ist den Chip wert

## Where values are estimated

coach-fitted = { $clause } (geschätzt, auf { $error } genau)
coach-estimated = { $clause } (grob geschätzt)
