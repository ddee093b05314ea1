# Why the server says no, and what to do instead.

server-unknown-game = Tällaista peliä ei ole, tai linkki ei ole kokonainen; pyydä linkki uudelleen.
server-unknown-page = Tällaista sivua ei ole; palaa etusivulle.
server-unknown-code = Tällä koodilla ei ole peliä; tarkista se tai pyydä linkki.
server-unknown-rules = Säännöstöä tai versiota ”{ $id }” ei ole; valitse jokin luettelosta.
server-not-yours = Vuorossa on { $player }, toisella laitteella; odota vuoroasi.
server-only-watching = Katselet tätä peliä; ota paikka seuraavassa, jos haluat pelata.
server-not-host = Vain tämän pelin isäntä voi tehdä sen; pyydä häneltä.
server-stale = Joku ehti ensin: peli on edennyt. Tässä on tilanne nyt; valitse uudelleen.
server-real-dice = Tätä peliä pelataan oikeilla nopilla; kirjaa se, mitä pöydälläsi on.
server-key-reused = Tätä pyyntöä on jo käytetty johonkin muuhun; lataa sivu uudelleen ja yritä taas.
server-seat-taken = Siinä istuu jo joku; valitse toinen paikka.
server-table-full = Pöytä on täynnä; paikkoja on { $most }.
server-no-seats = Pelaajia ei ole vielä; nimeä ainakin yksi.
server-unknown-bot = Tietokone ei pelaa täällä tasolla ”{ $level }”; valitse toinen.
server-name-empty = Nimi on tyhjä; kirjoita nimi.
server-name-too-long = Tämä nimi on liian pitkä; nimessä on enintään { $most } merkkiä.
server-name-unruly = Tässä nimessä on näkymättömiä merkkejä; kirjoita se uudelleen.
server-field = Kenttä ”{ $field }” puuttuu, tai sitä ei voi lukea.
server-malformed = Pyyntöä ei voi lukea ({ $detail }).
server-too-large = Pyyntö on liian suuri.
server-too-many = Tuo oli paljon kerralla; odota hetki ja yritä uudelleen.
server-foreign = Tämä pyyntö tulee toiselta sivustolta; avaa sivu sen omasta osoitteesta.
server-not-away = Vuorossa oleva ei ole ollut poissa kauan; anna hänelle hetki aikaa.
server-not-over = Peli on vielä kesken; pelaa se ensin loppuun.
server-unavailable = Juuri nyt ei voi tallentaa; mitään ei kadonnut, yritä hetken päästä uudelleen.
