# yatzy replay: a record shown

replay-program-dice = Würfel des Programms
replay-real-dice = echte Würfel
replay-standings = Stand
replay-place = { $place }.
replay-gave-up = gegangen
replay-turns = Züge
replay-joined = { $name } kommt dazu.
replay-left = { $name } geht.
replay-abandoned = Das Spiel wurde vorzeitig beendet.
replay-over = Das Spiel ist aus.
replay-to-play = Runde { $round }, { $name } ist dran.
replay-named = sagt { $box } an:
replay-told = von Hand eingetragen
replay-told-after = { $throws ->
    [one] nach einem Wurf
   *[other] nach { $throws } Würfen
}
replay-corrected = korrigiert, war { $box } { $points }
replay-extra = +{ $points }
replay-hint = mit Hilfe des Coachs
