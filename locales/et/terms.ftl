# Estonian at the table. What the parts mean: locales/en/terms.ftl.
#
# Buttons, keys, the help of commands, the coach and refusals are in the imperative (Veereta, Märgi), headings are
# nouns, a status of the program is in the first person (Arvutan, Proovin), of a player in the third (Käigul …). The
# coach compares with “kui jätad hoopis …, kaotad …”. A box follows the word lahter, in the nominative.
# Fingerprint: sõrmejälg. Promise: lubadus. Spectators: vaatajad. Goal: eesmärk. Chance: tõenäosus. To play for: peale.
# Match: võistlus. Challenge: väljakutse. Exercise: harjutus. Attempt: katse. Request: palve. Hotspot: kuumkoht.

-address = sina
    .never = teie, teil, teid, teile, mängige, olete, valige

# Leaflet: rida
-box = lahter
    .stems = lahter, lahtri, lahtre
    .never = kategooria

-hand = veeretus
    .stems = veeretus, veeretuse
    .never = vise, viset, viske

# Leaflet: veeretama
-throw = veeretama
    .stems = veereta, veeretus
    .never = viska, viskab, visata, visked, viskeid

-rethrow = kordusveeretus
    .stems = kordusveeretus
    .never = kordusvise, kordusviset, kordusvisked, kordusviskeid

# Leaflet: jätad alles
-keep = alles jätma
    .stems = alles
    .never = alal

# Leaflet: märkida
-enter = märkima
    .stems = märgi, märki
    .never = kanna

-cross-out = nullima
    .stems = nulli
    .never = loobu, kriipsuta

-chip = žetoon
    .stems = žetoon
    .never = mängumärk

-turn = käik
    .stems = käik, käig
    .never = liigutus

-round = voor
    .stems = voor
    .never = ring, ringi

-seat = koht
    .stems = koht, koha, kohti, kohta
    .never = iste

-host = korraldaja
    .stems = korraldaja
    .never = võõrustaja, võõrustajalt, omanik

-undo = tagasi võtma
    .stems = võta tagasi, tagasi, võtab
    .never = tühista

-game-log = protokoll
    .stems = protokoll
    .never = logi, salvestis

-record = rekord
    .stems = rekord
    .never = tipptulemus

-bonus = boonus
    .stems = boonus
    .never = preemia

-coach = treener
    .stems = treener
    .never = nõustaja

-pad = plokk
    .stems = plok
    .never = märkmik

-call = nimetama
    .stems = nimet
    .never = kuuluta

-card = punktileht
    .stems = punktileh
    .never = kaart, kaardi, kaarti

-voice = igapäevane
    .never = maja, majas, käepärast, käesolevaga

-die = täring
    .stems = täring
    .never = kuubik*

-button = Võta tagasi
    .stems = *

-help = Näita seda abi
    .stems = *
