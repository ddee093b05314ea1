# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = ingen
people-players-hint = I turordning. Namnet kan utelämnas.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Det här går inte ihop: { $options }. Ställ tillbaka ett av valen.

## Against the computer

people-computer = Spela mot datorn
people-computer-which = Hur bra ska den spela?
# What each level does, as a short sentence without a subject
people-level-random = Gör det som faller den in.
people-level-greedy = Tar alltid det som ger mest just nu.
people-level-beginner = Lärde sig reglerna i går.
people-level-casual = Spelar med familjen på semestern.
people-level-club = Spelar varje vecka och glömmer sällan bonusen.
people-level-expert = Räknar nästan utan fel.
people-level-perfect = Väljer alltid det bästa; resten är flax.
# The mean total of a level, measured
people-level-mean = I snitt { $mean }

## Inviting

people-invite = Bjud in
people-invite-how = Skanna bilden, eller öppna { $address } och skriv koden.
people-code = Kod
people-copy = Kopiera länken
people-copied = Kopierad
people-share = Dela
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, du
people-seat-here = { $name }, här
people-seat-waiting = { $name }, inte här än
people-seat-away = { $name }, borta
people-seat-open = ledig
people-here-count = { $here } av { $all } är här
people-to-table = Till bordet
# $option is how the server is started for other devices: --lan
people-only-here = Bara den här maskinen kan öppna länkarna. Starta servern med { $option } så kommer andra enheter in.
people-link-hint = Den som öppnar länken kan spela som { $name }. Den förblir densamma.
people-link-new = Gör en ny länk
people-link-new-sure = Den gamla länken fungerar då inte längre.

## At the table

# Above one's own column
people-you = du
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } av { $needed }
people-race-behind = { $pace } efter
people-race-ahead = { $pace } före
people-race-even = i takt
# The box that the order of boxes asks for
people-next = nästa
# What an extra yatzy brings on top
people-joker-enter = För in { $points } i { $box }, och { $extra } till
# A named box that the last throw does not fit
people-missed = Angiven men missad: { $box }. Välj var nollan ska stå.
# Not to wait while something could still be undone
people-go-on = Vidare
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Behåll dessa
people-standing = Ställning
people-turns = Tidigare turer
people-screen = För storskärmen

## Hints of the first game, until they are put away

people-hint-throw = Kasta tärningarna. Du har tre kast varje tur.
people-hint-keep = Tryck på tärningar för att behålla dem och kasta resten. Eller tryck på ett tal i blocket för att föra in det.
people-hint-enter = Tryck på ett tal i blocket. Varje ruta kan användas en gång.
people-hint-gone = Jag förstår

## After the game

people-finished = Avslutade spel
