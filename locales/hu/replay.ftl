# yatzy replay: a record shown

replay-program-dice = a program kockái
replay-real-dice = igazi kockák
replay-standings = Helyezések
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-gave-up = kilépett
replay-turns = Körök
replay-joined = { $name } beszáll a játékba.
replay-left = { $name } kilép a játékból.
replay-abandoned = A játék a vége előtt félbeszakadt.
replay-over = A játéknak vége.
replay-to-play = { $round }. forduló, { $name } jön.
# $box: the box that was named before the first throw
replay-named = bemondva: { $box };
replay-told = kézzel beírva
replay-told-after = { $throws } dobás után
# $box, $points: what stood there before
replay-corrected = javítva, előtte { $box }: { $points }
replay-extra = +{ $points }
replay-hint = a tanácsadó segítségével
