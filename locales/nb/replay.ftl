# yatzy replay: a record shown

replay-program-dice = programmets terninger
replay-real-dice = ekte terninger
replay-standings = Stilling
replay-place = { $place }.
replay-gave-up = har gått
replay-turns = Turer
replay-joined = { $name } blir med.
replay-left = { $name } forlater spillet.
replay-abandoned = Spillet ble avbrutt.
replay-over = Spillet er slutt.
replay-to-play = Omgang { $round }, { $name } står for tur.
replay-named = melder { $box }:
replay-told = ført inn fra bordet
replay-told-after = { $throws ->
    [one] etter ett kast
   *[other] etter { $throws } kast
}
replay-corrected = rettet, var { $box } { $points }
replay-extra = +{ $points }
replay-hint = med trenerens hjelp
