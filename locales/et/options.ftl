# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Lahtrite järjekord
option-name-bonus = Boonus
option-name-chance = Juhus
option-name-zero = Null
option-name-declare = Lahter nimetatakse enne veeretust
option-name-chips = Kordusveeretused žetoonideks
option-name-joker = Jokkerid
option-name-yatzy = Yatzy annab
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = vaba
choice-order-down = ülalt alla
choice-order-upper-first = ülemine osa enne
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = vähemalt tavalise summaga
choice-bonus-at-least-sum = vähemalt { $sum } punktiga
choice-bonus-more-than = alles üle tavalise summa
choice-bonus-more-than-sum = alles üle { $sum } punkti
choice-bonus-none = ei ole
choice-any = igal ajal
choice-last-resort = ainult viimase võimalusena
choice-no = ei
choice-yes = jah
choice-joker-none = ei ole
choice-joker-booklet = kui yatzy on andnud punkte
choice-joker-official = kui yatzy lahter on täidetud
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 ja täringute summa

## How well the computer plays, the weakest first

level-random = juhuslik
level-greedy = ahne
level-beginner = algaja
level-casual = harrastaja
level-club = klubimängija
level-expert = asjatundja
level-perfect = täiuslik
level-winner = võidu nimel
