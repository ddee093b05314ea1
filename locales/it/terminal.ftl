# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Questo terminale è { $width }×{ $height }. Il gioco ha bisogno di { $columns }×{ $rows }: allarga la finestra o rimpicciolisci le lettere. Intanto non si perde nulla.
play-owner-silent = Un altro Yatzy su questo computer tiene le partite ma non risponde a { $address }; chiudilo e riprova.
play-database = Le partite salvate, «{ $database }», non si possono aprire ({ $detail }); scegli un’altra cartella con --data DIR.
play-no-terminal = Il gioco da terminale vuole un terminale; «yatzy play --plain» gioca in righe, anche attraverso pipe.

## Keys of the keyboard, as lists of keys name them

keycap-space = spazio
keycap-enter = invio
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = frecce
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = su/giù
arrows-left-right = sinistra/destra
arrows-down = giù

## Keys, as the table lists them

key-other-column = Un’altra colonna
# Beside the key
key-print = stampa
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
key-throw-none = Hai tenuto tutti i dadi
key-keep = Tieni un dado, o lascialo
key-choose-box = Scegli una casella
key-enter-unknown = Segna in «{ $box }»
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

keys-print = Metti qui il segnapunti in PDF, da stampare
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
keys-leave = Esci, la partita è salvata
keys-any-closes = un tasto qualsiasi chiude
keys-list = da 1 a 6: tieni un dado · spazio: lancia · lettere: casella · invio: segna · c: coach · u: annulla · ?: questo aiuto
legend-offer = Quanto varrebbero qui i tuoi dadi
legend-zero = Questa casella prenderebbe uno zero
legend-struck = Una casella barrata
legend-newest = L’ultima casella segnata

## The same game in lines

plain-statistics-box = { $box }: in media { $own }
plain-statistics-box-beside = { $box }: in media { $own }, gioco perfetto { $perfect }
plain-statistics-stretch = Da { $from } a { $to } punti: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
plain-help-statistics = statistics: record e medie di tutti quelli che giocano qui
plain-title = { $title } ({ $edition }) con { $names }.
plain-welcome = «help» elenca i comandi.
plain-waiting = «continue { $number }» continua la partita { $game }.
plain-nothing-waits = Non c’è una partita così da continuare, o hai già cominciato questa.
plain-turn = Ora gioca { $name }, turno { $round } di { $rounds }.
plain-hand = Lancio { $throw } di { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Punti possibili: { $boxes }.
plain-pays-nowhere = Con questi dadi nessuna casella libera dà punti.
plain-pays-box = { $box } ({ $points })
plain-kept = Ancora tenuti: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Dadi tenuti: { $keep }; { $loose ->
    [0] non resta nessun dado da lanciare, prima lasciane uno
    [one] «throw» lancia l’altro dado ({ $loose })
   *[other] «throw» lancia gli altri { $loose } dadi
}.
plain-nothing = nessuno
plain-dice = I dadi mostrano { $dice }.
plain-dice-first = Scrivi che cosa mostrano i dadi, come «dice { $dice }», o i punti, come «enter { $id } 20».
plain-throws = { $throws ->
    [one] { $throws } lancio in questo turno.
   *[other] { $throws } lanci in questo turno.
}
plain-zero = Questa casella prenderebbe uno zero: { $box }. Se è quello che vuoi, scrivi «enter { $id } 0».
plain-extra = Uno yatzy aggiuntivo: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
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
plain-unknown = Il comando «{ $word }» non c’è; «help» elenca quelli che ci sono.
plain-no-box = Scrivi quale casella, come «enter { $example }».
plain-unknown-box = Non c’è una casella «{ $name }»; «boxes» elenca quelle libere.
plain-no-number = «{ $word }» dovrebbe essere un numero; «help» mostra come.
plain-help-throw = throw: lancia i dadi non tenuti
plain-help-keep = keep 6 6: tieni questi dadi al prossimo lancio; «keep none» li lascia tutti
plain-help-enter = enter { $id }: segna i dadi in una casella, con il suo identificativo, nome o lettera; uno zero va scritto, come «enter { $id } 0»
plain-help-dice = dice { $dice }: che cosa mostrano i dadi sul tavolo
plain-help-enter-real = enter { $id }: segna quei dadi in una casella, con il suo identificativo, nome o lettera; senza dadi scrivi i punti, come «enter { $id } 20»
plain-help-name = name { $id }: dichiara questa casella prima del primo lancio
plain-help-correct = correct 3 1 { $id } { $dice }: com’è andato davvero il turno 3 del posto 1; oppure «points 20» invece dei dadi
plain-help-throws = throws 2: quanti lanci in questo turno
plain-help-extra = extra: i punti che seguono vengono con uno yatzy aggiuntivo
plain-help-look = look, boxes, card, card 2, standings, rules: come sta la partita, quanto vale ogni casella libera, una colonna intera, chi è in testa, le regole in vigore
plain-help-more = undo: annulla l’ultima scelta; coach: chiedi al coach
plain-help-leave = quit: esci, la partita è salvata; seat-leaves: il posto di turno lascia; abandon: chiudi la partita per tutti
