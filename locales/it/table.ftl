# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = Ora gioca { $name }
table-turn-of = Ora gioca { $name }
table-turn-yours = Tocca a te
table-turn-called = Dichiarata: { $box }
table-box-called = dichiarata
table-round = turno { $round } di { $rounds }
# Above one's own column
table-you = tu
table-away = assente
table-left = fuori
table-seat-left = { $name } ha lasciato la partita. La colonna resta.
table-bot-thinking = Il computer sta pensando…
table-bot-took-over = Il computer gioca al posto di { $name }.
table-step-in = Fai giocare questo turno al computer
table-step-in-wait = { $name } non c’è. Fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} il computer potrà giocare questo turno.
table-watching = Stai guardando.
table-spectators = Spettatori: { $count }

## Throwing and keeping

table-throw = Lancio { $throw } di { $throws }
table-throw-of = lancio { $throw } di { $throws }
table-throw-all = Lancia { $dice ->
    [one] il dado
   *[other] { $dice } dadi
}
table-throw-rest = Lancia gli altri dadi
table-throw-chip = { $throw } · costa 1 gettone · ne hai { $chips }
table-first-throw = Lancia i dadi.
table-no-throw-left = Non restano lanci. Scegli una casella.
table-dice = Dadi
table-die = { $face }, dado { $place }
table-chips = { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}
table-kept = tenuto
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Tieni questi

## Calling a box, entering, undoing

table-call = Dichiara «{ $box }»
table-call-a-box = Dichiara una casella prima di lanciare.
table-call-first = Dichiara la casella per cui giochi, poi lancia.
table-called = Casella dichiarata: { $box }. Lancia i dadi.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = per «{ $box }»
# A named box that the last throw does not fit
table-missed = Hai dichiarato la casella «{ $box }» e l’hai mancata. Scegli una casella per lo zero.
table-enter = Segna { $points } in «{ $box }»
# What an extra yatzy brings on top
table-enter-joker = Segna { $points } in «{ $box }», +{ $extra } extra
table-joker-upper = Un altro yatzy va nella casella del suo numero: «{ $box }» vale { $points } punti.
table-joker-extra = Un altro yatzy va nella casella del suo numero: «{ $box }» vale { $points } punti, +{ $extra } extra.
table-joker-lower = Un altro yatzy, e la casella del suo numero è occupata: è un jolly e vale per intero in qualsiasi casella bassa libera.
table-joker-zero = Un altro yatzy, ma le sue caselle sono occupate: resta solo uno zero.
table-zero-why = Questa casella non si potrà più usare.
table-zero-yes = Segna 0
table-zero-no = Scegli un’altra casella
# The box that the order of boxes asks for
table-next = prossima
table-take-back = Annulla
table-taken-back = Annullato. Scegli di nuovo.
# Not to wait while something could still be undone
table-go-on = Avanti

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = quella in cui si segna
table-entry-title = Che cosa mostrano i dadi?
table-entry-hint = Tocca i dadi, poi una casella. Oppure tocca una casella e scegli i punti.
table-entry-hand = Dadi
table-entry-show = Mostra i punti
table-entry-clear = Cancella
table-entry-die = Aggiungi un { $face }
table-entry-throws = Dopo quanti lanci?
table-entry-named = Quale casella era dichiarata?
table-entry-points = Quanti punti nella casella «{ $box }»?
table-entry-extra = { $points } e uno yatzy aggiuntivo
# Real dice
table-type-dice = Si gioca con dadi veri: lanciali, poi scrivi { $dice ->
    [one] che cosa mostra il dado
   *[other] che cosa mostrano i { $dice } dadi
}.
table-real-dice = Scrivi che cosa mostrano i dadi.
table-real-points = Scrivi i punti, scegli la casella.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws ->
    [one] { $throws } lancio in questo turno
   *[other] { $throws } lanci in questo turno
}
table-points-typed = Punti: { $points }
table-points-missing = Scrivi prima i punti.
table-extra-yatzy = con uno yatzy aggiuntivo
table-no-extra-yatzy = senza yatzy aggiuntivo
table-dice-missing = { $missing ->
    [one] Manca { $missing } dado. Scrivi che cosa mostra.
   *[other] Mancano { $missing } dadi. Scrivi che cosa mostrano.
}

## Corrections

table-correct = Correggi
table-correct-title = Correggi: { $name }, turno { $round }
table-correct-hint = I dadi, o solo i punti.
table-correct-points = Punti
table-correct-do = Correggi
table-corrected = corretto
table-correction = Correzione: { $name }, turno { $round }
table-correcting = Scrivi che cosa c’era davvero nel turno { $round } di { $name }, scegli la casella, poi invio. Esc lascia tutto com’è.

## The pad and the rest of the table

table-standing = Classifica
table-turns = I turni precedenti
table-screen = Per lo schermo grande
table-record = Il tuo record in questa edizione: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-pad = Segnapunti
table-box = Casella
table-more = Altro
table-players-links = Giocatori e link
table-large = Cifre grandi
table-sort = Ordina i dadi
table-about-dice = Su questi dadi
table-leave = Lascia la partita: { $name }
table-abandon = Chiudi la partita per tutti
table-delete = Cancella la partita per sempre
table-game-log = Registro
table-columns-of = Colonne di { $name }
table-not-saved = non ancora salvato
table-offline = Nessuna connessione. Quello che segni resta su questo dispositivo.
table-offline-program = Nessuna connessione. La partita riprende quando la connessione torna.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } su { $needed }
bonus-race-behind = indietro di { $pace }
bonus-race-ahead = avanti di { $pace }
bonus-race-even = in pari
# The race for the bonus
bonus-earned = Il bonus è tuo: +{ $points }.
bonus-gone = Il bonus di +{ $points } è fuori portata.
bonus-short = { $bonus } +{ $points }: { $sum } su { $needed }, indietro di { $pace }
bonus-on-pace = { $bonus } +{ $points }: { $sum } su { $needed }, { $pace ->
    [0] in pari
   *[other] avanti di { $pace }
}
bonus-ahead-of-it = { $bonus } +{ $points }: con { $needed } o più nelle caselle alte
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Nessun gettone
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}
chips-stopping = { $chips ->
    [0] Nessun gettone
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}; se ti fermi ora ne guadagni { $earns }
chips-cost = { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}; un rilancio ne costa uno

## A zero

zero-question = Segnare 0 in «{ $box }»?
zero-yes = Sì, barra la casella
zero-no = No, scegli di nuovo

## Two phones wrote the same turn

conflict-title = Anche un altro dispositivo ha segnato questo turno. Quale dei due vale?
conflict-theirs = Sul segnapunti
conflict-mine = Su questo dispositivo, non salvato
conflict-keep = Tieni quello sul segnapunti
conflict-replace = Segna il mio al suo posto

## That it is one's turn: heard and felt

signal-turn = Suono e vibrazione quando tocca a te
signal-bell = Il segnale del terminale quando tocca a te, sì o no
signal-bell-on = segnale: sì
signal-bell-off = segnale: no

## Hints of the first game, until they are put away

tip-throw = Lancia i dadi. Hai tre lanci a ogni turno.
tip-keep = Tocca i dadi da tenere e lancia gli altri. Oppure tocca un numero sul segnapunti per segnarlo.
tip-enter = Tocca un numero sul segnapunti. Ogni casella vale una volta sola.
tip-gone = Capito

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } non giocherà più in questa partita.
leave-abandon-sure = La partita finirà qui e non si potrà continuare.
leave-delete-sure = La partita e il suo registro spariranno per sempre.
leave-question = Lasciare il tavolo?
leave-saved = Esci, la partita è salvata
leave-seat = { $name } lascia, gli altri continuano
leave-bot = Il computer gioca al posto di { $name }
leave-abandon = Chiudi qui la partita, per tutti
leave-not = Resta

## The end

over-nobody = La partita è finita.
over-abandoned = La partita è stata chiusa prima della fine.
over-again = Gioca ancora
over-report = Riguarda la partita: fortuna e scelte
over-save = Salva qui il registro in un file
over-statistics = Statistiche
over-undo = Annulla l’ultima casella segnata
over-leave = Esci
over-saved = Il registro è in { $path }.
over-not-saved = { $path } non si può scrivere ({ $detail }).
over-heading = La partita è finita
over-heading-abandoned = La partita è stata chiusa prima della fine
over-heading-won = { $name } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
over-heading-shared = { $names } condividono il primo posto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
over-heading-alone = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
over-place = Pos.
over-player = Giocatore
over-points = Punti
over-again-go = Alla prossima partita
over-series = Partite vinte in questa serie
over-game-log = Scarica il registro
