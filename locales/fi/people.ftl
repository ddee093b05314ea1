# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = ei kukaan
people-players-hint = Pelijärjestyksessä. Nimen voi jättää pois.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Nämä eivät sovi yhteen: { $options }. Palauta niistä yksi ennalleen.

## Against the computer

people-computer = Pelaa tietokonetta vastaan
people-computer-which = Kuinka hyvin sen pitäisi pelata?
# What each level does, as a short sentence without a subject
people-level-random = Arpoo joka valinnan.
people-level-greedy = Ottaa aina sen, mikä juuri nyt tuo eniten.
people-level-beginner = Oppi säännöt eilen.
people-level-casual = Pelaa perheen kanssa lomalla.
people-level-club = Pelaa joka viikko ja unohtaa bonuksen harvoin.
people-level-expert = Laskee lähes virheettä.
people-level-perfect = Valitsee aina parhaan; loppu on tuuria.
# The mean total of a level, measured
people-level-mean = Keskimäärin { $mean }

## Inviting

people-invite = Kutsu
people-invite-how = Skannaa kuva tai avaa { $address } ja kirjoita koodi.
people-code = Koodi
people-copy = Kopioi linkki
people-copied = Kopioitu
people-share = Jaa
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, sinä
people-seat-here = { $name }, paikalla
people-seat-waiting = { $name }, ei vielä paikalla
people-seat-away = { $name }, poissa
people-seat-open = vapaa
people-here-count = { $here }/{ $all } paikalla
people-to-table = Peliin
# $option is how the server is started for other devices: --lan
people-only-here = Vain tämä kone voi avata nämä linkit. Käynnistä palvelin valitsimella { $option }, niin muutkin laitteet pääsevät mukaan.
people-link-hint = Jokainen, joka avaa tämän linkin, voi pelata nimellä { $name }. Linkki pysyy samana.
people-link-new = Tee uusi linkki
people-link-new-sure = Vanha linkki ei sitten enää toimi.

## At the table

# Above one's own column
people-you = sinä
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum }/{ $needed }
people-race-behind = { $pace } jäljessä
people-race-ahead = { $pace } edellä
people-race-even = tahdissa
# The box that the order of boxes asks for
people-next = seuraava
# What an extra yatzy brings on top
people-joker-enter = Kirjaa { $points }: { $box }, ja lisäksi { $extra }
# A named box that the last throw does not fit
people-missed = Ilmoitettu, mutta jäi tulematta: { $box }. Valitse, mihin nolla menee.
# Not to wait while something could still be undone
people-go-on = Jatka
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Pidä nämä
people-standing = Tilanne
people-turns = Aiemmat vuorot
people-screen = Isolle näytölle

## Hints of the first game, until they are put away

people-hint-throw = Heitä nopat. Joka vuorolla sinulla on kolme heittoa.
people-hint-keep = Napauta noppia, jotka pidät, ja heitä loput. Tai napauta lukua vihkossa, niin se kirjataan.
people-hint-enter = Napauta lukua vihkossa. Jokaista ruutua voi käyttää kerran.
people-hint-gone = Selvä

## After the game

people-finished = Päättyneet pelit
