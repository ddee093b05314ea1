# Playing for a total or for the win

help-goal = Hvad du går efter: mean (hvis du ikke angiver noget), at-least:N (den bedste chance for N point) eller, når der er modstandere, win; ved løsning giver at-least alene hver totalsum
help-goal-against = En anden spillers kort, skrevet som ved --card, også med extra-yatzys=N og chips=N; én gang for hver modstander
goal-wrong = »{ $given }« er ikke noget at gå efter; skriv { $goals }.
goal-for-total = en totalsum på mindst { $total }
goal-for-every-total = hver totalsum
goal-for-win = sejren
goal-chance = Bedste chance
goal-chance-of-mean = Efter gennemsnittet
goal-best = Bedst: { $action }. Med det bedste spil bagefter er chancen { $chance }.
goal-estimate = Chancerne er et skøn efter normalfordelingen, ud fra gennemsnit og spredning for det, der er tilbage; for dette spil og kort regnes de ikke nøjagtigt.
goal-win-assumes = Det antages, at de andre går efter det højeste gennemsnit.
goal-against-missing = Angiv hver modstanders kort med »--against« for at gå efter sejren, som i --against "ones=3,yatzy=0".
goal-against-unused = »--against« hører til »--goal win«; angiv begge eller ingen af dem.
