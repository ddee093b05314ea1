# What Icelandic pads call things.

language = Íslenska

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Ásar
    .twos = Tvistar
    .threes = Þristar
    .fours = Fjarkar
    .fives = Fimmur
    .sixes = Sexur
    .one-pair = Eitt par
    .two-pairs = Tvö pör
    .three-pairs = Þrjú pör
    .three-of-a-kind = Þrír eins
    .four-of-a-kind = Fjórir eins
    .five-of-a-kind = Fimm eins
    .small-straight = Lítil röð
    .large-straight = Stór röð
    .full-straight = Full röð
    .full-house = Fullt hús
    .house = Fullt hús
    .double-triple = Tvisvar þrír eins
    .tower = Turn
    .chance = Áhætta
    .yatzy = Yatzy
    .maxi-yatzy = Maxi Yatzy
    .sum = Summa
    .bonus = Bónus
    .upper-total = Efri hluti
    .lower-sum = Neðri hluti
    .yatzy-bonus = Yatzy-bónus
    .total = Samtals

games =
    .yatzy = Yatzy
    .maxi = Maxi Yatzy
    .triple = Þrefalt Yatzy
    .ru13 = Yatzy í þrettán umferðum
    .yahtzee = Yahtzee

games-short =
    .maxi = Maxi
    .triple = Þrefalt
    .ru13 = 13 umferðir

# Each leaflet's own names; the value is its title.
tactic = Yatzy
    .ones = Ásar
    .twos = Tvistar
    .threes = Þristar
    .fours = Fjarkar
    .fives = Fimmur
    .sixes = Sexur
    .bonus = Bónus
    .one-pair = 1 par
    .two-pairs = 2 pör
    .three-of-a-kind = Þrír eins
    .four-of-a-kind = Fjórir eins
    .small-straight = Röð 1-5
    .large-straight = Röð 2-6
    .full-house = Hús
    .chance = Áhætta
    .yatzy = Yatzy
