fitted-values = Tämän pelin tarkkoja arvoja ei ole saatavilla: luvut perustuvat arvioon, jonka virhe voi koko pelissä olla { $error } pistettä.
solve-fitted-title = Paras tunnettu pelitapa: { $title }
solve-fitted-error = Arvion virhe
solve-fitted-why = Tässä pelissä on liikaa asemia kaikkien läpikäyntiin, joten kortin arvo on arvioitu suuresta joukosta niitä. Jokainen vuoro ja viimeiset { $cells } ruutua lasketaan tarkasti.
solve-fitted-games = Ruuduittain, laskettuna simuloiduista peleistä ({ $games })
