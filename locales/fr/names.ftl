# What French pads call things.

language = Français

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = As
    .twos = Deux
    .threes = Trois
    .fours = Quatre
    .fives = Cinq
    .sixes = Six
    .one-pair = Une paire
    .two-pairs = Deux paires
    .three-pairs = Trois paires
    .three-of-a-kind = Brelan
    .four-of-a-kind = Carré
    .five-of-a-kind = Cinq identiques
    .small-straight = Petite suite
    .large-straight = Grande suite
    .full-straight = Suite complète
    .full-house = Full
    .house = Full
    .double-triple = Double brelan
    .tower = Tour
    .chance = Chance
    .yatzy = Yams
    .maxi-yatzy = Maxi Yams
    .sum = Somme
    .bonus = Bonus
    .upper-total = Partie haute
    .lower-sum = Partie basse
    .yatzy-bonus = Bonus de yams
    .total = Total

games =
    .yatzy = Yatzy
    .maxi = Maxi Yatzy
    .triple = Triple Yatzy
    .ru13 = Yatzy en treize tours
    .yahtzee = Yahtzee

games-short =
    .maxi = Maxi
    .triple = Triple
    .ru13 = 13 tours

# Each leaflet's own names; the value is its title.
tactic = Yatzy
    .ones = Les uns
    .twos = Les 2
    .threes = Les 3
    .fours = Les 4
    .fives = Les 5
    .sixes = Les 6
    .bonus = Bonus
    .one-pair = 1 paire
    .two-pairs = 2 paires
    .three-of-a-kind = Brelan
    .four-of-a-kind = Carré
    .small-straight = Petite suite
    .large-straight = Grande suite
    .full-house = Full
    .chance = Chance
    .yatzy = Yams
