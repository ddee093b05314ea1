# The terminal game

terminal-too-small = Tämä pääte on { $width }×{ $height }. Peli tarvitsee { $columns }×{ $rows }: suurenna ikkunaa tai pienennä kirjaimia. Mitään ei katoa sillä välin.
bot-name = Botti { $level }
player-number = Pelaaja { $number }

## The table

table-turn = Vuorossa { $name }
table-round = kierros { $round }/{ $rounds }
table-throw = Heitto { $throw }/{ $throws }
table-first-throw = Heitä nopat.
table-name-a-box = Ilmoita ruutu ennen heittoa.
table-named = Ilmoitettu: { $box }. Heitä nopat.
table-for = ruutuun { $box }
table-kept = pidetty
table-record = Ennätyksesi tässä versiossa: { $points }
table-taken-back = Peruttu. Valitse uudelleen.
table-seat-left = { $name } on lähtenyt; sarake jää.
table-bot-took-over = { $name }: tietokone jatkaa peliä.

# Real dice
table-type-dice = Tätä peliä pelataan oikeilla nopilla: heitä ja näppäile sitten { $dice ->
    [one] nopan silmäluku
   *[other] { $dice } nopan silmäluvut
}.
table-real-dice = Näppäile, mitä nopat näyttävät.
table-real-points = Näppäile pisteet, valitse ruutu.
table-real-throws = { $throws ->
    [one] Yksi heitto
   *[other] { $throws } heittoa
} tällä vuorolla
table-points-typed = Pisteet: { $points }
table-extra-yatzy = lisäyatzyn kanssa
table-no-extra-yatzy = ilman lisäyatzya
table-dice-missing = { $missing ->
    [one] Yksi noppa puuttuu.
   *[other] { $missing } noppaa puuttuu.
} Näppäile silmäluvut.
table-points-missing = Näppäile ensin pisteet.
table-correction = Korjataan: { $name }, vuoro { $round }
table-correcting = Näppäile, mitä vuorossa { $round } oikeasti oli ({ $name }), valitse ruutu ja paina enter. Esc jättää sen ennalleen.

# The race for the bonus
bonus-earned = { $points } pisteen bonus on sinun.
bonus-gone = { $points } pisteen bonusta ei voi enää saada.
bonus-short = Bonus { $points }: { $sum }/{ $needed }, { $pace } jäljessä
bonus-on-pace = Bonus { $points }: { $sum }/{ $needed }, { $pace ->
    [0] tasan tahdissa
   *[other] { $pace } edellä
}
bonus-ahead-of-it = Bonus { $points }: yläosasta vähintään { $needed }

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Ei pelimerkkejä
    [one] Yksi pelimerkki
   *[other] { $chips } pelimerkkiä
}
chips-stopping = { $chips ->
    [0] Ei pelimerkkejä
    [one] Yksi pelimerkki
   *[other] { $chips } pelimerkkiä
}; lopeta nyt ja saat { $earns ->
    [one] yhden
   *[other] { $earns }
}
chips-cost = { $chips ->
    [one] Yksi pelimerkki
   *[other] { $chips } pelimerkkiä
}; uusintaheitto maksaa yhden

## Keys, as the table lists them

key-throw-all = Heitä { $dice ->
    [one] noppa
   *[other] kaikki { $dice } noppaa
}
key-throw = Heitä { $dice ->
    [one] yksi noppa
   *[other] { $dice } noppaa
}
key-throw-chip = Heitä { $dice ->
    [one] yksi noppa
   *[other] { $dice } noppaa
}; maksaa 1, sinulla on { $chips ->
    [one] { $chips } pelimerkki
   *[other] { $chips } pelimerkkiä
}
key-throw-none = Kaikki nopat pidetään
key-keep = Pidä noppa tai vapauta se
key-choose-box = Valitse ruutu
key-enter = Kirjaa { $points }: { $box }
key-enter-unknown = Kirjaa: { $box }
key-name = Ilmoita: { $box }
key-skip = Ohita odotus
key-type-dice = Näppäile { $dice ->
    [one] noppa
   *[other] { $dice } noppaa
}
key-type-points = Näppäile pisteet
key-points-instead = Pisteet noppien sijaan
key-dice-instead = Nopat pisteiden sijaan
key-throws = Montako heittoa meni
key-extra-yatzy = Lisäyatzy tai ei
key-start-over = Aloita tämä vuoro alusta
key-correct = Korjaa tämä kirjaus
key-correct-not = Jätä ennalleen
key-undo = peru
key-coach = valmentaja
key-rules = säännöt
key-keys = näppäimet
key-leave = lähde

## All keys

keys-title = Näppäimet
keys-throw = Heitä nopat, joita ei pidetä
keys-keep = Pidä tämännumeroinen noppa tai vapauta se
keys-letter = Valitse ruutu, jolla on tämä kirjain
keys-arrows = Siirry ruudusta toiseen; sivuttain sarakkeesta toiseen
keys-enter = Kirjaa nopat valittuun ruutuun; nolla varmistetaan ensin
keys-type-dice = Näppäile, mitä pöydän nopat näyttävät
keys-tab = Näppäile pisteet noppien sijaan, ja takaisin
keys-correct = Täytetyssä ruudussa: korjaa se vuoro
keys-throws = Montako heittoa vuorossa oli, jos on pelimerkkejä
keys-scroll = Näytä muiden paikkojen sarakkeet
keys-undo = Peru viimeinen valinta
keys-coach = Kysy valmentajalta; se merkitään pelitallenteeseen
keys-rules = Voimassa olevat säännöt
keys-leave = Lähde; peli on tallessa
legend-offer = Mitä noppasi antavat nyt tässä ruudussa
legend-zero = Tähän ruutuun tulisi nolla
legend-struck = Nollattu ruutu
legend-newest = Viimeisin kirjaus
any-key-closes = mikä tahansa näppäin sulkee

rules-in-force = Voimassa olevat säännöt
rules-more = ↓: lisää · esc sulkee

## Questions

zero-question = Kirjataanko 0 ruutuun { $box }?
zero-yes = Kyllä, nollaa ruutu
zero-no = Ei, valitse uudelleen
leave-question = Lähdetkö pöydästä?
leave-saved = Lähde; peli odottaa sinua
leave-seat = { $name } lähtee, muut jatkavat
leave-bot = { $name }: tietokone jatkaa peliä
leave-abandon = Lopeta tämä peli tähän, kaikilta
leave-not = Jää

## Coach

coach-absent = Valmentaja ei tunne vielä tätä peliä.
coach-thinking = Valmentaja miettii …

## Games to go on with

games-title = Jatketaanko peliä?
games-explained = Nämä pelit odottavat siinä, mihin jäit.
games-one = { $names }, { $title }, kierros { $round }/{ $rounds }, aloitettu { $date }
games-one-undated = { $names }, { $title }, kierros { $round }/{ $rounds }
games-go-on = jatka
games-new = uusi peli
games-statistics = tilastot
games-leave = lähde
games-unreadable = Tallennettuja pelejä ei voi lukea juuri nyt.

## A new game

new-title = Uusi peli
new-game = Peli
new-edition = Versio
new-options = Valinnat
new-seats = Paikat
new-starts = Aloittaja
new-dice = Nopat
new-start = Aloita peli
new-plain = peruspeli
new-options-set = { $count ->
    [0] kuten versiossa
    [one] yksi muutettu
   *[other] { $count } muutettu
}
new-unfold = enter näyttää ne
new-fold = enter piilottaa ne
new-add-seat = + vielä yksi paikka
new-seat-bot = tietokone; ← → muuttaa sen taitoa
new-seat-person = kirjoita nimi; ← → antaa tietokoneen pelata
new-as-entered = yllä olevassa järjestyksessä
new-drawn = nopilla: kaikki heittävät, suurin aloittaa
new-program-dice = ohjelma heittää
new-real-dice = oikeat nopat pöydällä
new-real-dice-remark = sinä heität, ohjelma pitää pistevihkoa
new-hint = ↑ ↓: valitse rivi · ← →: muuta · esc: lähde
new-hint-seat = kirjoita nimi · ← →: tietokone · askelpalautin tyhjällä rivillä: paikka pois
new-hint-add = enter: vielä yksi paikka
new-hint-options = enter: näytä tai piilota valinnat
new-hint-start = enter: aloita · ↑ ↓: valitse rivi · t: tilastot · esc: lähde
draw-title = Kuka aloittaa?
draw-throw = { $name } heittää { $hand }: { $sum }
draw-again = Tasan: heitetään uudelleen.
draw-first = { $name } aloittaa.
draw-hint = enter: pöytään · esc: takaisin

## The end

over-alone = Peli on päättynyt: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
over-won = { $name } voittaa { $points } pisteellä.
over-shared = { $names } jakavat ensimmäisen sijan { $points } pisteellä.
over-nobody = Peli on päättynyt.
over-abandoned = Peli lopetettiin kesken.
over-again = Pelaa uudelleen
over-report = Katso peliä jälkikäteen: onni ja valinnat
over-save = Tallenna pelitallenne tähän kansioon
over-statistics = Tilastot
over-undo = Peru viimeinen kirjaus
over-leave = Lähde
over-saved = Pelitallenne on tiedostossa { $path }.
over-not-saved = Tiedostoa { $path } ei voi kirjoittaa ({ $detail }).
record-first = { $name }: ensimmäinen ennätys tässä versiossa, { $points }.
record-new = { $name }: uusi ennätys { $points }, { $better } parempi kuin ennen.
record-stands = { $name }: ennätys tässä versiossa on { $points }.

## Looking back

report-title = Jälkikäteen: { $name }
report-thinking = Käydään läpi joka heittoa ja joka valintaa …
report-unknown = Tämä peli on liian suuri ratkaistavaksi saman tien, joten tarkkaa raporttia ei ole.
report-worst = Mikä maksoi eniten
report-mistake = { $done }. { $better }.
report-hint = ← →: toinen paikka · ↑ ↓: lisää · muu näppäin: takaisin

## Statistics

statistics-title = Ennätykset ja keskiarvot
statistics-none = Yhtään peliä ei ole vielä pelattu loppuun. Pelaa yksi, niin se näkyy tässä.
statistics-hint = ← →: toinen pelaaja tai versio · muu näppäin: takaisin
statistics-summary = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
}, paras { $best }, keskiarvo { $mean }
statistics-bonus = Bonus tuli { $rate }:ssa niistä.
statistics-boxes = Kukin ruutu keskimäärin
statistics-totals = Loppusummat

## yatzy play

help-play = Pelaa päätteessä
help-play-seat = Paikka: nimi, tai bot:LEVEL tietokoneelle; voi toistaa
help-play-real-dice = Sinä heität oikeita noppia, ohjelma pitää pistevihkoa
help-play-plain = Pelaa tekstiriveinä, ruudunlukijoille ja putkille
play-unknown-level = Tasoa ”{ $level }” ei ole; tasot ovat { $levels }.
play-no-terminal = Päätepeli tarvitsee päätteen; ”yatzy play --plain” pelaa tekstiriveinä, myös putkien kautta.

## The same game in lines

plain-title = { $title } ({ $edition }), pelaajat: { $names }.
plain-welcome = ”help” luettelee komennot.
plain-waiting = ”continue { $number }” jatkaa tätä peliä: { $game }.
plain-nothing-waits = Sellaista peliä ei ole jatkettavaksi, tai olet jo aloittanut tämän.
plain-turn = Vuorossa { $name }, kierros { $round }/{ $rounds }.
plain-hand = Heitto { $throw }/{ $throws }: { $hand }.
plain-pays = Pisteitä saa näin: { $boxes }.
plain-pays-nowhere = Se ei anna pisteitä missään avoimessa ruudussa.
plain-pays-box = { $box } { $points }
plain-kept = Yhä pidetty: { $keep }.
plain-keep = Pidetyt nopat: { $keep }; ”throw” heittää { $loose ->
    [0] muut, eikä niitä ole: vapauta ensin yksi
    [one] viimeisen nopan
   *[other] muut { $loose } noppaa
}.
plain-nothing = ei yhtään
plain-dice = Nopat näyttävät { $dice }.
plain-dice-first = Kirjoita, mitä nopat näyttävät, esimerkiksi ”dice { $dice }”, tai pisteet, esimerkiksi ”enter { $id } 20”.
plain-throws = { $throws ->
    [one] Yksi heitto
   *[other] { $throws } heittoa
} tällä vuorolla.
plain-zero = Ruutuun { $box } tulisi nolla. Jos tarkoitat sitä, kirjoita ”enter { $id } 0”.
plain-entered = { $name } kirjaa { $points } ruutuun { $box }.
plain-extra = Lisäyatzy: { $points } lisää.
plain-corrected = Korjattu: { $points } ruutuun { $box }.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): ei näillä nopilla
plain-box-open = { $box } ({ $id })
plain-card = { $name }, kortti:
plain-row = { $name }: { $points }
plain-row-open = { $name }: avoin
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name } lähti: { $points }
plain-left = Peli on tallessa; ”yatzy play” tarjoaa sitä taas.
plain-unknown = Komentoa ”{ $word }” ei ole; ”help” luettelee ne.
plain-no-box = Kirjoita, mikä ruutu, esimerkiksi ”enter { $example }”.
plain-unknown-box = Ruutua ”{ $name }” ei ole; ”boxes” luettelee avoimet.
plain-no-number = Kohdassa ”{ $word }” pitäisi olla luku; ”help” näyttää miten.
plain-help-throw = throw: heitä nopat, joita ei pidetä
plain-help-keep = keep 6 6: pidä nämä nopat seuraavassa heitossa; ”keep none” vapauttaa kaikki
plain-help-enter = enter { $id }: kirjaa nopat ruutuun, jonka annat tunnuksella, nimellä tai kirjaimella; nolla on kirjoitettava, esimerkiksi ”enter { $id } 0”
plain-help-dice = dice { $dice }: mitä pöydän nopat näyttävät
plain-help-enter-real = enter { $id }: kirjaa nuo nopat ruutuun, jonka annat tunnuksella, nimellä tai kirjaimella; ilman noppia kirjoita pisteet, esimerkiksi ”enter { $id } 20”
plain-help-name = name { $id }: ilmoita ruutu ennen ensimmäistä heittoa
plain-help-correct = correct 3 1 { $id } { $dice }: mikä paikan 1 vuoro 3 oikeasti oli; tai ”points 20” noppien sijaan
plain-help-throws = throws 2: montako heittoa tällä vuorolla oli
plain-help-extra = extra: seuraavat pisteet tulevat lisäyatzyn kanssa
plain-help-look = look, boxes, card, card 2, standings, rules: pelitilanne, mitä kukin avoin ruutu antaa, koko sarake, kuka johtaa, voimassa olevat säännöt
plain-help-more = undo: peru viimeinen valinta; coach: kysy neuvoa
plain-help-leave = quit: lähde, peli on tallessa; seat-leaves: vuorossa oleva paikka lähtee; abandon: lopeta peli kaikilta
