# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Codice della partita
home-join-do = Partecipa
home-continue = Continua
home-continue-none = Le partite che cominci o a cui partecipi su questo dispositivo compaiono qui.
home-records = Record
home-rules = Regole
home-games = Le tue partite
home-games-waiting = Le tue partite ({ $count } in corso)

## A new game

# A button: the form then has more lines for players
new-more-lines = Altre righe
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Queste scelte non vanno insieme: { $options }. Rimettine una com’era.
new-computer = Gioca contro il computer
new-computer-which = Quanto bene deve giocare?
new-title = Nuova partita
new-game = Gioco
new-edition = Edizione
new-options = Opzioni
new-seats = Posti
new-starts = Chi comincia
new-dice = Dadi
new-start = Comincia la partita
new-plain = regole base
new-options-set = { $count ->
    [0] come dice l’edizione
    [one] { $count } cambiata
   *[other] { $count } cambiate
}
new-unfold = invio le mostra
new-fold = invio le nasconde
new-add-seat = + un altro posto
new-seat-bot = il computer; sinistra e destra: il livello
new-seat-person = scrivi un nome; sinistra e destra: il computer
new-as-entered = nell’ordine qui sopra
new-drawn = con i dadi: tutti lanciano, comincia chi fa di più
new-program-dice = dadi virtuali
new-real-dice = dadi veri sul tavolo
new-real-dice-remark = tu lanci, il programma tiene i punti
new-which = Quale gioco?
new-rules = Regole: { $title }
new-plain-title = { $title }, regole base
new-option-as-edition = come nell’edizione
new-dice-question = Quali dadi?
new-dice-program = Dadi virtuali
new-dice-table = Dadi veri sul tavolo
new-players = Chi gioca?
new-player = Giocatore { $seat }
new-kind = Come gioca il giocatore { $seat }
new-kind-here = su questo dispositivo
new-kind-elsewhere = sul suo
new-kind-open = aperto a tutti
new-kind-bot = computer: { $level }
new-alone = Aggiungi giocatori, o comincia in solitario come { $name }.
new-add-name = Nome del prossimo giocatore
new-add = Aggiungi
new-add-computer = Computer
new-add-open = Posto libero
new-move = Sposta su il giocatore { $seat }
new-remove = Togli il giocatore { $seat }
new-coach-on = con il coach
new-coach-off = senza coach
new-same-name = { $name } c’è due volte. Cambia uno dei nomi, o comincia così.

## Rules of one's own

new-own-rules = Le tue regole
new-own-rules-hint = Incolla qui un file di regole. Prende il posto del gioco scelto sopra.
new-own-rules-example = Un esempio da cui cominciare:
new-own-rules-file = Scegli un file
new-own-rules-wrong = Queste regole non si possono usare. { $reason }

## A new game: keys of the terminal

new-hint = su e giù: scegli una riga · sinistra e destra: cambiala · esc: esci
new-hint-seat = sinistra e destra: il computer · backspace su riga vuota: un posto in meno
new-hint-add = invio: un altro posto
new-hint-options = invio: mostra o nascondi le opzioni
new-hint-start = invio: comincia · su e giù: scegli una riga · t: statistiche · esc: esci
# Part of the hint below the form for a new game
new-print = ctrl+p: un segnapunti da stampare

## Who starts

draw-title = Chi comincia?
draw-throw = { $name } lancia { $hand }: { $sum }
draw-again = Pari: si rilancia.
draw-first = { $name } comincia.
draw-hint = invio: al tavolo · esc: indietro

## Inviting

invite-title = Invita altri
# $code: letters and digits to type
invite-code = Oppure apri { $address } e scrivi il codice { $code }
invite-button = Invita
invite-how = Inquadra il codice QR, oppure apri { $address } e scrivi il codice.
invite-code-label = Codice
invite-copy = Copia il link
invite-copy-seat = Copia il link per { $name }
invite-copied = Copiato
invite-share = Condividi
invite-here-count = { $here ->
    [one] { $here } presente
   *[other] { $here } presenti
} su { $all }
invite-to-table = Al tavolo
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Solo questa macchina può aprire questi link. Avvia il server con { $command } per far entrare altri dispositivi.
invite-hint = Chi apre questa pagina può guardare. Anche il codice { $code } nella pagina iniziale porta qui.

## Seats

seat-rename-label = { $name }: nuovo nome
seat-rename = Rinomina
seat-rename-hint = Un nome vuoto cancella il vecchio per sempre.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, tu
seat-here = { $name }, presente
seat-waiting = { $name }, non ancora presente
seat-away = { $name }, assente
seat-open = libero
seat-link-hint = Chi apre questo link può giocare a questo posto: { $name }. Il link resta sempre lo stesso.
seat-link-new = Crea un nuovo link
seat-link-new-sure = Il vecchio link non funzionerà più.
# How a seat is called when it has no name
seat-number = posto { $seat }
# Two players of the same name are told apart by their seats
seat-twin = { $name } ({ $seat })
seat-title = Un posto per te
seat-offer = Con questo link hai un posto in una partita: { $title }.
seat-held = { $name } gioca già a questo posto da un altro dispositivo. Se lo prendi, il posto passa su questo.
seat-name = Il tuo nome
seat-take = Prendi questo posto
seat-move = Porta il posto su questo dispositivo
seat-link = Link per { $name }
seat-link-title = Un link per un posto
seat-join = Partecipa come nuovo giocatore
seat-who = Chi sei?
seat-invited = Ti aspettano per { $title }. Al tavolo: { $names }.
seat-i-am = Sono { $name }
seat-else = Qualcun altro…
seat-watch = Guarda soltanto
seat-expected = Aspettano { $name }: sei tu?
seat-not-me = Se no, scrivi un altro nome.
seat-other-name = { $name } è già al tavolo. Scrivi un altro nome.
seat-sit = Siediti al tavolo
seat-add = Aggiungi un giocatore su questo dispositivo
seat-play-here = Gioca su questo dispositivo
seat-elsewhere = { $name }: su un altro dispositivo
seat-held-hint = Uno di questi posti è tuo? Toccalo per chiederlo.
seat-asked = Hai chiesto questo posto: { $name }. La tua richiesta ha il numero { $number }. Chi ospita o l’altro dispositivo può accettarla entro due minuti.
seat-asked-players = Hai chiesto questo posto: { $name }. La tua richiesta ha il numero { $number }. Chi ospita e l’altro dispositivo sono assenti, quindi qualsiasi giocatore può accettarla entro due minuti.
seat-no-answer = Nessuna risposta alla tua richiesta per due minuti. Puoi chiedere di nuovo.
seat-request = Un altro dispositivo vuole prendere questo posto: { $name }. Mostra il numero { $number }.
seat-allow = Accetta
seat-refuse = Rifiuta

## Why a seat or a name is refused, and what to do instead

seat-taken = Lì c’è già qualcuno. Scegli un altro posto.
seat-asked-already = Un altro dispositivo ha appena chiesto questo posto. Riprova tra due minuti.
seat-refused = La tua richiesta per questo posto è stata rifiutata. Puoi chiedere di nuovo tra due minuti.
seat-request-over = Questa richiesta ha già avuto risposta oppure è scaduta.
seat-table-full = Il tavolo è pieno. Ha { $most ->
    [one] { $most } posto
   *[other] { $most } posti
}.
seat-no-players = Non c’è ancora nessun giocatore. Indicane almeno uno.
seat-name-empty = Il nome è vuoto. Scrivine uno.
seat-name-too-long = Questo nome è troppo lungo. Un nome ha al massimo { $most } caratteri.
seat-name-unruly = Questo nome contiene caratteri invisibili. Riscrivilo.

## Players without a name

player-number = Giocatore { $number }
bot-name = Computer ({ $level })

## How well the computer plays, the weakest first

level-random = a caso
level-greedy = avido
level-beginner = novellino
level-casual = amatore
level-club = giocatore di club
level-expert = esperto
level-perfect = perfetto
level-winner = gioca per vincere
# What each level does, as a short sentence without a subject
level-hint-random = Fa quello che gli viene in mente.
level-hint-greedy = Prende sempre il massimo dei punti, subito.
level-hint-beginner = Ha imparato le regole ieri.
level-hint-casual = Gioca in famiglia durante le vacanze.
level-hint-club = Gioca ogni settimana e dimentica di rado il bonus.
level-hint-expert = Non sbaglia quasi mai.
level-hint-perfect = Sceglie sempre il meglio; il resto è fortuna.
level-hint-winner = Gioca per vincere, non per fare più punti possibile.
# The mean total of a level, measured
level-average = In media { $mean } punti
level-unknown = Non c’è un livello «{ $level }»; i livelli sono { $levels }.
level-unknown-near = Non c’è un livello «{ $level }»; forse cercavi { $near }?
