# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Tämä pääte on { $width }×{ $height }. Peli tarvitsee { $columns }×{ $rows }: suurenna ikkunaa tai pienennä kirjaimia. Mitään ei katoa sillä välin.
play-owner-silent = Toinen Yatzy tällä koneella pitää pelejä, mutta se ei vastaa osoitteessa { $address }; sulje se ja yritä uudelleen.
play-database = Tallennettuja pelejä, ”{ $database }”, ei voi avata ({ $detail }); valitse toinen kansio valitsimella --data DIR.
play-no-terminal = Päätepeli tarvitsee päätteen; ”yatzy play --plain” pelaa tekstiriveinä, myös putkien kautta.

## Keys of the keyboard, as lists of keys name them

keycap-space = välilyönti
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = nuolet
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = ylös/alas
arrows-left-right = vasen/oikea
arrows-down = alas

## Keys, as the table lists them

key-other-column = Toinen sarake
# Beside the key
key-print = tulosta
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
key-enter-unknown = Kirjaa: { $box }
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

keys-print = Tallenna vihko tähän kansioon PDF:nä tulostettavaksi
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
keys-leave = Lähde, peli on tallessa
keys-any-closes = mikä tahansa näppäin sulkee
keys-list = 1–6: pidä noppa · välilyönti: heitä · kirjaimet: ruutu · enter: kirjaa · c: valmentaja · u: peru · ?: tämä ohje
legend-offer = Mitä nopistasi saisi tässä ruudussa
legend-zero = Tähän ruutuun tulisi nolla
legend-struck = Nollattu ruutu
legend-newest = Viimeisin kirjaus

## The same game in lines

plain-statistics-box = { $box }: keskimäärin { $own }
plain-statistics-box-beside = { $box }: keskimäärin { $own }, täydellinen peli { $perfect }
plain-statistics-stretch = { $from }–{ $to } pistettä: { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}
plain-help-statistics = statistics: kaikkien täällä pelaavien ennätykset ja keskiarvot
plain-title = { $title } ({ $edition }), pelaajat: { $names }.
plain-welcome = ”help” luettelee komennot.
plain-waiting = ”continue { $number }” jatkaa tätä peliä: { $game }.
plain-nothing-waits = Sellaista peliä ei ole jatkettavaksi, tai olet jo aloittanut tämän.
plain-turn = Vuorossa { $name }, kierros { $round }/{ $rounds }.
plain-hand = Heitto { $throw }/{ $throws }: { $hand }.
plain-pays = Pisteitä saa näihin: { $boxes }.
plain-pays-nowhere = Näillä nopilla ei saa pisteitä mihinkään avoimeen ruutuun.
plain-pays-box = { $box } ({ $points })
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
plain-extra = Lisäyatzy: { $points } pistettä lisää.
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
