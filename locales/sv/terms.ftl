# Swedish at the table. What the parts mean: locales/en/terms.ftl.
#
# Buttons, keys, the help of commands, the coach and refusals are in the imperative (Kasta, Skriv), headings are nouns,
# a status is in the present without a subject (Räknar ut, Försöker igen). The coach compares with “att i stället
# behålla … kostar …”. Box names stand as they are. To play for: sikta på.
# Fingerprint: fingeravtryck. Promise: löfte. Spectators: åskådare. Goal: mål. Chance: chans.
# Match: match. Challenge: utmaning. Exercise: övning. Attempt: försök. Request: begäran. Hotspot: internetdelning.

-address = du
    .never = ni, er, ert, era, eder, herr, fru

# Leaflets: ruta, rubrik
-box = ruta
    .stems = rut
    .never = rubrik, rubriker, rubriken, fältruta

# Leaflets: kast, slag
-hand = kast
    .stems = kast
    .except = hand-empty
    .never = handen

-throw = kast, kasta
    .stems = kast
    .never = slag, rulla

# Leaflets: omkast, omslag
-rethrow = omkast
    .stems = omkast
    .never = omslag, omslaget

# Leaflets: behålla, spara, låta ligga; spara is for chips and files
-keep = behålla
    .stems = behåll, behöll
    .never = kvarhålla

-enter = skriva
    .stems = skriv, skrev
    .never = för in, föra in, förde in, förs in, protokollför, protokollföra

# Leaflets: stryka
-cross-out = stryka
    .stems = stryk, struk
    .never = offra

# Leaflet: marker, plastmarker
-chip = spelmark
    .stems = spelmark
    .never = polett, poletter, plastmarker, jetong

-turn = tur
    .stems = tur
    .never = drag, draget

# Leaflets: runda
-round = omgång
    .stems = omgång
    .never = runda, rundor, varv

-seat = plats
    .stems = plats
    .never = stol

-host = värd
    .stems = värd
    .never = ägare, administratör

-undo = ångra
    .stems = ångra
    .never = återta, återkalla

-game-log = spellogg
    .stems = spellogg
    .never = protokoll, protokollet

-record = rekord
    .stems = rekord
    .never = toppresultat

-bonus = bonus
    .stems = bonus
    .never = premie

-coach = coach
    .stems = coach
    .never = tränare, rådgivare

-pad = block
    .stems = block
    .never = ark

-call = ange
    .stems = ange, angi, angav
    .never = utropa

-card = kort
    .stems = kort
    .never = lapp

-voice = vardaglig
    .never = huset, husets, hus, berättat, härmed, erhåller, erhålls

-die = tärning
    .stems = tärning

-button = Ångra
    .stems = *

-help = Visa den här hjälpen
    .stems = *
