# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, ja { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Tätä parempaa valintaa ei ole.

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
coach-name = Ilmoita ruutu { $box }

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
coach-why-name-less = jos ilmoitat ruudun { $box }, lopputulos jää keskimäärin { $less } pienemmäksi
coach-why-name-same = jos ilmoitat ruudun { $box }, lopputulos on suunnilleen sama
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
