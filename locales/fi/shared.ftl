# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Haasta ystävä samoilla nopilla
friend-invites = { $name } haastaa sinut
friend-invites-you = Sait haasteen
friend-how = Saat samat nopat ja pelaat yksin. Sitten näet molempien summat ja vertaat vuoro vuorolta.
friend-honour = Linkki sisältää nopat, joten peli perustuu luottamukseen.
friend-start = Pelaa näillä nopilla
friend-go-on = Jatka peliä
friend-compare = Vertaa vuoro vuorolta
friend-first = Pelaa ensin itse uusilla nopilla. Sitten saat linkin ystävälle, joka pelaa samoilla nopilla.
friend-link = Tämän linkin avaaja pelaa samoilla nopilla:
friend-code = Haasteen koodi tai linkki
friend-open = Avaa haaste
friend-log = Liitä ystävän pelitallenne
friend-copy = Kopioi
friend-copy-link = Kopioi linkki
today-title = Päivän peli
today-same = Kaikilla tällä palvelimella on tänään samat nopat. Ensimmäinen yrityksesi lasketaan.
today-honour = Kaikilla on tänään samat nopat. Ne seuraavat päivämäärästä, joten peli perustuu luottamukseen. Ensimmäinen yrityksesi lasketaan.
today-play = Pelaa
today-again = Vielä kerran (ei lasketa)
today-give-up = Luovuta
today-second = Tämä ei ole ensimmäinen yrityksesi tänään, joten sitä ei lasketa.
today-unfinished = jäi kesken
today-streak = { $days ->
    [one] { $days } päivä peräkkäin
    *[other] { $days } päivää peräkkäin
}
today-days = Päiväsi
today-board = Päivän tulostaulu
today-finished = Tähän mennessä pelanneita: { $count }
today-later = Näet muiden summat, kun oma pelisi on päättynyt.
today-share = Jaa tuloksesi
today-closed = Nopat pysyvät salassa tähän asti: { $time } UTC.
today-cost-none = Ei maksanut mitään
today-cost-little = Maksoi vähän
today-cost-much = Maksoi paljon
today-over = Se päivä on päättynyt, ja sen nopat ovat julkisia. Pelaa tämän päivän peli.
today-goes-on = Yritystäsi päivän pelissä ei voi poistaa, ennen kuin nopat ovat julkisia. Voit luovuttaa.
today-not-open = ei voi vielä tarkistaa: muut pelaavat vielä näillä nopilla
