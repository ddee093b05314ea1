# yatzy replay: a record shown

replay-program-dice = kostki programu
replay-real-dice = prawdziwe kostki
replay-standings = Klasyfikacja
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-gave-up = poza grą
replay-turns = Tury
replay-joined = { $name } dołącza do gry.
replay-left = { $name } wychodzi z gry.
replay-abandoned = Partię przerwano przed końcem.
replay-over = Koniec partii.
replay-to-play = Runda { $round }, gra { $name }.
# $box: the box that was named before the first throw
replay-named = zapowiedź: { $box };
replay-told = wpisane ręcznie
replay-told-after = { $throws ->
    [one] po { $throws } rzucie
    [few] po { $throws } rzutach
    [many] po { $throws } rzutach
   *[other] po { $throws } rzutach
}
# $box, $points: what stood there before
replay-corrected = poprawione, było { $box } { $points }
replay-extra = +{ $points }
replay-hint = z pomocą doradcy
