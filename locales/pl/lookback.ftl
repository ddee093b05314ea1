# Moves of the past, for looking back at a game

done-throw-again = przerzucono wszystkie kostki
done-keep = zostawiono { $dice }
done-keep-one = zostawiono { $face ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}
done-keep-alike = zostawiono { $face ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}
done-enter = wpisano { $points } w pole „{ $box }”
done-name = zapowiedziano pole „{ $box }”

better-throw-again = przerzucić wszystkie kostki
better-keep = zostawić { $dice }
better-keep-one = zostawić { $face ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}
better-keep-alike = zostawić { $face ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}
better-enter = wpisać { $points } w pole „{ $box }”
better-name = zapowiedzieć pole „{ $box }”
