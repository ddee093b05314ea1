# What Italian pads call things.

language = Italiano

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Uno
    .twos = Due
    .threes = Tre
    .fours = Quattro
    .fives = Cinque
    .sixes = Sei
    .one-pair = Coppia
    .two-pairs = Doppia coppia
    .three-pairs = Tre coppie
    .three-of-a-kind = Tris
    .four-of-a-kind = Poker
    .five-of-a-kind = Cinque uguali
    .small-straight = Scala piccola
    .large-straight = Scala grande
    .full-straight = Scala completa
    .full-house = Full
    .house = Full
    .double-triple = Doppio tris
    .tower = Torre
    .chance = Chance
    .yatzy = Yatzy
    .maxi-yatzy = Maxi Yatzy
    .sum = Somma
    .bonus = Bonus
    .upper-total = Parte alta
    .lower-sum = Parte bassa
    .yatzy-bonus = Bonus Yatzy
    .total = Totale

games =
    .yatzy = Yatzy
    .maxi = Maxi Yatzy
    .triple = Triple Yatzy
    .ru13 = Yatzy in tredici turni
    .yahtzee = Yahtzee

games-short =
    .maxi = Maxi
    .triple = Triple
    .ru13 = 13 turni

# Each leaflet's own names; the value is its title.
tactic = XL Yatzy
    .ones = Gli uno
    .twos = I due
    .threes = I tre
    .fours = I quattro
    .fives = I cinque
    .sixes = I sei
    .bonus = Abbuono
    .one-pair = Coppia
    .two-pairs = Due coppie
    .three-of-a-kind = Tre uguali
    .four-of-a-kind = Quattro uguali
    .small-straight = Piccolo e dritto
    .large-straight = Grande dritto
    .full-house = Full
    .chance = Fortuna
    .yatzy = Yatzy
