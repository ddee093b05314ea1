# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Tietokannan ”{ $database }” palvelinta ei voi käyttää ({ $detail }); tarkista osoite, käyttäjä, salasana ja tietokannan nimi.
serve-proxy-wrong = ”{ $given }” ei ole välityspalvelimen osoite; anna esimerkiksi 127.0.0.1.
serve-metrics-wrong = ”{ $given }” ei ole osoite; anna esimerkiksi 192.0.2.7.
serve-owned = Toinen Yatzy tällä koneella pitää jo pelejään tiedostossa ”{ $database }”; sulje se ensin tai anna toinen tiedosto valitsimella --database.
serve-owned-at = Toinen Yatzy tällä koneella pitää jo pelejään tiedostossa ”{ $database }”; avaa { $address }, sulje se ensin tai anna toinen tiedosto valitsimella --database.
serve-open = Avaa { $url } selaimessa.
serve-lan = Saman verkon puhelimilla: { $url }
serve-end = Ctrl-C pysäyttää palvelimen; pelit säilyvät.
serve-address = Osoitetta ”{ $address }” ei voi kuunnella ({ $detail }); valitse toinen valitsimella --listen.
serve-database = Tietokantaa ”{ $database }” ei voi avata ({ $detail }); anna sqlite:PATH tiedostosta, johon saa kirjoittaa.
serve-database-newer = Tietokanta ”{ $database }” on tehty tämän ohjelman uudemmalla versiolla; käytä sitä.
serve-database-needs = Tietokanta ”{ $database }” vaatii ohjelman version { $version } tai uudemman.
serve-database-kind = ”{ $database }” ei ole tietokanta, jota Yatzy voi käyttää; anna sqlite:PATH tai postgres://HOST/NAME.
serve-no-folder = Peleille ei ole kansiota; anna sellainen valitsimella --data DIR.
serve-failed = Palvelin pysähtyi odottamatta ({ $detail }).
serve-log-wrong = ”{ $given }” ei kerro, kuinka paljon kirjoitetaan; anna error, warn, info tai debug.

## Why the server says no, and what to do instead

server-too-slow = Pyynnön saapuminen kesti liian kauan. Yritä uudelleen.
server-wrong-method = Tässä osoitteessa sitä ei voi tehdä.
server-no-coach = Tässä pöydässä pelataan ilman valmentajaa. Päätä itse.
server-not-asked = Kysy ensin valmentajalta. Se merkitään pelitallenteeseen.
server-no-report = Tästä pelistä ei voi laskea raporttia täällä.
server-unknown-game = Tällaista peliä ei ole, tai linkki ei ole kokonainen. Pyydä linkki uudelleen.
server-unknown-page = Tällaista sivua ei ole. Palaa etusivulle.
server-unknown-code = Tällä koodilla ei ole peliä. Tarkista se tai pyydä linkki.
server-unknown-rules = Säännöstöä tai versiota ”{ $id }” ei ole. Valitse jokin luettelosta.
server-not-yours = Vuorossa on { $player }, toisella laitteella. Odota vuoroasi.
server-only-watching = Katselet tätä peliä. Ota paikka seuraavassa, jos haluat pelata.
server-not-host = Vain tämän pelin isäntä voi tehdä sen. Pyydä häneltä.
server-stale = Joku ehti ensin: peli on edennyt. Tässä on tilanne nyt. Valitse uudelleen.
server-real-dice = Tätä peliä pelataan oikeilla nopilla. Kirjaa se, mitä pöydälläsi on.
server-key-reused = Tätä pyyntöä on jo käytetty johonkin muuhun. Lataa sivu uudelleen ja yritä taas.
server-unknown-bot = Tietokone ei pelaa täällä tasolla ”{ $level }”. Valitse toinen.
server-field = Kenttä ”{ $field }” puuttuu, tai sitä ei voi lukea.
server-malformed = Pyyntöä ei voi lukea ({ $detail }).
server-too-large = Pyyntö on liian suuri.
server-too-many = Tuo oli paljon kerralla. Odota hetki ja yritä uudelleen.
server-foreign = Tämä pyyntö tulee toiselta sivustolta. Avaa sivu sen omasta osoitteesta.
server-not-away = Vuorossa oleva ei ole ollut poissa kauan. Anna hänelle hetki aikaa.
server-not-over = Peli on vielä kesken. Pelaa se ensin loppuun.
server-unavailable = Juuri nyt ei voi tallentaa. Mitään ei kadonnut, yritä hetken päästä uudelleen.
server-damaged = Tämä peli on vioittunut eikä sitä voi avata. Kerro palvelimen ylläpitäjälle.
server-computer-real-dice = Tietokone ei voi heittää oikeita noppia. Valitse virtuaaliset nopat tai pelaa ilman tietokonetta.
server-shared-dice = Yhteiset nopat ovat yhdelle pelaajalle. Aloita peli yhdellä nimellä ja ilman tietokonetta.

## Its tables at a terminal

online-again = Sama pöytä, uusi peli.
online-again-soon = Sama pöytä, uusi peli. Olet mukana { $seconds } s:n kuluttua.
online-series = Tämän sarjan voitot: { $tally }
online-away = Poissa: { $names }
online-came = { $name } istuu pöytään.
online-seat-gone = Paikkasi on siirtynyt toiselle laitteelle. Täällä katselet peliä.
online-not-your-choice = Viimeisen valinnan teki { $name }. Vain valitsija itse voi perua sen.
online-sit-question = Millä nimellä pelaat?
online-move = Jatka toisella laitteella nimellä { $name }
online-move-title = Avaa tämä osoite toisella laitteella
online-no-host = Tässä verkossa ei ole osoitetta { $host }. Tarkista se; isäntä näkee osoitteen näytöltään.
online-unsafe = Yhteys osoitteeseen { $host } ei olisi turvallinen: sen varmenteeseen ei voi luottaa tai sitä ei ole. Kotiverkossa osoitteen alussa on http:// eikä https://
online-other-name = { $host } on Yatzy-palvelin, mutta se ei vastaa tähän nimeen. Käytä osoitetta, jonka isäntä näkee.
online-no-name = Tällä paikalla ei ole vielä nimeä. Anna omasi: --name NAME.
online-address = ”{ $address }” ei ole Yatzy-pelin osoite. Se on muotoa http://192.168.1.7:8710/g/… , kuten isäntä sen näkee.
online-code-alone = Millä palvelimella { $code } on? Kirjoita myös osoite: yatzy join 192.168.1.7:8710/join?code={ $code }. Pelkkä koodi riittää palvelimella, jolla viimeksi pelasit.
online-no-server = Osoitteesta { $host } ei vastata. Onko palvelin käynnissä, ja oletko samassa verkossa?
online-not-yatzy = { $host } vastaa, mutta se ei ole Yatzy-palvelin tai ei sellainen, jota tämä versio ymmärtää.
online-no-seat = Pöydässä ei ole vapaata paikkaa. Jätä --name pois, niin voit katsoa.
online-turn = Vuorossa on { $name }.
online-waiting = Lähetetty. Palvelin ei ole vielä vastannut.
online-disconnected = Ei yhteyttä. Yritetään uudelleen.
online-connected = Yhteys on palannut.
online-gone = Isäntä on poistanut pelin.
online-dice-verified = Nopat on tarkistettu: jokainen heitto on se, jonka palvelin lupasi ennen peliä.
online-dice-wrong = Nopat eivät ole ne, jotka palvelin lupasi ennen peliä. Säilytä pelitallenne ja kysy isännältä.
online-dice-not-noted = Noppia ei voi tarkistaa: tämä laite ei kirjannut palvelimen lupausta muistiin ennen pelin loppua.
online-dice-verified-here = Nopat on tarkistettu: jokainen heitto on se, jonka ohjelma lupasi ennen peliä.
online-dice-wrong-here = Nopat eivät ole ne, jotka ohjelma lupasi ennen peliä. Säilytä pelitallenne.
online-void = Linkki ei enää kelpaa. Pyydä isännältä uusi.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Jos haluat mukaan, kirjoita sit ja nimesi: sit Anna
online-plain-expected = Kuka olet? Odotetaan: { $names }. Jos se olet sinä, kirjoita sit ja nimi: sit { $name }
online-plain-request = Vastaa kirjoittamalla allow { $number } (salli) tai refuse { $number } (kiellä)
online-plain-ask = { $name } on pöydässä toisella laitteella. Jos se olet sinä, kirjoita ask ja nimi: ask { $name }
online-plain-over = Kirjoita again, niin alkaa uusi peli samassa pöydässä, tai quit, niin lähdet.
online-plain-over-watching = Jos pöytä pelaa vielä yhden pelin, näet sen täällä. Kirjoita quit, niin lähdet.
online-plain-help-again = again: uusi peli samassa pöydässä, kun tämä on päättynyt
online-plain-help-computer = computer: anna tietokoneen pelata poissa olevan vuoro
online-plain-help-seats = sit Anna: ota paikka tällä nimellä; move: osoite, josta jatkat peliä toisella laitteella
online-plain-help-requests = ask Anna: pyydä paikkaa, joka on toisella laitteella; allow 1234 tai refuse 1234: salli tai kiellä pyyntö
