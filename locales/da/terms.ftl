# Danish at the table. What the parts mean: locales/en/terms.ftl.
#
# Buttons, keys, the help of commands, the coach and refusals are in the imperative (Kast, Skriv), headings are nouns, a
# status is in the present without a subject (Regner ud, Prøver igen). The coach compares with “at beholde … i stedet
# koster …”. Box names stand as they are. To play for: gå efter.
# Fingerprint: fingeraftryk. Promise: løfte. Spectators: tilskuere. Goal: mål. Chance: chance.
# Match: kamp. Challenge: udfordring. Exercise: øvelse. Attempt: forsøg. Request: anmodning. Hotspot: hotspot.

-address = du
    .never = Dem, Deres, jer, jeres

# Leaflets: rubrik, felt, række
-box = rubrik
    .stems = rubrik
    .never = række, rækken, kategori

# Leaflets: kast, slag
-hand = kast
    .stems = kast
    .never = slag

-throw = kast, kaste
    .stems = kast
    .never = slå, trille

-rethrow = omkast
    .stems = omkast
    .never = omslag

# Leaflets: beholde, gemme; gemme is for files
-keep = beholde
    .stems = behold
    .never = holdt, hold

# Leaflets: skrive, notere
-enter = skrive i
    .stems = skriv, skrev
    .never = indfør, indføre, førte

# Leaflet: slette et felt
-cross-out = slette
    .stems = slet
    .never = stryg, stryge, opgiv

-chip = brik
    .stems = brik
    .never = jeton, jetoner, chip

-turn = tur
    .stems = tur
    .never = trækket

-round = runde
    .stems = runde
    .never = omgang

-seat = plads
    .stems = plads
    .never = stol

-host = vært
    .stems = vært
    .never = ejer

-undo = fortryde
    .stems = fortryd, fortrudt
    .never = annullér

-game-log = spillog
    .stems = spillog
    .never = protokol, protokollen

-record = rekord
    .stems = rekord
    .never = topscore

-bonus = bonus
    .stems = bonus
    .never = præmie

-coach = træner
    .stems = træner
    .never = coachen, rådgiver

-pad = blok
    .stems = blok
    .never = ark

-call = melde
    .stems = meld
    .never = nævnt, nævne

-card = kort
    .stems = kort
    .never = seddel

-voice = dagligdags
    .never = intet, huset, husets, hus, fortalt, hermed

-die = terning
    .stems = terning

-button = Fortryd
    .stems = *

-help = Vis denne hjælp
    .stems = *
