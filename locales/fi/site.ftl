# The site: the whole game in a browser, without a server.

site-update-waits = Yatzyn uusi versio on valmis. Se käynnistyy tämän pelin jälkeen.
site-nearly-full = Tällä laitteella ei ole enää juuri tilaa Yatzylle. Varmuuskopioi pelisi ja poista joitakin.
site-may-go = Tämä selain voi poistaa pelisi, kun laitteen tila loppuu. Asenna Yatzy tai ota varmuuskopio.
site-goes-after-a-week = Safari poistaa pelisi, kun et ole avannut Yatzya seitsemään päivään. Lisää Yatzy Koti-valikkoon, niin ne säilyvät. Aluksi siellä on tyhjää. Palauta pelisi varmuuskopiosta.
site-back-up = Varmuuskopioi
site-put-away = OK
site-install = Asenna Yatzy
site-loading = Hetki vain, Yatzy latautuu.
site-not-loaded = Yatzya ei voitu ladata. Tarkista yhteys ja yritä uudelleen.
site-try-again = Yritä uudelleen
site-cannot-keep = Tämä selain ei voi tallentaa Yatzya tänne. Avaa se tavallisessa ikkunassa, ei yksityisessä, osoitteesta, jonka alussa on https.
site-too-old = Tämä selain on liian vanha Yatzylle. Päivitä se tai avaa Yatzy jossakin näistä: Chrome tai Edge 108, Firefox 121, Safari 16.4 tai uudempi.
site-needs-script = Yatzya pelataan selaimessasi, ja siihen tarvitaan JavaScript. Ota se käyttöön.
site-language-away = Tätä kieltä ei ole vielä ladattu. Käy kerran verkossa, niin saat sen.
site-paper-away = Tulostusta ei ole vielä ladattu. Käy kerran verkossa, niin saat sen.
site-full = Tällä laitteella ei ole enää tilaa, joten tätä ei tallennettu. Varmuuskopioi pelisi, poista joitakin ja yritä uudelleen.
site-dice-secret = Nämä nopat heitetään tällä laitteella, ja se tietää myös niiden salaisuuden. Ne ovat rehelliset, mutta et voi todistaa sitä muille.
site-games = Tämän laitteen pelit
site-back-up-hint = Kaikki pelit yhdessä tiedostossa, päättyneet ja keskeneräiset. Säilytä se muualla. Siitä voit palauttaa pelit täällä, toisella laitteella tai Yatzy-palvelimella.
site-restore = Palauta pelit
site-restore-hint = Varmuuskopiosta tai pelitallenteesta.
site-restore-not = Tämä tiedosto ei ole varmuuskopio eikä pelitallenne.
site-restore-secret = Tämän pelin nopat ovat vielä salaisia. Käytä varmuuskopiota tai odota, kunnes peli on ohi.
site-records-here = Tämä laite
site-records-title = Tämän laitteen ennätykset
site-go-on-none = Pelit, jotka aloitat tällä laitteella, näkyvät tässä.
