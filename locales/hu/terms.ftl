# Hungarian at the table. What the parts mean: locales/en/terms.ftl.
#
# The form of each role:
#   button, key           noun of the action: Visszavonás, Link másolása
#   answer to a question  first person: Igen, kihúzom. Maradok
#   command help          third person: Megmutatja ezt a súgót
#   status                participle in -va, -ve or a whole sentence: Elküldve. Anna jön
#   heading, label        noun: Állás, A célod
#   the coach's advice    imperative; other moves, to compare with, after “ha inkább”
#   a move in the report  -va, -ve for what was done, noun in -ás, -és for what would have been better
# Boxes have article and ending, { $box_into }: Írj be 28 pontot a Fullba. A list of boxes stands after a colon.

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
    .stems = kör, jön, jössz
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

-die = kocka
    .stems = kock
    .never = dobókocka, dobókockák

-button = Visszavonás
    .stems = *ás, *és, *ása, *ése, *játék

-help = Megmutatja ezt a súgót
    .stems = *
