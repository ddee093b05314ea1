# yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } ігор
}, { $title }, зерно { $seed }
simulate-playing = Триває гра
simulate-seat = Місце
simulate-mean = Середнє
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Розкид
simulate-wins = Перемоги
# Games whose first place was shared
simulate-shared = Нічиї

simulate-no-bot = «{ $given }» грати тут не може: у пробних іграх грають боти; напиши bot:LEVEL, де рівень — { $levels }.
simulate-too-many-seats = { $found ->
    [one] { $found } місце — це забагато
    [few] { $found } місця — це забагато
    [many] { $found } місць — це забагато
   *[other] { $found } місць — це забагато
}; вкажи щонайбільше { $most }.
level-unknown = Немає рівня «{ $level }»; рівні такі: { $levels }.
level-unknown-near = Немає рівня «{ $level }»; може, { $near }?

help-simulate = Дати ботам зіграти багато ігор і показати, що вийшло
help-simulate-seat = Місце; можна повторювати. Рівні: { $levels }
help-simulate-games = Скільки ігор зіграти, зазвичай { $games }
help-simulate-seed = Число, з якого виходять кидки: те саме число — ті самі ігри
