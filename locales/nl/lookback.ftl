# Moves of the past, for looking back at a game

done-throw-again = alle dobbelstenen opnieuw gegooid
done-keep = { $dice } vastgehouden
done-keep-one = { $face ->
    [1] de één
    [2] de twee
    [3] de drie
    [4] de vier
    [5] de vijf
   *[6] de zes
} vastgehouden
done-keep-alike = { $face ->
    [1] de enen
    [2] de tweeën
    [3] de drieën
    [4] de vieren
    [5] de vijven
   *[6] de zessen
} vastgehouden
done-enter = { $points } ingevuld bij { $box }
done-name = { $box } genoemd

better-throw-again = alle dobbelstenen opnieuw gooien
better-keep = { $dice } vasthouden
better-keep-one = { $face ->
    [1] de één
    [2] de twee
    [3] de drie
    [4] de vier
    [5] de vijf
   *[6] de zes
} vasthouden
better-keep-alike = { $face ->
    [1] de enen
    [2] de tweeën
    [3] de drieën
    [4] de vieren
    [5] de vijven
   *[6] de zessen
} vasthouden
better-enter = { $points } invullen bij { $box }
better-name = { $box } noemen
