play-database = Impossible d’ouvrir les parties enregistrées, « { $database } » ({ $detail }) ; choisis un autre dossier avec --data DIR.
statistics-boxes-beside = Chaque case en moyenne (jeu parfait)
statistics-perfect = Jeu parfait : { $mean } points en moyenne, bonus dans { $rate } des parties.
statistics-perfect-points = Le jeu parfait rapporte { $mean } points en moyenne.
statistics-thinking = Calcul du jeu parfait…
plain-statistics-box = { $box } : { $own } en moyenne
plain-statistics-box-beside = { $box } : { $own } en moyenne, jeu parfait { $perfect }
plain-statistics-stretch = De { $from } à { $to } points : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
plain-help-statistics = statistics : records et moyennes de tous ceux qui jouent ici
