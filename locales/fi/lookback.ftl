# Moves of the past, for looking back at a game

done-throw-again = heitettiin kaikki nopat uudelleen
done-keep = pidettiin { $dice }
done-keep-one = pidettiin { $face ->
    [1] ykkönen
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
    [5] viitonen
   *[6] kuutonen
}
done-keep-alike = pidettiin { $face ->
    [1] ykköset
    [2] kakkoset
    [3] kolmoset
    [4] neloset
    [5] viitoset
   *[6] kuutoset
}
done-enter = kirjattiin { $points } ruutuun { $box }
done-name = ilmoitettiin ruutu { $box }

better-throw-again = heittää kaikki nopat uudelleen
better-keep = pitää { $dice }
better-keep-one = pitää { $face ->
    [1] ykkönen
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
    [5] viitonen
   *[6] kuutonen
}
better-keep-alike = pitää { $face ->
    [1] ykköset
    [2] kakkoset
    [3] kolmoset
    [4] neloset
    [5] viitoset
   *[6] kuutoset
}
better-enter = kirjata { $points } ruutuun { $box }
better-name = ilmoittaa ruutu { $box }
