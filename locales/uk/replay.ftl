# yatzy replay: a record shown

replay-program-dice = кубики програми
replay-real-dice = справжні кубики
replay-standings = Результати
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-gave-up = поза грою
replay-turns = Ходи
replay-joined = { $name } вступає в гру.
replay-left = { $name } виходить із гри.
replay-abandoned = Гру закінчено достроково.
replay-over = Гру закінчено.
replay-to-play = Раунд { $round }, ходить { $name }.
# $box: the box that was named before the first throw
replay-named = оголошено: { $box };
replay-told = записано вручну
replay-told-after = { $throws ->
    [one] після { $throws } кидка
    [few] після { $throws } кидків
    [many] після { $throws } кидків
   *[other] після { $throws } кидків
}
# $box, $points: what stood there before
replay-corrected = виправлено, було { $box } { $points }
replay-extra = +{ $points }
replay-hint = з підказкою порадника
