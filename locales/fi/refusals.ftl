# Why the rules, or a record's reader, say no; and what to do instead.

## The game

seat-number = paikka { $seat }
refusal-that-box = se ruutu
refusal-another-box = jokin muu ruutu
refusal-game-over = Peli on päättynyt; aloita uusi.
refusal-no-such-seat = Pöydässä ei ole tällaista: { $seat }; valitse paikka, joka on pöydässä.
refusal-not-your-turn = Vuorossa on { $player }, ei { $seat }; odota vuoroasi.
refusal-seat-left = Tämä paikka on lähtenyt pelistä: { $seat }; jatka aloittamalla uusi peli.
refusal-too-late-to-join = Ensimmäinen kierros on jo ohi; odota seuraavaa peliä.
refusal-no-such-cell = Tässä pistevihkossa ei ole sellaista ruutua; valitse jokin, joka siinä on.
refusal-name-first = Ilmoita ruutu ennen ensimmäistä heittoa.
refusal-nothing-to-name = Tässä pelissä ruutuja ei ilmoiteta ennalta; heitä vain.
refusal-already-named = Ruutu on jo ilmoitettu; heitä.
refusal-throw-first = Heitä ensin, kirjaa sitten.
refusal-no-rethrow = Uusintaheittoja ei ole jäljellä; kirjaa käsi ruutuun.
refusal-first-throw-with-all = Vuoron ensimmäinen heitto heitetään kaikilla nopilla; älä pidä yhtään.
refusal-nothing-thrown = Heitä ainakin yksi noppa: pidä vähemmän tai kirjaa käsi ruutuun.
refusal-not-in-hand = { $keep }: näitä ei voi pitää, kun pöydällä on { $hand }; pidä noppia, jotka ovat pöydällä.
refusal-dice-count = { $expected ->
    [one] Heitettiin yksi noppa
   *[other] Heitettiin { $expected } noppaa
}, mutta tuloksia on { $found }; niitä on oltava yhtä monta.
refusal-box-taken = Tämä ruutu on jo täytetty: { $box }; valitse toinen.
refusal-out-of-order = Liian aikaista: { $box }; järjestyksessä tulee ensin { $allowed }.
refusal-chance-is-last-resort = Käsi tuo pisteitä muualla, joten sitä ei voi vielä kirjata siihen; ruutu, joka käy: { $scores }.
refusal-zero-is-last-resort = Käsi tuo pisteitä muualla, joten nolla ei käy ({ $box }); ruutu, joka käy: { $scores }.
refusal-named-box-scores = Käsi tuo pisteitä ilmoitetussa ruudussa; kirjaa se siihen: { $named }.
refusal-joker-has-its-place = Tämän jokerin paikka: { $cells }.
refusal-wrong-points = { $found } ei ole tässä oikein; ruudusta saa { $expected }.
refusal-wrong-extra = { $found } lisäpistettä ei ole tässä oikein; lisäyatzysta saa { $expected }.
refusal-impossible-points = Mikään käsi ei anna nyt pistemäärää { $found }, kun ruutu on { $box }; mahdollista on { $possible }.
refusal-no-extra-yatzy = Lisäyatzya ei voi ottaa tässä; kirjaa pisteet ilman sitä.
refusal-not-from-the-table = Tätä peliä pelataan ohjelman nopilla; heitä ne.
refusal-throws-needed = Kerro, montako heittoa meni: käyttämättä jättämistäsi uusintaheitoista saa pelimerkkejä.
refusal-throw-count = Vuorossa on tässä 1–{ $most } heittoa, ei { $found }.
refusal-turn-has-begun = Tällä vuorolla on jo heitetty; kirjaa käsi ruutuun tai peru heitot.
refusal-nothing-to-take-back = Mitään peruttavaa ei ole.
refusal-throw-stands = Ohjelman noppien heittoa ei voi perua; vain ruudun valinnan voi, seuraavaan heittoon asti.
refusal-no-such-turn = Kierroksella { $round } ei ole päättynyttä vuoroa, jonka pelasi { $seat }.
refusal-later-turn = Korjaus rikkoisi sääntöä vuorossa, jonka { $seat } pelasi kierroksella { $round }. { $because }

## Cards

card-twice = Tämä ruutu on kortilla kahdesti: { $box }; anna se kerran.
card-impossible = Ruudussa ei voi olla { $found } pistettä: { $box }; siinä voi olla { $possible }.
card-out-of-order = Järjestyksen mukaan ensin tulee { $box }; täytä sekin.
card-too-many-chips = Tällä kortilla on voitu ansaita enintään { $most ->
    [one] { $most } pelimerkki
   *[other] { $most } pelimerkkiä
}, ei { $found }.
card-too-many-extra-yatzys = Tällä kortilla voi olla enintään { $most ->
    [one] { $most } lisäyatzy
   *[other] { $most } lisäyatzya
}, ei { $found }.

## Records

record-line = Rivi { $line }: { $problem }
record-too-long = Tiedosto on yli 16 MiB, liian suuri pelitallenteeksi; onko tämä oikea tiedosto?
record-not-a-record = Tämä ei ole pelitallenne; sellainen alkaa rivillä ”yatzy record 2”.
record-version = Tämän pelitallenteen muoto on { $found }; tämä ohjelma lukee muotoja 1 ja 2.
record-unknown-line = ”{ $word }” ei tarkoita tässä mitään; docs/record.md kertoo, mitä pelitallenteessa voi olla.
record-missing = Rivi ”{ $word }” puuttuu vuorojen yltä; lisää se.
record-twice = Rivi ”{ $word }” on kahdesti; jätä yksi.
record-rules-line = Tätä sääntöjen riviä ei voi lukea; docs/record.md kertoo, miten säännöt kirjoitetaan.
record-wrong-hash = Sääntöjä on muutettu: niiden tiiviste on { $expected }, ei { $found }.
record-bad-value = ”{ $value }” sanan ”{ $word }” jäljessä ei ole luettavissa; docs/record.md kertoo, miten se kirjoitetaan.
record-seat-number = Paikat numeroidaan 1, 2, 3 ja niin edelleen: tässä pitäisi olla { $expected }, ei ”{ $found }”.
record-bad-turn = Kohdan ”{ $after }” jälkeen pitäisi tulla { $expected }.
record-bad-turn-start = Rivin alussa pitäisi olla { $expected }.
record-part-number = kierros ja paikka, esimerkiksi 3.1
record-part-box = ruudun tunnus
record-part-hand = käsi, esimerkiksi 1-4-4-6-6
record-part-points = pisteet
record-part-throws = heittojen määrä
record-part-end = rivin loppu
record-no-such-box = Tässä pistevihkossa ei ole ruutua ”{ $id }”; tunnukset ovat pelitallenteen säännöissä.
record-die-changed = { $keep } pidettiin, mutta seuraavassa heitossa on { $hand }: pidetty noppa ei voi muuttua.
record-wrong-turn = Tässä pitäisi olla vuoro { $round }.{ $seat }, ei { $found }.
record-after-the-end = Tähän ei voi enää tulla mitään; yllä oleva rivi päättää pelin tai jättää vuoronsa kesken.
record-crossed-out-alone = Yliviivatun rivin alla on oltava heti rivi, joka korvaa sen.
record-wrong-total = Loppusumma on { $expected }, ei { $found }.
