# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Fortuna e bravura
page-report-thinking = Resoconto in preparazione. Comparirà qui da solo.
page-report-perfect = Gioco perfetto
page-report-good = Buon gioco, stima
page-report-to-come = Ancora da fare
page-report-turns = Turno per turno
page-report-boxes = Casella per casella

## A game stepped through

page-replay-title = Rivedi la partita
page-replay-step = Passo { $step } di { $steps }
page-replay-first = All’inizio
page-replay-previous = Indietro
page-replay-next = Avanti
page-replay-last = Alla fine
page-replay-keys = Con i tasti freccia si scorre la partita.
page-replay-begins = La partita comincia.
page-replay-throws = { $name } lancia { $hand }.
page-replay-keeps = { $name } tiene { $keep } e lancia: { $hand }.
page-replay-throws-again = { $name } rilancia tutti i dadi: { $hand }.
page-replay-names = { $name } dichiara la casella «{ $box }».
page-replay-enters = { $name } segna { $points } nella casella «{ $box }».
page-replay-tells = { $name } ha { $hand }: { $points } nella casella «{ $box }».
page-replay-takes-back = { $name } annulla la scelta.
page-replay-corrects = Correzione: { $name }, turno { $round }: { $points } nella casella «{ $box }».
page-replay-asks = { $name } chiede al coach.
page-replay-best = Non c’era di meglio.

## The dice, checked

page-dice-yourself = Controlla da te: scarica il registro ed esegui
page-dice-agrees = Ciò che questo dispositivo ha annotato durante la partita concorda con il registro.
page-dice-differs = Ciò che questo dispositivo ha annotato durante la partita non concorda con il registro: non sono i dadi che ha visto.

## The coach

page-coach-may = Si può chiedere al coach?
page-coach-may-usual = Se tutti giocano qui
page-coach-may-yes = Sì
page-coach-may-no = No
page-coach-thinks = Il coach sta pensando…
server-no-coach = A questo tavolo si gioca senza coach; decidi tu.
server-not-asked = Prima chiedi al coach; il registro lo annota.
server-no-report = Di questa partita qui non si può calcolare un resoconto.

## Records, history, statistics

page-records-statistics = Statistiche
page-records-here = Questo server
page-records-bonus = Bonus guadagnato
page-records-totals = Quante volte ciascun totale
page-records-people = Contano solo le schede delle persone, non quelle del computer.
page-records-newest = Contano solo le { $count } partite più recenti.
page-records-own-options = con opzioni cambiate
page-records-thinking = Calcolo del gioco perfetto. Le sue cifre compariranno qui da sole.
page-records-no-perfect = Per questo gioco il gioco perfetto qui non è calcolato.
page-records-all = Tutte le partite
page-records-older = Meno recenti
page-records-newer = Più recenti
page-records-top = Migliori totali

## Two phones wrote the same turn

page-conflict-title = Anche un altro dispositivo ha segnato questo turno. Quale dei due vale?
page-conflict-theirs = Sul segnapunti
page-conflict-mine = Su questo dispositivo, non salvato
page-conflict-keep = Tieni quello sul segnapunti
page-conflict-replace = Segna il mio al suo posto

## Who watches

page-watchers = Spettatori: { $count }
