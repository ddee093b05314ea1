# Italian at the table. What the parts mean: locales/en/terms.ftl.
#
# The form of each role:
#   button, key, command help   imperative to one person: Segna, Annulla, Mostra questo aiuto
#   status                      participle or a whole sentence: Inviato. Hai tenuto tutti i dadi
#   heading, label              noun: Classifica, Il tuo obiettivo
#   the coach's advice          imperative; other moves, to compare with, as gerund or infinitive: tenendo invece 5-5
#   a move in the report        participle for what was done, infinitive for what would have been better
# A percentage has no article before it, because of “il 9%” and “l’8%”: la probabilità è 34%.

-address = tu
    .never = Lei, voi, vostro, vostra, siete, prego

# Leaflet: linea
-box = casella
    .stems = casell
    .never = riquadro, categoria, linea

# A mano is of cards: dice that lie there are i dadi, one throw of them un lancio
-hand = dadi
    .stems = dad
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
    .stems = turn, tocca a, gioca
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

-die = dado
    .stems = dad
    .never = cubetto, cubetti

-button = Annulla
    .stems = *a, *i

-help = Mostra questo aiuto
    .stems = *a, *i
