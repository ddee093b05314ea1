# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = niemand
people-players-hint = In volgorde van spelen. De naam mag leeg blijven.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Dit gaat niet samen: { $options }. Zet er een terug.

## Against the computer

people-computer = Speel tegen de computer
people-computer-which = Hoe goed moet hij spelen?
# What each level does, as a short sentence without a subject
people-level-random = Doet wat er in hem opkomt.
people-level-greedy = Neemt altijd wat nu het meeste oplevert.
people-level-beginner = Kent de regels sinds gisteren.
people-level-casual = Speelt in de vakantie met het gezin.
people-level-club = Speelt elke week en vergeet de bonus zelden.
people-level-expert = Rekent bijna zonder fouten.
people-level-perfect = Kiest altijd het beste; de rest is geluk.
# The mean total of a level, measured
people-level-mean = Gemiddeld { $mean }

## Inviting

people-invite = Uitnodigen
people-invite-how = Scan het plaatje, of open { $address } en typ de code.
people-code = Code
people-copy = Kopieer de link
people-copied = Gekopieerd
people-share = Delen
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, jij
people-seat-here = { $name }, hier
people-seat-waiting = { $name }, nog niet hier
people-seat-away = { $name }, afwezig
people-seat-open = vrij
people-here-count = { $here } van { $all } hier
people-to-table = Naar het spel
# $option is how the server is started for other devices: --lan
people-only-here = Alleen deze computer kan deze links openen. Start de server met { $option }, dan kunnen andere apparaten meedoen.
people-link-hint = Wie deze link opent, kan spelen als { $name }. Hij blijft hetzelfde.
people-link-new = Maak een nieuwe link
people-link-new-sure = De oude link werkt dan niet meer.

## At the table

# Above one's own column
people-you = jij
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } van { $needed }
people-race-behind = { $pace } achter
people-race-ahead = { $pace } voor
people-race-even = op schema
# The box that the order of boxes asks for
people-next = volgende
# What an extra yatzy brings on top
people-joker-enter = { $points } invullen bij { $box }, en { $extra } extra
# A named box that the last throw does not fit
people-missed = Genoemd en gemist: { $box }. Kies waar de nul komt.
# Not to wait while something could still be undone
people-go-on = Verder
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Deze vasthouden
people-standing = Stand
people-turns = Eerdere beurten
people-screen = Voor het grote scherm

## Hints of the first game, until they are put away

people-hint-throw = Gooi de dobbelstenen. Je mag elke beurt drie keer gooien.
people-hint-keep = Tik op dobbelstenen om ze vast te houden en gooi de rest. Of vul een getal op het blok in.
people-hint-enter = Tik op een getal op het blok. Elk vak kun je één keer gebruiken.
people-hint-gone = Begrepen

## After the game

people-finished = Afgelopen spellen
