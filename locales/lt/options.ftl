# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Langelių tvarka
option-name-bonus = Premija
option-name-chance = Šansas
option-name-zero = Nulis
option-name-declare = Langelis skelbiamas iš anksto
option-name-chips = Permetimai kaupiami žetonais
option-name-joker = Džokeriai
option-name-yatzy = Yatzy duoda
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = bet kokia
choice-order-down = iš viršaus į apačią
choice-order-upper-first = pirma viršutinė dalis
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = už įprastą sumą ar daugiau
choice-bonus-at-least-sum = už { $sum } ar daugiau
choice-bonus-more-than = tik virš įprastos sumos
choice-bonus-more-than-sum = tik virš { $sum }
choice-bonus-none = nėra
choice-any = bet kada
choice-last-resort = tik kraštutiniu atveju
choice-no = ne
choice-yes = taip
choice-joker-none = nėra
choice-joker-booklet = kai Yatzy davė taškų
choice-joker-official = kai Yatzy langelis užpildytas
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 ir kauliukų sumą

## How well the computer plays, the weakest first

level-random = atsitiktinis
level-greedy = godus
level-beginner = naujokas
level-casual = mėgėjas
level-club = klubo žaidėjas
level-expert = ekspertas
level-perfect = tobulas
level-winner = dėl pergalės
