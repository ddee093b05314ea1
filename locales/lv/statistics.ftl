play-database = Saglabātās spēles “{ $database }” nevar atvērt ({ $detail }); izvēlies citu mapi ar --data DIR.
statistics-boxes-beside = Katrs lauciņš vidēji (ideāla spēle)
statistics-perfect = Ideāla spēle vidēji dod { $mean } punktus un prēmiju { $rate } spēļu.
statistics-perfect-points = Ideāla spēle vidēji dod { $mean } punktus.
statistics-thinking = Aprēķinām ideālu spēli…
plain-statistics-box = { $box }: vidēji { $own }
plain-statistics-box-beside = { $box }: vidēji { $own }, ideāla spēle { $perfect }
plain-statistics-stretch = No { $from } līdz { $to } punktiem: { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}
plain-help-statistics = statistics: visu, kas te spēlē, rekordi un vidējie rezultāti
