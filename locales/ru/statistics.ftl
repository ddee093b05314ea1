play-database = Сохранённые игры, «{ $database }», не открываются ({ $detail }); выбери другую папку через --data DIR.
statistics-boxes-beside = Каждая клетка в среднем (идеальная игра)
statistics-perfect = Идеальная игра приносит в среднем { $mean } очка, а бонус — в { $rate } игр.
statistics-perfect-points = Идеальная игра приносит в среднем { $mean } очка.
statistics-thinking = Считаем идеальную игру…
plain-statistics-box = { $box }: в среднем { $own }
plain-statistics-box-beside = { $box }: в среднем { $own }, идеальная игра { $perfect }
plain-statistics-stretch = Итог от { $from } до { $to }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игр
}
plain-help-statistics = statistics: рекорды и средние всех, кто здесь играет
