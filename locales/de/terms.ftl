# German at the table. What the parts mean: locales/en/terms.ftl.
#
# The form of each role:
#   button, key, command help   infinitive: Zurücknehmen, Diese Hilfe zeigen
#   status                      participle or a whole sentence: Gesendet. Anna ist dran
#   heading, label              noun: Stand, Dein Ziel
#   the coach's advice          imperative without -e (wähl, tipp, lösch); other moves after “stattdessen”
#   a move in the report        participle for what was done, infinitive for what would have been better

-address = du
    .never = Sie, Ihnen, Ihre, Ihren, Ihrem, ihr

# Leaflet: Reihe
-box = Feld
    .stems = feld, felder
    .never = kästchen, kategorie

-hand = Wurf
    .stems = wurf, würf
    .never = blatt

# Leaflet: werfen, würfeln
-throw = werfen, Wurf
    .stems = wurf, wirf, werf, würf
    .never = kullern

# Leaflet: noch einmal werfen
-rethrow = Nachwurf
    .stems = nachwurf, nachwürf
    .never = neuwurf

# Leaflet: beiseite legen
-keep = behalten
    .stems = behalt, behält
    .never = fest

# Leaflet: eintragen
-enter = eintragen
    .stems = eintrag, trag, trägt
    .never = verbuchen

-cross-out = streichen
    .stems = streich, gestrich
    .never = opfern

-chip = Chip
    .stems = chip
    .never = spielmarke, jeton

-turn = Zug
    .stems = zug, züg, dran
    .never = spielzug

-round = Runde
    .stems = runde
    .never = durchgang

-seat = Platz
    .stems = platz, plätz
    .never = stuhl

-host = Gastgeber
    .stems = gastgeber
    .never = leitet, besitzer

-undo = zurücknehmen
    .stems = zurücknehm, zurückgenomm, nimmt, zurückzunehm
    .never = rückgängig

-game-log = Protokoll
    .stems = protokoll
    .never = aufzeichnung, mitschrift

-record = Rekord
    .stems = rekord
    .never = bestleistung

-bonus = Bonus
    .stems = bonus
    .never = prämie

-coach = Coach
    .stems = coach
    .never = trainer, berater

-pad = Block
    .stems = block
    .never = wertungsblatt

-call = ansagen
    .stems = sag
    .never = nennen, genannt

-card = Zettel
    .stems = zettel
    .never = karte

-voice = alltäglich
    .never = haus, hauses, hausregeln, gemeldet, spart, soll

-die = Würfel
    .stems = würfel, würfl
    .never = klötzchen, knobel

-button = Zurücknehmen
    .stems = *en, *eln, *ern

-help = Diese Hilfe zeigen
    .stems = *en, *eln, *ern
