# What Dutch pads call things.

language = Nederlands

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Enen
    .twos = Tweeën
    .threes = Drieën
    .fours = Vieren
    .fives = Vijven
    .sixes = Zessen
    .one-pair = Eén paar
    .two-pairs = Twee paar
    .three-pairs = Drie paar
    .three-of-a-kind = Drie dezelfde
    .four-of-a-kind = Vier dezelfde
    .five-of-a-kind = Vijf dezelfde
    .small-straight = Kleine straat
    .large-straight = Grote straat
    .full-straight = Volle straat
    .full-house = Full house
    .house = Full house
    .double-triple = Dubbel drietal
    .tower = Toren
    .chance = Kans
    .yatzy = Yatzy
    .maxi-yatzy = Maxi Yatzy
    .sum = Som
    .bonus = Bonus
    .upper-total = Bovenste deel
    .lower-sum = Onderste deel
    .yatzy-bonus = Yatzybonus
    .total = Totaal

games =
    .yatzy = Yatzy
    .maxi = Maxi Yatzy
    .triple = Triple Yatzy
    .ru13 = Yatzy in dertien rondes
    .yahtzee = Yahtzee

games-short =
    .maxi = Maxi
    .triple = Triple
    .ru13 = 13 rondes

# Each leaflet's own names; the value is its title.
tactic = Yatzy
    .ones = Ééntjes
    .twos = Tweetjes
    .threes = Drietjes
    .fours = Viertjes
    .fives = Vijfjes
    .sixes = Zesjes
    .bonus = Bonus
    .one-pair = Één paar
    .two-pairs = Twee paar
    .three-of-a-kind = Drie dezelfden
    .four-of-a-kind = Vier dezelfden
    .small-straight = Kleine straat
    .large-straight = Grote straat
    .full-house = Full house
    .chance = Kans combinatie
    .yatzy = Yatzy
