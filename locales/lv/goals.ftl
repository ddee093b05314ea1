# Playing for a total or for the win

help-goal = Uz ko spēlē: mean (ja nav norādīts), at-least:N (labākā N punktu varbūtība) vai, ja ir pretinieki, win; risinot at-least viens pats nozīmē katru kopsummu
help-goal-against = Citas vietas kartīte tādā pašā veidā kā --card, arī ar extra-yatzys=N un chips=N; vienreiz katram pretiniekam
goal-wrong = Uz “{ $given }” spēlēt nevar; raksti { $goals }.
goal-for-total = kopsumma vismaz { $total }
goal-for-every-total = katra kopsumma
goal-for-win = uzvara
goal-chance = Labākā varbūtība
goal-chance-of-mean = Spēle uz vidējo
goal-best = Labākais: { $action }. Ar labāko spēli pēc tam varbūtība ir { $chance }.
goal-estimate = Šīs varbūtības ir aplēse pēc normālā sadalījuma, no atlikušo punktu vidējā un izkliedes; šai spēlei un kartītei tās netiek rēķinātas precīzi.
goal-win-assumes = Pieņemts, ka pārējie spēlē uz augstāko vidējo.
goal-against-missing = Lai spēlētu uz uzvaru, norādi katra pretinieka kartīti ar “--against”, piemēram, --against "ones=3,yatzy=0".
goal-against-unused = “--against” ir kopā ar “--goal win”; norādi abus vai nevienu.
