# Moves of the past, for looking back at a game

done-throw-again = meta visus kauliņus vēlreiz
done-keep = atstāja { $dice }
done-keep-one = atstāja { $face ->
    [1] vieninieku
    [2] divnieku
    [3] trijnieku
    [4] četrinieku
    [5] piecinieku
   *[6] sešinieku
}
done-keep-alike = atstāja { $face ->
    [1] vieniniekus
    [2] divniekus
    [3] trijniekus
    [4] četriniekus
    [5] pieciniekus
   *[6] sešiniekus
}
done-enter = ierakstīja { $points } lauciņā “{ $box }”
done-name = pieteica lauciņu “{ $box }”

better-throw-again = mest visus kauliņus vēlreiz
better-keep = atstāt { $dice }
better-keep-one = atstāt { $face ->
    [1] vieninieku
    [2] divnieku
    [3] trijnieku
    [4] četrinieku
    [5] piecinieku
   *[6] sešinieku
}
better-keep-alike = atstāt { $face ->
    [1] vieniniekus
    [2] divniekus
    [3] trijniekus
    [4] četriniekus
    [5] pieciniekus
   *[6] sešiniekus
}
better-enter = ierakstīt { $points } lauciņā “{ $box }”
better-name = pieteikt lauciņu “{ $box }”
