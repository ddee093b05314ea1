# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = Vuorossa { $name }
table-turn-of = Vuorossa { $name }
table-turn-yours = Sinun vuorosi
table-turn-called = Ilmoitettu: { $box }
table-box-called = ilmoitettu
table-round = kierros { $round }/{ $rounds }
# Above one's own column
table-you = sinä
table-away = poissa
table-left = lähti
table-seat-left = { $name } on lähtenyt. Sarake jää.
table-bot-thinking = Tietokone miettii …
table-bot-took-over = { $name }: tietokone jatkaa peliä.
table-step-in = Anna tietokoneen pelata tämä vuoro
table-step-in-wait = { $name } on poissa. Tietokone voi pelata tämän vuoron { $seconds ->
    [one] yhden sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.
table-watching = Katselet peliä.
table-spectators = Katsojia: { $count }

## Throwing and keeping

table-throw = Heitto { $throw }/{ $throws }
table-throw-of = heitto { $throw }/{ $throws }
table-throw-all = { $dice ->
    [one] Heitä noppa
   *[other] Heitä { $dice } noppaa
}
table-throw-rest = Heitä muut nopat
table-throw-chip = { $throw } · maksaa 1 pelimerkin · sinulla on { $chips }
table-first-throw = Heitä nopat.
table-no-throw-left = Heittoja ei ole jäljellä. Valitse ruutu.
table-dice = Nopat
table-die = { $face }, noppa { $place }
table-chips = { $chips ->
    [one] 1 pelimerkki
   *[other] { $chips } pelimerkkiä
}
table-kept = pidetty
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Pidä nämä

## Calling a box, entering, undoing

table-call = Ilmoita: { $box }
table-call-a-box = Ilmoita ruutu ennen heittoa.
table-call-first = Ilmoita ruutu, jota tavoittelet, ja heitä sitten.
table-called = Ilmoitettu: { $box }. Heitä nopat.
table-for = ruutuun { $box }
# A named box that the last throw does not fit
table-missed = Ilmoitit ruudun { $box }, mutta se jäi saamatta. Valitse ruutu nollalle.
table-enter = Kirjaa { $points }: { $box }
# What an extra yatzy brings on top
table-enter-joker = Kirjaa { $points }: { $box }, +{ $extra } lisää
table-joker-upper = Uusi yatzy menee silmälukunsa ruutuun: { $box } antaa { $points } pistettä.
table-joker-extra = Uusi yatzy menee silmälukunsa ruutuun: { $box } antaa { $points } pistettä, +{ $extra } lisää.
table-joker-lower = Uusi yatzy, ja sen silmäluvun ruutu on täynnä: se on jokeri ja antaa täydet pisteet missä tahansa avoimessa alaosan ruudussa.
table-joker-zero = Uusi yatzy, mutta sen ruudut ovat täynnä: jäljellä on vain nolla.
table-zero-why = Et voi käyttää tätä ruutua enää.
table-zero-yes = Kirjaa 0
table-zero-no = Valitse toinen ruutu
# The box that the order of boxes asks for
table-next = seuraava
table-take-back = Peru
table-taken-back = Peruttu. Valitse uudelleen.
# Not to wait while something could still be undone
table-go-on = Jatka

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = se, johon kirjataan
table-entry-title = Mitä nopat näyttävät?
table-entry-hint = Napauta noppia ja sitten ruutua. Tai napauta ruutua ja valitse pisteet.
table-entry-hand = Käsi
table-entry-show = Näytä pisteet
table-entry-clear = Tyhjennä
table-entry-die = Lisää { $face }
table-entry-throws = Monenko heiton jälkeen?
table-entry-named = Mikä ruutu ilmoitettiin?
table-entry-points = Montako pistettä ruutuun { $box }?
table-entry-extra = { $points } ja lisäyatzy
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
table-points-missing = Näppäile ensin pisteet.
table-extra-yatzy = lisäyatzyn kanssa
table-no-extra-yatzy = ilman lisäyatzya
table-dice-missing = { $missing ->
    [one] Yksi noppa puuttuu.
   *[other] { $missing } noppaa puuttuu.
} Näppäile silmäluvut.

## Corrections

table-correct = Korjaa
table-correct-title = Korjaus: { $name }, kierros { $round }
table-correct-hint = Käsi tai pelkät pisteet.
table-correct-points = Pisteet
table-correct-do = Korjaa
table-corrected = korjattu
table-correction = Korjataan: { $name }, vuoro { $round }
table-correcting = Näppäile, mitä vuorossa { $round } oikeasti oli ({ $name }), valitse ruutu ja paina enter. Esc jättää sen ennalleen.

## The pad and the rest of the table

table-standing = Tilanne
table-turns = Aiemmat vuorot
table-screen = Isolle näytölle
table-record = Ennätyksesi tässä versiossa: { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
table-pad = Pistevihko
table-box = Ruutu
table-more = Lisää
table-players-links = Pelaajat ja linkit
table-large = Isot numerot
table-sort = Järjestä nopat
table-about-dice = Tietoa nopista
table-leave = Lähde pelistä: { $name }
table-abandon = Lopeta peli kaikilta
table-delete = Poista peli lopullisesti
table-game-log = Pelitallenne
table-columns-of = Sarakkeet: { $name }
table-not-saved = ei vielä tallessa
table-offline = Ei yhteyttä. Kirjauksesi säilyvät tällä laitteella.
table-offline-program = Ei yhteyttä. Peli jatkuu, kun yhteys palaa.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum }/{ $needed }
bonus-race-behind = { $pace } jäljessä
bonus-race-ahead = { $pace } edellä
bonus-race-even = tahdissa
# The race for the bonus
bonus-earned = Bonus on sinun: +{ $points }.
bonus-gone = Bonusta (+{ $points }) ei voi enää saada.
bonus-short = { $bonus } +{ $points }: { $sum }/{ $needed }, { $pace } jäljessä
bonus-on-pace = { $bonus } +{ $points }: { $sum }/{ $needed }, { $pace ->
    [0] tasan tahdissa
   *[other] { $pace } edellä
}
bonus-ahead-of-it = { $bonus } +{ $points }: yläosasta vähintään { $needed }
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

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

## A zero

zero-question = Kirjataanko 0 ruutuun { $box }?
zero-yes = Kyllä, nollaa
zero-no = Ei, valitse uudelleen

## Two phones wrote the same turn

conflict-title = Toinen laite kirjasi saman vuoron. Kumpi kirjaus on voimassa?
conflict-theirs = Vihkossa
conflict-mine = Tällä laitteella, tallentamatta
conflict-keep = Pidä vihkon kirjaus
conflict-replace = Kirjaa omani sen tilalle

## That it is one's turn: heard and felt

signal-turn = Ääni ja värinä, kun on sinun vuorosi
signal-bell = Pääteikkunan äänimerkki, kun on sinun vuorosi: päälle tai pois
signal-bell-on = äänimerkki: päällä
signal-bell-off = äänimerkki: pois

## Hints of the first game, until they are put away

tip-throw = Heitä nopat. Joka vuorolla sinulla on kolme heittoa.
tip-keep = Napauta noppia, jotka pidät, ja heitä loput. Tai napauta lukua vihkossa, niin se kirjataan.
tip-enter = Napauta lukua vihkossa. Jokaista ruutua voi käyttää kerran.
tip-gone = Selvä

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } ei enää pelaa tässä pelissä.
leave-abandon-sure = Peli päättyy tähän, eikä sitä voi jatkaa.
leave-delete-sure = Peli ja sen pelitallenne katoavat lopullisesti.
leave-question = Lähdetkö pöydästä?
leave-saved = Lähde, peli on tallessa
leave-seat = { $name } lähtee, muut jatkavat
leave-bot = { $name }: tietokone jatkaa peliä
leave-abandon = Lopeta tämä peli tähän, kaikilta
leave-not = Jää

## The end

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
over-heading = Peli on päättynyt
over-heading-abandoned = Peli lopetettiin kesken
over-heading-won = { $name } voittaa { $points } pisteellä
over-heading-shared = { $names } jakavat ensimmäisen sijan { $points } pisteellä
over-heading-alone = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
over-place = Sija
over-player = Pelaaja
over-points = Pisteet
over-again-go = Seuraavaan peliin
over-series = Tämän sarjan voitot
over-game-log = Lataa pelitallenne
