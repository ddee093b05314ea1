# Moves of the past, for looking back at a game

done-throw-again = meta visus kauliņus vēlreiz
done-keep = paturēja { $dice }
done-keep-one = paturēja { $face ->
    [1] vieninieku
    [2] divnieku
    [3] trijnieku
    [4] četrinieku
    [5] piecinieku
   *[6] sešnieku
}
done-keep-alike = paturēja { $face ->
    [1] vieniniekus
    [2] divniekus
    [3] trijniekus
    [4] četriniekus
    [5] pieciniekus
   *[6] sešniekus
}
done-enter = ierakstīja { $points } lauciņā “{ $box }”
done-name = pieteica lauciņu “{ $box }”

better-throw-again = mest visus kauliņus vēlreiz
better-keep = paturēt { $dice }
better-keep-one = paturēt { $face ->
    [1] vieninieku
    [2] divnieku
    [3] trijnieku
    [4] četrinieku
    [5] piecinieku
   *[6] sešnieku
}
better-keep-alike = paturēt { $face ->
    [1] vieniniekus
    [2] divniekus
    [3] trijniekus
    [4] četriniekus
    [5] pieciniekus
   *[6] sešniekus
}
better-enter = ierakstīt { $points } lauciņā “{ $box }”
better-name = pieteikt lauciņu “{ $box }”
