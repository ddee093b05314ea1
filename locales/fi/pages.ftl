# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Onni ja taito
page-report-thinking = Lasketaan raporttia. Se ilmestyy tähän itsestään.
page-report-perfect = Täydellinen peli
page-report-good = Hyvä peli, arvio
page-report-to-come = Vielä tulossa
page-report-turns = Vuoro vuorolta
page-report-boxes = Ruutu ruudulta

## A game stepped through

page-replay-title = Pelin kulku
page-replay-step = Askel { $step }/{ $steps }
page-replay-first = Alkuun
page-replay-previous = Taaksepäin
page-replay-next = Eteenpäin
page-replay-last = Loppuun
page-replay-keys = Nuolinäppäimillä voi selata peliä.
page-replay-begins = Peli alkaa.
page-replay-throws = { $name } heittää: { $hand }.
page-replay-keeps = { $name } pitää { $keep } ja heittää: { $hand }.
page-replay-throws-again = { $name } heittää kaikki nopat uudelleen: { $hand }.
page-replay-names = { $name } ilmoittaa: { $box }.
page-replay-enters = { $name } kirjaa { $points } ruutuun { $box }.
page-replay-tells = { $name }, { $hand }: { $points } ruutuun { $box }.
page-replay-takes-back = { $name } peruu valinnan.
page-replay-corrects = Korjaus: { $name }, kierros { $round }: { $points } ruutuun { $box }.
page-replay-asks = { $name } kysyy valmentajalta.
page-replay-best = Parempaa ei ollut.

## The dice, checked

page-dice-yourself = Tarkista itse: lataa pelitallenne ja suorita
page-dice-agrees = Se, minkä tämä laite merkitsi pelin aikana muistiin, täsmää pelitallenteen kanssa.
page-dice-differs = Se, minkä tämä laite merkitsi pelin aikana muistiin, ei täsmää pelitallenteen kanssa: nämä eivät ole ne nopat, jotka se näki.

## The coach

page-coach-may = Saako valmentajalta kysyä?
page-coach-may-usual = Jos kaikki pelaavat tällä laitteella
page-coach-may-yes = Kyllä
page-coach-may-no = Ei
page-coach-thinks = Valmentaja miettii …
server-no-coach = Tässä pöydässä pelataan ilman valmentajaa; päätä itse.
server-not-asked = Kysy ensin valmentajalta; se merkitään pelitallenteeseen.
server-no-report = Tästä pelistä ei voi laskea raporttia täällä.

## Records, history, statistics

page-records-statistics = Tilastot
page-records-here = Tämä palvelin
page-records-bonus = Bonus saatu
page-records-totals = Kuinka usein mikäkin loppusumma tuli
page-records-people = Vain ihmisten kortit lasketaan, ei tietokoneen.
page-records-newest = Vain uusimmat pelit lasketaan: { $count }.
page-records-own-options = muutetuin valinnoin
page-records-thinking = Lasketaan täydellistä peliä. Sen luvut ilmestyvät tähän itsestään.
page-records-no-perfect = Täydellistä peliä ei ole laskettu täällä tälle pelille.
page-records-all = Kaikki pelit
page-records-older = Vanhemmat
page-records-newer = Uudemmat
page-records-top = Parhaat tulokset

## Two phones wrote the same turn

page-conflict-title = Toinen laite kirjasi saman vuoron. Kumpi kirjaus on voimassa?
page-conflict-theirs = Vihkossa
page-conflict-mine = Tällä laitteella, tallentamatta
page-conflict-keep = Pidä vihkon kirjaus
page-conflict-replace = Kirjaa omani sen tilalle

## Who watches

page-watchers = Katsojia: { $count }
