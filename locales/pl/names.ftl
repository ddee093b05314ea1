# What Polish pads call things.

language = Polski

# What sentences say of a box that has no such form, because someone wrote it or it stands in one of several columns
forms =
    .acc = pole „{ $name }”

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Jedynki
    .ones_acc = Jedynki
    .twos = Dwójki
    .twos_acc = Dwójki
    .threes = Trójki
    .threes_acc = Trójki
    .fours = Czwórki
    .fours_acc = Czwórki
    .fives = Piątki
    .fives_acc = Piątki
    .sixes = Szóstki
    .sixes_acc = Szóstki
    .one-pair = Para
    .one-pair_acc = Parę
    .two-pairs = Dwie pary
    .two-pairs_acc = Dwie pary
    .three-pairs = Trzy pary
    .three-pairs_acc = Trzy pary
    .three-of-a-kind = Trzy jednakowe
    .three-of-a-kind_acc = Trzy jednakowe
    .four-of-a-kind = Kareta
    .four-of-a-kind_acc = Karetę
    .five-of-a-kind = Pięć jednakowych
    .five-of-a-kind_acc = Pięć jednakowych
    .small-straight = Mały strit
    .small-straight_acc = Mały strit
    .large-straight = Duży strit
    .large-straight_acc = Duży strit
    .full-straight = Pełny strit
    .full-straight_acc = Pełny strit
    .full-house = Full
    .full-house_acc = Full
    .house = Full
    .double-triple = Podwójna trójka
    .double-triple_acc = Podwójną trójkę
    .tower = Wieża
    .tower_acc = Wieżę
    .chance = Szansa
    .chance_acc = Szansę
    .yatzy = Yatzy
    .yatzy_acc = Yatzy
    .maxi-yatzy = Maxi Yatzy
    .maxi-yatzy_acc = Maxi Yatzy
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

games-short =
    .maxi = Maxi
    .triple = Triple
    .ru13 = 13 rund

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
    .three-of-a-kind_acc = Trójkę
    .four-of-a-kind = Kareta
    .small-straight = Mały strit
    .large-straight = Duży strit
    .full-house = Full
    .chance = Szansa
    .yatzy = Yatzy
