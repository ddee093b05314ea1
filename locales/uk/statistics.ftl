play-database = Ігри цього дому, «{ $database }», не відкриваються ({ $detail }); виберіть іншу теку через --data DIR.
statistics-boxes-beside = Кожна клітинка в середньому (ідеальна гра)
statistics-perfect = Ідеальна гра приносить у середньому { $mean } очка та бонус у { $rate } ігор.
statistics-perfect-points = Ідеальна гра приносить у середньому { $mean } очка.
statistics-thinking = Ідеальна гра обчислюється…
plain-statistics-box = { $box }: у середньому { $own }
plain-statistics-box-beside = { $box }: у середньому { $own }, ідеальна гра { $perfect }
plain-statistics-stretch = Від { $from } до { $to } очок: { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } ігор
}
plain-help-statistics = statistics: рекорди й середні всіх гравців цього дому
