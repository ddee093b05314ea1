# yatzy replay: a record shown

replay-program-dice = de dobbelstenen van het programma
replay-real-dice = echte dobbelstenen
replay-standings = Stand
replay-place = { $place }.
replay-gave-up = gestopt
replay-turns = Beurten
replay-joined = { $name } komt erbij.
replay-left = { $name } stapt uit het spel.
replay-abandoned = Het spel is voortijdig gestopt.
replay-over = Het spel is afgelopen.
replay-to-play = Ronde { $round }, { $name } is aan de beurt.
replay-named = noemt { $box }:
replay-told = met de hand ingevuld
replay-told-after = { $throws ->
    [one] na één worp
   *[other] na { $throws } worpen
}
replay-corrected = gecorrigeerd, was { $box } { $points }
replay-extra = +{ $points }
replay-hint = met hulp van de coach
