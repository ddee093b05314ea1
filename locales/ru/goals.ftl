# Playing for a total or for the win

help-goal = Ради чего играть: mean (если не указано), at-least:N (лучшая вероятность набрать N очков) или, против соперников, win; при решении at-least без числа означает каждый итог
help-goal-against = Карточка другого места в том же виде, что --card, также с extra-yatzys=N и chips=N; по разу на каждого соперника
goal-wrong = «{ $given }» — это не цель игры; напиши { $goals }.
goal-for-total = итог не меньше { $total }
goal-for-every-total = каждый итог
goal-for-win = победа
goal-chance = Лучшая вероятность
goal-chance-of-mean = Игра на среднее
goal-best = Лучше всего: { $action }. При лучшей игре дальше вероятность { $chance }.
goal-estimate = Эти вероятности оценены по нормальному распределению, по среднему и разбросу того, что ещё впереди; для этой игры и этой карточки точно они не считаются.
goal-win-assumes = Предполагается, что остальные играют на наибольшее среднее.
goal-against-missing = Чтобы играть на победу, укажи карточку каждого соперника через «--against», например --against "ones=3,yatzy=0".
goal-against-unused = «--against» нужен только вместе с «--goal win»; укажи оба или ни одного.
