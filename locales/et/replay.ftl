# yatzy replay: a record shown

replay-program-dice = programmi täringud
replay-real-dice = päris täringud
replay-standings = Paremusjärjestus
replay-place = { $place }.
replay-gave-up = lahkus
replay-turns = Käigud
replay-joined = { $name } tuleb mängu.
replay-left = { $name } lahkub mängust.
replay-abandoned = Mäng lõpeb siin, poole peal.
replay-over = Mäng on läbi.
replay-to-play = { $round }. voor, käigul on { $name }.
replay-named = nimetab: { $box };
replay-told = laualt kirja pandud
replay-told-after = { $throws ->
    [one] pärast üht viset
   *[other] pärast { $throws } viset
}
replay-corrected = parandatud, oli { $box } { $points }
replay-extra = +{ $points }
replay-hint = vihjega
