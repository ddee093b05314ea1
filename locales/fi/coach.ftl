# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, ja { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
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
coach-why-full = enempää ruudusta { $box } ei voi koskaan saada
coach-why-enter-less = jos kirjaat sen sijaan { $points } ruutuun { $box }, se maksaa keskimäärin { $less ->
    [one] 1 pisteen
   *[other] { $less } pistettä
}
coach-why-enter-same = jos kirjaat sen sijaan { $points } ruutuun { $box }, se on suunnilleen yhtä hyvä
coach-why-zero-less = jos kirjaat sen sijaan nollan ruutuun { $box }, se maksaa keskimäärin { $less ->
    [one] 1 pisteen
   *[other] { $less } pistettä
}
coach-why-zero-same = jos kirjaat sen sijaan nollan ruutuun { $box }, se on suunnilleen yhtä hyvä
coach-why-keep-less = jos pidät sen sijaan { $dice }, se maksaa keskimäärin { $less ->
    [one] 1 pisteen
   *[other] { $less } pistettä
}
coach-why-keep-same = jos pidät sen sijaan { $dice }, se on suunnilleen yhtä hyvä
coach-why-keep-one-less = jos pidät sen sijaan vain { $face ->
    [1] ykkösen
    [2] kakkosen
    [3] kolmosen
    [4] nelosen
    [5] viitosen
   *[6] kuutosen
}, se maksaa keskimäärin { $less ->
    [one] 1 pisteen
   *[other] { $less } pistettä
}
coach-why-keep-one-same = jos pidät sen sijaan vain { $face ->
    [1] ykkösen
    [2] kakkosen
    [3] kolmosen
    [4] nelosen
    [5] viitosen
   *[6] kuutosen
}, se on suunnilleen yhtä hyvä
coach-why-keep-alike-less = jos pidät sen sijaan { $face ->
    [1] ykköset
    [2] kakkoset
    [3] kolmoset
    [4] neloset
    [5] viitoset
   *[6] kuutoset
}, se maksaa keskimäärin { $less ->
    [one] 1 pisteen
   *[other] { $less } pistettä
}
coach-why-keep-alike-same = jos pidät sen sijaan { $face ->
    [1] ykköset
    [2] kakkoset
    [3] kolmoset
    [4] neloset
    [5] viitoset
   *[6] kuutoset
}, se on suunnilleen yhtä hyvä
coach-why-throw-all-less = jos heität sen sijaan kaikki nopat, se maksaa keskimäärin { $less ->
    [one] 1 pisteen
   *[other] { $less } pistettä
}
coach-why-throw-all-same = jos heität sen sijaan kaikki nopat, se on suunnilleen yhtä hyvä
coach-why-call-less = jos ilmoitat sen sijaan ruudun { $box }, se maksaa keskimäärin { $less ->
    [one] 1 pisteen
   *[other] { $less } pistettä
}
coach-why-call-same = jos ilmoitat sen sijaan ruudun { $box }, se on suunnilleen yhtä hyvä
coach-why-chance = jos tavoittelet vain ruutua { $box }, se onnistuu { $chance }:n todennäköisyydellä
coach-why-points = jos tavoittelet vain ruutua { $box }, siihen saa keskimäärin { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}
coach-why-extra = uusi { $box } onnistuu { $chance }:n todennäköisyydellä ja tuo { $extra } lisäpistettä

## What comes with it

coach-also-bonus-needs = bonukseen tarvitset vielä { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}
coach-also-bonus-left = bonukseen jää sen jälkeen { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
coach-also-extra = siitä saat { $points } lisäpistettä
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

goal-title = Tavoitteesi
goal-mean = mahdollisimman paljon pisteitä
goal-total = pistemäärä
goal-total-of = vähintään { $total } pistettä
goal-total-label = Tavoiteltava pistemäärä
goal-record = uusi oma ennätys
goal-win = voitto
goal-hint = Valmentaja neuvoo tavoitteen mukaan, ja pöytä näyttää todennäköisyytesi.
# Beside the field for a number, where one is asked for
goal-hint-number = Vain kun tavoitteena on pistemäärä.
goal-type-total = kirjoita luku, jos tavoittelet pistemäärää
goal-too-high = Näillä säännöillä voi saada enintään { $most } pistettä.
goal-set = Aseta tavoite
goal-key = Valitse tavoite
goal-no-record = Sinulla ei ole vielä ennätystä näillä säännöillä. Pelaa ensin yksi peli loppuun tai aseta tavoitteeksi pistemäärä.
goal-line-mean = Tavoite: mahdollisimman paljon pisteitä
goal-line-total = Tavoite: vähintään { $total } pistettä
goal-line-win = Tavoite: voitto
goal-line-chance = { $goal }. Todennäköisyys: { $chance }
goal-line-estimate = { $goal }. Todennäköisyys: noin { $chance }
goal-line-mean-play = { $goal }. Todennäköisyys keskiarvoa tavoitellen: { $chance }
chance-about = noin { $chance }
goal-hint-total = { $action }. Silloin vähintään { $total } pistettä onnistuu { $chance }:n todennäköisyydellä.
goal-hint-win = { $action }. Silloin voiton todennäköisyys on { $chance }.
goal-hint-other = { $hint } Toiseksi paras: { $other }, todennäköisyys { $chance }.
goal-hint-estimate = { $hint } (Arvioita, jos tavoittelet sen jälkeen keskiarvoa.)
goal-hint-reached = { $total } pistettä on jo varma, joten kerää lisää.
goal-hint-missed = { $total } pistettä ei ole enää mahdollista, joten kerää niin paljon kuin voit.
goal-hint-won = Voitto on jo varma, joten pelaa pisteistä.
goal-hint-lost = Voitto ei ole enää mahdollinen, joten pelaa pisteistä.
goal-hint-points = Tavoitteesi kannalta parhaat valinnat ovat suunnilleen yhtä hyviä (todennäköisyys: { $chance }), joten pelaa pisteistä.
goal-cost = Sinun valinnallasi todennäköisyys on { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: aseta tavoite; goal: näytä se
goal-plain-wrong = ”{ $word }” ei ole tavoite. Kirjoita goal mean, goal record, goal win tai goal ja luku.
goal-report-total = Tavoitteena oli vähintään { $total } pistettä. Todennäköisyys oli alussa { $start }: nopista { $luck } prosenttiyksikköä, valinnoista { $cost }.
goal-report-win = Tavoitteena oli voitto. Todennäköisyys oli alussa { $start }: nopista ja muista pelaajista { $luck } prosenttiyksikköä, valinnoista { $cost }.
goal-reached = Saavutettu.
goal-missed = Ei saavutettu.
goal-won = Voitto.
goal-shared = Jaettu voitto.
goal-lost = Ei voittoa.
goal-worst = Valinnat, jotka laskivat todennäköisyyttä eniten
goal-better = Todennäköisyys { $cost ->
    [one] { $cost } prosenttiyksikön
   *[other] { $cost } prosenttiyksikköä
} suurempi: { $best }
goal-report-estimate = Ensimmäisten vuorojen todennäköisyydet ovat arvioita.
goal-record-mean = { $total } pistettä onnistuu keskiarvoa tavoitellen kerran { $mean } pelissä.
goal-record-both = { $total } pistettä onnistuu keskiarvoa tavoitellen kerran { $mean } pelissä ja sitä itseään tavoitellen kerran { $best } pelissä.
goal-chances-exact = Tarkkoja, jos kaikki jatkavat suurinta keskiarvoa tavoitellen.
goal-label = Tavoite

## Goals on the command line: a total, or the win

goal-wrong = ”{ $given }” ei ole tavoite; kirjoita { $goals }.
goal-for-total = loppusumma vähintään { $total } pistettä
goal-for-every-total = jokainen loppusumma
goal-chance = Paras todennäköisyys
goal-chance-of-mean = Keskiarvoa tavoitellen
goal-best = Parasta: { $action }. Parhaalla pelillä siitä eteenpäin todennäköisyys on { $chance }.
goal-estimate = Nämä todennäköisyydet on laskettu peleistä, jotka on pelattu loppuun suurinta keskiarvoa tavoitellen; tälle pelille ja kortille niitä ei lasketa tarkasti.
goal-exact-how = { $command } laskee jokaisen loppusumman tarkat todennäköisyydet.
goal-win-assumes = Muiden oletetaan pelaavan suurinta keskiarvoa tavoitellen.
goal-against-missing = Jotta voit tavoitella voittoa, anna jokaisen vastustajan kortti valitsimella ”--against”, esimerkiksi --against "ones=3,yatzy=0".
goal-against-unused = ”--against” kuuluu valitsimeen ”--goal win”; anna molemmat tai ei kumpaakaan.
