# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Partite finite
games-search = Cerca per nome
games-search-do = Cerca
games-end = Chiudi o cancella la partita
games-title = Continuare una partita?
games-explained = Riprendi da dove hai lasciato.
games-one = { $names }, { $title }, turno { $round } di { $rounds }, cominciata il { $date }
games-one-undated = { $names }, { $title }, turno { $round } di { $rounds }
games-go-on = continua
games-new = nuova partita
games-statistics = statistiche
games-unreadable = Le partite salvate ora non si possono leggere.
games-none = Nessuna partita in attesa.
games-delete-again = Ancora { $key } cancella questa partita per sempre.
games-delete = cancella
games-find = cerca

## Games that are over: opened again, looked back at

finished-games = partite finite
finished-hint = f: partite finite
finished-open = apri
finished-back = indietro
finished-later = Finisci prima questa partita, o lasciala.
finished-none = Non c’è una partita finita con quel numero; «finished» elenca quelle che ci sono.
finished-plain-open = Scrivi open e un numero per rivederne una: open 1
finished-plain-over = Scrivi report, replay o save per riguardare la partita o conservarne il registro.
finished-plain-help = finished, open 1: le partite finite, e una di esse di nuovo; report, replay, save: fortuna e scelte, ogni passo e il registro di una partita finita

## Records

records-people = Giocatori
records-statistics = Statistiche
records-here = Questo server
records-bonus = Bonus guadagnato
records-totals = Quante volte è uscito ogni totale
records-people-only = Contano solo le schede delle persone, non quelle del computer.
records-newest = Contano solo le { $count } partite più recenti.
records-own-options = con opzioni cambiate
records-thinking = Calcolo del gioco perfetto. Le sue cifre compariranno qui appena sono pronte.
records-no-perfect = Per queste regole il gioco perfetto qui non è ancora calcolato.
records-all = Tutte le partite
records-older = Meno recenti
records-newer = Più recenti
records-top = Migliori totali
records-first = Primo record di { $name } in questa edizione: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
records-new = Nuovo record di { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $better } più di prima.
records-stands = Il record di { $name } in questa edizione è { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
records-title = Record su questo server
records-none = Qui nessuna partita è ancora finita.
records-best = Record
records-mean = Media
records-games = Partite
records-edition = Edizione
records-latest = Ultime partite

## Statistics: averages beside perfect play

statistics-boxes-beside = Ogni casella in media (gioco perfetto)
statistics-perfect = Il gioco perfetto fa in media { $mean } punti; partite con il bonus: { $rate }.
statistics-perfect-points = Il gioco perfetto fa in media { $mean } punti.
statistics-thinking = Calcolo del gioco perfetto…
statistics-title = Record e medie
statistics-none = Nessuna partita è ancora finita. Giocane una, e conterà qui.
statistics-hint = sinistra e destra: altra edizione · altri tasti: indietro
statistics-summary = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, record { $best }, media { $mean }
statistics-bonus = Partite con il bonus: { $rate }.
statistics-boxes = Ogni casella in media
statistics-totals = Totali
