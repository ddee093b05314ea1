# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Rubrikkenes rekkefølge
option-name-bonus = Bonus
option-name-chance = Sjanse
option-name-zero = En null
option-name-declare = Rubrikken meldes på forhånd
option-name-chips = Omkast spares som sjetonger
option-name-joker = Jokere
option-name-yatzy = Yatzy gir
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = fri
choice-order-down = ovenfra og ned
choice-order-upper-first = øvre del først
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = ved den vanlige summen eller mer
choice-bonus-at-least-sum = ved { $sum } eller mer
choice-bonus-more-than = først over den vanlige summen
choice-bonus-more-than-sum = først over { $sum }
choice-bonus-none = ingen
choice-any = når som helst
choice-last-resort = bare som siste utvei
choice-no = nei
choice-yes = ja
choice-joker-none = ingen
choice-joker-booklet = når yatzy har gitt poeng
choice-joker-official = når yatzyrubrikken er fylt
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 og terningene

## How well the computer plays, the weakest first

level-random = tilfeldig
level-greedy = grådig
level-beginner = nybegynner
level-casual = hobbyspiller
level-club = klubbspiller
level-expert = ekspert
level-perfect = perfekt
level-winner = på seier
