# Latvian at the table. What the parts mean: locales/en/terms.ftl.

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
