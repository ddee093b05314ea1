# Options, their values and the computer's levels by name, as forms and screens offer them

## Options

option-name-order = Ruutujen järjestys
option-name-bonus = Bonus
option-name-chance = Sattuma
option-name-zero = Nolla
option-name-declare = Ruutu ilmoitetaan ennalta
option-name-chips = Uusintaheitot pelimerkeiksi
option-name-joker = Jokerit
option-name-yatzy = Yatzy antaa
option-and-choice = { $option }: { $choice }

## Values

choice-order-free = vapaa
choice-order-down = ylhäältä alas
choice-order-upper-first = yläosa ensin
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = tavallisesta summasta alkaen
choice-bonus-at-least-sum = kun summa on vähintään { $sum }
choice-bonus-more-than = vasta kun tavallinen summa ylittyy
choice-bonus-more-than-sum = vasta kun summa on yli { $sum }
choice-bonus-none = ei bonusta
choice-any = milloin tahansa
choice-last-resort = vain viimeisenä keinona
choice-no = ei
choice-yes = kyllä
choice-joker-none = ei jokereita
choice-joker-booklet = kun yatzysta on saatu pisteet
choice-joker-official = kun yatzyn ruutu on täytetty
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 ja nopat

## How well the computer plays, the weakest first

level-random = satunnainen
level-greedy = ahne
level-beginner = aloittelija
level-casual = harrastaja
level-club = kerhopelaaja
level-expert = asiantuntija
level-perfect = täydellinen
level-winner = voitosta
