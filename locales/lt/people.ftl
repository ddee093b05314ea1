# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = niekas
people-players-hint = Žaidimo tvarka. Vardo galima nerašyti.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Tai nesiderina: { $options }. Grąžink vieną iš jų.

## Against the computer

people-computer = Žaisti su kompiuteriu
people-computer-which = Kaip gerai jis turėtų žaisti?
# What each level does, as a short sentence without a subject
people-level-random = Daro, kas šauna į galvą.
people-level-greedy = Visada ima, kas dabar duoda daugiausia.
people-level-beginner = Taisykles išmoko vakar.
people-level-casual = Per atostogas žaidžia su šeima.
people-level-club = Žaidžia kas savaitę ir retai pamiršta premiją.
people-level-expert = Skaičiuoja beveik be klaidų.
people-level-perfect = Visada renkasi geriausia; visa kita – sėkmė.
# The mean total of a level, measured
people-level-mean = Vidutiniškai { $mean }

## Inviting

people-invite = Pakviesti
people-invite-how = Nuskenuok paveikslėlį arba atverk { $address } ir įrašyk kodą.
people-code = Kodas
people-copy = Kopijuoti nuorodą
people-copied = Nukopijuota
people-share = Dalytis
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, tu
people-seat-here = { $name }, čia
people-seat-waiting = { $name }, dar ne čia
people-seat-away = { $name }, atsijungė
people-seat-open = laisva
people-here-count = Čia { $here } iš { $all }
people-to-table = Prie žaidimo
# $option is how the server is started for other devices: --lan
people-only-here = Šias nuorodas gali atverti tik šis kompiuteris. Paleisk serverį su { $option }, kad galėtų žaisti ir kiti įrenginiai.
people-link-hint = Kas atvers šią nuorodą, galės žaisti kaip { $name }. Ji nesikeičia.
people-link-new = Sukurti naują nuorodą
people-link-new-sure = Senoji nuoroda tada nebegalioja.

## At the table

# Above one's own column
people-you = tu
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } iš { $needed }
people-race-behind = trūksta { $pace }
people-race-ahead = lenkia { $pace }
people-race-even = pagal planą
# The box that the order of boxes asks for
people-next = kitas
# What an extra yatzy brings on top
people-joker-enter = Įrašyti { $points } į langelį „{ $box }“, ir dar { $extra }
# A named box that the last throw does not fit
people-missed = Paskelbta, bet neišėjo: { $box }. Rinkis, kur dėti nulį.
# Not to wait while something could still be undone
people-go-on = Toliau
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Pasilikti šiuos
people-standing = Padėtis
people-turns = Ankstesni ėjimai
people-screen = Dideliam ekranui

## Hints of the first game, until they are put away

people-hint-throw = Mesk kauliukus. Kiekvienu ėjimu turi tris metimus.
people-hint-keep = Paliesk kauliukus, kuriuos pasilieki, ir mesk likusius. Arba paliesk skaičių taškų lape, kad jį įrašytum.
people-hint-enter = Paliesk skaičių taškų lape. Kiekvienas langelis naudojamas vieną kartą.
people-hint-gone = Supratau

## After the game

people-finished = Baigti žaidimai
