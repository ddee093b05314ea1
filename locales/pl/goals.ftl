# Playing for a total or for the win

help-goal = O co grasz: mean (jeśli nie podano), at-least:N (największa szansa na N punktów) albo, przeciw rywalom, win; przy rozwiązywaniu samo at-least oznacza każdą sumę
help-goal-against = Karta innego miejsca w postaci --card, także z extra-yatzys=N i chips=N; raz na każdego rywala
goal-wrong = O „{ $given }” nie da się grać; wpisz { $goals }.
goal-for-total = suma co najmniej { $total }
goal-for-every-total = każda suma
goal-for-win = wygrana
goal-chance = Największa szansa
goal-chance-of-mean = Gra o średnią
goal-best = Najlepiej: { $action }. Przy najlepszej dalszej grze szansa wynosi { $chance }.
goal-estimate = Te szanse to szacunek według rozkładu normalnego, ze średniej i rozrzutu tego, co jeszcze przed tobą; dla tej gry i karty nie są liczone dokładnie.
goal-win-assumes = Przyjęto, że pozostali grają o najwyższą średnią.
goal-against-missing = Aby grać o wygraną, podaj kartę każdego rywala przez „--against”, na przykład --against "ones=3,yatzy=0".
goal-against-unused = „--against” należy do „--goal win”; podaj oba albo żadnego.
