# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, ja { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
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
coach-name = Ilmoita { $box }

## Reasons

coach-why-only = Säännöt eivät salli muuta
coach-why-box-less = Ruutu { $box } päätyy keskimäärin { $less } alemmas
coach-why-box-equal = Ruutu { $box } olisi aivan yhtä hyvä
coach-why-keep-less = Jos pidät { $dice }, päädyt keskimäärin { $less } alemmas
coach-why-throw-all-less = Jos heität kaikki nopat, päädyt keskimäärin { $less } alemmas
coach-why-throw-equal = Uusi heitto olisi aivan yhtä hyvä
coach-why-chance = { $box } onnistuu { $chance }:n todennäköisyydellä
coach-why-into = Vuoro päätyy ruutuun { $box } { $chance }:n todennäköisyydellä ja tuo keskimäärin { $points }
coach-why-points = Ruudusta { $box } saa keskimäärin { $points }
coach-why-least = Nolla maksaa siinä vähiten
coach-why-least-next = Nolla ruudussa { $box } maksaisi keskimäärin { $more } enemmän

## What also speaks for it

coach-also-bonus-needs = bonukseen tarvitset vielä { $points }
coach-also-bonus-left = bonukseen jää sen jälkeen { $points }
coach-also-bonus-earned = sillä saat bonuksen
coach-also-saves-chips = siitä saat { $chips ->
    [one] pelimerkin
   *[other] { $chips } pelimerkkiä
}
coach-also-takes-chip = se on pelimerkin arvoista
