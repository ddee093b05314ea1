# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = A mezők sorrendje
option-name-bonus = Bónusz
option-name-chance = Esély
option-name-zero = Nulla
option-name-declare = A mező előre bemondása
option-name-chips = Újradobások gyűjtése zsetonként
option-name-joker = Jokerek
option-name-yatzy = A Yatzy értéke
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = szabad
choice-order-down = felülről lefelé
choice-order-upper-first = előbb a felső rész
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = a szokásos összegnél vagy fölötte
choice-bonus-at-least-sum = { $sum } pontnál vagy fölötte
choice-bonus-more-than = csak a szokásos összeg felett
choice-bonus-more-than-sum = csak { $sum } pont felett
choice-bonus-none = nincs
choice-any = bármikor
choice-last-resort = csak végső megoldásként
choice-no = nem
choice-yes = igen
choice-joker-none = nincs
choice-joker-booklet = ha a Yatzy pontot ért
choice-joker-official = ha a Yatzy mező ki van töltve
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 és a kockák összege

## How well the computer plays, the weakest first

level-random = véletlenszerű
level-greedy = mohó
level-beginner = kezdő
level-casual = alkalmi játékos
level-club = klubjátékos
level-expert = szakértő
level-perfect = tökéletes
level-winner = győzelemre
