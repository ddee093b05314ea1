# Moves of the past, for looking back at a game

done-throw-again = rilanciati tutti i dadi
done-keep = tenuti { $dice }
done-keep-one = tenuto { $face ->
    [1] l’uno
    [2] il due
    [3] il tre
    [4] il quattro
    [5] il cinque
   *[6] il sei
}
done-keep-alike = tenuti { $face ->
    [1] gli uno
    [2] i due
    [3] i tre
    [4] i quattro
    [5] i cinque
   *[6] i sei
}
done-enter = segnato { $points } nella casella «{ $box }»
done-name = dichiarata la casella «{ $box }»

better-throw-again = rilanciare tutti i dadi
better-keep = tenere { $dice }
better-keep-one = tenere { $face ->
    [1] l’uno
    [2] il due
    [3] il tre
    [4] il quattro
    [5] il cinque
   *[6] il sei
}
better-keep-alike = tenere { $face ->
    [1] gli uno
    [2] i due
    [3] i tre
    [4] i quattro
    [5] i cinque
   *[6] i sei
}
better-enter = segnare { $points } nella casella «{ $box }»
better-name = dichiarare la casella «{ $box }»
