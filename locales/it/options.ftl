# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Ordine delle caselle
option-name-bonus = Bonus
option-name-chance = Chance
option-name-zero = Uno zero
option-name-declare = Casella dichiarata prima
option-name-chips = Rilanci risparmiati come gettoni
option-name-joker = Jolly
option-name-yatzy = Lo yatzy vale
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = libero
choice-order-down = dall’alto in basso
choice-order-upper-first = prima la parte alta
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = con la somma solita o di più
choice-bonus-at-least-sum = con { $sum } o più
choice-bonus-more-than = solo sopra la somma solita
choice-bonus-more-than-sum = solo sopra { $sum }
choice-bonus-none = nessuno
choice-any = in qualsiasi momento
choice-last-resort = solo come ultima risorsa
choice-no = no
choice-yes = sì
choice-joker-none = nessuno
choice-joker-booklet = quando lo yatzy ha dato punti
choice-joker-official = quando la casella yatzy è riempita
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 e i dadi

## How well the computer plays, the weakest first

level-random = a caso
level-greedy = avido
level-beginner = principiante
level-casual = dilettante
level-club = giocatore di club
level-expert = esperto
level-perfect = perfetto
level-winner = per vincere
