# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, ja { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Tätä parempaa valintaa ei ole.
coach-may = Saako valmentajalta kysyä?
coach-may-usual = Jos kaikki pelaavat tällä laitteella
coach-may-yes = Kyllä
coach-may-no = Ei
coach-absent = Valmentaja ei tunne vielä tätä peliä.
coach-thinking = Valmentaja miettii …
coach-ask = Kysy valmentajalta

## Moves

coach-throw = Heitä kaikki nopat
coach-throw-again = Heitä kaikki nopat uudelleen
coach-keep = Pidä { $dice }
coach-keep-one = Pidä { $face ->
    [1] ykkönen
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
    [5] viitonen
   *[6] kuutonen
}
coach-keep-alike = Pidä { $face ->
    [1] ykköset
    [2] kakkoset
    [3] kolmoset
    [4] neloset
    [5] viitoset
   *[6] kuutoset
}
coach-enter = Kirjaa { $points } ruutuun { $box }
coach-call = Ilmoita ruutu { $box }

## Reasons

coach-why-only = säännöt eivät salli muuta
coach-why-others-zero = kaikkiin muihin ruutuihin tulisi nolla
coach-why-others-less = mikään muu ruutu ei anna yhtä paljon
coach-why-full = ruudusta { $box } ei voi saada enempää
coach-why-enter-less = jos kirjaat { $points } ruutuun { $box }, lopputulos jää keskimäärin { $less } pienemmäksi
coach-why-enter-same = jos kirjaat { $points } ruutuun { $box }, lopputulos on suunnilleen sama
coach-why-zero-less = jos kirjaat nollan ruutuun { $box }, lopputulos jää keskimäärin { $less } pienemmäksi
coach-why-zero-same = jos kirjaat nollan ruutuun { $box }, lopputulos on suunnilleen sama
coach-why-keep-less = jos pidät { $size ->
    [single] vain { $dice }:n
   *[several] { $dice }
}, lopputulos jää keskimäärin { $less } pienemmäksi
coach-why-keep-same = jos pidät { $size ->
    [single] vain { $dice }:n
   *[several] { $dice }
}, lopputulos on suunnilleen sama
coach-why-throw-all-less = jos heität kaikki nopat, lopputulos jää keskimäärin { $less } pienemmäksi
coach-why-throw-all-same = jos heität kaikki nopat, lopputulos on suunnilleen sama
coach-why-call-less = jos ilmoitat ruudun { $box }, lopputulos jää keskimäärin { $less } pienemmäksi
coach-why-call-same = jos ilmoitat ruudun { $box }, lopputulos on suunnilleen sama
coach-why-chance = jos tavoittelet vain ruutua { $box }, se onnistuu { $chance }:n todennäköisyydellä
coach-why-chance-chips = jos tavoittelet vain ruutua { $box }, se onnistuu ilman muita pelimerkkejä { $chance }:n todennäköisyydellä
coach-why-points = jos tavoittelet vain ruutua { $box }, siihen saa keskimäärin { $points }
coach-why-points-chips = jos tavoittelet vain ruutua { $box }, siihen saa ilman muita pelimerkkejä keskimäärin { $points }
coach-why-extra = uusi { $box } onnistuu { $chance }:n todennäköisyydellä ja tuo { $extra } lisää

## What comes with it

coach-also-bonus-needs = bonukseen tarvitset vielä { $points }
coach-also-bonus-left = bonukseen jää sen jälkeen { $points }
coach-also-extra = siitä saat { $points } lisää
coach-also-bonus-earned = sillä saat bonuksen
coach-also-saves-chips = siitä saat { $chips ->
    [one] pelimerkin
   *[other] { $chips } pelimerkkiä
}
coach-also-takes-chip = se on pelimerkin arvoista

## Where values are estimated

coach-fitted = { $clause } (arvio, { $error } pisteen tarkkuudella)
coach-estimated = { $clause } (karkea arvio)

## What someone plays for, chosen and told at the table

goal-title = Mistä pelaat
goal-mean = mahdollisimman paljon pisteitä
goal-total = loppusumma
goal-total-of = vähintään { $total }
goal-total-label = Loppusumma
goal-record = uusi oma ennätys
goal-win = voitto
goal-hint = Valmentaja neuvoo sen mukaan, ja pöytä näyttää todennäköisyytesi.
# Beside the field for a number, where one is asked for
goal-hint-number = Luku koskee loppusummaa.
goal-type-total = kirjoita luku, jos pelaat loppusummasta
goal-too-high = Näillä säännöillä voi saada enintään { $most } pistettä.
goal-set = Pelaa tästä
goal-key = Valitse, mistä pelaat
goal-no-record = Sinulla ei ole vielä ennätystä näillä säännöillä. Pelaa ensin yksi peli loppuun tai pelaa loppusummasta.
goal-line-mean = Tavoitteena mahdollisimman paljon pisteitä
goal-line-total = Tavoitteena vähintään { $total }
goal-line-win = Tavoitteena voitto
goal-line-chance = { $goal }: { $chance }
goal-line-estimate = { $goal }: noin { $chance }
goal-hint-total = { $action }: { $chance } tavoitteeseen { $total }.
goal-hint-win = { $action }: { $chance } voittoon.
goal-hint-other = { $hint } Toiseksi paras: { $other }, todennäköisyys { $chance }.
goal-hint-estimate = { $hint } (Arvioituja todennäköisyyksiä.)
goal-hint-reached = { $total } on jo varma; nyt ratkaisevat pisteet.
goal-hint-missed = { $total } ei ole enää mahdollinen; nyt ratkaisevat pisteet.
goal-hint-won = Voitto on jo varma; nyt ratkaisevat pisteet.
goal-hint-lost = Voitto ei ole enää mahdollinen; nyt ratkaisevat pisteet.
goal-cost = Valinnallasi jää { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: mistä pelaat; goal: kerro se
goal-plain-wrong = ”{ $word }” ei ole tavoite. Sano goal mean, goal record, goal win tai goal ja luku.
goal-report-total = Tavoite { $total }: alussa { $start }, nopista { $luck }, valinnoista { $cost }.
goal-report-win = Tavoite voitto: alussa { $start }, nopista ja muista { $luck }, valinnoista { $cost }.
goal-reached = Saavutettu.
goal-missed = Ei saavutettu.
goal-won = Voitto.
goal-shared = Jaettu voitto.
goal-lost = Ei voittoa.
goal-worst = Mikä vei eniten mahdollisuuksia
goal-better = { $cost } enemmän: { $best }
goal-report-estimate = Ensimmäisten vuorojen todennäköisyydet ovat arvioita.
goal-record-mean = { $total }: keskiarvon mukaan pelaten yhdessä pelissä { $mean } pelistä.
goal-record-both = { $total }: keskiarvon mukaan pelaten yhdessä pelissä { $mean } pelistä, sitä tavoitellen yhdessä { $best } pelistä.
goal-chances-exact = Tarkkoja, jos kaikki jatkavat suurinta keskiarvoa tavoitellen.
goal-label = Tavoite

## Goals on the command line: a total, or the win

goal-wrong = ”{ $given }” ei ole tavoite; kirjoita { $goals }.
goal-for-total = loppusumma vähintään { $total }
goal-for-every-total = jokainen loppusumma
goal-for-win = voitto
goal-chance = Paras todennäköisyys
goal-chance-of-mean = Peli keskiarvon mukaan
goal-best = Parasta: { $action }. Parhaalla pelillä todennäköisyys on sen jälkeen { $chance }.
goal-estimate = Nämä todennäköisyydet ovat normaalijakauman mukainen arvio, joka perustuu vielä tulevien pisteiden keskiarvoon ja hajontaan; tälle pelille ja kortille niitä ei lasketa tarkasti.
goal-win-assumes = Muiden oletetaan pelaavan suurinta keskiarvoa tavoitellen.
goal-against-missing = Jotta voit pelata voitosta, anna jokaisen vastustajan kortti valitsimella ”--against”, esimerkiksi --against "ones=3,yatzy=0".
goal-against-unused = ”--against” kuuluu valitsimeen ”--goal win”; anna molemmat tai ei kumpaakaan.
