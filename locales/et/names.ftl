# What Estonian pads call things.

language = Eesti

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Ühed
    .twos = Kahed
    .threes = Kolmed
    .fours = Neljad
    .fives = Viied
    .sixes = Kuued
    .one-pair = Üks paar
    .two-pairs = Kaks paari
    .three-pairs = Kolm paari
    .three-of-a-kind = Kolmik
    .four-of-a-kind = Nelik
    .five-of-a-kind = Viisik
    .small-straight = Väike rida
    .large-straight = Suur rida
    .full-straight = Täisrida
    .full-house = Täismaja
    .house = Täismaja
    .double-triple = Topeltkolmik
    .tower = Torn
    .chance = Juhus
    .yatzy = Yatzy
    .maxi-yatzy = Maxi Yatzy
    .sum = Summa
    .bonus = Boonus
    .upper-total = Ülaosa kokku
    .lower-sum = Alaosa kokku
    .yatzy-bonus = Yatzy boonus
    .total = Kokku

games =
    .yatzy = Yatzy
    .maxi = Maxi Yatzy
    .triple = Triple Yatzy
    .ru13 = Kolmeteistkümne vooru Yatzy
    .yahtzee = Yahtzee

games-short =
    .maxi = Maxi
    .triple = Triple
    .ru13 = 13 vooru

# Each leaflet's own names; the value is its title.
tactic = Õue-Yatzy
    .ones = Ühed
    .twos = Kahed
    .threes = Kolmed
    .fours = Neljad
    .fives = Viied
    .sixes = Kuued
    .bonus = Boonus
    .one-pair = 1 paar
    .two-pairs = 2 paari
    .three-of-a-kind = Kolmik
    .four-of-a-kind = Nelik
    .small-straight = Väike rida
    .large-straight = Suur rida
    .full-house = Maja
    .chance = Juhuslik
    .yatzy = Yatzy
