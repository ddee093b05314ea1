# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Stampare un segnapunti, vuoto o compilato da un registro
help-sheet-players = Per quanti giocatori, da 1 a { $most }; altrimenti quanti ne stanno in una pagina
help-sheet-columns = Quanti di loro affiancati in una pagina, da 1 a { $most }
help-sheet-paper = La carta: { $papers }
help-sheet-landscape = Mettere il foglio in orizzontale
help-sheet-large = In caratteri grandi
help-sheet-record = Compilare il segnapunti da questo registro
help-leaflet = Stampare le regole come libretto
help-output-file = Il file da scrivere; la sua estensione dice di che tipo: { $endings }
sheet-written = { $pages ->
    [one] Una pagina: { $files }
   *[other] { $pages } pagine: { $files }
}
sheet-players-range = Un segnapunti è per un numero di giocatori da 1 a { $most }; questa partita ne ha { $found }.
sheet-narrow = Tante colonne non lasciano spazio per scrivere su questa carta: ce ne stanno al massimo { $most }. Scegline meno con --columns, o carta più grande.
sheet-paper-unknown = «{ $paper }» non è una carta che conosciamo; scegli { $papers }.
sheet-format-unknown = «{ $path }» non finisce con un formato che conosciamo; fallo finire con { $endings }.
sheet-folder-absent = Non c’è nessuna cartella «{ $folder }»; creala prima, o scegli un altro posto con -o.
sheet-unwritable = «{ $path }» non si può scrivere ({ $detail }); scegli un altro posto con -o.
sheet-record-alone = Un registro porta le sue regole e i suoi giocatori; togli --rules, --set e --players.
sheet-name-replaced = «{ $name }» ha caratteri che mancano al tipo di carattere del segnapunti; sul segnapunti c’è «{ $shown }».

## On a pad

sheet-pad-title = { $title }: segnapunti
sheet-date = Data
sheet-game = Partita
sheet-chips = Gettoni
sheet-sum-hint = { $sum }: la somma dei dadi mostrati
sheet-page = Pagina { $page } di { $pages }

## On a leaflet

leaflet-title = { $title }: le regole
leaflet-example = Un turno come esempio
leaflet-keep = Tenuti
leaflet-pays = Ognuna di queste caselle può prenderlo, se è libera:
leaflet-pays-named = Lo prende la casella dichiarata, se è una di queste:
leaflet-par = { $count } di ogni faccia fanno esattamente { $sum }.
leaflet-pale = I dadi chiari non contano.

## On charts

chart-totals = Totali del gioco perfetto
chart-totals-words = Il gioco perfetto fa in media { $mean }; nove partite su dieci finiscono tra { $low } e { $high }.
chart-average = media { $mean }
chart-boxes-words = Che cosa c’è in ogni casella, accanto a quello che il gioco perfetto vi ha in media
chart-dice = Dadi lanciati
chart-dice-words = Quante volte è uscita ogni faccia; tra i segni in diciannove partite su venti
chart-dice-face = { $face }: usciti { $thrown }, attesi { $expected }
chart-thrown = usciti
chart-expected = attesi
