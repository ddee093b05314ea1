# yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игр
}, { $title }, зерно { $seed }
simulate-playing = Идёт игра
simulate-seat = Место
simulate-mean = Среднее
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Разброс
simulate-wins = Победы
# Games whose first place was shared
simulate-shared = Ничьи

simulate-no-bot = «{ $given }» играть здесь не может: в пробных играх играют боты; напиши bot:LEVEL, где уровень — { $levels }.
simulate-too-many-seats = { $found ->
    [one] { $found } место — это слишком много
    [few] { $found } места — это слишком много
    [many] { $found } мест — это слишком много
   *[other] { $found } мест — это слишком много
}; укажи не больше { $most }.
level-unknown = Нет уровня «{ $level }»; уровни такие: { $levels }.
level-unknown-near = Нет уровня «{ $level }»; может быть, { $near }?

help-simulate = Дать ботам сыграть много игр и показать, что вышло
help-simulate-seat = Место; можно повторять. Уровни: { $levels }
help-simulate-games = Сколько игр сыграть, обычно { $games }
help-simulate-seed = Число, из которого получаются броски: то же число — те же игры
