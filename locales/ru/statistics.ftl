play-database = Игры этого дома, «{ $database }», не открываются ({ $detail }); выберите другую папку через --data DIR.
statistics-boxes-beside = Каждая клетка в среднем (идеальная игра)
statistics-perfect = Идеальная игра приносит в среднем { $mean } очка и бонус в { $rate } игр.
statistics-perfect-points = Идеальная игра приносит в среднем { $mean } очка.
statistics-thinking = Идеальная игра рассчитывается…
plain-statistics-box = { $box }: в среднем { $own }
plain-statistics-box-beside = { $box }: в среднем { $own }, идеальная игра { $perfect }
plain-statistics-stretch = От { $from } до { $to } очков: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игр
}
plain-help-statistics = statistics: рекорды и средние всех игроков этого дома
