# Finnish at the table. What the parts mean: locales/en/terms.ftl.
#
# Buttons, keys, the help of commands, the coach and refusals are in the imperative (Heitä, Kirjaa), headings are nouns,
# a status of the program is in the passive (Lasketaan, Yritetään), of a player in the third person (Vuorossa …). The
# coach compares with “jos pidät sen sijaan …, se maksaa …”. A box follows the word ruutu, in the nominative.
# Fingerprint: tunniste. Promise: lupaus. Spectators: katsojat. Goal: tavoite. Chance: todennäköisyys.
# Match: ottelu. Challenge: haaste. Exercise: harjoitus. Attempt: yritys. Request: pyyntö. Hotspot: yhteyspiste.

-address = sinä
    .never = te, teidän, teitä, teille, oletteko, pelatkaa, heittäkää

# Leaflets: sarake, rivi, ruutu; a sarake here is a player's column
-box = ruutu
    .stems = ruu, ruudu
    .never = kategoria, lokero

-hand = käsi
    .stems = käsi, kädes, käden, käteen
    .never = heittotulos

-throw = heitto, heittää
    .stems = heit
    .never = nakkaa, viska*

# Leaflets: heittää uudelleen
-rethrow = uusintaheitto
    .stems = uusintaheit
    .never = lisäheitto, lisäheitot

# Leaflets: antaa olla, säästää
-keep = pitää
    .stems = pid, pitää
    .never = säilyttää

# Leaflets: merkitä, kirjata
-enter = kirjata
    .stems = kirja
    .never = protokolla

# Leaflets: vetää yli, laittaa nolla
-cross-out = nollata
    .stems = nolla
    .never = luovu, uhraa

-chip = pelimerkki
    .stems = pelimerk
    .never = pelilappu

-turn = vuoro
    .stems = vuoro
    .never = siirto

-round = kierros
    .stems = kierros, kierrok
    .never = erä

-seat = paikka
    .stems = paik
    .never = istuin

-host = isäntä
    .stems = isän
    .never = omistaja, emäntä

-undo = perua
    .stems = peru
    .never = kumoa, kumota

-game-log = pelitallenne
    .stems = pelitalle
    .never = loki, pöytäkirja

-record = ennätys
    .stems = ennäty
    .never = rekordi

# The Tactic leaflet has hyvitys; on the pad it stays so
-bonus = bonus
    .stems = bonu
    .never = palkkio

-coach = valmentaja
    .stems = valmentaj
    .never = neuvoja

-pad = vihko
    .stems = vihko
    .never = lehtiö, lehtiössä

-call = ilmoittaa
    .stems = ilmoit
    .never = nimetty, nimeät

-card = kortti
    .stems = kortti, korti
    .never = lappu

-voice = arkinen
    .never = talo, talon, kerrottu, sattuu, emme, täten

-die = noppa
    .stems = nop
    .never = arpakuutio*

-button = Peru
    .stems = *

-help = Näytä tämä ohje
    .stems = *
