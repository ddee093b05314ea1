# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Rutornas ordning
option-name-bonus = Bonus
option-name-chance = Chans
option-name-zero = En nolla
option-name-declare = Rutan anges i förväg
option-name-chips = Omkast sparas som spelmarker
option-name-joker = Jokrar
option-name-yatzy = Yatzy ger
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = valfri
choice-order-down = uppifrån och ner
choice-order-upper-first = övre delen först
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = vid den vanliga summan eller mer
choice-bonus-at-least-sum = vid { $sum } eller mer
choice-bonus-more-than = först över den vanliga summan
choice-bonus-more-than-sum = först över { $sum }
choice-bonus-none = ingen
choice-any = när som helst
choice-last-resort = bara som sista utväg
choice-no = nej
choice-yes = ja
choice-joker-none = inga
choice-joker-booklet = när yatzy har gett poäng
choice-joker-official = när yatzyrutan är fylld
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 och tärningarna

## How well the computer plays, the weakest first

level-random = slumpmässig
level-greedy = girig
level-beginner = nybörjare
level-casual = hobbyspelare
level-club = klubbspelare
level-expert = expert
level-perfect = perfekt
level-winner = för segern
