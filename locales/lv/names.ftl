# What Latvian pads call things.

language = Latviešu

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Vieninieki
    .twos = Divnieki
    .threes = Trijnieki
    .fours = Četrinieki
    .fives = Piecinieki
    .sixes = Sešnieki
    .one-pair = Viens pāris
    .two-pairs = Divi pāri
    .three-pairs = Trīs pāri
    .three-of-a-kind = Trīs vienādi
    .four-of-a-kind = Četri vienādi
    .five-of-a-kind = Pieci vienādi
    .small-straight = Mazā rinda
    .large-straight = Lielā rinda
    .full-straight = Pilnā rinda
    .full-house = Pilna māja
    .house = Pilna māja
    .double-triple = Divreiz trīs vienādi
    .tower = Tornis
    .chance = Izdevība
    .yatzy = Yatzy
    .maxi-yatzy = Maxi Yatzy
    .sum = Summa
    .bonus = Prēmija
    .upper-total = Augšdaļa kopā
    .lower-sum = Apakšdaļa kopā
    .yatzy-bonus = Yatzy prēmija
    .total = Kopā

games =
    .yatzy = Yatzy
    .maxi = Maxi Yatzy
    .triple = Triple Yatzy
    .ru13 = Trīspadsmit gājienu Yatzy
    .yahtzee = Yahtzee

games-short =
    .maxi = Maxi
    .triple = Triple
    .ru13 = 13 gājieni

# Each leaflet's own names; the value is its title.
tactic = Dārza jahtzē
    .ones = Vieninieki
    .twos = Divnieki
    .threes = Trijnieki
    .fours = Četrinieki
    .fives = Piecinieki
    .sixes = Sešnieki
    .bonus = Prēmija
    .one-pair = Viens pāris
    .two-pairs = Divi pāri
    .three-of-a-kind = Trīs vienādi
    .four-of-a-kind = Četri vienādi
    .small-straight = Īsā rinda
    .large-straight = Garā rinda
    .full-house = Māja
    .chance = Izdevība
    .yatzy = Jahtzē
