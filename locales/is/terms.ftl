# Icelandic at the table. What the parts mean: locales/en/terms.ftl.
#
# Buttons, keys and the help of commands are infinitives (Kasta, Skrá), the coach and refusals give orders (Kastaðu),
# headings are nouns, a status of the program is in the first person (Reikna, Reyni aftur), of a player in the third
# (á leik). The coach compares with “ef þú … í staðinn kostar það …”. A box follows the word reitur, in the nominative.
# Fingerprint: fingrafar. Promise: loforð. Spectators: áhorfendur. Goal: markmið. Chance: líkur. Virtual: stafrænir.
# Match: keppni. Challenge: áskorun. Exercise: æfing. Attempt: tilraun. Request: beiðni. Hotspot: heitur reitur.

-address = þú
    .never = yður, yðar, eruð, ljúkið, þið

# Leaflet: reitur
-box = reitur
    .stems = reit
    .never = flokkur

-hand = kast
    .stems = kast
    .never = hönd

# Leaflet: kasta
-throw = kast, kasta
    .stems = kast
    .never = velta

# Leaflet: kasta aftur
-rethrow = aukakast
    .stems = aukakast, aukaköst
    .never = endurkast

# Leaflet: skilja eftir
-keep = geyma
    .stems = gey
    .never = varðveita

# Leaflet: færa inn
-enter = skrá
    .stems = skrá
    .never = færðu

-cross-out = núlla
    .stems = núll
    .never = fórna

-chip = spilapeningur
    .stems = spilapening
    .never = merki

-turn = lota
    .stems = lot, á leik, átt leik
    .never = hrina

# Leaflet: umferð
-round = umferð
    .stems = umferð
    .never = hringur

-seat = sæti
    .stems = sæti, sæta, sætið
    .never = stóll

-host = gestgjafi
    .stems = gestgjaf
    .never = eigandi

-undo = afturkalla
    .stems = afturkall
    .never = ógilda

-game-log = leikskýrsla
    .stems = leikskýrsl
    .never = annáll

-record = met
    .stems = met
    .never = hámark

-bonus = bónus
    .stems = bónus
    .never = uppbót

-coach = þjálfari
    .stems = þjálfar
    .never = ráðgjafi

-pad = blokk
    .stems = blokk
    .never = hefti

-call = nefna
    .stems = nefn
    .never = tilkynna

-card = spjald
    .stems = spjald, spjöld
    .never = kort

-voice = hversdagslegt
    .never = heimilið, heimilisins, heimili, heild, heildin, heildir, skaðar

-die = teningur
    .stems = tening
    .except = practise-lesson-score

-button = Afturkalla
    .stems = *a, *á

-help = Sýna þessa hjálp
    .stems = *
