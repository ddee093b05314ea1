# Playing for a total or for the win

help-goal = Worauf du spielst: mean (ohne Angabe), at-least:N (die beste Chance auf N Punkte) oder, wo es Gegner gibt, win; beim Lösen gilt at-least allein für jede Gesamtsumme
help-goal-against = Der Zettel eines anderen Platzes in der Form von --card, auch mit extra-yatzys=N und chips=N; einmal für jeden Gegner
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
