# Why the rules, or a record's reader, say no; and what to do instead.

## The game

# How a seat is called when it has no name
seat-number = posto { $seat }
refusal-that-box = quella casella
refusal-another-box = un’altra casella
refusal-game-over = La partita è finita; cominciane una nuova.
refusal-no-such-seat = Questo posto al tavolo non c’è: { $seat }; scegline uno che c’è.
refusal-not-your-turn = Tocca a { $player }, non a { $seat }; aspetta il tuo turno.
refusal-seat-left = Questo posto ha lasciato la partita: { $seat }; comincia una partita nuova per continuare a giocare.
refusal-too-late-to-join = Il primo turno è finito; aspetta la prossima partita.
refusal-no-such-cell = Questo segnapunti non ha quella casella; scegline una che c’è.
refusal-name-first = Dichiara una casella prima del primo lancio.
refusal-nothing-to-name = In questo gioco le caselle non si dichiarano; lancia e basta.
refusal-already-named = Una casella è già dichiarata; lancia.
refusal-throw-first = Prima lancia, poi segna.
refusal-no-rethrow = Non restano rilanci; segna la mano in una casella.
refusal-first-throw-with-all = Il primo lancio di un turno è con tutti i dadi; non tenerne nessuno.
refusal-nothing-thrown = Lancia almeno un dado: tienine meno, o segna la mano in una casella.
refusal-not-in-hand = { $keep } non è in { $hand }; tieni dadi che ci sono.
refusal-dice-count = { $expected ->
    [one] Si doveva lanciare { $expected } dado
   *[other] Si dovevano lanciare { $expected } dadi
}, e se ne vedono { $found }; devono essere altrettanti.
refusal-box-taken = Questa casella è occupata: { $box }; scegline un’altra.
refusal-out-of-order = È presto per questa casella: { $box }; l’ordine chiede prima { $allowed }.
refusal-chance-is-last-resort = Questa mano vale punti altrove, quindi qui non può ancora andare; segnala in: { $scores }.
refusal-zero-is-last-resort = Questa mano vale punti altrove, quindi qui non si può segnare zero: { $box }; segnala in: { $scores }.
refusal-named-box-scores = Questa mano vale punti nella casella dichiarata; segnala lì: { $named }.
refusal-joker-has-its-place = Questo jolly va qui: { $cells }.
refusal-wrong-points = { $found } qui è sbagliato; la casella vale { $expected }.
refusal-wrong-extra = { $found ->
    [one] { $found } punto in più qui è sbagliato
   *[other] { $found } punti in più qui sono sbagliati
}; lo yatzy aggiuntivo vale { $expected }.
refusal-impossible-points = Ora nessuna mano dà { $found } in questa casella: { $box }; si può avere { $possible }.
refusal-no-extra-yatzy = Qui non si può contare uno yatzy aggiuntivo; segna i punti senza.
refusal-not-from-the-table = Questa partita si gioca con i dadi del programma; lanciali.
refusal-throws-needed = Di’ quanti lanci ci sono voluti: i rilanci che non fai danno gettoni.
refusal-throw-count = Qui un turno ha da 1 a { $most } lanci, non { $found }.
refusal-turn-has-begun = In questo turno si è già lanciato; segna la mano in una casella, o annulla i lanci.
refusal-nothing-to-take-back = Non c’è niente da annullare.
refusal-throw-stands = Un lancio dei dadi del programma resta; si può annullare solo la scelta della casella, fino al lancio seguente.
refusal-no-such-turn = Il turno { $round } di { $seat } non è finito.
# $because: one of the sentences above
refusal-later-turn = Questa correzione violerebbe una regola: { $seat }, turno { $round }. { $because }

## Cards

card-twice = Questa casella è due volte sulla scheda: { $box }; indicala una volta sola.
card-impossible = La casella non può avere { $found ->
    [one] { $found } punto
   *[other] { $found } punti
}: { $box }; può avere { $possible }.
card-out-of-order = L’ordine delle caselle chiede prima { $box }; riempi anche quella.
card-too-many-chips = Questa scheda può aver guadagnato al massimo { $most ->
    [one] { $most } gettone
   *[other] { $most } gettoni
}, non { $found }.
card-too-many-extra-yatzys = Questa scheda può avere al massimo { $most ->
    [one] { $most } yatzy aggiuntivo
   *[other] { $most } yatzy aggiuntivi
}, non { $found }.

## Records

# $problem: one of the sentences of this file, or one about hands or combinations of rules
record-line = Riga { $line }: { $problem }
record-too-long = Il file supera i 16 MiB, troppo per un registro; è il file giusto?
record-not-a-record = Questo non è un registro; un registro comincia con la riga «yatzy record 2».
record-version = Questo registro è della versione { $found }; il programma legge le versioni 1 e 2.
record-unknown-line = «{ $word }» qui non significa nulla; docs/record.md dice che cosa può stare in un registro.
record-missing = Sopra i turni manca la riga «{ $word }»; aggiungila.
record-twice = La riga «{ $word }» c’è due volte; lasciala una volta sola.
record-rules-line = Questa riga delle regole non si può leggere; docs/record.md dice come si scrivono.
record-wrong-hash = Le regole sono state cambiate: la loro impronta è { $expected }, non { $found }.
record-bad-value = «{ $value }» dopo «{ $word }» non si può leggere; docs/record.md dice come si scrive.
record-seat-number = I posti sono numerati 1, 2, 3 e così via: qui dovrebbe esserci { $expected }, non «{ $found }».
record-bad-turn = Dopo «{ $after }» dovrebbe esserci: { $expected }.
record-bad-turn-start = La riga dovrebbe cominciare con: { $expected }.
record-part-number = turno e posto, come 3.1
record-part-box = l’identificativo di una casella
record-part-hand = una mano, come 1-4-4-6-6
record-part-points = i punti
record-part-throws = il numero di lanci
record-part-end = la fine della riga
record-no-such-box = Questo segnapunti non ha una casella «{ $id }»; gli identificativi stanno nelle regole del registro.
record-die-changed = Si teneva { $keep }, ma il lancio seguente mostra { $hand }: un dado tenuto non può cambiare.
record-wrong-turn = Qui dovrebbe esserci il turno { $round }.{ $seat }, non { $found }.
record-after-the-end = Qui non può seguire nulla; la riga sopra chiude la partita, o lascia aperto il suo turno.
record-crossed-out-alone = Una riga cancellata vuole subito sotto la riga che la sostituisce.
record-wrong-total = Il totale è { $expected }, non { $found }.
