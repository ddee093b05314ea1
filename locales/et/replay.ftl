# yatzy replay: a record shown

replay-program-dice = programmi täringud
replay-real-dice = päris täringud
replay-standings = Paremusjärjestus
replay-place = { $place }.
replay-gave-up = lahkus
replay-turns = Käigud
replay-joined = { $name } tuleb mängu.
replay-left = { $name } lahkub mängust.
replay-abandoned = Mäng katkestati.
replay-over = Mäng on läbi.
replay-to-play = { $round }. voor, käigul on { $name }.
replay-named = nimetab: { $box };
replay-told = laualt märgitud
replay-told-after = { $throws ->
    [one] pärast üht veeretust
   *[other] pärast { $throws } veeretust
}
replay-corrected = parandatud, oli { $box } { $points }
replay-extra = +{ $points }
replay-hint = treeneri abiga
