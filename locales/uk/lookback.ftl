# Moves of the past, for looking back at a game

done-throw-again = перекинуто всі кубики
done-keep = залишено { $dice }
done-keep-one = залишено { $face ->
    [1] одиницю
    [2] двійку
    [3] трійку
    [4] четвірку
    [5] п’ятірку
   *[6] шістку
}
done-keep-alike = залишено { $face ->
    [1] одиниці
    [2] двійки
    [3] трійки
    [4] четвірки
    [5] п’ятірки
   *[6] шістки
}
done-enter = записано { $points } у клітинку «{ $box }»
done-name = оголошено клітинку «{ $box }»

better-throw-again = перекинути всі кубики
better-keep = залишити { $dice }
better-keep-one = залишити { $face ->
    [1] одиницю
    [2] двійку
    [3] трійку
    [4] четвірку
    [5] п’ятірку
   *[6] шістку
}
better-keep-alike = залишити { $face ->
    [1] одиниці
    [2] двійки
    [3] трійки
    [4] четвірки
    [5] п’ятірки
   *[6] шістки
}
better-enter = записати { $points } у клітинку «{ $box }»
better-name = оголосити клітинку «{ $box }»
