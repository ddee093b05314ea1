# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } o { $last }
list-and = { $rest } e { $last }

## Hands

hand-empty = In questa mano non ci sono dadi; scrivine una come 6-6-6-5-5, 66655 o "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = «{ $found }» (carattere { $place }) non è un dado; un dado mostra da 1 a 6, quindi scrivi una mano come 6-6-6-5-5.
hand-too-many = Questa mano ha più di { $most } dadi, e nessun gioco ne ha tanti; scrivine una come 6-6-6-5-5.
hand-wrong-count = Questa mano ha { $found ->
    [one] { $found } dado
   *[other] { $found } dadi
}, ma si gioca con { $expected ->
    [one] { $expected } dado
   *[other] { $expected } dadi
}, come in { $example }.
# $problem: one of the sentences about hands, or score-line-long
hand-line = Riga { $line }: { $problem }
hand-line-too-long = Questa riga ha più di { $most } caratteri, troppi per una mano; scrivine una come 6-6-6-5-5.
hand-line-not-text = Questa riga non è testo in UTF-8; scrivi una mano come 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Non c’è un regolamento né un’edizione «{ $id }»; forse cercavi { $near }?
ruleset-unknown-far = Non c’è un regolamento né un’edizione «{ $id }»; «yatzy rules» li elenca tutti.
ruleset-twice = Le regole sono indicate due volte, «{ $first }» e «{ $second }»; indicale una volta sola.
option-no-value = «{ $given }» non imposta nessuna opzione; scrivi OPTION=VALUE, dove l’opzione è { $options }.
option-unknown = Non c’è un’opzione «{ $option }»; le opzioni sono { $options }.
option-unknown-value = L’opzione { $option } non può essere «{ $value }»; può essere { $values }.
game-unknown = Non c’è un gioco «{ $game }»; i giochi sono { $games }.

## Combinations that make no sense

ruleset-dice = Un gioco ha da 1 a { $most } dadi, non { $dice }.
ruleset-boxes = Un segnapunti ha da 1 a { $most } caselle, non { $boxes }.
ruleset-columns = Un segnapunti ha da 1 a { $most } colonne, non { $columns }.
ruleset-factor = Qui una colonna non può valere ×{ $factor }; le colonne valgono da ×1 a ×9, ognuna diversa dalle altre.
ruleset-box-twice = Due caselle hanno l’identificativo «{ $box }»; danne uno suo a ognuna.
ruleset-face-twice = La casella «{ $box }» vuole una faccia che una casella precedente ha già; ogni faccia ha una sola casella.
ruleset-out-of-reach = La casella «{ $box }» richiede { $needs ->
    [one] { $needs } dado
   *[other] { $needs } dadi
}, più di quanti se ne lanciano.
ruleset-face-pays = La casella «{ $box }» è di una faccia; le serve «matched».
ruleset-pays = La casella «{ $box }» deve valere da 1 a { $most } punti.
ruleset-bonus-range = Il bonus, e la somma che lo fa guadagnare, devono essere da 1 a { $most } punti.
ruleset-bonus-without-upper = Un bonus si guadagna con le caselle alte, e qui non ce ne sono; toglilo o imposta bonus=none.
ruleset-bonus-without-number = Questo regolamento non ha un bonus di cui tenere il numero; indicane uno, come in bonus=at-least:63.
ruleset-declare-with-order = Dichiarare le caselle non ha senso con un ordine delle caselle; imposta order=free o declare=no.
ruleset-declare-with-columns = Dichiarare le caselle non ha senso con più colonne; imposta declare=no.
ruleset-declare-with-jokers = Dichiarare le caselle non ha senso con i jolly; imposta joker=none o declare=no.
ruleset-jokers-need-full-values = Qui i jolly non hanno senso: la casella «{ $box }» conta solo i dadi giusti, quindi un jolly non vi ha valore; imposta joker=none.
ruleset-jokers-without-yatzy = I jolly vogliono una casella, e una sola, per tutti i dadi uguali; imposta joker=none.
ruleset-jokers-with-columns = I jolly non hanno senso con più colonne; imposta joker=none.
ruleset-jokers-with-yatzy-sum = I jolly non hanno senso quando lo yatzy conta anche i suoi dadi; imposta yatzy=50 o joker=none.
ruleset-columns-with-order = Un ordine delle caselle non ha senso con più colonne; imposta order=free.
ruleset-columns-with-chips = Mettere da parte i rilanci non ha senso con più colonne; imposta chips=no.
ruleset-columns-with-bonus = Un bonus non ha senso con più colonne; imposta bonus=none.
ruleset-no-yatzy-of-fifty = L’opzione yatzy vuole una casella che vale 50 per tutti i dadi uguali, e qui non c’è.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Riga { $line }: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Non c’è un file «{ $path }»; controlla il nome e la cartella.
file-is-directory = «{ $path }» è una cartella; indica il percorso di un file.
file-unreadable = Il file «{ $path }» non si può leggere ({ $detail }); controlla che ci sia e che tu possa leggerlo.
file-not-text = Il file «{ $path }» non è testo in UTF-8; salvalo in UTF-8.
file-too-long = Il file supera i 256 KiB, troppo per un regolamento; è il file giusto?
file-syntax = Questo non è TOML ({ $detail }); scrivi key = value.
file-unknown-key = «{ $key }» qui non significa nulla; le parole note sono { $known }.
file-missing = Manca «{ $key }»; aggiungilo.
file-wrong-kind = «{ $key }» deve essere { $expected }.
file-unknown-base = Non c’è un regolamento né un’edizione «{ $id }» da cui partire; «yatzy rules» li elenca tutti.
file-base-and = «base» porta già il suo «{ $key }»; togli uno dei due.
expected-text = un testo tra virgolette
expected-number = un numero intero da { $low } a { $high }
expected-list = un elenco tra parentesi quadre
expected-table = una tabella di chiavi e valori
expected-box-id = un identificativo di lettere minuscole, cifre e trattini, che comincia con una lettera e ha al massimo 32 caratteri
expected-one-of = una di queste forme: { $forms }
rules-line = La riga { $line } delle regole non si può leggere.

## The command line

usage-unknown-flag = Qui non c’è «{ $flag }»; «{ $command } --help» elenca quello che c’è.
usage-unknown-flag-near = Qui non c’è «{ $flag }»; forse cercavi «{ $near }»?
usage-unknown-command = Non c’è un comando «{ $given }»; i comandi sono { $commands }.
usage-missing = Manca «{ $missing }»; si scrive così: { $usage }
usage-no-value = «{ $flag }» vuole un valore dopo di sé.
usage-conflict = «{ $flag }» non va insieme a «{ $other }»; togli uno dei due.
usage-twice = «{ $flag }» è indicato due volte; indicalo una volta sola.
usage-needless-value = «{ $flag }» non prende un valore; togli «{ $value }».
usage-unexpected = «{ $given }» è di troppo; si scrive così: { $usage }
usage-not-text = La riga di comando non è testo in UTF-8; scrivila in UTF-8.
usage-wrong = La riga di comando non si capisce; «{ $command } --help» la spiega.
lang-unknown = Yatzy non parla «{ $lang }»; le lingue sono { $langs }.
input-failed = Lo standard input non si può leggere ({ $detail }).
output-failed = L’output non si può scrivere ({ $detail }).
