# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, e { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Non c’è scelta migliore.
coach-may = Si può chiedere al coach?
coach-may-usual = Se tutti giocano qui
coach-may-yes = Sì
coach-may-no = No
coach-absent = Il coach non conosce ancora questo gioco.
coach-thinking = Il coach sta pensando…
coach-ask = Chiedi al coach

## Moves

coach-throw = Lancia tutti i dadi
coach-throw-again = Rilancia tutti i dadi
coach-keep = Tieni { $dice }
coach-keep-one = Tieni { $face ->
    [1] l’uno
    [2] il due
    [3] il tre
    [4] il quattro
    [5] il cinque
   *[6] il sei
}
coach-keep-alike = Tieni { $face ->
    [1] gli uno
    [2] i due
    [3] i tre
    [4] i quattro
    [5] i cinque
   *[6] i sei
}
coach-enter = Segna { $points } nella casella «{ $box }»
coach-call = Dichiara la casella «{ $box }»

## Reasons

coach-why-only = le regole non permettono altro
coach-why-others-zero = ogni altra casella prenderebbe uno zero
coach-why-others-less = nessun’altra casella dà tanti punti
coach-why-full = la casella «{ $box }» non può dare più di così
coach-why-enter-less = segnando invece { $points } nella casella «{ $box }» perdi in media { $less ->
    [one] { $less } punto
   *[other] { $less } punti
}
coach-why-enter-same = segnare invece { $points } nella casella «{ $box }» va bene più o meno lo stesso
coach-why-zero-less = con uno zero nella casella «{ $box }» perdi invece in media { $less ->
    [one] { $less } punto
   *[other] { $less } punti
}
coach-why-zero-same = uno zero nella casella «{ $box }» va bene più o meno lo stesso
coach-why-keep-less = tenendo invece { $size ->
    [single] solo un { $dice }
   *[several] { $dice }
} perdi in media { $less ->
    [one] { $less } punto
   *[other] { $less } punti
}
coach-why-keep-same = tenere invece { $size ->
    [single] solo un { $dice }
   *[several] { $dice }
} va bene più o meno lo stesso
coach-why-throw-all-less = lanciando invece tutti i dadi perdi in media { $less ->
    [one] { $less } punto
   *[other] { $less } punti
}
coach-why-throw-all-same = lanciare invece tutti i dadi va bene più o meno lo stesso
coach-why-call-less = dichiarando invece la casella «{ $box }» perdi in media { $less ->
    [one] { $less } punto
   *[other] { $less } punti
}
coach-why-call-same = dichiarare invece la casella «{ $box }» va bene più o meno lo stesso
coach-why-chance = puntando solo su «{ $box }» ci riesci con probabilità { $chance }
coach-why-points = puntando solo su «{ $box }» ottieni in media { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
coach-why-extra = puntando ancora su «{ $box }» ci riesci con probabilità { $chance }, e vale { $extra ->
    [one] { $extra } punto
   *[other] { $extra } punti
} in più

## What comes with it

coach-also-bonus-needs = per il bonus ti { $points ->
    [one] manca ancora { $points } punto
   *[other] mancano ancora { $points } punti
}
coach-also-bonus-left = così per il bonus { $points ->
    [one] manca ancora { $points } punto
   *[other] mancano ancora { $points } punti
}
coach-also-extra = così guadagni { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più
coach-also-bonus-earned = così guadagni il bonus
coach-also-saves-chips = così guadagni { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}
coach-also-takes-chip = il gettone è ben speso

## Where values are estimated

coach-fitted = { $clause } (stima, con un errore fino a { $error ->
    [one] { $error } punto
   *[other] { $error } punti
})
coach-estimated = { $clause } (stima approssimativa)

## What someone plays for, chosen and told at the table

goal-title = Il tuo obiettivo
goal-mean = più punti possibile
goal-total = un punteggio da raggiungere
goal-total-of = almeno { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}
goal-total-label = Punteggio da raggiungere
goal-record = un nuovo record personale
goal-win = vincere
goal-hint = Il coach consiglia in base a questo obiettivo, e il tavolo mostra la tua probabilità.
# Beside the field for a number, where one is asked for
goal-hint-number = Solo per un punteggio da raggiungere.
goal-type-total = scrivi un numero per un punteggio
goal-too-high = Con queste regole si possono fare al massimo { $most } punti.
goal-set = Scegli questo obiettivo
goal-key = Scegli l’obiettivo
goal-no-record = Con queste regole non hai ancora un record. Finisci prima una partita, o scegli un punteggio da raggiungere.
goal-line-mean = Obiettivo: più punti possibile
goal-line-total = Obiettivo: { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} o più
goal-line-win = Obiettivo: vincere
goal-line-chance = { $goal }. Probabilità: { $chance }
goal-line-estimate = { $goal }. Probabilità: circa { $chance }
goal-line-mean-play = { $goal }. Probabilità giocando per la media: { $chance }
chance-about = circa { $chance }
goal-hint-total = { $action }. Probabilità di arrivare a { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} o più: { $chance }.
goal-hint-win = { $action }. Probabilità di vincere: { $chance }.
goal-hint-other = { $hint } Seconda scelta: { $other } (probabilità: { $chance }).
goal-hint-estimate = { $hint } (Stime, se poi giochi per la media.)
goal-hint-reached = { $total ->
    [one] { $total } punto è ormai sicuro
   *[other] { $total } punti sono ormai sicuri
}: gioca per farne di più.
goal-hint-missed = { $total ->
    [one] { $total } punto non è più possibile
   *[other] { $total } punti non sono più possibili
}: gioca per farne più che puoi.
goal-hint-won = La vittoria è ormai sicura: gioca per i punti.
goal-hint-lost = Non puoi più vincere: gioca per i punti.
goal-hint-points = Per il tuo obiettivo le scelte migliori si equivalgono (probabilità: { $chance }): gioca per i punti.
goal-cost = Probabilità con la tua scelta: { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: scegli l’obiettivo; goal: lo mostra
goal-plain-wrong = «{ $word }» non è un obiettivo. Scrivi goal mean, goal record, goal win, o goal e un numero.
goal-report-total = L’obiettivo era { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} o più. Probabilità all’inizio: { $start }; { $luck } punti percentuali dai dadi, { $cost } dalle scelte.
goal-report-win = L’obiettivo era vincere. Probabilità all’inizio: { $start }; { $luck } punti percentuali dai dadi e dagli altri giocatori, { $cost } dalle scelte.
goal-reached = Raggiunto.
goal-missed = Non raggiunto.
goal-won = Vittoria.
goal-shared = Primo posto condiviso.
goal-lost = Vittoria mancata.
goal-worst = Le scelte che hanno ridotto di più la probabilità
goal-better = Probabilità più alta di { $cost ->
    [one] { $cost } punto percentuale
   *[other] { $cost } punti percentuali
}: { $best }
goal-report-estimate = Le probabilità dei primi turni sono stimate.
goal-record-mean = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}: giocando per la media si arriva lì in una partita su { $mean }.
goal-record-both = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}: giocando per la media si arriva lì in una partita su { $mean }, giocando apposta in una su { $best }.
goal-chances-exact = Esatto, se tutti continuano a giocare per la media più alta.
goal-label = Obiettivo

## Goals on the command line: a total, or the win

goal-wrong = «{ $given }» non è un obiettivo; scrivi { $goals }.
goal-for-total = un totale di almeno { $total } punti
goal-for-every-total = ogni totale
goal-chance = Probabilità migliore
goal-chance-of-mean = Giocando per la media
goal-best = La scelta migliore: { $action }. Probabilità da lì, giocando al meglio: { $chance }.
goal-estimate = Queste probabilità sono contate in partite giocate fino in fondo per la media più alta; per questo gioco e questa scheda non sono calcolate esattamente.
goal-exact-how = { $command } calcola le probabilità esatte di ogni totale.
goal-win-assumes = Si suppone che gli altri giochino per la media più alta.
goal-against-missing = Per giocare per vincere indica la scheda di ogni avversario con «--against», come in --against "ones=3,yatzy=0".
goal-against-unused = «--against» va con «--goal win»; indica entrambi o nessuno dei due.
