# yatzy advise

# $title: the game
advise-title = { $title }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} sulla scheda
advise-title-hand = { $hand } · { $title }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} sulla scheda
advise-rethrows-left = { $rethrows ->
    [0] nessun rilancio rimasto
    [one] ancora { $rethrows } rilancio
   *[other] ancora { $rethrows } rilanci
}

## The best action, as a sentence; $value: the total to expect

advise-best-throw = Lancia. Giocando al meglio da qui, il totale è in media { $value }.
advise-best-keep = Il meglio: tenere { $keep }. Giocando poi al meglio, il totale è in media { $value }.
advise-best-throw-all = Il meglio: rilanciare tutti i dadi. Giocando poi al meglio, il totale è in media { $value }.
advise-best-score = Il meglio: la casella «{ $box }» per { $points }. Giocando poi al meglio, il totale è in media { $value }.
advise-best-strike = Il meglio: barrare la casella «{ $box }». Giocando poi al meglio, il totale è in media { $value }.
advise-best-declare = Il meglio: dichiarare la casella «{ $box }». Giocando poi al meglio, il totale è in media { $value }.

## The table

advise-action = Scelta
advise-points = Punti
advise-value = Totale
advise-cost = Costo
advise-throw = lanciare
advise-keep = tenere { $keep }
advise-throw-all = rilanciare tutto
advise-score = { $box }
advise-strike = barrare «{ $box }»
advise-declare = dichiarare «{ $box }»

## What goes wrong

advice-over = Tutte le caselle di questa scheda sono piene: non resta niente da fare.
advice-rethrows = Questa scheda può avere al massimo { $most ->
    [one] { $most } rilancio
   *[other] { $most } rilanci
}, non { $found }.
advice-unreachable = Nessuna partita con queste regole porta a questa scheda; controlla le caselle.
# $given: a part of --card
advise-card-form = «{ $given }» non riempie nessuna casella; scrivi BOX=POINTS, separati da virgole, come in "ones=3,yatzy=0".
advise-card-points = «{ $given }» non può essere il punteggio della casella { $box }; scrivi un numero intero, come in «{ $box }=0».
advise-no-such-box = Questo segnapunti non ha una casella «{ $id }»; forse cercavi { $near }?
advise-no-such-box-far = Questo segnapunti non ha una casella «{ $id }»; le sue caselle sono { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Questo segnapunti non ha una casella «{ $id }»; le sue caselle sono { $boxes }, con { $columns } per la colonna.
advise-rethrows-without-hand = «--rethrows» vuole una mano; indicala con «--hand», come in --hand 6-6-6-5-5.
advise-name-first = In questo gioco si dichiara una casella prima del primo lancio; di’ quale con «--declared BOX».

help-advise = Mostrare la scelta migliore, e quanto costano tutte le altre
help-advise-card = Le caselle riempite con i loro punti, come "ones=3,yatzy=0"; senza, la scheda è vuota
help-advise-hand = I dadi sul tavolo; senza, si è prima del primo lancio
help-advise-rethrows = I rilanci gratis che restano dopo questa mano, 2 se non indicato; i gettoni qui non contano
help-advise-chips = I gettoni messi da parte
help-advise-extra-yatzys = Gli yatzy aggiuntivi che hanno dato punti
help-advise-declared = La casella dichiarata prima del primo lancio
