# Moves of the past, for looking back at a game

done-throw-again = переброшены все кубики
done-keep = оставлены { $dice }
done-keep-one = оставлена { $face ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
   *[6] шестёрка
}
done-keep-alike = оставлены { $face ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
done-enter = записано { $points } в клетку «{ $box }»
done-name = объявлена клетка «{ $box }»

better-throw-again = перебросить все кубики
better-keep = оставить { $dice }
better-keep-one = оставить { $face ->
    [1] единицу
    [2] двойку
    [3] тройку
    [4] четвёрку
    [5] пятёрку
   *[6] шестёрку
}
better-keep-alike = оставить { $face ->
    [1] единицы
    [2] двойки
    [3] тройки
    [4] четвёрки
    [5] пятёрки
   *[6] шестёрки
}
better-enter = записать { $points } в клетку «{ $box }»
better-name = объявить клетку «{ $box }»
