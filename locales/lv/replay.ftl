# yatzy replay: a record shown

replay-program-dice = programmas kauliņi
replay-real-dice = īsti kauliņi
replay-standings = Vietas
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-gave-up = izstājās
replay-turns = Gājieni
replay-joined = { $name } pievienojas spēlei.
replay-left = { $name } izstājas no spēles.
replay-abandoned = Spēle pārtraukta pirms beigām.
replay-over = Spēle ir beigusies.
replay-to-play = { $round }. aplis, spēlē { $name }.
# $box: the box that was named before the first throw
replay-named = pieteikts: { $box };
replay-told = ierakstīts ar roku
replay-told-after = { $throws ->
    [zero] pēc { $throws } metieniem
    [one] pēc { $throws } metiena
   *[other] pēc { $throws } metieniem
}
# $box, $points: what stood there before
replay-corrected = labots, bija { $box }: { $points }
replay-extra = +{ $points }
replay-hint = ar padomdevēja palīdzību
