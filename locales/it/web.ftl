# The web pages.

## On every page

web-app = Yatzy
web-home = Pagina iniziale
web-language = Lingua
web-refused = Non ha funzionato
web-back = Indietro
# Two players of the same name are told apart by their seats
web-twin = { $name } ({ $seat })

## First page

web-new-game = Nuova partita
web-join = Partecipa
web-join-label = Codice della partita
web-join-do = Partecipa
web-go-on = Continua
web-go-on-none = Le partite che cominci o a cui partecipi su questo dispositivo compaiono qui.
web-records = Record
web-rules-link = Regole
# The names of a game's players, separated by commas
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Nuova partita
web-new-which = Quale gioco?
web-new-rules = Regole: { $title }
web-new-edition = Edizione
web-new-plain = { $title }, base
web-new-option-as-edition = come nell’edizione
web-new-dice = Quali dadi?
web-new-dice-program = I dadi li lancia il programma
web-new-dice-table = Lanciamo dadi veri
web-new-players = Chi gioca?
web-new-player = Giocatore { $seat }
web-new-kind = Come gioca il giocatore { $seat }
web-new-kind-here = su questo dispositivo
web-new-kind-elsewhere = sul suo, con un link
web-new-kind-open = chi vuole partecipare
web-new-kind-bot = computer: { $level }
web-new-more = Altri giocatori
web-new-start = Comincia la partita

## Seats

web-seat-title = Un posto per te
web-seat-offer = Questo link ti dà un posto in una partita: { $title }.
web-seat-held = { $name } gioca già a questo posto su un altro dispositivo. Se lo prendi, passa su questo.
web-seat-name = Il tuo nome
web-seat-take = Siediti
web-seat-move = Porta il posto su questo dispositivo
web-seat-link = Link per { $name }
web-seat-link-title = Un link per un posto
web-seat-join = Partecipa come nuovo giocatore
web-invite-hint = Chi apre questa pagina può guardare. Anche il codice { $code } nella pagina iniziale porta qui.

## The table

web-turn = Tocca a { $name }
web-turn-yours = Tocca a te
web-turn-named = dichiarato: { $box }
web-round = turno { $round } di { $rounds }
web-throw-of = lancio { $throw } di { $throws }
web-watching = Stai guardando.
web-away = assente
web-left = fuori
web-step-in = Fai giocare questo turno al computer
web-step-in-wait = { $name } non c’è. Fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
} il computer potrà giocare questo turno.
web-coach = Chiedi al coach
web-rules-in-force = Regole in vigore
web-pad = Segnapunti
web-box = Casella
web-dice = Dadi
web-die = { $face }, dado { $place }
web-throw-all = Lancia { $dice ->
    [one] il dado
   *[other] { $dice } dadi
}
web-throw-rest = Lancia gli altri dadi
web-throw-chip = { $throw } · costa 1 gettone · ne hai { $chips }
web-chips = { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}
web-no-throw-left = Non restano lanci. Scegli una casella.
web-name-first = Dichiara la casella per cui giochi, poi lancia.
web-enter = Segna { $points } in «{ $box }»
web-name-box = Dichiara «{ $box }»
web-zero-ask = Segnare 0 in «{ $box }»?
web-zero-why = La casella resta poi chiusa fino alla fine della partita.
web-zero-yes = Segna 0
web-zero-no = Scegli un’altra casella
web-take-back = Annulla
web-more = Altro
web-leave = Lascia la partita: { $name }
web-abandon = Chiudi la partita per tutti
web-delete = Cancella la partita per sempre
web-record = Registro
web-columns-of = Colonne di { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = non ancora salvato
web-offline = Nessuna connessione. Quello che segni aspetta su questo dispositivo.
web-offline-program = Nessuna connessione. La partita riprende quando torna.
web-keys = Tasti
web-keys-list = da 1 a 6: tieni un dado · spazio: lancia · lettere: casella · invio: segna · c: coach · u: annulla · ?: questo aiuto

## Real dice

web-tell-title = Che cosa mostrano i dadi?
web-tell-hint = Tocca i dadi, poi una casella. Oppure tocca una casella e scegli i punti.
web-tell-hand = Mano
web-tell-show = Mostra quanto vale
web-tell-clear = Cancella
web-tell-die = Aggiungi un { $face }
web-tell-throws = Dopo quanti lanci?
web-tell-named = Quale casella era dichiarata?
web-tell-points = Quanti punti nella casella «{ $box }»?
web-tell-extra = { $points } e uno yatzy aggiuntivo
web-correct = Correggi
web-correct-title = Correggi: { $name }, turno { $round }
web-correct-hint = La mano, o solo i punti.
web-correct-points = Punti
web-correct-do = Correggi
web-corrected = corretto

## The end

web-over = La partita è finita
web-over-abandoned = La partita è stata chiusa prima della fine
web-won = { $name } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-won-shared = { $names } condividono il primo posto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-alone = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-place = Pos.
web-player = Giocatore
web-points = Punti
web-rematch = Gioca ancora
web-rematch-go = Alla prossima partita
web-series = Partite vinte in questa serie
web-record-download = Scarica il registro
web-commitment = Impegno dei dadi
web-secret = Segreto dei dadi
web-check-dice = Controlla i dadi
web-fair = Che cosa dimostra: il server non ha scelto i lanci di un posto che non controlla. Che cosa non può dimostrare: chi ospita e gioca conosce il segreto; i lanci del computer, e quelli delle pagine senza script, non contengono byte di un giocatore.

## Records

web-records-title = Record su questo server
web-records-none = Qui nessuna partita è ancora finita.
web-records-best = Record
web-records-mean = Media
web-records-games = Partite
web-records-edition = Edizione
web-records-latest = Ultime partite
