# Moves of the past, for looking back at a game

done-throw-again = kastade om alla tärningar
done-keep = behöll { $dice }
done-keep-one = behöll { $face ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[6] sexan
}
done-keep-alike = behöll { $face ->
    [1] ettorna
    [2] tvåorna
    [3] treorna
    [4] fyrorna
    [5] femmorna
   *[6] sexorna
}
done-enter = förde in { $points } i { $box }
done-name = angav { $box }

better-throw-again = att kasta om alla tärningar
better-keep = att behålla { $dice }
better-keep-one = att behålla { $face ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[6] sexan
}
better-keep-alike = att behålla { $face ->
    [1] ettorna
    [2] tvåorna
    [3] treorna
    [4] fyrorna
    [5] femmorna
   *[6] sexorna
}
better-enter = att föra in { $points } i { $box }
better-name = att ange { $box }
