# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } tai { $last }
list-and = { $rest } ja { $last }

## Hands

hand-empty = Tästä puuttuvat nopat; kirjoita käsi näin: 6-6-6-5-5, 66655 tai "6 6 6 5 5".
hand-not-a-face = ”{ $found }” ({ $place }. merkki) ei ole noppa; nopan silmäluku on 1–6, joten kirjoita käsi näin: 6-6-6-5-5.
hand-too-many = Tässä kädessä on yli { $most } noppaa, eikä niin montaa ole missään pelissä; kirjoita käsi näin: 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Tässä kädessä on yksi noppa
   *[other] Tässä kädessä on { $found } noppaa
}, mutta pelissä noppia on { $expected }, esimerkiksi { $example }.
hand-line = Rivi { $line }: { $problem }
hand-line-too-long = Tällä rivillä on yli { $most } merkkiä, liikaa yhdeksi kädeksi; kirjoita käsi näin: 6-6-6-5-5.
hand-line-not-text = Tämä rivi ei ole UTF-8-tekstiä; kirjoita käsi näin: 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Säännöstöä tai versiota ”{ $id }” ei ole; tarkoititko { $near }?
ruleset-unknown-far = Säännöstöä tai versiota ”{ $id }” ei ole; ”yatzy rules” luettelee kaikki.
ruleset-twice = Säännöt on annettu kahdesti, ”{ $first }” ja ”{ $second }”; anna ne kerran.
option-no-value = ”{ $given }” ei aseta mitään valintaa; kirjoita OPTION=VALUE, jossa valinta on { $options }.
option-unknown = Valintaa ”{ $option }” ei ole; valinnat ovat { $options }.
option-unknown-value = Valinnan { $option } arvo ei voi olla ”{ $value }”; se voi olla { $values }.
game-unknown = Peliä ”{ $game }” ei ole; pelit ovat { $games }.

## Combinations that make no sense

ruleset-dice = Pelissä on 1–{ $most } noppaa; { $dice } ei käy.
ruleset-boxes = Pistevihkossa on 1–{ $most } ruutua; { $boxes } ei käy.
ruleset-columns = Pistevihkossa on 1–{ $most } saraketta; { $columns } ei käy.
ruleset-factor = Sarakkeen kerroin ei voi tässä olla ×{ $factor }; kertoimet ovat ×1–×9, jokaisella sarakkeella omansa.
ruleset-box-twice = Kahdella ruudulla on tunnus ”{ $box }”; anna kummallekin omansa.
ruleset-face-twice = Ruudun ”{ $box }” silmäluku on jo aiemmalla ruudulla; kullakin silmäluvulla on yksi ruutu.
ruleset-out-of-reach = Ruutu ”{ $box }” vaatii { $needs } noppaa, enemmän kuin pelissä heitetään.
ruleset-face-pays = Ruutu ”{ $box }” on yhden silmäluvun ruutu, joten sen maksutavan on oltava ”matched”.
ruleset-pays = Ruudusta ”{ $box }” on saatava 1–{ $most } pistettä.
ruleset-bonus-range = Bonuksen ja siihen vaadittavan summan on oltava 1–{ $most } pistettä.
ruleset-bonus-without-upper = Bonus ansaitaan yläosan ruuduilla, eikä niitä ole; jätä bonus pois tai aseta bonus=none.
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
file-too-long = Tiedosto on yli 256 KiB, liian suuri säännöstöksi; onko tämä oikea tiedosto?
file-syntax = Tämä ei ole TOML-muotoa ({ $detail }); kirjoita avain = arvo.
file-unknown-key = ”{ $key }” ei tarkoita tässä mitään; tunnettuja ovat { $known }.
file-missing = ”{ $key }” puuttuu; lisää se.
file-wrong-kind = Kohdassa ”{ $key }” on oltava { $expected }.
file-unknown-base = Pohjaksi ei löydy säännöstöä tai versiota ”{ $id }”; ”yatzy rules” luettelee kaikki.
file-base-and = ”base” tuo mukanaan oman kohtansa ”{ $key }”; jätä toinen pois.
expected-text = teksti lainausmerkeissä
expected-number = kokonaisluku väliltä { $low }–{ $high }
expected-list = luettelo hakasulkeissa
expected-table = taulukko avaimia ja arvoja
expected-box-id = tunnus, jossa on pieniä kirjaimia, numeroita ja yhdysviivoja, joka alkaa kirjaimella ja jossa on enintään 32 merkkiä
expected-one-of = jokin näistä: { $forms }
rules-line = Sääntöjen riviä { $line } ei voi lukea.

## The command line

usage-unknown-flag = Valitsinta ”{ $flag }” ei ole tässä; ”{ $command } --help” luettelee, mitä on.
usage-unknown-flag-near = Valitsinta ”{ $flag }” ei ole tässä; tarkoititko ”{ $near }”?
usage-unknown-command = Komentoa ”{ $given }” ei ole; komennot ovat { $commands }.
usage-missing = ”{ $missing }” puuttuu; käyttö: { $usage }
usage-no-value = ”{ $flag }” vaatii peräänsä arvon.
usage-conflict = ”{ $flag }” ja ”{ $other }” eivät sovi yhteen; jätä toinen pois.
usage-twice = ”{ $flag }” on annettu kahdesti; anna se kerran.
usage-needless-value = ”{ $flag }” ei ota arvoa; jätä ”{ $value }” pois.
usage-unexpected = ”{ $given }” on yksi argumentti liikaa; käyttö: { $usage }
usage-not-text = Komentorivi ei ole UTF-8-tekstiä; kirjoita se UTF-8-muodossa.
usage-wrong = Komentoriviä ei voi ymmärtää; ”{ $command } --help” auttaa.
lang-unknown = Yatzy ei puhu kieltä ”{ $lang }”; kielet ovat { $langs }.
input-failed = Syötettä ei voi lukea ({ $detail }).
output-failed = Tulostetta ei voi kirjoittaa ({ $detail }).
