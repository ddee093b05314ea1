# Norwegian at the table. What the parts mean: locales/en/terms.ftl.
#
# Buttons, keys, the help of commands, the coach and refusals are in the imperative (Kast, Skriv), headings are nouns, a
# status is in the present without a subject (Regner ut, Prøver igjen). The coach compares with “å beholde … i stedet
# koster …”. Box names stand as they are. To play for: gå for.
# Fingerprint: fingeravtrykk. Promise: løfte. Spectators: tilskuere. Goal: mål. Chance: sjanse.
# Match: kamp. Challenge: utfordring. Exercise: øvelse. Attempt: forsøk. Request: forespørsel. Hotspot: delt internett.

-address = du
    .never = Dem, Deres, dere, deres

# Leaflets: rubrikk, rute, felt, kolonne
-box = rubrikk
    .stems = rubrikk
    .never = rute, ruten, ruter, rutene

-hand = kast
    .stems = kast
    .never = hånden

-throw = kast, kaste
    .stems = kast
    .never = slå, slag, trill

# Leaflet: omkast
-rethrow = omkast
    .stems = omkast
    .never = nykast

# Leaflet: beholde, la ligge
-keep = beholde
    .stems = behold
    .never = holdt, hold

# Leaflets: notere, skrive inn, fylle inn
-enter = skrive
    .stems = skriv, skrev
    .never = notér

# Leaflet: stryke
-cross-out = stryke
    .stems = stryk, strøk
    .never = ofre

# Leaflet: markør, plastmarkør
-chip = sjetong
    .stems = sjetong
    .never = markør, markører, poletter

-turn = tur
    .stems = tur
    .never = trekk

# Leaflets: omgang, runde
-round = omgang
    .stems = omgang
    .never = runde, runder, runden

-seat = plass
    .stems = plass
    .never = sete

-host = vert
    .stems = vert
    .never = eier

-undo = angre
    .stems = angre
    .never = omgjør

-game-log = spillogg
    .stems = spillogg
    .never = protokoll, protokollen

-record = rekord
    .stems = rekord
    .never = toppscore

-bonus = bonus
    .stems = bonus
    .never = premie

-coach = trener
    .stems = trener
    .never = coachen, rådgiver

-pad = blokk
    .stems = blokk
    .never = ark

-call = melde
    .stems = meld
    .never = nevnt, nevne

-card = kort
    .stems = kort
    .never = seddel

-voice = dagligdags
    .never = alt, huset, husets, hus, fortalt, herved

-die = terning
    .stems = terning

-button = Angre
    .stems = *

-help = Vis denne hjelpen
    .stems = *
