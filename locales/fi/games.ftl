# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Päättyneet pelit
games-search = Hae nimellä
games-search-do = Hae
games-end = Lopeta tai poista peli
games-title = Jatketaanko peliä?
games-explained = Jatka siitä, mihin jäit.
games-one = { $names }, { $title }, kierros { $round }/{ $rounds }, aloitettu { $date }
games-one-undated = { $names }, { $title }, kierros { $round }/{ $rounds }
games-go-on = jatka
games-new = uusi peli
games-statistics = tilastot
games-unreadable = Tallennettuja pelejä ei voi lukea juuri nyt.
games-none = Yksikään peli ei ole kesken.
games-delete-again = { $key } uudelleen poistaa tämän pelin lopullisesti.
games-delete = poista
games-find = hae

## Games that are over: opened again, looked back at

finished-games = päättyneet pelit
finished-hint = f: päättyneet pelit
finished-open = avaa
finished-back = takaisin
finished-later = Pelaa tämä peli ensin loppuun tai lähde siitä.
finished-none = Sen numeroista päättynyttä peliä ei ole; ”finished” luettelee ne.
finished-plain-open = Kirjoita open ja numero, niin näet pelin uudestaan: open 1
finished-plain-over = Kirjoita report, replay tai save, niin voit katsoa peliä jälkikäteen tai ottaa pelitallenteen talteen.
finished-plain-help = finished, open 1: päättyneet pelit ja yksi niistä uudestaan; report, replay, save: päättyneen pelin onni ja valinnat, joka askel ja pelitallenne

## Records

records-people = Pelaajat
records-statistics = Tilastot
records-here = Tämä palvelin
records-bonus = Bonus saatu
records-totals = Kuinka usein mikäkin loppusumma tuli
records-people-only = Vain ihmisten kortit lasketaan, ei tietokoneen.
records-newest = Vain uusimmat pelit lasketaan: { $count }.
records-own-options = muutetuin valinnoin
records-thinking = Lasketaan täydellistä peliä. Luvut näkyvät tässä, kun ne ovat valmiit.
records-no-perfect = Näille säännöille ei ole laskettu täällä täydellistä peliä.
records-all = Kaikki pelit
records-older = Vanhemmat
records-newer = Uudemmat
records-top = Parhaat tulokset
records-first = { $name }: ensimmäinen ennätys tässä versiossa, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
records-new = { $name }: uusi ennätys, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}, { $better } enemmän kuin ennen.
records-stands = { $name }: ennätys tässä versiossa on { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}.
records-title = Tämän palvelimen ennätykset
records-none = Täällä ei ole vielä pelattu yhtään peliä loppuun.
records-best = Paras
records-mean = Keskiarvo
records-games = Pelejä
records-edition = Versio
records-latest = Viimeisimmät pelit

## Statistics: averages beside perfect play

statistics-boxes-beside = Kukin ruutu keskimäärin (täydellinen peli)
statistics-perfect = Täydellinen peli: keskimäärin { $mean } pistettä, bonus { $rate }:ssa peleistä.
statistics-perfect-points = Täydellinen peli tuo keskimäärin { $mean } pistettä.
statistics-thinking = Lasketaan täydellistä peliä …
statistics-title = Ennätykset ja keskiarvot
statistics-none = Yhtään peliä ei ole vielä pelattu loppuun. Pelaa yksi, niin se näkyy tässä.
statistics-hint = ← →: toinen versio · muu näppäin: takaisin
statistics-summary = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
}, paras { $best }, keskiarvo { $mean }
statistics-bonus = Bonus tuli { $rate }:ssa niistä.
statistics-boxes = Kukin ruutu keskimäärin
statistics-totals = Loppusummat
