# What Lithuanian pads call things.

language = Lietuvių

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Vienetai
    .twos = Dvejetai
    .threes = Trejetai
    .fours = Ketvertai
    .fives = Penketai
    .sixes = Šešetai
    .one-pair = Viena pora
    .two-pairs = Dvi poros
    .three-pairs = Trys poros
    .three-of-a-kind = Trys vienodi
    .four-of-a-kind = Keturi vienodi
    .five-of-a-kind = Penki vienodi
    .small-straight = Maža eilė
    .large-straight = Didelė eilė
    .full-straight = Pilna eilė
    .full-house = Pilnas namas
    .house = Pilnas namas
    .double-triple = Du kartus po tris
    .tower = Bokštas
    .chance = Šansas
    .yatzy = Yatzy
    .maxi-yatzy = Maxi Yatzy
    .sum = Suma
    .bonus = Premija
    .upper-total = Viršus su premija
    .lower-sum = Apačios suma
    .yatzy-bonus = Yatzy premija
    .total = Iš viso

games =
    .yatzy = Yatzy
    .maxi = Maxi Yatzy
    .triple = Triple Yatzy
    .ru13 = Trylikos raundų Yatzy
    .yahtzee = Yahtzee

games-short =
    .maxi = Maxi
    .triple = Triple
    .ru13 = 13 raundų

# Each leaflet's own names; the value is its title.
tactic = Sodo Yatzy
    .ones = Vienetai
    .twos = Dvejetai
    .threes = Trejetai
    .fours = Ketvertai
    .fives = Penketai
    .sixes = Šešetai
    .bonus = Premija
    .one-pair = 1 pora
    .two-pairs = 2 poros
    .three-of-a-kind = Trys vienodi
    .four-of-a-kind = Keturi vienodi
    .small-straight = Maža eilutė
    .large-straight = Didelė eilutė
    .full-house = Pilna troba
    .chance = Šansas
    .yatzy = Yatzy
