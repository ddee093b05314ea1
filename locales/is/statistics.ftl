play-database = Ekki er hægt að opna leiki heimilisins, „{ $database }“ ({ $detail }); veldu aðra möppu með --data DIR.
statistics-boxes-beside = Hver reitur að meðaltali (fullkominn leikur)
statistics-perfect = Fullkominn leikur gefur { $mean } stig að meðaltali og bónusinn í { $rate } leikja.
statistics-perfect-points = Fullkominn leikur gefur { $mean } stig að meðaltali.
statistics-thinking = Verið er að reikna út fullkominn leik…
plain-statistics-box = { $box }: { $own } að meðaltali
plain-statistics-box-beside = { $box }: { $own } að meðaltali, fullkominn leikur { $perfect }
plain-statistics-stretch = { $from } til { $to } stig: { $games ->
    [1] einn leikur
    [one] { $games } leikur
   *[other] { $games } leikir
}
plain-help-statistics = statistics: met og meðaltöl allra á þessu heimili
