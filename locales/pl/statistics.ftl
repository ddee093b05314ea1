play-database = Nie da się otworzyć pliku z partiami tego domu, „{ $database }” ({ $detail }); wybierz inny folder przez --data DIR.
statistics-boxes-beside = Każde pole średnio (idealna gra)
statistics-perfect = Idealna gra daje średnio { $mean } pkt, a premię w { $rate } partii.
statistics-perfect-points = Idealna gra daje średnio { $mean } pkt.
statistics-thinking = Trwa obliczanie idealnej gry…
plain-statistics-box = { $box }: średnio { $own }
plain-statistics-box-beside = { $box }: średnio { $own }, idealna gra { $perfect }
plain-statistics-stretch = Od { $from } do { $to } pkt: { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
plain-help-statistics = statistics: rekordy i średnie wszystkich w tym domu
