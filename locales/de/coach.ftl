# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }, { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, und { $also }.
coach-hint-so = { $action }, { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Etwas Besseres gibt es nicht.
coach-may = Darf man den Coach fragen?
coach-may-usual = Wenn alle hier spielen
coach-may-yes = Ja
coach-may-no = Nein
coach-absent = Der Coach kennt dieses Spiel noch nicht.
coach-thinking = Der Coach denkt nach …
coach-ask = Den Coach fragen

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
coach-call = Sag „{ $box }“ an

## Reasons

coach-why-only = die Regeln lassen nichts anderes zu
coach-why-others-zero = jedes andere Feld bekäme eine Null
coach-why-others-less = kein anderes Feld bringt so viel
coach-why-full = mehr gibt es bei „{ $box }“ nicht
coach-why-enter-less = wenn du stattdessen { $points } bei „{ $box }“ einträgst, kostet das im Schnitt { $less ->
    [one] 1 Punkt
   *[other] { $less } Punkte
}
coach-why-enter-same = { $points } bei „{ $box }“ einzutragen ist etwa genauso gut
coach-why-zero-less = eine Null bei „{ $box }“ kostet stattdessen im Schnitt { $less ->
    [one] 1 Punkt
   *[other] { $less } Punkte
}
coach-why-zero-same = eine Null bei „{ $box }“ ist etwa genauso gut
coach-why-keep-less = wenn du stattdessen { $size ->
    [single] nur die { $dice }
   *[several] { $dice }
} behältst, kostet das im Schnitt { $less ->
    [one] 1 Punkt
   *[other] { $less } Punkte
}
coach-why-keep-same = { $size ->
    [single] nur die { $dice }
   *[several] { $dice }
} zu behalten ist etwa genauso gut
coach-why-throw-all-less = wenn du stattdessen alle Würfel wirfst, kostet das im Schnitt { $less ->
    [one] 1 Punkt
   *[other] { $less } Punkte
}
coach-why-throw-all-same = alle Würfel zu werfen ist etwa genauso gut
coach-why-call-less = wenn du stattdessen „{ $box }“ ansagst, kostet das im Schnitt { $less ->
    [one] 1 Punkt
   *[other] { $less } Punkte
}
coach-why-call-same = „{ $box }“ anzusagen ist etwa genauso gut
coach-why-chance = wenn du nur auf „{ $box }“ spielst, gelingt das in { $chance } der Fälle
coach-why-points = wenn du nur auf „{ $box }“ spielst, bringt das im Schnitt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
coach-why-extra = wenn du noch einmal auf „{ $box }“ spielst, gelingt das in { $chance } der Fälle und bringt { $extra ->
    [one] 1 Punkt
   *[other] { $extra } Punkte
} extra

## What comes with it

coach-also-bonus-needs = für den Bonus brauchst du noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
coach-also-bonus-left = zum Bonus { $points ->
    [one] fehlt dann noch 1 Punkt
   *[other] fehlen dann noch { $points } Punkte
}
coach-also-extra = das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} extra
coach-also-bonus-earned = das bringt den Bonus
coach-also-saves-chips = das bringt dir { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}
coach-also-takes-chip = das ist den Chip wert

## Where values are estimated

coach-fitted = { $clause } (geschätzt, auf { $error ->
    [one] 1 Punkt
   *[other] { $error } Punkte
} genau)
coach-estimated = { $clause } (grob geschätzt)

## What someone plays for, chosen and told at the table

goal-title = Dein Ziel
goal-mean = möglichst viele Punkte
goal-total = eine bestimmte Punktzahl
goal-total-of = mindestens { $total } Punkte
goal-total-label = Punktzahl
goal-record = ein neuer eigener Rekord
goal-win = gewinnen
goal-hint = Der Coach rät passend zu diesem Ziel, und der Tisch zeigt deine Chance.
# Beside the field for a number, where one is asked for
goal-hint-number = Nur bei einer Punktzahl als Ziel.
goal-type-total = für eine Punktzahl die Zahl eintippen
goal-too-high = Mit diesen Regeln sind höchstens { $most } Punkte möglich.
goal-set = Dieses Ziel setzen
goal-key = Ziel setzen
goal-no-record = Nach diesen Regeln hast du noch keinen Rekord. Spiel erst ein Spiel zu Ende, oder setz dir eine Punktzahl als Ziel.
goal-line-mean = Ziel: möglichst viele Punkte
goal-line-total = Ziel: { $total } Punkte oder mehr
goal-line-win = Ziel: gewinnen
goal-line-chance = { $goal }. Chance: { $chance }
goal-line-estimate = { $goal }. Chance: etwa { $chance }
goal-line-mean-play = { $goal }. Chance beim Spiel auf den Schnitt: { $chance }
chance-about = etwa { $chance }
goal-hint-total = { $action }. Die Chance auf { $total } Punkte oder mehr ist dann { $chance }.
goal-hint-win = { $action }. Die Chance auf den Sieg ist dann { $chance }.
goal-hint-other = { $hint } Am zweitbesten: { $other }, mit einer Chance von { $chance }.
goal-hint-estimate = { $hint } (Geschätzt für den Fall, dass du danach auf den Schnitt spielst.)
goal-hint-reached = { $total } Punkte sind dir sicher, also spiel auf mehr.
goal-hint-missed = { $total } Punkte sind nicht mehr zu schaffen, also spiel auf möglichst viele.
goal-hint-won = Der Sieg ist dir sicher, also spiel auf Punkte.
goal-hint-lost = Gewinnen kannst du nicht mehr, also spiel auf Punkte.
goal-hint-points = Für dein Ziel sind die besten Entscheidungen etwa gleich gut (Chance: { $chance }), also spiel auf Punkte.
goal-cost = Mit deiner Wahl ist die Chance { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: setzt dein Ziel; goal: zeigt es
goal-plain-wrong = „{ $word }“ ist kein Ziel. Tipp goal mean, goal record, goal win oder goal und eine Zahl.
goal-report-total = Das Ziel waren { $total } Punkte oder mehr. Am Anfang war die Chance { $start }: { $luck } Prozentpunkte durch die Würfel, { $cost } durch die Entscheidungen.
goal-report-win = Das Ziel war der Sieg. Am Anfang war die Chance { $start }: { $luck } Prozentpunkte durch die Würfel und die anderen, { $cost } durch die Entscheidungen.
goal-reached = Erreicht.
goal-missed = Nicht erreicht.
goal-won = Gewonnen.
goal-shared = Erster Platz geteilt.
goal-lost = Nicht gewonnen.
goal-worst = Entscheidungen, die die Chance am meisten gesenkt haben
goal-better = Chance um { $cost ->
    [one] { $cost } Prozentpunkt
   *[other] { $cost } Prozentpunkte
} höher: { $best }
goal-report-estimate = Die Chancen der ersten Züge sind geschätzt.
goal-record-mean = { $total } Punkte gelingen in einem von { $mean } Spielen, wenn du auf den Schnitt spielst.
goal-record-both = { $total } Punkte gelingen in einem von { $mean } Spielen, wenn du auf den Schnitt spielst, und in einem von { $best }, wenn du auf sie spielst.
goal-chances-exact = Genau, wenn alle auf den höchsten Durchschnitt weiterspielen.
goal-label = Ziel

## Goals on the command line: a total, or the win

goal-wrong = „{ $given }“ ist kein Ziel; schreib { $goals }.
goal-for-total = eine Gesamtsumme von mindestens { $total } Punkten
goal-for-every-total = jede Gesamtsumme
goal-chance = Beste Chance
goal-chance-of-mean = Spiel auf den Schnitt
goal-best = Am besten: { $action }. Wer von da an optimal spielt, hat eine Chance von { $chance }.
goal-estimate = Diese Chancen sind in Spielen ausgezählt, die auf den höchsten Durchschnitt weitergespielt wurden; für dieses Spiel und diesen Zettel werden sie nicht genau gerechnet.
goal-exact-how = { $command } berechnet die genauen Chancen für jede Gesamtsumme.
goal-win-assumes = Von den anderen wird angenommen, dass sie auf den höchsten Durchschnitt spielen.
goal-against-missing = Um auf den Sieg zu spielen, gib den Zettel jedes Gegners mit „--against“ an, wie in --against "ones=3,yatzy=0".
goal-against-unused = „--against“ gehört zu „--goal win“; gib beides an oder keins.
