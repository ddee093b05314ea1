# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = ingen
people-players-hint = I turrækkefølge. Navnet kan udelades.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = De valg passer ikke sammen: { $options }. Sæt et af dem tilbage.

## Against the computer

people-computer = Spil mod computeren
people-computer-which = Hvor godt skal den spille?
# What each level does, as a short sentence without a subject
people-level-random = Gør, hvad der falder den ind.
people-level-greedy = Tager altid det, der giver mest lige nu.
people-level-beginner = Lærte reglerne i går.
people-level-casual = Spiller med familien i ferien.
people-level-club = Spiller hver uge og glemmer sjældent bonussen.
people-level-expert = Regner næsten uden fejl.
people-level-perfect = Vælger altid det bedste; resten er held.
# The mean total of a level, measured
people-level-mean = I snit { $mean }

## Inviting

people-invite = Inviter
people-invite-how = Scan billedet, eller åbn { $address } og skriv koden.
people-code = Kode
people-copy = Kopiér linket
people-copied = Kopieret
people-share = Del
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, dig
people-seat-here = { $name }, her
people-seat-waiting = { $name }, ikke kommet endnu
people-seat-away = { $name }, væk
people-seat-open = ledig
people-here-count = { $here } af { $all } er her
people-to-table = Til bordet
# $option is how the server is started for other devices: --lan
people-only-here = Kun denne maskine kan åbne disse links. Start serveren med { $option }, så andre enheder kan være med.
people-link-hint = Den, der åbner linket, kan spille som { $name }. Det bliver ved med at være det samme.
people-link-new = Lav et nyt link
people-link-new-sure = Det gamle link virker så ikke længere.

## At the table

# Above one's own column
people-you = dig
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } af { $needed }
people-race-behind = { $pace } bagud
people-race-ahead = { $pace } foran
people-race-even = på kurs
# The box that the order of boxes asks for
people-next = næste
# What an extra yatzy brings on top
people-joker-enter = Skriv { $points } i { $box }, og { $extra } oveni
# A named box that the last throw does not fit
people-missed = Meldt, men ramte ikke: { $box }. Vælg, hvor nullet skal stå.
# Not to wait while something could still be undone
people-go-on = Videre
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Behold disse
people-standing = Stilling
people-turns = Tidligere ture
people-screen = Til den store skærm

## Hints of the first game, until they are put away

people-hint-throw = Kast terningerne. Du har tre kast i hver tur.
people-hint-keep = Tryk på terninger for at beholde dem, og kast resten. Eller tryk på et tal på blokken for at skrive det.
people-hint-enter = Tryk på et tal på blokken. Hver rubrik kan kun bruges én gang.
people-hint-gone = Forstået

## After the game

people-finished = Afsluttede spil
