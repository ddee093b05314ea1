# The terminal game

terminal-too-small = Questo terminale è { $width }×{ $height }. Il gioco ha bisogno di { $columns }×{ $rows }: allarga la finestra o rimpicciolisci le lettere. Intanto non si perde nulla.
bot-name = Bot { $level }
player-number = Giocatore { $number }

## The table

table-turn = Tocca a { $name }
table-round = turno { $round } di { $rounds }
table-throw = Lancio { $throw } di { $throws }
table-first-throw = Lancia i dadi.
table-name-a-box = Dichiara una casella prima di lanciare.
table-named = Casella dichiarata: { $box }. Lancia i dadi.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = per { $box }
table-kept = tenuto
table-record = Il tuo record in questa edizione: { $points }
table-taken-back = Annullato. Scegli di nuovo.
table-seat-left = { $name } ha lasciato la partita; la colonna resta.
table-bot-took-over = Il computer gioca al posto di { $name }.

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
table-extra-yatzy = con uno yatzy aggiuntivo
table-no-extra-yatzy = senza yatzy aggiuntivo
table-dice-missing = { $missing ->
    [one] Manca { $missing } dado. Scrivi che cosa mostra.
   *[other] Mancano { $missing } dadi. Scrivi che cosa mostrano.
}
table-points-missing = Scrivi prima i punti.
table-correction = Correzione: { $name }, turno { $round }
table-correcting = Scrivi che cosa c’era davvero nel turno { $round } di { $name }, scegli la casella, poi invio. Esc lascia tutto com’è.

# The race for the bonus
bonus-earned = Il bonus di { $points } è tuo.
bonus-gone = Il bonus di { $points } è fuori portata.
bonus-short = Bonus { $points }: { $sum } su { $needed }, indietro di { $pace }
bonus-on-pace = Bonus { $points }: { $sum } su { $needed }, { $pace ->
    [0] in pari
   *[other] avanti di { $pace }
}
bonus-ahead-of-it = Bonus { $points }: con { $needed } o più nelle caselle alte

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
}; fermati ora e guadagnane { $earns }
chips-cost = { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}; un rilancio ne costa uno

## Keys, as the table lists them

key-throw-all = Lancia { $dice ->
    [one] il dado
   *[other] i { $dice } dadi
}
key-throw = Lancia { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
key-throw-chip = Lancia { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, costa 1 gettone su { $chips }
key-throw-none = Tieni tutti i dadi
key-keep = Tieni un dado, o lascialo
key-choose-box = Scegli una casella
key-enter = Segna { $points } in «{ $box }»
key-enter-unknown = Segna in «{ $box }»
key-name = Dichiara «{ $box }»
key-skip = Non aspettare
key-type-dice = Scrivi { $dice ->
    [one] il dado
   *[other] i { $dice } dadi
}
key-type-points = Scrivi i punti
key-points-instead = Punti invece dei dadi
key-dice-instead = Dadi invece dei punti
key-throws = Quanti lanci
key-extra-yatzy = Yatzy aggiuntivo, o no
key-start-over = Ricomincia questo turno
key-correct = Correggi questa casella
key-correct-not = Lascia com’è
key-undo = annulla
key-coach = coach
key-rules = regole
key-keys = tasti
key-leave = esci

## All keys

keys-title = Tasti
keys-throw = Lancia i dadi non tenuti
keys-keep = Tieni il dado con questo numero, o lascialo
keys-letter = Scegli la casella con questa lettera
keys-arrows = Da una casella all’altra, e di lato tra le colonne
keys-enter = Segna i dadi nella casella scelta; per uno zero chiede prima
keys-type-dice = Scrivi che cosa mostrano i dadi sul tavolo
keys-tab = Scrivi i punti invece dei dadi, e viceversa
keys-correct = Su una casella piena: correggi quel turno
keys-throws = Quanti lanci nel turno, dove ci sono i gettoni
keys-scroll = Mostra le colonne degli altri posti
keys-undo = Annulla l’ultima scelta
keys-coach = Chiedi al coach; il registro lo annota
keys-rules = Le regole in vigore
keys-leave = Esci; la partita è salvata
legend-offer = Quanto valgono ora i tuoi dadi in questa casella
legend-zero = Questa casella prenderebbe uno zero
legend-struck = Una casella barrata
legend-newest = L’ultima casella segnata
any-key-closes = un tasto qualsiasi chiude

rules-in-force = Regole in vigore
rules-more = ↓: altro · esc chiude

## Questions

zero-question = Segnare 0 in «{ $box }»?
zero-yes = Sì, barra la casella
zero-no = No, scegli di nuovo
leave-question = Lasciare il tavolo?
leave-saved = Esci; la partita ti aspetta
leave-seat = { $name } lascia, gli altri continuano
leave-bot = Il computer gioca al posto di { $name }
leave-abandon = Chiudi qui la partita, per tutti
leave-not = Resta

## Coach

coach-absent = Il coach non conosce ancora questo gioco.
coach-thinking = Il coach sta pensando…

## Games to go on with

games-title = Continuare una partita?
games-explained = Queste partite aspettano dove le hai lasciate.
games-one = { $names }, { $title }, turno { $round } di { $rounds }, cominciata il { $date }
games-one-undated = { $names }, { $title }, turno { $round } di { $rounds }
games-go-on = continua
games-new = nuova partita
games-statistics = statistiche
games-leave = esci
games-unreadable = Le partite salvate ora non si possono leggere.

## A new game

new-title = Nuova partita
new-game = Gioco
new-edition = Edizione
new-options = Opzioni
new-seats = Posti
new-starts = Chi comincia
new-dice = Dadi
new-start = Comincia la partita
new-plain = base
new-options-set = { $count ->
    [0] come dice l’edizione
    [one] { $count } cambiata
   *[other] { $count } cambiate
}
new-unfold = invio le mostra
new-fold = invio le nasconde
new-add-seat = + un altro posto
new-seat-bot = sinistra e destra: il suo livello
new-seat-person = scrivi un nome; sinistra e destra: il computer
new-as-entered = nell’ordine qui sopra
new-drawn = con i dadi: tutti lanciano, comincia chi fa di più
new-program-dice = i dadi li lancia il programma
new-real-dice = dadi veri sul tavolo
new-real-dice-remark = tu lanci, il programma tiene il segnapunti
new-hint = su e giù: scegli una riga · sinistra e destra: cambiala · esc: esci
new-hint-seat = sinistra e destra: il computer · backspace su riga vuota: un posto in meno
new-hint-add = invio: un altro posto
new-hint-options = invio: mostra o nascondi le opzioni
new-hint-start = invio: comincia · su e giù: scegli una riga · t: statistiche · esc: esci
draw-title = Chi comincia?
draw-throw = { $name } lancia { $hand }: { $sum }
draw-again = Pari: si rilancia.
draw-first = { $name } comincia.
draw-hint = invio: al tavolo · esc: indietro

## The end

over-alone = La partita è finita: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
over-won = { $name } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
over-shared = { $names } condividono il primo posto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
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
record-first = Primo record di { $name } in questa edizione: { $points }.
record-new = Nuovo record di { $name }: { $points }, { $better } più di prima.
record-stands = Il record di { $name } in questa edizione è { $points }.

## Looking back

report-title = Uno sguardo indietro: { $name }
report-thinking = Esame di ogni lancio e di ogni scelta…
report-unknown = Questo gioco è troppo grande per risolverlo sul momento, quindi non c’è un resoconto esatto.
report-worst = Che cosa è costato di più
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "1.2 better: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: altro posto · ↑ ↓: altro · altri tasti: indietro

## Statistics

statistics-title = Record e medie
statistics-none = Nessuna partita è ancora finita. Giocane una, e conterà qui.
statistics-hint = sinistra e destra: altra persona o edizione · altri tasti: indietro
statistics-summary = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, record { $best }, media { $mean }
statistics-bonus = Partite con il bonus: { $rate }.
statistics-boxes = Ogni casella in media
statistics-totals = Totali

## yatzy play

help-play = Giocare nel terminale
help-play-seat = Un posto: un nome, o bot:LEVEL per il computer; si può ripetere
help-play-real-dice = Tu lanci dadi veri, il programma tiene il segnapunti
help-play-plain = Giocare in semplici righe, per lettori di schermo e pipe
play-unknown-level = Non c’è un livello «{ $level }»; i livelli sono { $levels }.
play-no-terminal = Il gioco da terminale vuole un terminale; «yatzy play --plain» gioca in righe, anche attraverso pipe.

## The same game in lines

plain-title = { $title } ({ $edition }) con { $names }.
plain-welcome = «help» elenca i comandi.
plain-waiting = «continue { $number }» continua la partita { $game }.
plain-nothing-waits = Non c’è una partita così da continuare, o hai già cominciato questa.
plain-turn = Tocca a { $name }, turno { $round } di { $rounds }.
plain-hand = Lancio { $throw } di { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Vale: { $boxes }.
plain-pays-nowhere = Non vale punti in nessuna casella libera.
plain-pays-box = { $box } { $points }
plain-kept = Ancora tenuti: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Tieni { $keep }; { $loose ->
    [0] non resta nessun dado da lanciare, prima lasciane uno
    [one] «throw» lancia l’altro dado ({ $loose })
   *[other] «throw» lancia gli altri { $loose } dadi
}.
plain-nothing = niente
plain-dice = I dadi mostrano { $dice }.
plain-dice-first = Scrivi che cosa mostrano i dadi, come «dice { $dice }», o i punti, come «enter { $id } 20».
plain-throws = { $throws ->
    [one] { $throws } lancio in questo turno.
   *[other] { $throws } lanci in questo turno.
}
plain-zero = Questa casella prenderebbe uno zero: { $box }. Se è quello che vuoi, scrivi «enter { $id } 0».
plain-entered = { $name } segna { $points } nella casella «{ $box }».
plain-extra = Uno yatzy aggiuntivo: { $points } in più.
plain-corrected = Corretto: { $points } nella casella «{ $box }».
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): non con questi dadi
plain-box-open = { $box } ({ $id })
plain-card = La scheda di { $name }:
plain-row = { $name }: { $points }
plain-row-open = { $name }: libera
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name }, fuori: { $points }
plain-left = La partita è salvata; «yatzy play» la propone di nuovo.
plain-unknown = Non c’è un comando «{ $word }»; «help» li elenca.
plain-no-box = Scrivi quale casella, come «enter { $example }».
plain-unknown-box = Non c’è una casella «{ $name }»; «boxes» elenca quelle libere.
plain-no-number = «{ $word }» dovrebbe essere un numero; «help» mostra come.
plain-help-throw = throw: lancia i dadi non tenuti
plain-help-keep = keep 6 6: tieni questi dadi al prossimo lancio; «keep none» li lascia tutti
plain-help-enter = enter { $id }: segna i dadi in una casella, con il suo identificativo, nome o lettera; uno zero va scritto, come «enter { $id } 0»
plain-help-dice = dice { $dice }: che cosa mostrano i dadi sul tavolo
plain-help-enter-real = enter { $id }: segna quei dadi in una casella, con il suo identificativo, nome o lettera; senza dadi scrivi i punti, come «enter { $id } 20»
plain-help-name = name { $id }: dichiara la casella prima del primo lancio
plain-help-correct = correct 3 1 { $id } { $dice }: com’è andato davvero il turno 3 del posto 1; oppure «points 20» invece dei dadi
plain-help-throws = throws 2: quanti lanci in questo turno
plain-help-extra = extra: i punti che seguono vengono con uno yatzy aggiuntivo
plain-help-look = look, boxes, card, card 2, standings, rules: come sta la partita, che cosa prende ogni casella libera, una colonna intera, chi è in testa, le regole in vigore
plain-help-more = undo: annulla l’ultima scelta; coach: chiedi al coach
plain-help-leave = quit: esci, la partita è salvata; seat-leaves: il posto di turno lascia; abandon: chiudi la partita per tutti
