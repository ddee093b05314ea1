# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Stampa
# Buttons
print-pad = Stampa un segnapunti
# The pad of a table, with what was written
print-this-pad = Stampa questo segnapunti
print-rules = Stampa queste regole
print-report = Stampa il resoconto
print-records = Stampa i record
print-page = Stampa questa pagina
# The label of the field for the number of players
print-players = Per quanti giocatori?
# Below it
print-players-hint = Lascia vuoto per farne stare quanti più possibile in una pagina.
print-paper = Carta
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = In orizzontale
print-large = Caratteri grandi
print-hint = Si apre come PDF, pronto da stampare.
# $path: a file
print-written = Il PDF è in { $path }, pronto da stampare.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] Una pagina: { $files }
   *[other] { $pages } pagine: { $files }
}
sheet-there = «{ $path }» esiste già; scegli un altro nome, o sovrascrivilo con { $flag }.
sheet-players-range = Un segnapunti è per un numero di giocatori da 1 a { $most }; questa partita ne ha { $found }.
sheet-narrow = Tante colonne non lasciano spazio per scrivere su questa carta: ce ne stanno al massimo { $most }. Scegline meno con --columns, o carta più grande.
sheet-paper-unknown = «{ $paper }» non è un formato di carta conosciuto; scegli { $papers }.
sheet-format-unknown = «{ $path }» non finisce con un formato che conosciamo; fallo finire con { $endings }.
sheet-folder-absent = Non c’è nessuna cartella «{ $folder }»; creala prima, o scegli un altro posto con -o.
sheet-unwritable = «{ $path }» non si può scrivere ({ $detail }); scegli un altro posto con -o.
sheet-record-alone = Un registro porta le sue regole e i suoi giocatori; togli --rules, --set e --players.
sheet-name-replaced = «{ $name }» ha caratteri che mancano al tipo di carattere del segnapunti; sul segnapunti c’è «{ $shown }».
sheet-pad-title = { $title }: segnapunti
sheet-date = Data
sheet-name = Nome
sheet-game = Partita
sheet-chips = Gettoni
sheet-carried = Riporto
sheet-sum-hint = { $sum }: la somma dei dadi mostrati
sheet-sum-hint-plain = { $sum }: la somma dei dadi che contano
sheet-page = Pagina { $page } di { $pages }

## On a leaflet

leaflet-title = { $title }: le regole
leaflet-example = Un turno come esempio
leaflet-keep = Tenuti
leaflet-pays = Puoi segnare punti in queste caselle, se sono libere:
leaflet-pays-named = Segni i punti nella casella che hai dichiarato, se è una di queste:
leaflet-par = { $count } di ogni numero fanno esattamente { $sum }.
leaflet-pale = I dadi chiari non contano.
