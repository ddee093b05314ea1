# The web pages.

## On every page

web-app = Yatzy
web-home = Etusivu
web-language = Kieli
web-refused = Se ei onnistunut
web-back = Takaisin

## First page

web-new-game = Uusi peli
web-join = Liity
web-join-label = Pelin koodi
web-join-do = Liity
web-go-on = Jatka
web-go-on-none = Pelit, jotka aloitat tai joihin liityt tällä laitteella, näkyvät tässä.
web-records = Ennätykset
web-rules-link = Säännöt
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Uusi peli
web-new-which = Mikä peli?
web-new-rules = Säännöt: { $title }
web-new-edition = Versio
web-new-plain = { $title }, peruspeli
web-new-option-as-edition = kuten versiossa
web-new-dice = Mitkä nopat?
web-new-dice-program = Ohjelma heittää
web-new-dice-table = Heitämme oikeita noppia
web-new-players = Ketkä pelaavat?
web-new-player = Pelaaja { $seat }
web-new-kind = Miten pelaaja { $seat } pelaa
web-new-kind-here = tällä laitteella
web-new-kind-elsewhere = omalla laitteella, linkistä
web-new-kind-open = kuka vain liittyy
web-new-kind-bot = tietokone: { $level }
web-new-more = Lisää pelaajia
web-new-start = Aloita peli

## Seats

web-seat-title = Paikka sinulle
web-seat-offer = Tämä linkki on paikka pelissä { $title }.
web-seat-held = { $name } pelaa tässä toisella laitteella. Jos otat paikan, se siirtyy tälle laitteelle.
web-seat-name = Nimesi
web-seat-take = Istu pöytään
web-seat-move = Siirrä paikka tälle laitteelle
web-seat-link = Linkki: { $name }
web-seat-link-title = Linkki paikalle
web-seat-join = Liity uutena pelaajana
web-invite-hint = Jokainen, joka avaa tämän sivun, voi katsella. Myös koodi { $code } etusivulla tuo tänne.

## The table

web-turn = Vuorossa { $name }
web-turn-yours = Sinun vuorosi
web-turn-named = Ilmoitettu: { $box }
web-twin = { $name } ({ $seat })
web-round = kierros { $round }/{ $rounds }
web-throw-of = heitto { $throw }/{ $throws }
web-watching = Katselet peliä.
web-away = poissa
web-left = lähti
web-step-in = Anna tietokoneen pelata tämä vuoro
web-step-in-wait = { $name } on poissa. Tietokone voi pelata tämän vuoron { $seconds ->
    [one] yhden sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.
web-coach = Kysy valmentajalta
web-rules-in-force = Voimassa olevat säännöt
web-pad = Pistevihko
web-box = Ruutu
web-dice = Nopat
web-die = { $face }, noppa { $place }
web-throw-all = { $dice ->
    [one] Heitä noppa
   *[other] Heitä { $dice } noppaa
}
web-throw-rest = Heitä muut nopat
web-throw-chip = { $throw } · maksaa 1 pelimerkin · sinulla on { $chips }
web-chips = { $chips ->
    [one] 1 pelimerkki
   *[other] { $chips } pelimerkkiä
}
web-no-throw-left = Heittoja ei ole jäljellä. Valitse ruutu.
web-name-first = Ilmoita ruutu, jota tavoittelet, ja heitä sitten.
web-enter = Kirjaa { $points }: { $box }
web-name-box = Ilmoita: { $box }
web-zero-ask = Kirjataanko 0 ruutuun { $box }?
web-zero-why = Silloin ruutu on kiinni pelin loppuun asti.
web-zero-yes = Kirjaa 0
web-zero-no = Valitse toinen ruutu
web-take-back = Peru
web-more = Lisää
web-leave = Lähde pelistä: { $name }
web-abandon = Lopeta peli kaikilta
web-delete = Poista peli lopullisesti
web-record = Pelitallenne
web-columns-of = Sarakkeet: { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = ei vielä tallessa
web-offline = Ei yhteyttä. Kirjaukset odottavat tällä laitteella.
web-offline-program = Ei yhteyttä. Peli jatkuu, kun yhteys palaa.
web-keys = Näppäimet
web-keys-list = 1–6: pidä noppa · välilyönti: heitä · kirjaimet: ruutu · enter: kirjaa · c: valmentaja · u: peru · ?: tämä ohje

## Real dice

web-tell-title = Mitä nopat näyttävät?
web-tell-hint = Napauta nopat ja sitten ruutu. Tai napauta ruutua ja valitse pisteet.
web-tell-hand = Käsi
web-tell-show = Näytä, mitä se antaa
web-tell-clear = Tyhjennä
web-tell-die = Lisää { $face }
web-tell-throws = Monenko heiton jälkeen?
web-tell-named = Mikä ruutu ilmoitettiin?
web-tell-points = Montako pistettä ruutuun { $box }?
web-tell-extra = { $points } ja lisäyatzy
web-correct = Korjaa
web-correct-title = Korjaus: { $name }, kierros { $round }
web-correct-hint = Käsi tai pelkät pisteet.
web-correct-points = Pisteet
web-correct-do = Korjaa
web-corrected = korjattu

## The end

web-over = Peli on päättynyt
web-over-abandoned = Peli lopetettiin kesken
web-won = { $name } voittaa, pisteitä { $points }
web-won-shared = { $names } jakavat ensimmäisen sijan, pisteitä { $points }
web-alone = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
web-place = Sija
web-player = Pelaaja
web-points = Pisteet
web-rematch = Pelaa uudelleen
web-rematch-go = Seuraavaan peliin
web-series = Tämän sarjan voitot
web-record-download = Lataa pelitallenne
web-check-dice = Tarkista nopat
web-commitment = Noppien sitoumus
web-secret = Noppien salaisuus
web-fair = Mitä tämä osoittaa: palvelin ei valinnut heittoja paikalle, jota se ei itse hallitse. Mitä tämä ei voi osoittaa: pelaava isäntä tietää salaisuuden; tietokoneen heittoihin ja ilman skriptejä toimivilta sivuilta ei tule pelaajan tavuja.

## Records

web-records-title = Tämän palvelimen ennätykset
web-records-none = Täällä ei ole vielä pelattu yhtään peliä loppuun.
web-records-best = Paras
web-records-mean = Keskiarvo
web-records-games = Pelejä
web-records-edition = Versio
web-records-latest = Viimeisimmät pelit
