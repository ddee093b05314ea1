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
coach-why-others-less = nessun’altra casella rende altrettanto
coach-why-full = la casella «{ $box }» non può rendere di più
coach-why-enter-less = prendendo { $points } nella casella «{ $box }» il totale finale scende in media di { $less }
coach-why-enter-same = prendendo { $points } nella casella «{ $box }» il risultato è più o meno lo stesso
coach-why-zero-less = con uno zero nella casella «{ $box }» il totale finale scende in media di { $less }
coach-why-zero-same = con uno zero nella casella «{ $box }» il risultato è più o meno lo stesso
coach-why-keep-less = tenendo { $size ->
    [single] solo un { $dice }
   *[several] { $dice }
} il totale finale scende in media di { $less }
coach-why-keep-same = tenendo { $size ->
    [single] solo un { $dice }
   *[several] { $dice }
} il risultato è più o meno lo stesso
coach-why-throw-all-less = lanciando tutti i dadi il totale finale scende in media di { $less }
coach-why-throw-all-same = lanciando tutti i dadi il risultato è più o meno lo stesso
coach-why-call-less = dichiarando la casella «{ $box }» il totale finale scende in media di { $less }
coach-why-call-same = dichiarando la casella «{ $box }» il risultato è più o meno lo stesso
coach-why-chance = puntando solo su «{ $box }» ci riesci con probabilità { $chance }
coach-why-chance-chips = puntando solo su «{ $box }» senza altri gettoni ci riesci con probabilità { $chance }
coach-why-points = puntando solo su «{ $box }» ottieni in media { $points }
coach-why-points-chips = puntando solo su «{ $box }» senza altri gettoni ottieni in media { $points }
coach-why-extra = puntando ancora su «{ $box }» ci riesci con probabilità { $chance } e hai { $extra } in più

## What comes with it

coach-also-bonus-needs = per il bonus ti { $points ->
    [one] manca ancora { $points } punto
   *[other] mancano ancora { $points } punti
}
coach-also-bonus-left = così per il bonus { $points ->
    [one] manca ancora { $points } punto
   *[other] mancano ancora { $points } punti
}
coach-also-extra = ti dà { $points } in più
coach-also-bonus-earned = così guadagni il bonus
coach-also-saves-chips = così guadagni { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}
coach-also-takes-chip = il gettone è ben speso

## Where values are estimated

coach-fitted = { $clause } (stima, con un errore fino a { $error })
coach-estimated = { $clause } (stima approssimativa)

## What someone plays for, chosen and told at the table

goal-title = Per cosa giochi
goal-mean = più punti possibile
goal-total = un totale
goal-total-of = almeno { $total }
goal-total-label = Il totale
goal-record = un nuovo record personale
goal-win = la vittoria
goal-hint = Il coach ne tiene conto, e il tavolo mostra la tua probabilità.
# Beside the field for a number, where one is asked for
goal-hint-number = Il numero serve per un totale.
goal-type-total = scrivi un numero per un totale
goal-too-high = Con queste regole si possono fare al massimo { $most } punti.
goal-set = Gioca per questo
goal-key = Scegliere per cosa giochi
goal-no-record = Con queste regole non hai ancora un record. Finisci prima una partita, o gioca per un totale.
goal-line-mean = Obiettivo: più punti possibile
goal-line-total = Obiettivo: { $total } o più
goal-line-win = Obiettivo: la vittoria
goal-line-chance = { $goal }, { $chance }
goal-line-estimate = { $goal }, circa { $chance }
goal-hint-total = { $action }: { $chance } per { $total }.
goal-hint-win = { $action }: { $chance } per la vittoria.
goal-hint-other = { $hint } Seconda scelta: { $other }, con una probabilità del { $chance }.
goal-hint-estimate = { $hint } (Probabilità stimate.)
goal-hint-reached = { $total } è già sicuro; ora contano i punti.
goal-hint-missed = { $total } non è più possibile; ora contano i punti.
goal-hint-won = La vittoria è già sicura; ora contano i punti.
goal-hint-lost = La vittoria non è più possibile; ora contano i punti.
goal-cost = Con la tua scelta resta { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: per cosa giochi; goal: lo mostra
goal-plain-wrong = «{ $word }» non è un obiettivo. Di’ goal mean, goal record, goal win, o goal e un numero.
goal-report-total = Obiettivo { $total }: { $start } all’inizio, { $luck } dai dadi, { $cost } dalle scelte.
goal-report-win = Obiettivo la vittoria: { $start } all’inizio, { $luck } dai dadi e dagli altri, { $cost } dalle scelte.
goal-reached = Raggiunto.
goal-missed = Non raggiunto.
goal-won = Vittoria.
goal-shared = Vittoria condivisa.
goal-lost = Nessuna vittoria.
goal-worst = Che cosa è costato più probabilità
goal-better = { $cost } in più: { $best }
goal-report-estimate = Le probabilità dei primi turni sono stimate.
goal-record-mean = { $total }: giocando per la media si raggiunge in una partita su { $mean }.
goal-record-both = { $total }: giocando per la media si raggiunge in una partita su { $mean }, giocando apposta in una su { $best }.
goal-chances-exact = Esatto, se tutti continuano a giocare per la media più alta.
goal-label = Obiettivo

## Goals on the command line: a total, or the win

goal-wrong = «{ $given }» non è un obiettivo; scrivi { $goals }.
goal-for-total = un totale di almeno { $total }
goal-for-every-total = ogni totale
goal-for-win = la vittoria
goal-chance = Probabilità migliore
goal-chance-of-mean = Gioco per la media
goal-best = Meglio: { $action }. Giocando poi al meglio, la probabilità è { $chance }.
goal-estimate = Queste probabilità sono una stima secondo la distribuzione normale, dalla media e dalla dispersione di quello che deve ancora venire; per questo gioco e questa scheda non sono calcolate esattamente.
goal-win-assumes = Si suppone che gli altri giochino per la media più alta.
goal-against-missing = Per giocare per la vittoria indica la scheda di ogni avversario con «--against», come in --against "ones=3,yatzy=0".
goal-against-unused = «--against» va con «--goal win»; indica entrambi o nessuno dei due.
