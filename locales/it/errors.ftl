# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = quella casella
refusal-another-box = un’altra casella
refusal-game-over = La partita è finita. Cominciane una nuova.
refusal-no-such-seat = A questo tavolo non c’è nessun { $seat }. Scegli un altro posto.
refusal-not-your-turn = Ora gioca { $player }, non { $seat }. Aspetta il tuo turno.
refusal-seat-left = La partita continua senza { $seat }. Per giocare ancora comincia una partita nuova.
refusal-too-late-to-join = Il primo turno è finito. Aspetta la prossima partita.
refusal-no-such-cell = Questo segnapunti non ha quella casella. Scegline una che c’è.
refusal-name-first = Dichiara una casella prima del primo lancio.
refusal-nothing-to-name = In questo gioco le caselle non si dichiarano. Lancia e basta.
refusal-already-named = Una casella è già dichiarata. Lancia i dadi.
refusal-throw-first = Prima lancia, poi segna.
refusal-no-rethrow = Non restano rilanci. Segna i punti in una casella.
refusal-first-throw-with-all = Il primo lancio di un turno è con tutti i dadi. Non tenerne nessuno.
refusal-nothing-thrown = Lancia almeno un dado: tienine meno, o segna i punti in una casella.
refusal-not-in-hand = { $keep } non è in { $hand }. Tieni dadi che ci sono.
refusal-dice-count = { $expected ->
    [one] Si doveva lanciare { $expected } dado
   *[other] Si dovevano lanciare { $expected } dadi
}, ma se ne { $found ->
    [one] vede { $found }
   *[other] vedono { $found }
}. I due numeri devono coincidere.
refusal-box-taken = Questa casella è già occupata: { $box }. Scegline un’altra.
refusal-out-of-order = È presto per questa casella: { $box }. L’ordine chiede prima { $allowed }.
refusal-chance-is-last-resort = Questi dadi danno punti in un’altra casella, quindi quella non è ancora permessa. Segna i punti qui: { $scores }.
refusal-chance-after-miss = Questi dadi danno punti in una casella non dichiarata ({ $scores }), quindi questa non è permessa. Segna uno zero in un’altra casella libera.
refusal-zero-is-last-resort = Questi dadi danno punti in un’altra casella, quindi in questa non si può segnare zero: { $box }. Segna i punti qui: { $scores }.
refusal-named-box-scores = Questi dadi danno punti nella casella dichiarata. Segnaci i punti: { $named }.
refusal-joker-has-its-place = Questo jolly deve andare qui: { $cells }.
refusal-wrong-points = Con questi dadi la casella vale { $expected ->
    [one] { $expected } punto
   *[other] { $expected } punti
}, non { $found }.
refusal-wrong-extra = Lo yatzy aggiuntivo vale { $expected ->
    [one] { $expected } punto
   *[other] { $expected } punti
}, non { $found }.
refusal-impossible-points = Ora nessun lancio dà { $found ->
    [one] { $found } punto
   *[other] { $found } punti
} in questa casella: { $box }. Può dare { $possible }.
refusal-no-extra-yatzy = Qui non si può contare uno yatzy aggiuntivo. Segna i punti senza.
refusal-not-from-the-table = Questa partita si gioca con dadi virtuali. Lancia quelli.
refusal-throws-needed = Di’ quanti lanci ci sono voluti: i rilanci che non fai danno gettoni.
refusal-throw-count = Qui un turno ha da 1 a { $most } lanci, non { $found }.
refusal-turn-has-begun = In questo turno si è già lanciato. Segna i punti in una casella, o annulla i lanci.
refusal-nothing-to-take-back = Non c’è niente da annullare.
refusal-throw-stands = Un lancio di dadi virtuali non si può annullare. Si può annullare solo la scelta della casella, fino al lancio seguente.
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

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = La catena si spezza qui: questa riga, o qualcosa a cui è legata, è stata cambiata.
# $number: of the throw, from 1
record-no-such-throw = Il lancio { $number } non c’è mai stato, quindi nessun byte può appartenergli.
record-too-long = Il file supera i 16 MiB, troppo per un registro; è il file giusto?
record-not-a-record = Questo non è un registro; un registro comincia con la riga «yatzy record 2».
record-version = Questo registro è della versione { $found }; il programma legge le versioni 1 e 2.
record-unknown-line = «{ $word }» qui non significa nulla; qui una riga del registro comincia con { $known }.
record-missing = Sopra i turni manca la riga «{ $word }»; aggiungila.
record-twice = La riga «{ $word }» c’è due volte; lasciala una volta sola.
record-rules-line = Questa riga delle regole non si può leggere; si scrive così: { $form }.
record-wrong-hash = Le regole sono state cambiate: la loro impronta è { $expected }, non { $found }.
record-bad-value = «{ $value }» dopo «{ $word }» non si può leggere; la riga si scrive così: { $form }.
record-seat-number = I posti sono numerati 1, 2, 3 e così via: qui dovrebbe esserci { $expected }, non «{ $found }».
record-bad-turn = Dopo «{ $after }» dovrebbe esserci: { $expected }.
record-bad-turn-start = La riga dovrebbe cominciare con: { $expected }.
record-part-number = turno e posto, come 3.1
record-part-box = l’identificativo di una casella
record-part-hand = i dadi, come 1-4-4-6-6
record-part-points = i punti
record-part-throws = il numero di lanci
record-part-end = la fine della riga
record-no-such-box = Questo segnapunti non ha una casella «{ $id }»; gli identificativi stanno nelle regole del registro.
record-die-changed = Si teneva { $keep }, ma il lancio seguente mostra { $hand }: un dado tenuto non può cambiare.
record-wrong-turn = Qui dovrebbe esserci il turno { $round }.{ $seat }, non { $found }.
record-after-the-end = Qui non può seguire nulla; la riga sopra chiude la partita, o lascia aperto il suo turno.
record-crossed-out-alone = Una riga che comincia con «~» vuole subito sotto la riga che la sostituisce.
record-wrong-total = Il totale è { $expected }, non { $found }.

## Hands

hand-empty = Qui non ci sono dadi; scrivili così: 6-6-6-5-5, 66655 o "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = «{ $found }» (carattere { $place }) non è un dado; un dado mostra da 1 a 6, quindi scrivi i dadi così: 6-6-6-5-5.
hand-too-many = Qui ci sono più di { $most } dadi, e nessun gioco ne ha tanti; scrivi i dadi così: 6-6-6-5-5.
hand-wrong-count = Qui { $found ->
    [one] c’è { $found } dado
   *[other] ci sono { $found } dadi
}, ma si gioca con { $expected ->
    [one] { $expected } dado
   *[other] { $expected } dadi
}, come in { $example }.
hand-line-too-long = Questa riga ha più di { $most } caratteri, troppi per dei dadi; scrivili così: 6-6-6-5-5.
hand-line-not-text = Questa riga non è testo in UTF-8; scrivi i dadi così: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Non c’è un regolamento né un’edizione «{ $id }»; forse cercavi { $near }?
ruleset-unknown-far = Non c’è un regolamento né un’edizione «{ $id }»; «yatzy rules» li elenca tutti.
ruleset-twice = Le regole sono indicate due volte, «{ $first }» e «{ $second }»; indicale una volta sola.
ruleset-option-no-value = «{ $given }» non imposta nessuna opzione; scrivi OPTION=VALUE, dove l’opzione è { $options }.
ruleset-option-unknown = Non c’è un’opzione «{ $option }»; le opzioni sono { $options }.
ruleset-option-unknown-value = L’opzione { $option } non può essere «{ $value }»; può essere { $values }.
ruleset-option-unknown-near = Non c’è un’opzione «{ $option }»; forse cercavi «{ $near }»?
ruleset-game-unknown = Non c’è un gioco «{ $game }»; i giochi sono { $games }.

## Combinations that make no sense

ruleset-dice = Un gioco ha da 1 a { $most } dadi, non { $dice }.
ruleset-boxes = Un segnapunti ha da 1 a { $most } caselle, non { $boxes }.
ruleset-columns = Un segnapunti ha da 1 a { $most } colonne, non { $columns }.
ruleset-factor = Qui una colonna non può valere ×{ $factor }; le colonne valgono da ×1 a ×9, ognuna diversa dalle altre.
ruleset-box-twice = Due caselle hanno l’identificativo «{ $box }»; danne uno suo a ognuna.
ruleset-face-twice = La casella «{ $box }» vuole un numero che una casella precedente ha già; ogni numero ha una sola casella.
ruleset-out-of-reach = La casella «{ $box }» richiede { $needs ->
    [one] { $needs } dado
   *[other] { $needs } dadi
}, più di quanti se ne lanciano.
ruleset-face-pays = La casella «{ $box }» è di un solo numero, quindi deve valere «matched».
ruleset-pays = La casella «{ $box }» deve valere da 1 a { $most } punti.
ruleset-bonus-range = Il bonus, e la somma che lo fa guadagnare, devono essere da 1 a { $most } punti.
ruleset-bonus-without-upper = Un bonus si guadagna con le caselle alte, e qui non ce ne sono; toglilo o imposta bonus=none.
ruleset-bonus-out-of-reach = Il bonus richiede { $needed } punti, ma le caselle alte ne danno al massimo { $most }; indica un numero più basso.
ruleset-bonus-without-number = Questo regolamento non ha un bonus di cui tenere il numero; indicane uno, come in bonus=at-least:63.
ruleset-declare-with-order = Dichiarare le caselle non ha senso con un ordine delle caselle; imposta order=free o declare=no.
ruleset-declare-with-columns = Dichiarare le caselle non ha senso con più colonne; imposta declare=no.
ruleset-declare-with-jokers = Dichiarare le caselle non ha senso con i jolly; imposta joker=none o declare=no.
ruleset-jokers-need-full-values = Qui i jolly non hanno senso: la casella «{ $box }» conta solo i dadi giusti, quindi lì un jolly non vale nulla; imposta joker=none.
ruleset-jokers-without-yatzy = I jolly vogliono una casella, e una sola, per tutti i dadi uguali; imposta joker=none.
ruleset-jokers-with-columns = I jolly non hanno senso con più colonne; imposta joker=none.
ruleset-jokers-with-yatzy-sum = I jolly non hanno senso quando lo yatzy conta anche i suoi dadi; imposta yatzy=50 o joker=none.
ruleset-columns-with-order = Un ordine delle caselle non ha senso con più colonne; imposta order=free.
ruleset-columns-with-chips = Mettere da parte i rilanci non ha senso con più colonne; imposta chips=no.
ruleset-columns-with-bonus = Un bonus non ha senso con più colonne; imposta bonus=none.
ruleset-no-yatzy-of-fifty = L’opzione yatzy vuole una casella che vale 50 punti per tutti i dadi uguali, e qui non c’è.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Riga { $line }: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Non c’è un file «{ $path }»; controlla il nome e la cartella.
file-is-directory = «{ $path }» è una cartella; indica il percorso di un file.
file-unreadable = Il file «{ $path }» non si può leggere ({ $detail }); controlla che ci sia e che tu possa leggerlo.
file-not-text = Il file «{ $path }» non è testo in UTF-8; salvalo in UTF-8.
file-too-long = Il file supera i 32 KiB, troppo per un regolamento; è il file giusto?
file-syntax = Questo non è TOML ({ $detail }); scrivi key = value.
file-unknown-key = «{ $key }» qui non significa nulla; le parole note sono { $known }.
file-missing = Manca «{ $key }»; aggiungilo.
file-wrong-kind = «{ $key }» deve essere { $expected }.
file-unknown-base = Non c’è un regolamento né un’edizione «{ $id }» da cui partire; «yatzy rules» li elenca tutti.
file-base-and = «base» porta già il suo «{ $key }»; togli uno dei due.
file-rules-line = La riga { $line } delle regole non si può leggere.
expected-text = un testo tra virgolette
expected-number = un numero intero da { $low } a { $high }
expected-list = un elenco tra parentesi quadre
expected-table = una tabella di chiavi e valori
expected-box-id = un identificativo di lettere minuscole, cifre e trattini, che comincia con una lettera e ha al massimo 32 caratteri
expected-one-of = una di queste forme: { $forms }

challenge-damaged = Questo codice di sfida è danneggiato. Copia di nuovo tutto il codice o il link.
challenge-newer = Questa sfida viene da una versione più recente di Yatzy. Aggiorna il programma per giocarla.
challenge-unknown-rules = Le regole di questa sfida qui sono sconosciute: { $rules }.
challenge-own-rules = Una sfida contiene solo regole della lista. Manda invece il registro come file.
challenge-game = Può diventare una sfida solo una partita finita, di una persona e con i dadi condivisi.
