play-database = Збережені ігри, «{ $database }», не відкриваються ({ $detail }); вибери іншу теку через --data DIR.
statistics-boxes-beside = Кожна клітинка в середньому (ідеальна гра)
statistics-perfect = Ідеальна гра приносить у середньому { $mean } очка, а бонус — у { $rate } ігор.
statistics-perfect-points = Ідеальна гра приносить у середньому { $mean } очка.
statistics-thinking = Обчислюємо ідеальну гру…
plain-statistics-box = { $box }: у середньому { $own }
plain-statistics-box-beside = { $box }: у середньому { $own }, ідеальна гра { $perfect }
plain-statistics-stretch = Сума від { $from } до { $to }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } ігор
}
plain-help-statistics = statistics: рекорди й середні всіх, хто тут грає
