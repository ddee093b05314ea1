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
site-records-here = Tämä laite
site-records-title = Tämän laitteen ennätykset
