# What German pads call things.

language = Deutsch

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Einser
    .twos = Zweier
    .threes = Dreier
    .fours = Vierer
    .fives = Fünfer
    .sixes = Sechser
    .one-pair = Ein Paar
    .two-pairs = Zwei Paare
    .three-pairs = Drei Paare
    .three-of-a-kind = Dreierpasch
    .four-of-a-kind = Viererpasch
    .five-of-a-kind = Fünferpasch
    .small-straight = Kleine Straße
    .large-straight = Große Straße
    .full-straight = Volle Straße
    .full-house = Full House
    .house = Full House
    .double-triple = Doppelter Dreierpasch
    .tower = Turm
    .chance = Chance
    .yatzy = Yatzy
    .maxi-yatzy = Maxi-Yatzy
    .sum = Summe
    .bonus = Bonus
    .upper-total = Oberer Teil
    .lower-sum = Unterer Teil
    .yatzy-bonus = Yatzy-Bonus
    .total = Gesamt

games =
    .yatzy = Yatzy
    .maxi = Maxi-Yatzy
    .triple = Triple-Yatzy
    .ru13 = Yatzy in dreizehn Runden
    .yahtzee = Yahtzee

games-short =
    .maxi = Maxi
    .triple = Triple
    .ru13 = 13 Runden

# Each leaflet's own names; the value is its title.
tactic = XL Yatzy
    .ones = Einser
    .twos = Zweier
    .threes = Dreier
    .fours = Vierer
    .fives = Fünfer
    .sixes = Sechser
    .bonus = Bonus
    .one-pair = 1 Paar
    .two-pairs = 2 Paare
    .three-of-a-kind = Dreierpasch
    .four-of-a-kind = Viererpasch
    .small-straight = Kleine Straße
    .large-straight = Große Straße
    .full-house = Full House
    .chance = Chance
    .yatzy = Yatzy
