# yatzy replay: a record shown

replay-program-dice = кубики программы
replay-real-dice = настоящие кубики
replay-standings = Результаты
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-gave-up = вне игры
replay-turns = Ходы
replay-joined = { $name } вступает в игру.
replay-left = { $name } выходит из игры.
replay-abandoned = Игра закончена досрочно.
replay-over = Игра окончена.
replay-to-play = Раунд { $round }, ходит { $name }.
# $box: the box that was named before the first throw
replay-named = объявлено: { $box };
replay-told = записано вручную
replay-told-after = { $throws ->
    [one] после { $throws } броска
    [few] после { $throws } бросков
    [many] после { $throws } бросков
   *[other] после { $throws } бросков
}
# $box, $points: what stood there before
replay-corrected = исправлено, было { $box } { $points }
replay-extra = +{ $points }
replay-hint = с подсказкой советчика
