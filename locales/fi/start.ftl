# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Pelin koodi
home-join-do = Liity
home-continue = Jatka
home-continue-none = Pelit, jotka aloitat tai joihin liityt tällä laitteella, näkyvät tässä.
home-records = Ennätykset
home-rules = Säännöt
home-games = Pelisi
home-games-waiting = Pelisi ({ $count } kesken)

## A new game

# A button: the form then has more lines for players
new-more-lines = Lisää rivejä
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Nämä eivät sovi yhteen: { $options }. Palauta niistä yksi ennalleen.
new-computer = Pelaa tietokonetta vastaan
new-computer-which = Kuinka hyvin sen pitäisi pelata?
new-title = Uusi peli
new-game = Peli
new-edition = Versio
new-options = Valinnat
new-seats = Paikat
new-starts = Aloittaja
new-dice = Nopat
new-start = Aloita peli
new-plain = perussäännöt
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
new-program-dice = virtuaaliset nopat
new-real-dice = oikeat nopat pöydällä
new-real-dice-remark = sinä heität, ohjelma laskee pisteet
new-which = Mikä peli?
new-rules = Säännöt: { $title }
new-plain-title = { $title }, perussäännöt
new-option-as-edition = kuten versiossa
new-dice-question = Mitkä nopat?
new-dice-program = Virtuaaliset nopat
new-dice-table = Oikeat nopat pöydällä
new-players = Ketkä pelaavat?
new-player = Pelaaja { $seat }
new-kind = Miten pelaaja { $seat } pelaa
new-kind-here = tällä laitteella
new-kind-elsewhere = omalla laitteella
new-kind-open = kuka tahansa
new-kind-bot = tietokone: { $level }
new-alone = Lisää pelaajia tai aloita yksin nimellä { $name }.
new-add-name = Seuraavan pelaajan nimi
new-add = Lisää
new-add-computer = Tietokone
new-add-open = Vapaa paikka
new-move = Siirrä pelaaja { $seat } ylös
new-remove = Poista pelaaja { $seat }
new-coach-on = valmentaja mukana
new-coach-off = ilman valmentajaa
new-same-name = { $name } on mukana kahdesti. Muuta toista nimeä tai aloita näin.

## Rules of one's own

new-own-rules = Omat säännöt
new-own-rules-hint = Liitä tähän säännöstötiedosto. Se tulee yllä valitun pelin tilalle.
new-own-rules-example = Esimerkki, josta aloittaa:
new-own-rules-file = Valitse tiedosto
new-own-rules-wrong = Näitä sääntöjä ei voi käyttää. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: valitse rivi · ← →: muuta · esc: lähde
new-hint-seat = kirjoita nimi · ← →: tietokone · askelpalautin tyhjällä rivillä: paikka pois
new-hint-add = enter: vielä yksi paikka
new-hint-options = enter: näytä tai piilota valinnat
new-hint-start = enter: aloita · ↑ ↓: valitse rivi · t: tilastot · esc: lähde
# Part of the hint below the form for a new game
new-print = ctrl+p: pistevihko tulostettavaksi

## Who starts

draw-title = Kuka aloittaa?
draw-throw = { $name } heittää { $hand }: { $sum }
draw-again = Tasan: heitetään uudelleen.
draw-first = { $name } aloittaa.
draw-hint = enter: pöytään · esc: takaisin

## Inviting

invite-title = Kutsu muut mukaan
# $code: letters and digits to type
invite-code = Tai avaa { $address } ja kirjoita koodi { $code }
invite-button = Kutsu
invite-how = Skannaa QR-koodi tai avaa { $address } ja kirjoita koodi.
invite-code-label = Koodi
invite-copy = Kopioi linkki
invite-copy-seat = Kopioi linkki: { $name }
invite-copied = Kopioitu
invite-share = Jaa
invite-here-count = { $here }/{ $all } paikalla
invite-to-table = Peliin
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Vain tämä kone voi avata nämä linkit. Käynnistä palvelin komennolla { $command }, niin muutkin laitteet pääsevät mukaan.
invite-hint = Jokainen, joka avaa tämän sivun, voi katsella. Myös koodi { $code } etusivulla tuo tänne.

## Seats

seat-rename-label = { $name }: uusi nimi
seat-rename = Nimeä uudelleen
seat-rename-hint = Tyhjä nimi poistaa vanhan lopullisesti.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, sinä
seat-here = { $name }, paikalla
seat-waiting = { $name }, ei vielä paikalla
seat-away = { $name }, poissa
seat-open = vapaa
seat-link-hint = Jokainen, joka avaa tämän linkin, voi pelata tällä paikalla ({ $name }). Linkki pysyy samana.
seat-link-new = Tee uusi linkki
seat-link-new-sure = Vanha linkki lakkaa toimimasta.
seat-number = paikka { $seat }
seat-twin = { $name } ({ $seat })
seat-title = Paikka sinulle
seat-offer = Tällä linkillä saat paikan pelissä { $title }.
seat-held = { $name } pelaa tässä jo toisella laitteella. Jos otat paikan, se siirtyy tälle laitteelle.
seat-name = Nimesi
seat-take = Ota tämä paikka
seat-move = Siirrä paikka tälle laitteelle
seat-link = Linkki: { $name }
seat-link-title = Linkki paikalle
seat-join = Liity uutena pelaajana
seat-who = Kuka olet?
seat-invited = Sinut on kutsuttu peliin { $title }. Mukana: { $names }.
seat-i-am = Olen { $name }
seat-else = Joku muu …
seat-watch = Katselen vain
seat-expected = Oletko se { $name }, jota odotetaan?
seat-not-me = Jos et, kirjoita toinen nimi.
seat-other-name = { $name } on jo pöydässä. Kirjoita toinen nimi.
seat-sit = Istu pöytään
seat-add = Lisää pelaaja tälle laitteelle
seat-play-here = Pelaa tällä laitteella
seat-elsewhere = { $name }: toisella laitteella
seat-held-hint = Onko jokin näistä paikoista sinun? Pyydä sitä napauttamalla.
seat-asked = Pyysit tätä paikkaa: { $name }. Pyyntösi numero on { $number }. Isäntä tai toinen laite voi sallia sen kahden minuutin kuluessa.
seat-asked-players = Pyysit tätä paikkaa: { $name }. Pyyntösi numero on { $number }. Isäntä ja toinen laite ovat poissa, joten kuka tahansa pelaaja voi sallia sen kahden minuutin kuluessa.
seat-no-answer = Pyyntöösi ei vastattu kahdessa minuutissa. Voit pyytää uudelleen.
seat-request = Toinen laite haluaa ottaa tämän paikan: { $name }. Siinä näkyy numero { $number }.
seat-allow = Salli
seat-refuse = Kiellä

## Why a seat or a name is refused, and what to do instead

seat-taken = Siinä istuu jo joku. Valitse toinen paikka.
seat-asked-already = Toinen laite on juuri pyytänyt tätä paikkaa. Yritä uudelleen kahden minuutin kuluttua.
seat-refused = Pyyntösi saada tämä paikka hylättiin. Voit pyytää uudelleen kahden minuutin kuluttua.
seat-request-over = Pyyntöön on jo vastattu, tai se on vanhentunut.
seat-table-full = Pöytä on täynnä. Paikkoja on { $most }.
seat-no-players = Pelaajia ei ole vielä. Nimeä ainakin yksi.
seat-name-empty = Nimi on tyhjä. Kirjoita nimi.
seat-name-too-long = Tämä nimi on liian pitkä. Nimessä on enintään { $most } merkkiä.
seat-name-unruly = Tässä nimessä on näkymättömiä merkkejä. Kirjoita se uudelleen.

## Players without a name

player-number = Pelaaja { $number }
bot-name = Tietokone ({ $level })

## How well the computer plays, the weakest first

level-random = satunnainen
level-greedy = ahne
level-beginner = aloittelija
level-casual = harrastaja
level-club = kerhopelaaja
level-expert = asiantuntija
level-perfect = täydellinen
level-winner = voitonhaluinen
# What each level does, as a short sentence without a subject
level-hint-random = Arpoo joka valinnan.
level-hint-greedy = Ottaa aina sen, mistä saa juuri nyt eniten pisteitä.
level-hint-beginner = Oppi säännöt eilen.
level-hint-casual = Pelaa perheen kanssa lomalla.
level-hint-club = Pelaa joka viikko ja unohtaa bonuksen harvoin.
level-hint-expert = Ei juuri koskaan erehdy.
level-hint-perfect = Valitsee aina parhaan; loppu on tuuria.
level-hint-winner = Pelaa voitosta, ei suurimmasta pistemäärästä.
# The mean total of a level, measured
level-average = Keskimäärin { $mean } pistettä
level-unknown = Tasoa ”{ $level }” ei ole; tasot ovat { $levels }.
level-unknown-near = Tasoa ”{ $level }” ei ole; tarkoititko { $near }?
