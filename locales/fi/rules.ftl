# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = enintään { $max } pistettä
rules-list-hint = ”yatzy rules ID” selittää yhden; ”yatzy score HAND --rules ID” laskee sen säännöillä.
rules-none = Mikään versio ei sovi; jätä --game tai --in pois.

## The guide

guide-summary = { $dice ->
    [one] yksi noppa
   *[other] { $dice } noppaa
}, { $boxes ->
    [one] yksi ruutu
   *[other] { $boxes } ruutua
}, { $turns ->
    [one] yksi vuoro
   *[other] { $turns } vuoroa
}, max { $max ->
    [one] { $max } piste
   *[other] { $max } pistettä
}
guide-edition = { $id } · ohjelehtinen { $booklet } · { $language }
guide-turn = Vuoro
guide-turn-throws = { $dice ->
    [one] Heitä noppa ja sitten uudelleen enintään kahdesti.
   *[other] Heitä kaikki { $dice } noppaa. Heitä sitten haluamasi nopat uudelleen enintään kahdesti; myös aiemmin pidetyt nopat saa heittää uudelleen.
} Voit lopettaa minkä tahansa heiton jälkeen.
guide-turn-throws-chips = { $dice ->
    [one] Heitä noppa ja sitten uudelleen: kahdesti ilmaiseksi ja useammin pelimerkeillä.
   *[other] Heitä kaikki { $dice } noppaa. Heitä sitten haluamasi nopat uudelleen, kahdesti ilmaiseksi ja useammin pelimerkeillä; myös aiemmin pidetyt nopat saa heittää uudelleen.
} Voit lopettaa minkä tahansa heiton jälkeen.
guide-turn-entry = Kirjaa käsi sitten yhteen avoimeen ruutuun. Kutakin ruutua voi käyttää vain kerran, nollaankin.
guide-turn-reading = Sinä valitset ruudun. Siitä saa aina niin monta pistettä kuin noppasi voivat siinä antaa.
guide-turn-reading-named = Ruudusta saa aina niin monta pistettä kuin noppasi voivat siinä antaa: 4-4-4-4-1 on myös kolme samaa.
guide-boxes = Ruudut
guide-box = { $box } – { $rule }
guide-example = Esimerkki
guide-pays = Pisteet
guide-most = Enint.
guide-columns = Pistevihkossa on { $columns } saraketta, joiden kertoimet ovat { $factors }. Joka vuorolla täytät yhden ruudun yhdessä sarakkeessa, ja sen pisteet kerrotaan. Taulukossa kerroin on ×1.
guide-options = Voimassa olevat valinnat
guide-differs = * poikkeaa perussäännöistä ({ $game })
guide-same = Samat kuin perussäännöt ({ $game }).
guide-end-heading = Loppu
guide-end = Peli päättyy, kun kaikki ovat pelanneet { $turns ->
    [one] yhden vuoronsa
   *[other] { $turns } vuoroaan
} ja kaikki ruudut ovat täynnä. Suurin loppusumma voittaa; tasapisteissä sija jaetaan.
guide-players = Pelaajia voi olla kuinka monta tahansa. Voit pelata myös yksin, omaa ennätystäsi vastaan.

## What a box needs, and what it pays

box-rule = { $needs }: { $pays }
needs-face = silmäluvun { $face } nopat
needs-group = { $count ->
    [one] { $size ->
        [1] yksittäinen noppa
        [2] pari
       *[other] { $size } samaa
    }
   *[other] { $size ->
        [1] { $count } yksittäistä noppaa
        [2] { $count } paria
       *[other] { $count } kertaa { $size } samaa
    }
}
needs-different = { $groups }, eri silmäluvuista
needs-run = kaikki silmäluvut { $first }–{ $last }
needs-run-of = mitkä tahansa { $length } peräkkäistä silmälukua
needs-any = mikä tahansa käsi
pays-matched = niiden summa
pays-all = kaikkien noppien summa
pays-fixed = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
pays-fixed-and-all = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
} ja kaikkien noppien summa

## Options by name, as forms and screens offer them

option-name-order = Ruutujen järjestys
option-name-bonus = Bonus
option-name-chance = Sattuma
option-name-zero = Nolla
option-name-declare = Ruutu ilmoitetaan ennalta
option-name-chips = Uusintaheitot pelimerkeiksi
option-name-joker = Jokerit
option-name-yatzy = Yatzy antaa
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = vapaa
choice-order-down = ylhäältä alas
choice-order-upper-first = yläosa ensin
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = tavallisesta summasta alkaen
choice-bonus-at-least-sum = kun summa on vähintään { $sum }
choice-bonus-more-than = vasta kun tavallinen summa ylittyy
choice-bonus-more-than-sum = vasta kun summa on yli { $sum }
choice-bonus-none = ei bonusta
choice-any = milloin tahansa
choice-last-resort = vain viimeisenä keinona
choice-no = ei
choice-yes = kyllä
choice-joker-none = ei jokereita
choice-joker-booklet = kun yatzysta on saatu pisteet
choice-joker-official = kun yatzyn ruutu on täytetty
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 ja nopat

## What an option means

option-order-free = Ruudut saa täyttää missä järjestyksessä tahansa.
option-order-down = Ruudut täytetään ylhäältä alas. Jos nopat eivät sovi seuraavaan ruutuun, siihen tulee nolla.
option-order-upper-first = Ensin täytetään kaikki yläosan ruudut, sitten alaosan; kummankin osan sisällä järjestys on vapaa.
option-bonus-none = Yläosan ruuduista ei saa bonusta.
option-bonus-out-of-reach = Yläosan ruuduista saa enintään { $most }, joten sitä ei saa koskaan.
option-bonus-at-least = { $bonus }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}, kun yläosan ruutujen summa on vähintään { $sum }.
option-bonus-more-than = { $bonus }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}, kun yläosan ruutujen summa on yli { $sum }. Tasan { $sum } ei riitä.
option-chance-any = { $chance } on käytettävissä milloin tahansa.
option-chance-any-in-order = { $chance } täytetään, kun sen vuoro tulee.
option-chance-last-resort = { $chance } on viimeinen keino: sitä saa käyttää vain, kun käsi ei tuo pisteitä missään muussa avoimessa ruudussa.
option-zero-any = Nollan saa kirjata mihin tahansa avoimeen ruutuun, johon käsi ei kelpaa, vaikka toisesta ruudusta saisi pisteitä.
option-zero-any-in-order = Nolla kirjataan siihen ruutuun tai vihkon osaan, jonka vuoro on, jos käsi ei tuo siinä pisteitä.
option-zero-last-resort = Nolla on viimeinen keino: sen saa kirjata vain, kun käsi ei tuo pisteitä missään avoimessa ruudussa.
option-declare-no = Ruutu valitaan heittojen jälkeen.
option-declare-yes = Ennen ensimmäistä heittoa ilmoitat avoimen ruudun. Jos nopat tuovat siinä pisteitä, kirjaat ne siihen. Jos eivät, valitset itse: { $chance }, jos se on avoin eivätkä nopat tuo pisteitä missään muussa avoimessa ruudussa, tai nolla mihin tahansa muuhun avoimeen ruutuun, myös sellaiseen, josta olisi saanut pisteitä, sillä et ilmoittanut sitä. Myös { $chance } kelpaa ilmoitettavaksi, ja silloin siihen käyvät mitkä tahansa nopat.
option-declare-yes-without-chance = Ennen ensimmäistä heittoa ilmoitat avoimen ruudun. Jos nopat tuovat siinä pisteitä, kirjaat ne siihen. Jos eivät, nolla kirjataan mihin tahansa avoimeen ruutuun, myös sellaiseen, josta olisi saanut pisteitä, sillä et ilmoittanut sitä.
option-chips-no = Käyttämättä jääneet uusintaheitot menetetään.
option-chips-yes = Kummastakin kahdesta uusintaheitosta, jonka jätät käyttämättä, saat pelimerkin. Kun molemmat on käytetty, jokainen uusi uusintaheitto maksaa yhden pelimerkin, niin kauan kuin pelimerkkejä riittää. Kaikki aloittavat ilman pelimerkkejä, eikä lopussa jäljellä olevista saa mitään.
option-joker-none = Jokereita ei ole: uusi yatzy on käsi muiden joukossa.
option-joker-booklet = Kun ruudussa { $yatzy } on jo sen { $points } pistettä, { $dice } samaa on lisäyatzy: { $extra } pistettä kaupan päälle, minne käsi sitten meneekin. Käsi on kirjattava oman silmälukunsa ruutuun yläosassa. Jos se on täynnä, käsi on jokeri ja antaa minkä tahansa avoimen alaosan ruudun täydet pisteet; jos mikään alaosan ruutu ei ole avoin, avoimeen yläosan ruutuun tulee nolla. Niin kauan kuin { $yatzy } on avoin tai nollattu, mikään tästä ei päde.
option-joker-official = Kun { $yatzy } on täytetty, { $dice } samaa on kirjattava oman silmälukunsa ruutuun yläosassa. Jos se on täynnä, käsi on jokeri ja antaa minkä tahansa avoimen alaosan ruudun täydet pisteet; jos mikään alaosan ruutu ei ole avoin, avoimeen yläosan ruutuun tulee nolla. Jos ruudussa { $yatzy } on pisteitä eikä nolla, jokaisesta tällaisesta kädestä saa { $extra } pistettä lisää.
option-yatzy-fixed = { $yatzy } antaa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.
option-yatzy-and-sum = { $yatzy } antaa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
} ja noppien summan.

## At the table

rules-in-force = Voimassa olevat säännöt
rules-more = ↓: lisää · esc sulkee
