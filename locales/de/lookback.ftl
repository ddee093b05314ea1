# Moves of the past, for looking back at a game

done-throw-again = alle Würfel noch einmal geworfen
done-keep = { $dice } behalten
done-keep-one = { $face ->
    [1] die Eins
    [2] die Zwei
    [3] die Drei
    [4] die Vier
    [5] die Fünf
   *[6] die Sechs
} behalten
done-keep-alike = { $face ->
    [1] die Einser
    [2] die Zweier
    [3] die Dreier
    [4] die Vierer
    [5] die Fünfer
   *[6] die Sechser
} behalten
done-enter = { $points } bei „{ $box }“ eingetragen
done-name = „{ $box }“ angesagt

better-throw-again = alle Würfel noch einmal werfen
better-keep = { $dice } behalten
better-keep-one = { $face ->
    [1] die Eins
    [2] die Zwei
    [3] die Drei
    [4] die Vier
    [5] die Fünf
   *[6] die Sechs
} behalten
better-keep-alike = { $face ->
    [1] die Einser
    [2] die Zweier
    [3] die Dreier
    [4] die Vierer
    [5] die Fünfer
   *[6] die Sechser
} behalten
better-enter = { $points } bei „{ $box }“ eintragen
better-name = „{ $box }“ ansagen
