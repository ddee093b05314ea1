# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, e { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Non c’è scelta migliore.

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
coach-name = Dichiara la casella «{ $box }»

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
coach-why-name-less = dichiarando la casella «{ $box }» il totale finale scende in media di { $less }
coach-why-name-same = dichiarando la casella «{ $box }» il risultato è più o meno lo stesso
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
