# Playing for a total or for the win

help-goal = Mille nimel mängida: mean (kui pole antud), at-least:N (parim tõenäosus saada N punkti) või, kui on vastaseid, win; lahendamisel tähendab at-least üksi iga lõppsummat
help-goal-against = Teise koha punktileht samal kujul nagu --card, ka extra-yatzys=N ja chips=N; iga vastase kohta üks kord
goal-wrong = „{ $given }” nimel ei saa mängida; kirjuta { $goals }.
goal-for-total = lõppsumma vähemalt { $total }
goal-for-every-total = iga lõppsumma
goal-for-win = võit
goal-chance = Parim tõenäosus
goal-chance-of-mean = Mäng keskmise nimel
goal-best = Parim: { $action }. Parima mänguga pärast seda on tõenäosus { $chance }.
goal-estimate = Need tõenäosused on hinnang normaaljaotuse järgi, selle põhjal, mis on veel tulemas keskmiselt ja millise hajuvusega; selle mängu ja punktilehe jaoks neid täpselt ei arvutata.
goal-win-assumes = Eeldatakse, et teised mängivad suurima keskmise nimel.
goal-against-missing = Et mängida võidu nimel, anna iga vastase punktileht lipuga „--against”, näiteks --against "ones=3,yatzy=0".
goal-against-unused = „--against” käib koos lipuga „--goal win”; anna mõlemad või mitte kumbagi.
