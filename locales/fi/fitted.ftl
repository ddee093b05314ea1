fitted-values = Tämän pelin tarkkoja arvoja ei ole saatavilla: luvut perustuvat arvioon, joka voi koko pelissä erehtyä { $error } pistettä.
coach-fitted = { $hint } (Arvio, tarkkuus { $error }.)
coach-estimated = { $hint } (Karkea arvio.)
solve-fitted-title = Paras tunnettu peli: { $title }
solve-fitted-error = Arvion virhe
solve-fitted-why = Mikään kone ei voi käydä läpi tämän pelin kaikkia asemia, joten pistevihkon arvo on sovitettu moniin niistä. Jokainen vuoro ja viimeiset { $cells } ruutua ovat tarkkoja.
solve-fitted-games = Ruuduittain, laskettuna simuloiduista peleistä ({ $games })
