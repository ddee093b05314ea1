# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = ingen
people-players-hint = I turrekkefølge. Navnet kan utelates.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Disse valgene går ikke sammen: { $options }. Sett ett av dem tilbake.

## Against the computer

people-computer = Spill mot datamaskinen
people-computer-which = Hvor godt skal den spille?
# What each level does, as a short sentence without a subject
people-level-random = Gjør det som faller den inn.
people-level-greedy = Tar alltid det som gir mest akkurat nå.
people-level-beginner = Lærte reglene i går.
people-level-casual = Spiller med familien i ferien.
people-level-club = Spiller hver uke og glemmer sjelden bonusen.
people-level-expert = Regner nesten uten feil.
people-level-perfect = Velger alltid det beste; resten er flaks.
# The mean total of a level, measured
people-level-mean = I snitt { $mean }

## Inviting

people-invite = Inviter
people-invite-how = Skann bildet, eller åpne { $address } og skriv koden.
people-code = Kode
people-copy = Kopier lenken
people-copied = Kopiert
people-share = Del
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, deg
people-seat-here = { $name }, her
people-seat-waiting = { $name }, ikke kommet ennå
people-seat-away = { $name }, borte
people-seat-open = ledig
people-here-count = { $here } av { $all } er her
people-to-table = Til bordet
# $option is how the server is started for other devices: --lan
people-only-here = Bare denne maskinen kan åpne disse lenkene. Start serveren med { $option }, så kan andre enheter være med.
people-link-hint = Den som åpner lenken, kan spille som { $name }. Den forblir den samme.
people-link-new = Lag en ny lenke
people-link-new-sure = Den gamle lenken virker da ikke lenger.

## At the table

# Above one's own column
people-you = deg
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } av { $needed }
people-race-behind = { $pace } bak
people-race-ahead = { $pace } foran
people-race-even = i takt
# The box that the order of boxes asks for
people-next = neste
# What an extra yatzy brings on top
people-joker-enter = Før { $points } inn i { $box }, og { $extra } i tillegg
# A named box that the last throw does not fit
people-missed = Meldt, men bommet: { $box }. Velg hvor nullen skal stå.
# Not to wait while something could still be undone
people-go-on = Videre
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Behold disse
people-standing = Stilling
people-turns = Tidligere turer
people-screen = Til storskjermen

## Hints of the first game, until they are put away

people-hint-throw = Kast terningene. Du har tre kast i hver tur.
people-hint-keep = Trykk på terninger for å beholde dem, og kast resten. Eller trykk på et tall på blokken for å føre det inn.
people-hint-enter = Trykk på et tall på blokken. Hver rubrikk kan brukes én gang.
people-hint-gone = Skjønner

## After the game

people-finished = Avsluttede spill
