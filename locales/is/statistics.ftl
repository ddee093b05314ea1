play-database = Ekki er hægt að opna vistuðu leikina, „{ $database }“ ({ $detail }); veldu aðra möppu með --data DIR.
statistics-boxes-beside = Hver reitur að meðaltali (fullkominn leikur)
statistics-perfect = Fullkominn leikur gefur { $mean } stig að meðaltali og bónusinn í { $rate } leikja.
statistics-perfect-points = Fullkominn leikur gefur { $mean } stig að meðaltali.
statistics-thinking = Reikna út fullkominn leik…
plain-statistics-box = { $box }: { $own } að meðaltali
plain-statistics-box-beside = { $box }: { $own } að meðaltali, fullkominn leikur { $perfect }
plain-statistics-stretch = { $from } til { $to } stig: { $games ->
    [1] einn leikur
    [one] { $games } leikur
   *[other] { $games } leikir
}
plain-help-statistics = statistics: met og meðaltöl allra sem spila hér
