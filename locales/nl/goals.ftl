# Playing for a total or for the win

help-goal = Waar je op speelt: mean (als niets is opgegeven), at-least:N (de beste kans op N punten) of, met tegenstanders, win; bij oplossen geldt at-least alleen voor elk eindtotaal
help-goal-against = De kaart van een andere plaats in de vorm van --card, ook met extra-yatzys=N en chips=N; één keer per tegenstander
goal-wrong = Op “{ $given }” kun je niet spelen; schrijf { $goals }.
goal-for-total = een eindtotaal van minstens { $total }
goal-for-every-total = elk eindtotaal
goal-for-win = de winst
goal-chance = Beste kans
goal-chance-of-mean = Spel op het gemiddelde
goal-best = Het beste: { $action }. Met het beste spel daarna is de kans { $chance }.
goal-estimate = Deze kansen zijn een schatting volgens de normale verdeling, uit gemiddelde en spreiding van wat nog komt; voor dit spel en deze kaart worden ze niet precies berekend.
goal-win-assumes = Aangenomen is dat de anderen op het hoogste gemiddelde spelen.
goal-against-missing = Geef om op winst te spelen de kaart van elke tegenstander op met “--against”, zoals in --against "ones=3,yatzy=0".
goal-against-unused = “--against” hoort bij “--goal win”; geef beide op of geen van beide.
