play-database = De lagrede spillene, «{ $database }», kan ikke åpnes ({ $detail }); velg en annen mappe med --data DIR.
statistics-boxes-beside = Hver rubrikk i snitt (perfekt spill)
statistics-perfect = Perfekt spill gir { $mean } poeng i snitt og tar bonusen i { $rate } av spillene.
statistics-perfect-points = Perfekt spill gir { $mean } poeng i snitt.
statistics-thinking = Regner ut perfekt spill …
plain-statistics-box = { $box }: { $own } i snitt
plain-statistics-box-beside = { $box }: { $own } i snitt, perfekt spill { $perfect }
plain-statistics-stretch = { $from } til { $to } poeng: { $games ->
    [one] ett spill
   *[other] { $games } spill
}
plain-help-statistics = statistics: rekorder og snitt for alle som spiller her
