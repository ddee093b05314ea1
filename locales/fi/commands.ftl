# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: jokaisen ohjelehtisen säännöt pelattuina, laskettuina ja selitettyinä.
help-usage = Käyttö: { $usage }
help-commands = Komennot
help-arguments = Argumentit
help-options = Valitsimet
help-everywhere = Aina
help-more = ”{ $command } COMMAND --help” kertoo komennosta enemmän.
help-examples = Esimerkkejä
help-help = Näytä tämä ohje
help-version = Näytä ohjelman versio
help-lang = Käytä tätä kieltä: { $langs }
help-json = Vastaa JSON-muodossa
help-data = Pidä ohjelman tiedot tässä kansiossa (tai YATZY_DATA)
help-rules-flag = Säännöt: version tunnus tai säännöstötiedoston polku
help-set = Aseta sääntövalinta käsin; voi toistaa
help-threads = Käytä näin montaa säiettä; vastaus on sama kuinka monella tahansa
help-output-file = Kirjoitettava tiedosto; pääte kertoo lajin: { $endings }
help-force = Korvaa tiedosto, jos se on olemassa
help-advise = Näytä paras valinta ja mitä muut maksavat
help-advise-card = Täytetyt ruudut pisteineen, esimerkiksi "ones=3,yatzy=0"; ilman tätä kortti on tyhjä
help-advise-hand = Nopat pöydällä; ilman niitä ollaan ennen ensimmäistä heittoa
help-advise-rethrows = Ilmaisia uusintaheittoja jäljellä tämän käden jälkeen, muuten 2; pelimerkkejä ei lasketa tähän
help-advise-chips = Säästetyt pelimerkit
help-advise-extra-yatzys = Lisäyatzyt, joista on saatu pisteitä
help-advise-declared = Ruutu, joka ilmoitettiin ennen ensimmäistä heittoa
help-analyse = Katso peliä jälkikäteen: mikä oli onnea, mikä taitoa, mikä olisi ollut parempi
help-verify-head = Tunniste, jonka laite merkitsi muistiin pelin aikana
# yatzy export, yatzy import
help-export = Kirjoita kaikki pelit, päättyneet ja keskeneräiset, yhteen tiedostoon
help-games = Luettele kesken olevat tai päättyneet pelit
help-games-finished = Luettele päättyneet pelit
help-games-name = Vain pelit, joissa jonkun nimessä on tämä
help-stats = Näytä kaikkien ennätykset ja keskiarvot
help-export-file = Kirjoitettava tiedosto; sitä ei saa vielä olla
help-import = Tuo pelit tiedostosta, jonka ”yatzy export” kirjoitti
help-import-file = Viety tiedosto
help-goal = Tavoite: mean (jos ei annettu), at-least:N (paras todennäköisyys saada N pistettä) tai vastustajia vastaan win; ratkaistaessa pelkkä at-least tarkoittaa jokaista loppusummaa
help-goal-against = Toisen paikan kortti samassa muodossa kuin --card, myös extra-yatzys=N ja chips=N; kerran kutakin vastustajaa kohti
help-rules = Luettele pelit ja versiot tai selitä yksi
help-rules-id = Selitettävä versio
help-rules-game = Luettele vain tämän pelin versiot
help-rules-in = Luettele vain tämänkieliset versiot
help-rules-record = Tulosta näiden sääntöjen pelitallenteen alku
help-score = Näytä, mitä kukin ruutu antaa kädestä
help-score-hand = Käsi, esimerkiksi 6-6-6-5-5, 66655 tai "6 6 6 5 5"; ”-” lukee syötteestä käden riviltä ja vastaa kuhunkin yhdellä JSON-rivillä
help-replay = Tarkista pelitallenne ja näytä se: pistevihko, sijoitukset, joka vuoro
help-replay-file = Pelitallenne
help-join = Pelaa verkkopelissä päätteestä tai katso peliä
help-join-address = Paikan linkki, pöydän osoite tai pöydän tai ottelun koodi
help-join-name = Ota vapaa paikka tällä nimellä
help-serve-proxy = Ota kävijöiden osoitteet tältä välityspalvelimelta, ei muilta; voi toistaa
help-serve-metrics = Anna myös tämän osoitteen lukea /metrics; voi toistaa
help-help-command = Selitä ohjelma tai jokin sen komennoista
help-help-name = Selitettävä komento
help-serve-rules = Tarjoa tämä säännöstötiedosto uuden pelin sivulla; voi toistaa
help-play-lan = Päästä muut mukaan saman verkon puhelimista ja tietokoneista: näyttää koodin ja QR-koodin
help-serve = Käynnistä Yatzy-palvelin; kaikki pelaavat selaimessa
help-serve-listen = Kuuntele tätä osoitetta; portti 0 ottaa vapaan
help-serve-database = Säilytä pelit tässä tietokannassa: sqlite:PATH tai postgres://HOST/NAME
help-serve-host = Vastaa myös tähän nimeen; voi toistaa
help-serve-https = Palvelimelle tullaan HTTPS:llä välityspalvelimen kautta
help-lan = Anna muiden omassa verkossasi pelata ja näytä QR-koodi
help-sheet = Tulosta pistevihko, tyhjänä tai pelitallenteesta täytettynä
help-sheet-players = Kuinka monelle pelaajalle, 1–{ $most }; muuten niin monelle kuin sivulle mahtuu
help-sheet-columns = Kuinka monta heistä vierekkäin sivulla, 1–{ $most }
help-sheet-paper = Paperi: { $papers }
help-sheet-landscape = Tulosta vaakaan
help-sheet-large = Isolla tekstillä
help-sheet-record = Täytä pistevihko tästä pelitallenteesta
help-sheet-practise = Harjoituksia ratkaisuineen pistevihkon sijaan
help-leaflet = Tulosta säännöt ohjelehtisenä
help-practise = Harjoittele pelien tilanteilla, tarkoin vastauksin
help-practise-theme = Aihe: { $themes }
help-practise-level = Vaikeus 1–5; taso 1 sujuu aloittelijaltakin
help-practise-count = Montako harjoitusta, muuten { $count }
help-practise-seed = Sama luku antaa samat harjoitukset
help-practise-today = Päivän harjoitus, sama kaikille
help-practise-mistakes = Omien peliesi kalleimmat valinnat
help-practise-show = Näytä, mitä sinusta on tallessa; --json antaa sen datana
help-practise-forget = Poista taso, muistiinpanot ja putki
help-simulate = Anna tietokoneen pelata monta peliä ja näytä, miten sille kävi
help-simulate-seat = Paikka; voi toistaa. Tasot: { $levels }
help-simulate-games = Montako peliä pelataan, muuten { $games }
help-simulate-seed = Luku, josta nopat tulevat: sama luku, samat pelit
help-simulate-totals = Tulosta jokaisen pelin loppupisteet, rivi peliä kohden, yhteenvedon sijasta
help-solve = Laske täydellinen yksinpeli: odotettu loppusumma, hajonta, joka ruutu
help-solve-expected-only = Vain odotettu loppusumma, niin nopeasti kuin voi
help-solve-distribution = Myös jokaisen loppusumman todennäköisyys
help-solve-table = Säilytä arvotaulukko tietokansiossa; suurille peleille näin tehdään aina
help-completions = Tulosta komentotulkin täydennykset
help-completions-shell = Komentotulkki: { $shells }
help-man = Kirjoita ohjesivut kansioon
help-man-folder = Kansio
help-play = Pelaa päätteessä
help-play-seat = Paikka: nimi, tai bot:LEVEL tietokoneelle; voi toistaa
help-play-real-dice = Sinä heität oikeita noppia, ohjelma laskee pisteet
help-play-same = Pelaa yksin samoilla nopilla kuin ystävä: haastekoodi tai linkki, pelitallenne tai ”new”, jolla saat uudet nopat
help-play-match = Pelaa ottelu: jokainen pelaa koko kortin yksin samoilla nopilla; valitsimella --lan muut liittyvät koodilla
help-today = Päivän peli: kerran päivässä, samat nopat kaikille
help-today-show = Näytä päivät, tulostaulu ja putki pelaamisen sijaan
help-today-again = Vielä yksi yritys, jota ei lasketa
help-play-plain = Pelaa tekstiriveinä, ruudunlukijoille ja putkille
help-serve-log = Kuinka paljon palvelin kirjoittaa itsestään: error, warn, info tai debug (YATZY_LOG)
help-serve-new-games = Kuinka monta uutta peliä yksi osoite saa aloittaa tunnissa
help-serve-keep-unplayed = Poista pelit, joita ei ole koskaan pelattu, näin monen päivän jälkeen
help-verify = Tarkista pelitallenne: onko sääntöjä noudatettu, ovatko nopat rehelliset?
help-verify-file = Pelitallenne
help-verify-commitment = Lupaus, jonka merkitsit muistiin ennen ensimmäistä heittoa

## The manual pages

man-files = Tiedostot
man-environment = Ympäristömuuttujat
man-exit = Paluuarvo
man-file-house = Kaikki pelit. Tiedosto on tietokansiossa.
man-file-tables = Täydellinen peli, jonka laskeminen kesti kauan; ”yatzy solve” tallentaa sen tänne.
man-variable-data = Tietokansio, ellei sitä anneta valitsimella --data.
man-variable-xdg = Kansio, jossa ohjelmat pitävät tietojaan; tietokansio on sen alikansio ”yatzy”.
man-variable-lang = Kieli, ellei sitä anneta valitsimella --lang. Ensimmäinen asetettu muuttuja ratkaisee.
man-variable-no-colour = Jos tämä on asetettu, päätepeli ei käytä värejä.
man-exit-done = Valmis, tai vastaus on kyllä.
man-exit-no = Vastaus on ei: pelitallenne rikkoo sääntöä, tai sen nopat eivät täsmää todisteensa kanssa.
man-exit-wrong = Komennossa tai tiedostossa oli jotain väärin; ilmoitus kertoo, mitä.
man-unwritable = Ohjesivuja ei voi kirjoittaa kansioon ”{ $path }” ({ $detail }).

## What was wrong with a command line

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
usage-unknown-command-near = Komentoa ”{ $given }” ei ole; tarkoititko ”{ $near }”?
lang-unknown = Yatzy ei puhu kieltä ”{ $lang }”; kielet ovat { $langs }.
number-wrong = { $flag } ei voi olla ”{ $given }”; anna kokonaisluku väliltä { $low }–{ $high }.
input-failed = Syötettä ei voi lukea ({ $detail }).
output-failed = Tulostetta ei voi kirjoittaa ({ $detail }).

## yatzy score

score-title = { $hand }: { $title }
score-box = Ruutu
score-points = Pisteet
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Heitä. Paras peli tästä eteenpäin tuo keskimäärin { $value } pistettä.
advise-best-keep = Parasta: pidä { $keep }. Paras peli siitä eteenpäin tuo keskimäärin { $value } pistettä.
advise-best-throw-all = Parasta: heitä kaikki nopat uudelleen. Paras peli siitä eteenpäin tuo keskimäärin { $value } pistettä.
advise-best-score = Parasta: kirjaa { $points } ruutuun { $box }. Paras peli siitä eteenpäin tuo keskimäärin { $value } pistettä.
advise-best-strike = Parasta: nollaa { $box }. Paras peli siitä eteenpäin tuo keskimäärin { $value } pistettä.
advise-best-declare = Parasta: ilmoita ruutu { $box }. Paras peli siitä eteenpäin tuo keskimäärin { $value } pistettä.

## yatzy advise: all actions, and what goes wrong

advise-title = { $title }, kortilla { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
advise-title-hand = { $hand }: { $title }, kortilla { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
advise-rethrows-left = { $rethrows ->
    [0] ei uusintaheittoja jäljellä
    [one] yksi uusintaheitto jäljellä
   *[other] { $rethrows } uusintaheittoa jäljellä
}
advise-action = Valinta
advise-points = Pisteet
advise-value = Loppusumma
advise-cost = Maksaa
advise-throw = heitä
advise-keep = pidä { $keep }
advise-throw-all = heitä kaikki uudelleen
advise-score = { $box }
advise-strike = nollaa { $box }
advise-declare = ilmoita { $box }
advise-over = Tämän kortin kaikki ruudut ovat täynnä; mitään ei ole enää tehtävissä.
advise-rethrows = Tällä kortilla uusintaheittoja voi olla enintään { $most }, ei { $found }.
advise-unreachable = Näillä säännöillä tällaista korttia ei voi syntyä; tarkista ruudut.
advise-card-form = ”{ $given }” ei täytä mitään ruutua; kirjoita BOX=POINTS, pilkut välissä, esimerkiksi "ones=3,yatzy=0".
advise-card-points = ”{ $given }” ei voi olla ruudun { $box } pistemäärä; kirjoita kokonaisluku, esimerkiksi ”{ $box }=0”.
advise-no-such-box = Tässä pistevihkossa ei ole ruutua ”{ $id }”; tarkoititko { $near }?
advise-no-such-box-far = Tässä pistevihkossa ei ole ruutua ”{ $id }”; sen ruudut ovat { $boxes }.
advise-no-such-cell-far = Tässä pistevihkossa ei ole ruutua ”{ $id }”; sen ruudut ovat { $boxes }, ja sarakkeen kertoo { $columns }.
advise-rethrows-without-hand = ”--rethrows” vaatii käden; anna se valitsimella ”--hand”, esimerkiksi --hand 6-6-6-5-5.
advise-name-first = Tässä pelissä ruutu ilmoitetaan ennen ensimmäistä heittoa; kerro se valitsimella ”--declared BOX”.

## yatzy solve, and perfect play wherever it is asked for

solving = Ratkaistaan
solving-statistics = Lasketaan keskiarvoja
solve-fitted-title = Paras tunnettu pelitapa: { $title }
solve-fitted-error = Arvion virhe
solve-fitted-why = Tässä pelissä on liikaa asemia kaikkien läpikäyntiin, joten kortin arvo on arvioitu suuresta joukosta niitä. Jokainen vuoro ja viimeiset { $cells } ruutua lasketaan tarkasti.
solve-fitted-games = Ruuduittain, laskettuna simuloiduista peleistä ({ $games })
solve-takes = Tämän pelin ratkaisemiseen kuluu noin { $time }, kun säikeitä on { $threads } (suoritinaikaa { $cpu }, muistia { $memory }, levytilaa { $disk }); tiedosto on { $path }. Voit keskeyttää; ensi kerralla se jatkuu viimeisestä valmiista vuorosta.
solve-resumes = Jatketaan aiemmin aloitettua taulukkoa.
solve-interrupted = Keskeytetty. Sama komento jatkaa viimeisen valmiin vuoron jälkeen.
solve-first = Täydellistä peliä ei ole vielä laskettu täällä näille säännöille; ”yatzy solve” samoilla säännöillä tekee sen kerran: suoritinaikaa noin { $time }, levytilaa { $disk }.
solve-too-many-cells = Tässä pistevihkossa on { $cells } ruutua, liikaa läpikäytäväksi: täydellinen peli tunnetaan, kun ruutuja on enintään { $most }.
solve-title = Täydellinen peli: { $title }
solve-expected = Odotettu loppusumma
solve-deviation = Keskihajonta
solve-bonus-chance = Bonuksen todennäköisyys
solve-states = Asemia
solve-error = Numeerinen virhe
solve-at-most = alle { $error }
solve-time = Aika loppusummaan
solve-time-all = Aika kaikkeen
solve-seconds = { $wall } s, suoritinaikaa { $cpu } s
solve-box = Ruutu
solve-mean = Keskiarvo
solve-zero = Nolla
solve-share = Osuus
solve-percentiles = Osuus peleistä, jotka päättyvät enintään summaan
solve-percentiles-simulated = Osuus simuloiduista peleistä ({ $games }), jotka päättyivät enintään summaan

## The tables of values that yatzy solve keeps

solution-io = Taulukkoa ei voi lukea tai kirjoittaa ({ $detail }).
solution-not-a-table = Tämä ei ole arvotaulukko; poista se, niin ”yatzy solve” tekee uuden.
solution-version = Tämän taulukon muoto on { $found }, jota tämä ohjelma ei lue; poista se, niin ”yatzy solve” tekee uuden.
solution-other-rules = Tämä taulukko on tehty toisille säännöille; poista se, niin ”yatzy solve” tekee uuden.
solution-length = Tässä taulukossa on { $found } tavua eikä { $expected }; poista se, niin ”yatzy solve” tekee uuden.
solution-damaged = Tämä taulukko on vioittunut tavun { $at } kohdalta; poista se, niin ”yatzy solve” tekee uuden.
data-no-folder = Ohjelman tiedoille ei ole paikkaa, koska järjestelmä ei kerro kotikansiota; anna kansio valitsimella --data DIR tai YATZY_DATA.
data-unwritable = Kansiota ”{ $path }” ei voi luoda ({ $detail }); anna toinen valitsimella --data DIR tai YATZY_DATA.

## yatzy simulate

simulate-title = { $title }, { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}, siemenluku { $seed }
simulate-playing = Pelataan
simulate-seat = Paikka
simulate-mean = Keskiarvo
simulate-error = ±
simulate-deviation = Hajonta
simulate-wins = Voitot
simulate-shared = Jaetut
simulate-no-bot = ”{ $given }” ei voi pelata tässä: simuloiduissa peleissä pelaa tietokone; kirjoita bot:LEVEL, jossa taso on { $levels }.
simulate-too-many-seats = { $found } paikkaa on liikaa; anna enintään { $most }.

## yatzy export, yatzy import

export-done = Kirjoitettuja pelejä: { $count }
export-there = ”{ $path }” on jo olemassa; valitse toinen nimi, ettei mitään katoa.
export-no-database = Tietokantaa { $database } ei ole. Anna sen kansio valitsimella --data DIR tai itse tietokanta valitsimella --database URL.
export-unwritable = Tiedostoa ”{ $path }” ei voi kirjoittaa ({ $detail }); valitse toinen paikka.
import-done = Uusia pelejä: { $count }. Täällä jo: { $known }.
import-not = Tämä ei ole tiedosto, jollaisen tämän version ”yatzy export” kirjoittaa.
import-line = Riviä { $line } ei voi lukea pelinä, joten mitään ei tuotu.

## yatzy completions

completions-unknown = Täydennyksiä komentotulkille ”{ $shell }” ei ole; komentotulkit ovat { $shells }.

## Games with the same dice

same-rules = Haasteessa on omat säännöt. Jätä pois --rules ja --set.
same-total = { $name }: { $points }
same-challenge = Haasta ystävä samoilla nopilla:
help-match = Vertaa samoilla nopilla pelattuja pelejä
help-match-game = Yhteisillä nopilla loppuun pelatun pelin pelitallenne tai haastekoodi
