# Playing for a total or for the win

help-goal = Mire játszol: mean (ha nincs megadva), at-least:N (a legjobb esély N pontra) vagy ellenfelek ellen win; megoldáskor az at-least magában minden végösszeget jelent
help-goal-against = Egy másik hely lapja a --card alakjában, extra-yatzys=N és chips=N is lehet benne; ellenfelenként egyszer
goal-wrong = „{ $given }”: erre nem lehet játszani; írd így: { $goals }.
goal-for-total = legalább { $total } végösszeg
goal-for-every-total = minden végösszeg
goal-for-win = a győzelem
goal-chance = Legjobb esély
goal-chance-of-mean = Játék az átlagra
goal-best = A legjobb: { $action }. Utána a legjobb játékkal az esély { $chance }.
goal-estimate = Ezek az esélyek a normális eloszlás szerinti becslések, a hátralévő pontok átlagából és szórásából; ennél a játéknál és lapnál nincsenek pontosan kiszámolva.
goal-win-assumes = Feltesszük, hogy a többiek a legmagasabb átlagra játszanak.
goal-against-missing = Ha a győzelemre játszol, add meg minden ellenfél lapját így: „--against”, például --against "ones=3,yatzy=0".
goal-against-unused = Az „--against” a „--goal win” mellé való; add meg mindkettőt, vagy egyiket se.
