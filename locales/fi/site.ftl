# The site: the whole game in a browser, without a server.

site-update-waits = Yatzysta on uusi versio. Se tulee, kun tämä peli on ohi.
site-nearly-full = Tällä laitteella on tuskin enää tilaa Yatzylle. Varmuuskopioi pelisi ja poista joitakin.
site-may-go = Tämä selain voi poistaa pelisi, kun laitteen tila loppuu. Asenna Yatzy tai pidä varmuuskopio.
site-goes-after-a-week = Safari poistaa pelisi, kun et ole avannut Yatzya seitsemään päivään. Lisää Yatzy Koti-valikkoon: siellä ne säilyvät. Se alkaa siellä tyhjänä; varmuuskopio tuo pelisi mukaan.
site-back-up = Varmuuskopioi
site-put-away = OK
site-install = Asenna Yatzy
site-loading = Hetki vain, Yatzy on tulossa.
site-not-loaded = Yatzya ei voitu ladata. Tarkista yhteys ja yritä uudelleen.
site-try-again = Yritä uudelleen
site-cannot-keep = Tämä selain ei voi pitää Yatzya tallessa täällä. Avaa se tavallisessa ikkunassa, ei yksityisessä, osoitteesta, joka alkaa https.
site-needs-script = Yatzya pelataan selaimessasi, ja siihen tarvitaan JavaScript. Ota se käyttöön.
site-language-away = Tämä kieli ei ole vielä laitteella. Ota yhteys kerran, niin se jää.
site-paper-away = Se, mikä tekee paperin, ei ole vielä laitteella. Ota yhteys kerran, niin se jää.
site-full = Tällä laitteella ei ole enää tilaa, joten tätä ei tallennettu. Varmuuskopioi pelisi, poista joitakin ja yritä uudelleen.
site-dice-secret = Nämä nopat heitetään tällä laitteella, ja se tietää myös niiden salaisuuden. Ne ovat reilut, mutta ne eivät todista muille mitään.
site-one-device = Täällä kaikki pelaavat tällä yhdellä laitteella. Usealla laitteella pelatakseen joku käynnistää Yatzy-palvelimen tietokoneella; linkki tai koodi tuo sitten muut pöytään.
site-games = Tämän laitteen pelit
site-back-up-hint = Kaikki pelit yhdessä tiedostossa, päättyneet ja keskeneräiset. Säilytä se muualla: se tuo pelit takaisin tänne, toiselle laitteelle tai Yatzy-palvelimelle.
site-restore = Tuo pelit takaisin
site-restore-hint = Varmuuskopiosta tai pelitallenteesta.
site-restore-not = Tämä tiedosto ei ole varmuuskopio eikä pelitallenne.
site-records-here = Tämä laite
site-records-title = Tämän laitteen ennätykset
