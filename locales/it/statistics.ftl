play-database = Le partite salvate, «{ $database }», non si possono aprire ({ $detail }); scegli un’altra cartella con --data DIR.
statistics-boxes-beside = Ogni casella in media (gioco perfetto)
statistics-perfect = Il gioco perfetto fa in media { $mean } punti; partite con il bonus: { $rate }.
statistics-perfect-points = Il gioco perfetto fa in media { $mean } punti.
statistics-thinking = Calcolo del gioco perfetto…
plain-statistics-box = { $box }: in media { $own }
plain-statistics-box-beside = { $box }: in media { $own }, gioco perfetto { $perfect }
plain-statistics-stretch = Da { $from } a { $to } punti: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
plain-help-statistics = statistics: record e medie di tutti quelli che giocano qui
