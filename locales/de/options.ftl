# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Reihenfolge der Felder
option-name-bonus = Bonus
option-name-chance = Chance
option-name-zero = Eine Null
option-name-declare = Feld vorher ansagen
option-name-chips = Nachwürfe als Chips sparen
option-name-joker = Joker
option-name-yatzy = Yatzy bringt
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = beliebig
choice-order-down = von oben nach unten
choice-order-upper-first = oberer Teil zuerst
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = ab der üblichen Summe
choice-bonus-at-least-sum = ab { $sum }
choice-bonus-more-than = erst über der üblichen Summe
choice-bonus-more-than-sum = erst über { $sum }
choice-bonus-none = keiner
choice-any = jederzeit
choice-last-resort = nur als letzter Ausweg
choice-no = nein
choice-yes = ja
choice-joker-none = keine
choice-joker-booklet = wenn Yatzy Punkte gebracht hat
choice-joker-official = wenn das Yatzy-Feld gefüllt ist
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 und die Würfelsumme

## How well the computer plays, the weakest first

level-random = zufällig
level-greedy = gierig
level-beginner = Anfänger
level-casual = Hobbyspieler
level-club = Vereinsspieler
level-expert = Experte
level-perfect = perfekt
level-winner = auf Sieg
