# yatzy replay: a record shown

replay-program-dice = dés du programme
replay-real-dice = vrais dés
replay-standings = Classement
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-gave-up = abandon
replay-turns = Tours
replay-joined = { $name } rejoint la partie.
replay-left = { $name } quitte la partie.
replay-abandoned = La partie a été arrêtée avant la fin.
replay-over = La partie est finie.
replay-to-play = Tour { $round }, à { $name } de jouer.
# $box: the box that was named before the first throw
replay-named = annonce { $box } :
replay-told = inscrit à la main
replay-told-after = { $throws ->
    [one] après { $throws } lancer
   *[other] après { $throws } lancers
}
# $box, $points: what stood there before
replay-corrected = corrigé, c’était { $box } : { $points }
replay-extra = +{ $points }
replay-hint = avec l’aide du conseiller
