# What Hungarian pads call things.

language = Magyar

# The most usual names: for bare rulesets, and wherever a leaflet has no name of its own.
usual =
    .ones = Egyesek
    .twos = Kettesek
    .threes = Hármasok
    .fours = Négyesek
    .fives = Ötösök
    .sixes = Hatosok
    .one-pair = Egy pár
    .two-pairs = Két pár
    .three-pairs = Három pár
    .three-of-a-kind = Drill
    .four-of-a-kind = Póker
    .five-of-a-kind = Öt egyforma
    .small-straight = Kis sor
    .large-straight = Nagy sor
    .full-straight = Teljes sor
    .full-house = Full
    .house = Full
    .double-triple = Dupla drill
    .tower = Torony
    .chance = Esély
    .yatzy = Yatzy
    .maxi-yatzy = Maxi Yatzy
    .sum = Összeg
    .bonus = Bónusz
    .upper-total = Felső rész
    .lower-sum = Alsó rész
    .yatzy-bonus = Yatzy-bónusz
    .total = Összesen

games =
    .yatzy = Yatzy
    .maxi = Maxi Yatzy
    .triple = Triple Yatzy
    .ru13 = Tizenhárom fordulós Yatzy
    .yahtzee = Yahtzee

# Each leaflet's own names; the value is its title.
tactic = Yatzy – kockapóker
    .ones = Egyesek
    .twos = Kettesek
    .threes = Hármasok
    .fours = Négyesek
    .fives = Ötösök
    .sixes = Hatosok
    .bonus = Bónusz
    .one-pair = Egy pár
    .two-pairs = Két pár
    .three-of-a-kind = Terc
    .four-of-a-kind = Póker
    .small-straight = Kis sor
    .large-straight = Nagy sor
    .full-house = Full house
    .chance = Sansz
    .yatzy = Yatzy
