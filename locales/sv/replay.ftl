# yatzy replay: a record shown

replay-program-dice = programmets tärningar
replay-real-dice = riktiga tärningar
replay-standings = Ställning
replay-place = { $place }.
replay-gave-up = har gått
replay-turns = Turer
replay-joined = { $name } går med.
replay-left = { $name } lämnar spelet.
replay-abandoned = Spelet avbröts.
replay-over = Spelet är slut.
replay-to-play = Omgång { $round }, { $name } på tur.
replay-named = anger { $box }:
replay-told = infört från bordet
replay-told-after = { $throws ->
    [one] efter ett kast
   *[other] efter { $throws } kast
}
replay-corrected = rättat, var { $box } { $points }
replay-extra = +{ $points }
replay-hint = med coachens hjälp
