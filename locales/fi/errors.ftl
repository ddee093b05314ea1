# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = se ruutu
refusal-another-box = jokin muu ruutu
refusal-game-over = Peli on päättynyt. Aloita uusi.
refusal-no-such-seat = Tässä pöydässä ei ole tällaista: { $seat }. Valitse toinen paikka.
refusal-not-your-turn = Vuorossa on { $player }, ei { $seat }. Odota vuoroasi.
refusal-seat-left = { $seat } ei ole enää mukana tässä pelissä. Aloita uusi peli, jos haluat pelata.
refusal-too-late-to-join = Ensimmäinen kierros on jo ohi. Odota seuraavaa peliä.
refusal-no-such-cell = Tässä pistevihkossa ei ole sellaista ruutua. Valitse jokin, joka siinä on.
refusal-name-first = Ilmoita ruutu ennen ensimmäistä heittoa.
refusal-nothing-to-name = Tässä pelissä ruutuja ei ilmoiteta ennalta. Heitä vain.
refusal-already-named = Ruutu on jo ilmoitettu. Heitä.
refusal-throw-first = Heitä ensin, kirjaa sitten.
refusal-no-rethrow = Uusintaheittoja ei ole jäljellä. Kirjaa käsi ruutuun.
refusal-first-throw-with-all = Vuoron ensimmäinen heitto heitetään kaikilla nopilla. Älä pidä yhtään.
refusal-nothing-thrown = Heitä ainakin yksi noppa: pidä vähemmän tai kirjaa käsi ruutuun.
refusal-not-in-hand = { $keep }: näitä ei voi pitää, kun pöydällä on { $hand }. Pidä noppia, jotka ovat pöydällä.
refusal-dice-count = { $expected ->
    [one] Heitettiin yksi noppa
   *[other] Heitettiin { $expected } noppaa
}, mutta tuloksia on { $found }. Niitä on oltava yhtä monta.
refusal-box-taken = Tämä ruutu on jo täytetty: { $box }. Valitse toinen.
refusal-out-of-order = Liian aikaista: { $box }. Järjestyksessä tulee ensin { $allowed }.
refusal-chance-is-last-resort = Käsi tuo pisteitä toisessa ruudussa, joten tämä ei vielä käy. Ruutu, joka käy: { $scores }.
refusal-chance-after-miss = Käsi tuo pisteitä ruudussa, jota ei ilmoitettu ({ $scores }), joten tämä ei käy. Kirjaa nolla johonkin muuhun avoimeen ruutuun.
refusal-zero-is-last-resort = Käsi tuo pisteitä toisessa ruudussa, joten nolla ei käy ({ $box }). Ruutu, joka käy: { $scores }.
refusal-named-box-scores = Käsi tuo pisteitä ilmoitetussa ruudussa. Kirjaa se siihen: { $named }.
refusal-joker-has-its-place = Tämä jokeri on kirjattava tähän: { $cells }.
refusal-wrong-points = Näillä nopilla ruudusta saa { $expected ->
    [one] 1 pisteen
   *[other] { $expected } pistettä
}, ei { $found }.
refusal-wrong-extra = Lisäyatzysta saa { $expected } pistettä, ei { $found }.
refusal-impossible-points = Mikään käsi ei anna nyt { $found ->
    [one] yhtä pistettä
   *[other] { $found } pistettä
} ruutuun { $box }. Mahdollista on { $possible }.
refusal-no-extra-yatzy = Lisäyatzya ei voi ottaa tässä. Kirjaa pisteet ilman sitä.
refusal-not-from-the-table = Tätä peliä pelataan virtuaalisilla nopilla. Heitä ne.
refusal-throws-needed = Kerro, montako heittoa meni: käyttämättä jättämistäsi uusintaheitoista saa pelimerkkejä.
refusal-throw-count = Vuorossa on tässä 1–{ $most } heittoa, ei { $found }.
refusal-turn-has-begun = Tällä vuorolla on jo heitetty. Kirjaa käsi ruutuun tai peru heitot.
refusal-nothing-to-take-back = Mitään peruttavaa ei ole.
refusal-throw-stands = Virtuaalisten noppien heittoa ei voi perua. Vain ruudun valinnan voi, seuraavaan heittoon asti.
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

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Ketju katkeaa tässä: tätä riviä tai jotain, mihin se on sidottu, on muutettu.
# $number: of the throw, from 1
record-no-such-throw = Heittoa { $number } ei koskaan heitetty, joten siihen ei voi kuulua tavuja.
record-too-long = Tiedosto on yli 16 MiB, liian suuri pelitallenteeksi; onko tämä oikea tiedosto?
record-not-a-record = Tämä ei ole pelitallenne; sellainen alkaa rivillä ”yatzy record 2”.
record-version = Tämän pelitallenteen muoto on { $found }; tämä ohjelma lukee muotoja 1 ja 2.
record-unknown-line = ”{ $word }” ei tarkoita tässä mitään; pelitallenteen rivi alkaa tässä sanalla { $known }.
record-missing = Rivi ”{ $word }” puuttuu vuorojen yltä; lisää se.
record-twice = Rivi ”{ $word }” on kahdesti; jätä yksi.
record-rules-line = Tätä sääntöjen riviä ei voi lukea; se kirjoitetaan näin: { $form }.
record-wrong-hash = Sääntöjä on muutettu: niiden tiiviste on { $expected }, ei { $found }.
record-bad-value = ”{ $value }” sanan ”{ $word }” jäljessä ei ole luettavissa; rivi kirjoitetaan näin: { $form }.
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
record-crossed-out-alone = Merkillä ”~” alkavan rivin alla on oltava heti rivi, joka korvaa sen.
record-wrong-total = Loppusumma on { $expected }, ei { $found }.

## Hands

hand-empty = Tästä puuttuvat nopat; kirjoita käsi näin: 6-6-6-5-5, 66655 tai "6 6 6 5 5".
hand-not-a-face = ”{ $found }” ({ $place }. merkki) ei ole noppa; nopan silmäluku on 1–6, joten kirjoita käsi näin: 6-6-6-5-5.
hand-too-many = Tässä kädessä on yli { $most } noppaa, eikä niin montaa ole missään pelissä; kirjoita käsi näin: 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Tässä kädessä on yksi noppa
   *[other] Tässä kädessä on { $found } noppaa
}, mutta pelissä noppia on { $expected }, esimerkiksi { $example }.
hand-line-too-long = Tällä rivillä on yli { $most } merkkiä, liikaa yhdeksi kädeksi; kirjoita käsi näin: 6-6-6-5-5.
hand-line-not-text = Tämä rivi ei ole UTF-8-tekstiä; kirjoita käsi näin: 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Säännöstöä tai versiota ”{ $id }” ei ole; tarkoititko { $near }?
ruleset-unknown-far = Säännöstöä tai versiota ”{ $id }” ei ole; ”yatzy rules” luettelee kaikki.
ruleset-twice = Säännöt on annettu kahdesti, ”{ $first }” ja ”{ $second }”; anna ne kerran.
ruleset-option-no-value = ”{ $given }” ei aseta mitään valintaa; kirjoita OPTION=VALUE, jossa valinta on { $options }.
ruleset-option-unknown = Valintaa ”{ $option }” ei ole; valinnat ovat { $options }.
ruleset-option-unknown-value = Valinnan { $option } arvo ei voi olla ”{ $value }”; se voi olla { $values }.
ruleset-option-unknown-near = Valintaa ”{ $option }” ei ole; tarkoititko ”{ $near }”?
ruleset-game-unknown = Peliä ”{ $game }” ei ole; pelit ovat { $games }.

## Combinations that make no sense

ruleset-dice = Pelissä on 1–{ $most } noppaa; { $dice } ei käy.
ruleset-boxes = Pistevihkossa on 1–{ $most } ruutua; { $boxes } ei käy.
ruleset-columns = Pistevihkossa on 1–{ $most } saraketta; { $columns } ei käy.
ruleset-factor = Sarakkeen kerroin ei voi tässä olla ×{ $factor }; kertoimet ovat ×1–×9, jokaisella sarakkeella omansa.
ruleset-box-twice = Kahdella ruudulla on tunnus ”{ $box }”; anna kummallekin omansa.
ruleset-face-twice = Ruudun ”{ $box }” silmäluku on jo aiemmalla ruudulla; kullakin silmäluvulla on yksi ruutu.
ruleset-out-of-reach = Ruutu ”{ $box }” vaatii { $needs } noppaa, enemmän kuin pelissä heitetään.
ruleset-face-pays = Ruutu ”{ $box }” on yhden silmäluvun ruutu, joten sen pisteiden on oltava ”matched”.
ruleset-pays = Ruudusta ”{ $box }” on saatava 1–{ $most } pistettä.
ruleset-bonus-range = Bonuksen ja siihen vaadittavan summan on oltava 1–{ $most } pistettä.
ruleset-bonus-without-upper = Bonus ansaitaan yläosan ruuduilla, eikä niitä ole; jätä bonus pois tai aseta bonus=none.
ruleset-bonus-out-of-reach = Bonus vaatii { $needed } pistettä, mutta yläosan ruuduista saa enintään { $most }; anna pienempi raja.
ruleset-bonus-without-number = Näissä säännöissä ei ole bonusta, jonka raja voisi jäädä voimaan; anna raja, esimerkiksi bonus=at-least:63.
ruleset-declare-with-order = Ennalta ilmoitetut ruudut eivät sovi yhteen täyttöjärjestyksen kanssa; aseta order=free tai declare=no.
ruleset-declare-with-columns = Ennalta ilmoitetut ruudut eivät sovi yhteen usean sarakkeen kanssa; aseta declare=no.
ruleset-declare-with-jokers = Ennalta ilmoitetut ruudut eivät sovi yhteen jokerien kanssa; aseta joker=none tai declare=no.
ruleset-jokers-need-full-values = Jokerit eivät sovi tähän: ruudussa ”{ $box }” lasketaan vain samanlaiset nopat, joten jokerilla ei ole siinä arvoa; aseta joker=none.
ruleset-jokers-without-yatzy = Jokerit vaativat, että kaikille samoille nopille on tasan yksi ruutu; aseta joker=none.
ruleset-jokers-with-columns = Jokerit eivät sovi yhteen usean sarakkeen kanssa; aseta joker=none.
ruleset-jokers-with-yatzy-sum = Jokerit eivät sovi yhteen sen kanssa, että yatzysta saa myös noppien summan; aseta yatzy=50 tai joker=none.
ruleset-columns-with-order = Täyttöjärjestys ei sovi yhteen usean sarakkeen kanssa; aseta order=free.
ruleset-columns-with-chips = Säästetyt uusintaheitot eivät sovi yhteen usean sarakkeen kanssa; aseta chips=no.
ruleset-columns-with-bonus = Bonus ei sovi yhteen usean sarakkeen kanssa; aseta bonus=none.
ruleset-no-yatzy-of-fifty = Valinta yatzy vaatii ruudun, josta saa 50 pistettä, kun kaikki nopat ovat samoja, eikä sellaista ole.

## Files

file-line = Rivi { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Tiedostoa ”{ $path }” ei ole; tarkista nimi ja kansio.
file-is-directory = ”{ $path }” on kansio; anna tiedoston polku.
file-unreadable = Tiedostoa ”{ $path }” ei voi lukea ({ $detail }); tarkista, että se on paikallaan ja että saat lukea sen.
file-not-text = Tiedosto ”{ $path }” ei ole UTF-8-tekstiä; tallenna se UTF-8-muodossa.
file-too-long = Tiedosto on yli 32 KiB, liian suuri säännöstöksi; onko tämä oikea tiedosto?
file-syntax = Tämä ei ole TOML-muotoa ({ $detail }); kirjoita avain = arvo.
file-unknown-key = ”{ $key }” ei tarkoita tässä mitään; tunnettuja ovat { $known }.
file-missing = ”{ $key }” puuttuu; lisää se.
file-wrong-kind = Kohdassa ”{ $key }” on oltava { $expected }.
file-unknown-base = Pohjaksi ei löydy säännöstöä tai versiota ”{ $id }”; ”yatzy rules” luettelee kaikki.
file-base-and = ”base” tuo mukanaan oman kohtansa ”{ $key }”; jätä toinen pois.
file-rules-line = Sääntöjen riviä { $line } ei voi lukea.
expected-text = teksti lainausmerkeissä
expected-number = kokonaisluku väliltä { $low }–{ $high }
expected-list = luettelo hakasulkeissa
expected-table = taulukko avaimia ja arvoja
expected-box-id = tunnus, jossa on pieniä kirjaimia, numeroita ja yhdysviivoja, joka alkaa kirjaimella ja jossa on enintään 32 merkkiä
expected-one-of = jokin näistä: { $forms }

challenge-damaged = Haastekoodi on vioittunut. Kopioi koko koodi tai linkki uudelleen.
challenge-newer = Haaste on tehty uudemmalla Yatzyn versiolla. Päivitä ohjelma, niin voit pelata sen.
challenge-unknown-rules = Haasteen sääntöjä ei tunneta täällä: { $rules }.
challenge-own-rules = Haasteeseen mahtuvat vain luettelon säännöt. Lähetä pelitallenne tiedostona.
challenge-game = Haasteeksi kelpaa vain yhden pelaajan loppuun pelattu peli yhteisillä nopilla.
