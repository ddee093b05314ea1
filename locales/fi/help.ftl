# yatzy --help and its like

help-about = Yatzy: jokaisen ohjelehtisen säännöt pelattuina, laskettuina ja selitettyinä.
help-usage = Käyttö: { $usage }
help-commands = Komennot
help-arguments = Argumentit
help-options = Valitsimet
help-everywhere = Aina
help-more = ”{ $command } COMMAND --help” kertoo komennosta enemmän.

help-help = Näytä tämä ohje
help-version = Näytä ohjelman versio
help-lang = Käytä tätä kieltä: { $langs }
help-json = Vastaa JSON-muodossa
help-data = Pidä ohjelman tiedot tässä kansiossa (tai YATZY_DATA)
help-rules-flag = Säännöt: version tunnus tai säännöstötiedoston polku
help-set = Aseta sääntövalinta käsin; voi toistaa

help-rules = Luettele pelit ja versiot tai selitä yksi
help-rules-id = Selitettävä versio
help-rules-game = Luettele vain tämän pelin versiot
help-rules-in = Luettele vain tämänkieliset versiot

help-score = Näytä, mitä kukin ruutu antaa kädestä
help-score-hand = Käsi, esimerkiksi 6-6-6-5-5, 66655 tai "6 6 6 5 5"; ”-” lukee syötteestä käden riviltä ja vastaa kuhunkin yhdellä JSON-rivillä

help-replay = Tarkista pelitallenne ja näytä se: pistevihko, sijoitukset, joka vuoro
help-replay-file = Pelitallenne
