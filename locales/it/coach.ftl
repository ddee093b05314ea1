# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, e { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
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

coach-why-only = Le regole non permettono altro
coach-why-box-less = Con la casella «{ $box }» il totale finisce in media { $less } più in basso
coach-why-box-equal = La casella «{ $box }» andrebbe altrettanto bene
coach-why-keep-less = Tenendo { $dice } il totale finisce in media { $less } più in basso
coach-why-throw-all-less = Lanciando tutti i dadi il totale finisce in media { $less } più in basso
coach-why-throw-equal = Rilanciare andrebbe altrettanto bene
coach-why-chance = Probabilità di «{ $box }»: { $chance }
coach-why-into = Probabilità che il lancio vada in «{ $box }»: { $chance }, con { $points } in media
coach-why-points = La casella «{ $box }» rende in media { $points }
coach-why-least = Lì uno zero costa meno
coach-why-least-next = Uno zero nella casella «{ $box }» costerebbe in media { $more } in più

## What also speaks for it

coach-also-bonus-needs = per il bonus ti { $points ->
    [one] manca ancora { $points } punto
   *[other] mancano ancora { $points } punti
}
coach-also-bonus-left = così per il bonus { $points ->
    [one] manca solo { $points } punto
   *[other] mancano solo { $points } punti
}
coach-also-bonus-earned = così guadagni il bonus
coach-also-saves-chips = così guadagni { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}
coach-also-takes-chip = il gettone è ben speso
