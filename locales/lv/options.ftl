# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Lauciņu secība
option-name-bonus = Prēmija
option-name-chance = Izdevība
option-name-zero = Nulle
option-name-declare = Lauciņu piesaka iepriekš
option-name-chips = Atkārtotos metienus krāj žetonos
option-name-joker = Džokeri
option-name-yatzy = Yatzy dod
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = jebkura
choice-order-down = no augšas uz leju
choice-order-upper-first = vispirms augšējā daļa
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = ar parasto summu vai vairāk
choice-bonus-at-least-sum = ar { $sum } vai vairāk
choice-bonus-more-than = tikai virs parastās summas
choice-bonus-more-than-sum = tikai virs { $sum }
choice-bonus-none = nav
choice-any = jebkurā brīdī
choice-last-resort = tikai galējā gadījumā
choice-no = nē
choice-yes = jā
choice-joker-none = nav
choice-joker-booklet = kad Yatzy devis punktus
choice-joker-official = kad Yatzy lauciņš aizpildīts
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 un kauliņu summu

## How well the computer plays, the weakest first

level-random = uz labu laimi
level-greedy = alkatīgs
level-beginner = iesācējs
level-casual = amatieris
level-club = kluba spēlētājs
level-expert = eksperts
level-perfect = ideāls
level-winner = uz uzvaru
