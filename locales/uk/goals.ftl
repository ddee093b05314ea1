# Playing for a total or for the win

help-goal = Заради чого грати: mean (якщо не вказано), at-least:N (найкраща ймовірність набрати N очок) або, проти суперників, win; під час розв’язання at-least без числа означає кожну суму
help-goal-against = Картка іншого місця в тому ж вигляді, що --card, також з extra-yatzys=N і chips=N; по разу на кожного суперника
goal-wrong = «{ $given }» — це не мета гри; напиши { $goals }.
goal-for-total = сума щонайменше { $total }
goal-for-every-total = кожна сума
goal-for-win = перемога
goal-chance = Найкраща ймовірність
goal-chance-of-mean = Гра на середнє
goal-best = Найкраще: { $action }. За найкращої гри далі ймовірність { $chance }.
goal-estimate = Ці ймовірності оцінено за нормальним розподілом, за середнім і розкидом того, що ще попереду; для цієї гри й цієї картки точно їх не рахують.
goal-win-assumes = Припущено, що решта грає на найбільше середнє.
goal-against-missing = Щоб грати на перемогу, вкажи картку кожного суперника через «--against», наприклад --against "ones=3,yatzy=0".
goal-against-unused = «--against» потрібен лише разом із «--goal win»; вкажи обидва або жодного.
