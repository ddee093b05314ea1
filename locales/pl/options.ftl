# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Kolejność pól
option-name-bonus = Bonus
option-name-chance = Szansa
option-name-zero = Zero
option-name-declare = Pole zapowiadane z góry
option-name-chips = Przerzuty odkładane jako żetony
option-name-joker = Jokery
option-name-yatzy = Yatzy daje
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = dowolna
choice-order-down = od góry do dołu
choice-order-upper-first = najpierw górna część
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = przy zwykłej sumie lub większej
choice-bonus-at-least-sum = przy { $sum } lub więcej
choice-bonus-more-than = dopiero powyżej zwykłej sumy
choice-bonus-more-than-sum = dopiero powyżej { $sum }
choice-bonus-none = brak
choice-any = w każdej chwili
choice-last-resort = tylko w ostateczności
choice-no = nie
choice-yes = tak
choice-joker-none = brak
choice-joker-booklet = gdy Yatzy dało punkty
choice-joker-official = gdy pole Yatzy jest wypełnione
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 i sumę kostek

## How well the computer plays, the weakest first

level-random = losowy
level-greedy = zachłanny
level-beginner = początkujący
level-casual = amator
level-club = gracz klubowy
level-expert = ekspert
level-perfect = idealny
level-winner = o wygraną
