# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Volgorde van de vakken
option-name-bonus = Bonus
option-name-chance = Kans
option-name-zero = Een nul
option-name-declare = Het vak vooraf noemen
option-name-chips = Extra worpen sparen als fiches
option-name-joker = Jokers
option-name-yatzy = Yatzy levert op
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = vrij
choice-order-down = van boven naar beneden
choice-order-upper-first = eerst het bovenste deel
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = bij de gewone som of meer
choice-bonus-at-least-sum = bij { $sum } of meer
choice-bonus-more-than = pas boven de gewone som
choice-bonus-more-than-sum = pas boven { $sum }
choice-bonus-none = geen
choice-any = altijd
choice-last-resort = alleen als laatste redmiddel
choice-no = nee
choice-yes = ja
choice-joker-none = geen
choice-joker-booklet = als yatzy punten heeft opgeleverd
choice-joker-official = als het yatzyvak gevuld is
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 en de som

## How well the computer plays, the weakest first

level-random = willekeurig
level-greedy = gretig
level-beginner = beginner
level-casual = hobbyspeler
level-club = clubspeler
level-expert = expert
level-perfect = perfect
level-winner = op winst
