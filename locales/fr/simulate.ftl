# yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $title }, graine { $seed }
simulate-playing = Parties
simulate-seat = Place
simulate-mean = Moyenne
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Écart
simulate-wins = Victoires
# Games whose first place was shared
simulate-shared = Partages

simulate-no-bot = « { $given } » ne peut pas jouer ici : les parties simulées sont jouées par des bots ; écris bot:LEVEL, où le niveau est { $levels }.
simulate-too-many-seats = { $found ->
    [one] { $found } place, c’est trop
   *[other] { $found } places, c’est trop
} ; donnes-en { $most } au plus.
level-unknown = Il n’y a pas de niveau « { $level } » ; les niveaux sont { $levels }.
level-unknown-near = Il n’y a pas de niveau « { $level } » ; voulais-tu dire { $near } ?

help-simulate = Faire jouer beaucoup de parties à des bots, et montrer le résultat
help-simulate-seat = Une place ; peut être répété. Niveaux : { $levels }
help-simulate-games = Combien de parties jouer, { $games } par défaut
help-simulate-seed = Le nombre d’où viennent les dés : même nombre, mêmes parties
