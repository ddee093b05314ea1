# Moves of the past, for looking back at a game

done-throw-again = veeretati kõiki täringuid uuesti
done-keep = jäeti alles { $dice }
done-keep-one = jäeti alles täring, mis näitab { $face }
done-keep-alike = jäeti { $face ->
    [1] ühed
    [2] kahed
    [3] kolmed
    [4] neljad
    [5] viied
   *[6] kuued
} alles
done-enter = { $points } märgiti lahtrisse { $box }
done-name = nimetati lahter { $box }

better-throw-again = veeretada kõiki täringuid uuesti
better-keep = jätta alles { $dice }
better-keep-one = jätta alles täring, mis näitab { $face }
better-keep-alike = jätta { $face ->
    [1] ühed
    [2] kahed
    [3] kolmed
    [4] neljad
    [5] viied
   *[6] kuued
} alles
better-enter = märkida { $points } lahtrisse { $box }
better-name = nimetada lahter { $box }
