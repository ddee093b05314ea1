# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Röð reitanna
option-name-bonus = Bónus
option-name-chance = Áhætta
option-name-zero = Núll
option-name-declare = Reitur nefndur fyrir fram
option-name-chips = Aukaköst geymd sem spilapeningar
option-name-joker = Jókerar
option-name-yatzy = Yatzy gefur
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = hvaða röð sem er
choice-order-down = að ofan og niður
choice-order-upper-first = efri hlutinn fyrst
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = venjuleg summa eða meira
choice-bonus-at-least-sum = { $sum } eða meira
choice-bonus-more-than = aðeins yfir venjulegri summu
choice-bonus-more-than-sum = aðeins yfir { $sum }
choice-bonus-none = enginn
choice-any = hvenær sem er
choice-last-resort = aðeins sem neyðarúrræði
choice-no = nei
choice-yes = já
choice-joker-none = engir
choice-joker-booklet = þegar yatzy hefur gefið stig
choice-joker-official = þegar yatzy-reiturinn er fylltur
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 og summu teninganna

## How well the computer plays, the weakest first

level-random = af handahófi
level-greedy = gráðug
level-beginner = byrjandi
level-casual = áhugamaður
level-club = klúbbspilari
level-expert = sérfræðingur
level-perfect = fullkomin
level-winner = til sigurs
