# Moves of the past, for looking back at a game

done-throw-again = permetė visus kauliukus
done-keep = pasiliko { $dice }
done-keep-one = pasiliko { $face ->
    [1] vienetą
    [2] dvejetą
    [3] trejetą
    [4] ketvertą
    [5] penketą
   *[6] šešetą
}
done-keep-alike = pasiliko { $face ->
    [1] vienetus
    [2] dvejetus
    [3] trejetus
    [4] ketvertus
    [5] penketus
   *[6] šešetus
}
done-enter = įrašė { $points } į langelį „{ $box }“
done-name = paskelbė langelį „{ $box }“

better-throw-again = permesti visus kauliukus
better-keep = pasilikti { $dice }
better-keep-one = pasilikti { $face ->
    [1] vienetą
    [2] dvejetą
    [3] trejetą
    [4] ketvertą
    [5] penketą
   *[6] šešetą
}
better-keep-alike = pasilikti { $face ->
    [1] vienetus
    [2] dvejetus
    [3] trejetus
    [4] ketvertus
    [5] penketus
   *[6] šešetus
}
better-enter = įrašyti { $points } į langelį „{ $box }“
better-name = paskelbti langelį „{ $box }“
