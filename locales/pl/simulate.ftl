# yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $title }, ziarno { $seed }
simulate-playing = Rozgrywanie
simulate-seat = Miejsce
simulate-mean = Średnia
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Odchyl.
simulate-wins = Wygrane
# Games whose first place was shared
simulate-shared = Remisy

simulate-no-bot = „{ $given }” nie może tu grać: w symulacji grają boty; wpisz bot:LEVEL, gdzie poziom to { $levels }.
simulate-too-many-seats = { $found ->
    [one] { $found } miejsce to za dużo
    [few] { $found } miejsca to za dużo
    [many] { $found } miejsc to za dużo
   *[other] { $found } miejsc to za dużo
}; podaj najwyżej { $most }.
level-unknown = Nie ma poziomu „{ $level }”; poziomy to { $levels }.
level-unknown-near = Nie ma poziomu „{ $level }”; może { $near }?

help-simulate = Niech boty rozegrają wiele partii; pokaż, jak im poszło
help-simulate-seat = Miejsce; można powtarzać. Poziomy: { $levels }
help-simulate-games = Ile partii rozegrać, domyślnie { $games }
help-simulate-seed = Liczba, z której biorą się rzuty: ta sama liczba, te same partie
