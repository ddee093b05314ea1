play-database = Tallennettuja pelejä, ”{ $database }”, ei voi avata ({ $detail }); valitse toinen kansio valitsimella --data DIR.
statistics-boxes-beside = Kukin ruutu keskimäärin (täydellinen peli)
statistics-perfect = Täydellinen peli: keskimäärin { $mean } pistettä, bonus { $rate }:ssa peleistä.
statistics-perfect-points = Täydellinen peli tuo keskimäärin { $mean } pistettä.
statistics-thinking = Lasketaan täydellistä peliä …
plain-statistics-box = { $box }: keskimäärin { $own }
plain-statistics-box-beside = { $box }: keskimäärin { $own }, täydellinen peli { $perfect }
plain-statistics-stretch = { $from }–{ $to } pistettä: { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}
plain-help-statistics = statistics: kaikkien täällä pelaavien ennätykset ja keskiarvot
