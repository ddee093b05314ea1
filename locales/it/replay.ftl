# yatzy replay: a record shown

replay-program-dice = dadi del programma
replay-real-dice = dadi veri
replay-standings = Classifica
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-gave-up = fuori
replay-turns = Turni
replay-joined = { $name } entra nella partita.
replay-left = { $name } lascia la partita.
replay-abandoned = La partita è stata chiusa prima della fine.
replay-over = La partita è finita.
replay-to-play = Turno { $round }, tocca a { $name }.
# $box: the box that was named before the first throw
replay-named = dichiara { $box }:
replay-told = segnato a mano
replay-told-after = { $throws ->
    [one] dopo { $throws } lancio
   *[other] dopo { $throws } lanci
}
# $box, $points: what stood there before
replay-corrected = corretto, era { $box }: { $points }
replay-extra = +{ $points }
replay-hint = con l’aiuto del coach
