# yatzy replay: a record shown

replay-program-dice = programos kauliukai
replay-real-dice = tikri kauliukai
replay-standings = Vietos
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-gave-up = pasitraukė
replay-turns = Ėjimai
replay-joined = { $name } prisijungia prie žaidimo.
replay-left = { $name } pasitraukia iš žaidimo.
replay-abandoned = Žaidimas nutrauktas anksčiau laiko.
replay-over = Žaidimas baigtas.
replay-to-play = { $round } raundas, žaidžia { $name }.
# $box: the box that was named before the first throw
replay-named = paskelbta: { $box };
replay-told = įrašyta ranka
replay-told-after = { $throws ->
    [one] po { $throws } metimo
    [few] po { $throws } metimų
    [many] po { $throws } metimų
   *[other] po { $throws } metimų
}
# $box, $points: what stood there before
replay-corrected = pataisyta, buvo { $box } { $points }
replay-extra = +{ $points }
replay-hint = su patarėjo pagalba
