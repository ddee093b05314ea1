# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Order of boxes
option-name-bonus = Bonus
option-name-chance = Chance
# When a zero may be entered; the values are choice-any and choice-last-resort
option-name-zero = A zero
# Whether the box is named before the first throw; the values are yes and no
option-name-declare = Naming the box first
# Whether rethrows that are not taken earn chips; the values are yes and no
option-name-chips = Saving rethrows as chips
option-name-joker = Jokers
option-name-yatzy = Yatzy pays
option-and-choice = { $option }: { $choice }

## Values

# In no order of boxes
choice-order-free = any
choice-order-down = top to bottom
choice-order-upper-first = upper part first
# The upper sum that earns the bonus
choice-bonus-at-least = at the usual sum or more
choice-bonus-at-least-sum = at { $sum } or more
choice-bonus-more-than = only above the usual sum
choice-bonus-more-than-sum = only above { $sum }
choice-bonus-none = none
# Fits both a zero and Chance: when they may be used
choice-any = at any time
choice-last-resort = only as a last resort
choice-no = no
choice-yes = yes
choice-joker-none = none
choice-joker-booklet = once yatzy has scored
choice-joker-official = once yatzy is filled
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 and the dice

## How well the computer plays, the weakest first

level-random = random
level-greedy = greedy
level-beginner = beginner
level-casual = casual
level-club = club
level-expert = expert
level-perfect = perfect
# Plays to end above the others, not for points
level-winner = for the win
