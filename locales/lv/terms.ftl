# Latvian at the table. What the parts mean: locales/en/terms.ftl.
#
# Buttons, keys and the help of commands are infinitives (Mest, Ierakstīt), the coach and refusals give orders (Met,
# Ieraksti), headings are nouns, a status of the program is in the first person plural (Aprēķinām, Mēģinām), of a player
# in the third (Spēlē …). The coach compares with “ja tā vietā …, vidēji zaudē …”. A box follows the word lauciņš in
# quotation marks, on buttons a colon.
# Fingerprint: pirkstu nospiedums. Promise: solījums. Spectators: skatītāji. Goal: mērķis. Chance: izredzes.
# Match: sacensības. Challenge: izaicinājums. Exercise: uzdevums. Attempt: mēģinājums. Request: lūgums. Hotspot: tīklājs.

-address = tu
    .never =
        jūs, jūsu, jums, *ieties, *jiet, *diet, *tiet, *ciet, *kiet, *niet, *siet, *dziet, sāciet, skatāties, varat,
        gribat, esat, drīkstat

# Leaflet: ailīte, lauciņš
-box = lauciņš
    .stems = lauciņ
    .never = ailīte, kategorija

-hand = salikums
    .stems = salikum
    .never = kombinācija

# Leaflet: ripināt, metiens
-throw = mest, metiens
    .stems = met, mest
    .never = ripini, ripināt

# Leaflet: ripināt atkārtoti
-rethrow = atkārtots metiens
    .stems = atkārtot
    .never = pārmetiens

# Leaflet: paturēt
-keep = paturēt
    .stems = patur, nav starp
    .never = aizturēt

# Leaflet: ierakstīt
-enter = ierakstīt
    .stems = ierakst
    .never = pierakstīt

-cross-out = upurēt
    .stems = upur
    .never = atdot, nosvītrot

-chip = žetons
    .stems = žeton
    .never = fiška

# Leaflet: gājiens
-turn = gājiens
    .stems = gājien
    .except = online-turn
    .never = piegājiens

-round = aplis
    .stems = aplis, aplī
    .never = raunds

-seat = vieta
    .stems = viet
    .never = krēsls

-host = saimnieks
    .stems = saimniek
    .never = īpašnieks

-undo = atsaukt
    .stems = atsauc, atsauk
    .never = atcelt

-game-log = protokols
    .stems = protokol
    .never = žurnāls

-record = rekords
    .stems = rekord
    .never = sasniegums

# Leaflet: prēmija
-bonus = prēmija
    .stems = prēmij
    .never = bonuss

-coach = padomdevējs
    .stems = padomdevēj
    .never = treneris, trenera

-pad = punktu lapa
    .stems = punktu lap
    .never = blokā, bloks

-call = pieteikt
    .stems = piesak, piete
    .never = nosaukts

-card = kartīte
    .stems = kartīt
    .never = kārts

-voice = ikdienišķa
    .never = māja, māju, sāp, sešinieki, sešinieku, iekrājat

-die = kauliņš
    .stems = kauliņ

-button = Atsaukt
    .stems = *t, *ties

-help = Rādīt šo palīdzību
    .stems = *t, *ties
