# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, und { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Besser kannst du es nicht machen.
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
coach-why-call-less = wenn du „{ $box }“ ansagst, liegst du am Ende im Schnitt { $less } tiefer
coach-why-call-same = wenn du „{ $box }“ ansagst, kommt etwa dasselbe heraus
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

## What someone plays for, chosen and told at the table

goal-title = Worauf du spielst
goal-mean = möglichst viele Punkte
goal-total = eine Gesamtsumme
goal-total-of = mindestens { $total }
goal-total-label = Die Gesamtsumme
goal-record = ein neuer eigener Rekord
goal-win = der Sieg
goal-hint = Der Coach richtet sich danach, und der Tisch zeigt deine Chance.
# Beside the field for a number, where one is asked for
goal-hint-number = Die Zahl gilt für eine Gesamtsumme.
goal-type-total = für eine Gesamtsumme eine Zahl tippen
goal-too-high = Mit diesen Regeln sind höchstens { $most } Punkte möglich.
goal-set = Darauf spielen
goal-key = Wählen, worauf du spielst
goal-no-record = Nach diesen Regeln hast du noch keinen Rekord. Spiel erst ein Spiel zu Ende, oder spiel auf eine Gesamtsumme.
goal-line-mean = Spiel auf möglichst viele Punkte
goal-line-total = Spiel auf { $total } oder mehr
goal-line-win = Spiel auf den Sieg
goal-line-chance = { $goal }: { $chance }
goal-line-estimate = { $goal }: etwa { $chance }
goal-hint-total = { $action }: { $chance } für { $total }.
goal-hint-win = { $action }: { $chance } für den Sieg.
goal-hint-other = { $hint } Am zweitbesten: { $other }, mit einer Chance von { $chance }.
goal-hint-estimate = { $hint } (Geschätzte Chancen.)
goal-hint-reached = { $total } hast du sicher; jetzt zählen die Punkte.
goal-hint-missed = { $total } ist nicht mehr zu schaffen; jetzt zählen die Punkte.
goal-hint-won = Der Sieg ist dir sicher; jetzt zählen die Punkte.
goal-hint-lost = Der Sieg ist nicht mehr zu schaffen; jetzt zählen die Punkte.
goal-cost = Mit deiner Wahl bleiben { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: worauf du spielst; goal: zeigt es
goal-plain-wrong = Auf „{ $word }“ kann man nicht spielen. Sag goal mean, goal record, goal win oder goal und eine Zahl.
goal-report-total = Gespielt auf { $total }: { $start } am Anfang, { $luck } durch die Würfel, { $cost } durch die Entscheidungen.
goal-report-win = Gespielt auf den Sieg: { $start } am Anfang, { $luck } durch die Würfel und die anderen, { $cost } durch die Entscheidungen.
goal-reached = Erreicht.
goal-missed = Nicht erreicht.
goal-won = Gewonnen.
goal-shared = Geteilt.
goal-lost = Nicht gewonnen.
goal-worst = Was am meisten Chance gekostet hat
goal-better = { $cost } mehr: { $best }
goal-report-estimate = Die Chancen der ersten Runden sind geschätzt.
goal-record-mean = { $total }: Wer auf den Schnitt spielt, erreicht das in einem von { $mean } Spielen.
goal-record-both = { $total }: Wer auf den Schnitt spielt, erreicht das in einem von { $mean } Spielen, wer darauf spielt, in einem von { $best }.
goal-chances-exact = Genau, wenn alle auf den höchsten Durchschnitt weiterspielen.
goal-label = Ziel

## Goals on the command line: a total, or the win

goal-wrong = Auf „{ $given }“ kann man nicht spielen; schreib { $goals }.
goal-for-total = eine Gesamtsumme von mindestens { $total }
goal-for-every-total = jede Gesamtsumme
goal-for-win = den Sieg
goal-chance = Beste Chance
goal-chance-of-mean = Spiel auf den Schnitt
goal-best = Am besten: { $action }. Bei bestem Spiel danach ist die Chance { $chance }.
goal-estimate = Diese Chancen sind nach der Normalverteilung geschätzt, aus Durchschnitt und Streuung dessen, was noch kommt; für dieses Spiel und diesen Zettel werden sie nicht genau gerechnet.
goal-win-assumes = Von den anderen wird angenommen, dass sie auf den höchsten Durchschnitt spielen.
goal-against-missing = Um auf den Sieg zu spielen, gib den Zettel jedes Gegners mit „--against“ an, wie in --against "ones=3,yatzy=0".
goal-against-unused = „--against“ gehört zu „--goal win“; gib beides an oder keins.
