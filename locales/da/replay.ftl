# yatzy replay: a record shown

replay-program-dice = programmets terninger
replay-real-dice = rigtige terninger
replay-standings = Stilling
replay-place = { $place }.
replay-gave-up = er gået
replay-turns = Ture
replay-joined = { $name } deltager.
replay-left = { $name } forlader spillet.
replay-abandoned = Spillet blev afbrudt.
replay-over = Spillet er slut.
replay-to-play = Runde { $round }, { $name } har turen.
replay-named = melder { $box }:
replay-told = skrevet ind fra bordet
replay-told-after = { $throws ->
    [one] efter ét kast
   *[other] efter { $throws } kast
}
replay-corrected = rettet, var { $box } { $points }
replay-extra = +{ $points }
replay-hint = med trænerens hjælp
