play-database = Salvestatud mänge, „{ $database }”, ei saa avada ({ $detail }); vali teine kaust, --data DIR.
statistics-boxes-beside = Iga lahter keskmiselt (täiuslik mäng)
statistics-perfect = Täiuslik mäng toob keskmiselt { $mean } punkti ja { $rate } mängude puhul ka boonuse.
statistics-perfect-points = Täiuslik mäng toob keskmiselt { $mean } punkti.
statistics-thinking = Arvutan täiuslikku mängu…
plain-statistics-box = { $box }: keskmiselt { $own }
plain-statistics-box-beside = { $box }: keskmiselt { $own }, täiuslik mäng { $perfect }
plain-statistics-stretch = { $from } kuni { $to } punkti: { $games ->
    [one] üks mäng
   *[other] { $games } mängu
}
plain-help-statistics = statistics: kõigi siin mängijate rekordid ja keskmised
