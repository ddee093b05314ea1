play-database = Nie da się otworzyć zapisanych partii, „{ $database }” ({ $detail }); wybierz inny folder przez --data DIR.
statistics-boxes-beside = Każde pole średnio (idealna gra)
statistics-perfect = Idealna gra daje średnio { $mean } pkt, a bonus w { $rate } partii.
statistics-perfect-points = Idealna gra daje średnio { $mean } pkt.
statistics-thinking = Obliczamy idealną grę…
plain-statistics-box = { $box }: średnio { $own }
plain-statistics-box-beside = { $box }: średnio { $own }, idealna gra { $perfect }
plain-statistics-stretch = Od { $from } do { $to } pkt: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
plain-help-statistics = statistics: rekordy i średnie wszystkich, którzy tu grają
