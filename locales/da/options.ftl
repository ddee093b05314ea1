# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Rubrikkernes rækkefølge
option-name-bonus = Bonus
option-name-chance = Chance
option-name-zero = Et nul
option-name-declare = Rubrikken meldes på forhånd
option-name-chips = Omkast spares som brikker
option-name-joker = Jokere
option-name-yatzy = Yatzy giver
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = fri
choice-order-down = oppefra og ned
choice-order-upper-first = øvre del først
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = ved mindst den sædvanlige sum
choice-bonus-at-least-sum = ved { $sum } eller mere
choice-bonus-more-than = først over den sædvanlige sum
choice-bonus-more-than-sum = først over { $sum }
choice-bonus-none = ingen
choice-any = når som helst
choice-last-resort = kun som sidste udvej
choice-no = nej
choice-yes = ja
choice-joker-none = ingen
choice-joker-booklet = når yatzy har givet point
choice-joker-official = når yatzyrubrikken er fyldt
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 og terningerne

## How well the computer plays, the weakest first

level-random = tilfældig
level-greedy = grådig
level-beginner = begynder
level-casual = hobbyspiller
level-club = klubspiller
level-expert = ekspert
level-perfect = perfekt
level-winner = på sejr
