# Playing for a total or for the win

help-goal = Hva du spiller på: mean (hvis ikke oppgitt), at-least:N (beste sjanse for N poeng) eller, når det er motstandere, win; ved løsning gjelder at-least alene hver totalsum
help-goal-against = Kortet til en annen plass på samme form som --card, også med extra-yatzys=N og chips=N; én gang for hver motstander
goal-wrong = «{ $given }» er ikke noe å spille på; skriv { $goals }.
goal-for-total = en totalsum på minst { $total }
goal-for-every-total = hver totalsum
goal-for-win = seieren
goal-chance = Beste sjanse
goal-chance-of-mean = Spill på snittet
goal-best = Best: { $action }. Med beste spill etterpå er sjansen { $chance }.
goal-estimate = Disse sjansene er et anslag etter normalfordelingen, ut fra gjennomsnitt og spredning for det som gjenstår; for dette spillet og kortet regnes de ikke nøyaktig.
goal-win-assumes = Det antas at de andre spiller på høyest snitt.
goal-against-missing = Oppgi kortet til hver motstander med «--against» for å spille på seier, som i --against "ones=3,yatzy=0".
goal-against-unused = «--against» hører til «--goal win»; oppgi begge eller ingen av dem.
