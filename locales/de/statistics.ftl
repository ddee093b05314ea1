play-database = Die gespeicherten Spiele, „{ $database }“, lassen sich nicht öffnen ({ $detail }); wähl mit --data DIR einen anderen Ordner.
statistics-boxes-beside = Jedes Feld im Schnitt (perfektes Spiel)
statistics-perfect = Perfektes Spiel: im Schnitt { $mean } Punkte, Bonus in { $rate } der Spiele.
statistics-perfect-points = Perfektes Spiel bringt im Schnitt { $mean } Punkte.
statistics-thinking = Perfektes Spiel wird ausgerechnet …
plain-statistics-box = { $box }: im Schnitt { $own }
plain-statistics-box-beside = { $box }: im Schnitt { $own }, perfektes Spiel { $perfect }
plain-statistics-stretch = { $from } bis { $to } Punkte: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
plain-help-statistics = statistics: Rekorde und Durchschnitte aller, die hier spielen
