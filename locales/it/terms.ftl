# Italian at the table. What the parts mean: locales/en/terms.ftl.

-address = tu
    .never = Lei, voi, vostro, vostra, siete, prego

# Leaflet: linea
-box = casella
    .stems = casell
    .never = riquadro, categoria, linea

-hand = mano
    .stems = mano
    .never = combinazione

# Leaflet: lanciare, lancio
-throw = lanciare, lancio
    .stems = lanc
    .never = tiro, tira

# Leaflet: lanciare di nuovo
-rethrow = rilancio
    .stems = rilanc
    .never = ritiro

# Leaflet: lasciare
-keep = tenere
    .stems = ten, tien, non è in
    .never = conservare

# Leaflet: segnare
-enter = segnare
    .stems = segn
    .never = inserisci

-cross-out = barrare
    .stems = barr
    .never = rinuncio, sacrificare

-chip = gettone
    .stems = getton
    .never = fiche

# Leaflet: turno
-turn = turno
    .stems = turn, tocca a
    .never = mossa

-round = turno
    .stems = turno
    .never = giro, giri

-seat = posto
    .stems = posto, posti
    .never = sedia

-host = chi ospita
    .stems = ospita
    .never = proprietario

-undo = annullare
    .stems = annull
    .never = revoca

-game-log = registro
    .stems = registro
    .never = verbale, diario

-record = record
    .stems = record
    .never = primato

# The leaflet has abbuono; on the pad it stays so
-bonus = bonus
    .stems = bonus
    .never = premio

-coach = coach
    .stems = coach
    .never = allenatore, consigliere

-pad = segnapunti
    .stems = segnapunti
    .never = blocco

-call = dichiarare
    .stems = dichiar
    .never = annunciare

-card = scheda
    .stems = sched
    .never = cartella dei punti

-voice = di ogni giorno
    .never = casa, consigliere, male, semplice
