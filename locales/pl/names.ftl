# What Polish pads call things.

language = Polski

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Jedynki
    .twos = Dwójki
    .threes = Trójki
    .fours = Czwórki
    .fives = Piątki
    .sixes = Szóstki
    .one-pair = Para
    .two-pairs = Dwie pary
    .three-pairs = Trzy pary
    .three-of-a-kind = Trzy jednakowe
    .four-of-a-kind = Kareta
    .five-of-a-kind = Pięć jednakowych
    .small-straight = Mały strit
    .large-straight = Duży strit
    .full-straight = Pełny strit
    .full-house = Full
    .house = Full
    .double-triple = Podwójna trójka
    .tower = Wieża
    .chance = Szansa
    .yatzy = Yatzy
    .maxi-yatzy = Maxi Yatzy
    .sum = Suma
    .bonus = Bonus
    .upper-total = Góra z bonusem
    .lower-sum = Suma dołu
    .yatzy-bonus = Bonus za Yatzy
    .total = Razem

games =
    .yatzy = Yatzy
    .maxi = Maxi Yatzy
    .triple = Triple Yatzy
    .ru13 = Yatzy w trzynastu rundach
    .yahtzee = Yahtzee

# Each leaflet's own names; the value is its title.
tactic = XL Yatzy
    .ones = Jedynki
    .twos = Dwójki
    .threes = Trójki
    .fours = Czwórki
    .fives = Piątki
    .sixes = Szóstki
    .bonus = Bonus
    .one-pair = Para
    .two-pairs = Dwie pary
    .three-of-a-kind = Trójka
    .four-of-a-kind = Kareta
    .small-straight = Mały strit
    .large-straight = Duży strit
    .full-house = Full
    .chance = Szansa
    .yatzy = Yatzy
