# Hungarian at the table. What the parts mean: locales/en/terms.ftl.

-address = te
    .never = ön, önnek, önök, maga, kérjük, vagytok, játszhattok

# Leaflet: sor
-box = mező
    .stems = mező
    .never = rubrika, kategória

# What lies there is called the dice
-hand = kockák
    .stems = kock
    .never = kombináció

# Leaflet: dobás, dobni
-throw = dobás, dobni
    .stems = dob
    .never = gurítás

# Leaflet: újra dob
-rethrow = újradobás
    .stems = újradob
    .never = ismétlés

# Leaflet: megtartja
-keep = megtartani
    .stems = megtart, tartsd meg, tarts, tartod meg, marad, meg van tartva, meg nem tartott
    .never = félretesz

# Leaflet: beírni
-enter = beírni
    .stems = beír, írj be, ír be, írd be, beíród, beírod
    .never = bejegyez

-cross-out = kihúzni
    .stems = kihúz, húzd ki
    .never = lemondok, feláldoz

-chip = zseton
    .stems = zseton
    .never = érme

# Leaflet: kör
-turn = kör
    .stems = kör, jössz, következik
    .never = menet

-round = forduló
    .stems = forduló
    .never = menetek

-seat = hely
    .stems = hely
    .never = szék

-host = házigazda
    .stems = házigazd
    .never = tulajdonos

-undo = visszavonni
    .stems = visszavon, vonhat, vond
    .never = visszaszív

-game-log = jegyzőkönyv
    .stems = jegyzőkönyv
    .never = napló

-record = rekord
    .stems = rekord
    .never = csúcs

-bonus = bónusz
    .stems = bónusz
    .never = prémium

-coach = tanácsadó
    .stems = tanácsadó
    .never = edző, edződ

-pad = pontozólap
    .stems = pontozólap
    .never = blokk, tömb

-call = bemondani
    .stems = bemond, mondd be, mondj be, be van mondva
    .never = megnevez

-card = lap
    .stems = lap
    .never = kártya

-voice = hétköznapi
    .never = ház, háznak, házi, kötelezvény, kötelezvénye, fáj, kéznél
