play-database = De gemte spil, »{ $database }«, kan ikke åbnes ({ $detail }); vælg en anden mappe med --data DIR.
statistics-boxes-beside = Hver rubrik i snit (perfekt spil)
statistics-perfect = Perfekt spil giver { $mean } point i snit og tager bonussen i { $rate } af spillene.
statistics-perfect-points = Perfekt spil giver { $mean } point i snit.
statistics-thinking = Regner perfekt spil ud …
plain-statistics-box = { $box }: { $own } i snit
plain-statistics-box-beside = { $box }: { $own } i snit, perfekt spil { $perfect }
plain-statistics-stretch = { $from } til { $to } point: { $games ->
    [one] ét spil
   *[other] { $games } spil
}
plain-help-statistics = statistics: rekorder og snit for alle, der spiller her
