# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = mitte keegi
people-players-hint = Käimise järjekorras. Nime võib ära jätta.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Need ei sobi kokku: { $options }. Sea üks neist tagasi.

## Against the computer

people-computer = Mängi arvuti vastu
people-computer-which = Kui hästi ta mängima peaks?
# What each level does, as a short sentence without a subject
people-level-random = Teeb, mis pähe tuleb.
people-level-greedy = Võtab alati selle, mis kohe kõige rohkem annab.
people-level-beginner = Õppis reeglid selgeks eile.
people-level-casual = Mängib puhkusel perega.
people-level-club = Mängib iga nädal ja unustab boonuse harva.
people-level-expert = Arvutab peaaegu vigadeta.
people-level-perfect = Valib alati parima; ülejäänu on õnn.
# The mean total of a level, measured
people-level-mean = Keskmiselt { $mean }

## Inviting

people-invite = Kutsu
people-invite-how = Skanni pilt või ava { $address } ja kirjuta kood.
people-code = Kood
people-copy = Kopeeri link
people-copied = Kopeeritud
people-share = Jaga
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, sina
people-seat-here = { $name }, kohal
people-seat-waiting = { $name }, veel tulemata
people-seat-away = { $name }, eemal
people-seat-open = vaba
people-here-count = { $here }/{ $all } kohal
people-to-table = Mängu juurde
# $option is how the server is started for other devices: --lan
people-only-here = Neid linke saab avada ainult see arvuti. Käivita server lipuga { $option }, siis pääsevad ka teised seadmed mängu.
people-link-hint = Igaüks, kes selle lingi avab, saab mängida nime all { $name }. Link jääb samaks.
people-link-new = Tee uus link
people-link-new-sure = Vana link siis enam ei tööta.

## At the table

# Above one's own column
people-you = sina
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum }/{ $needed }
people-race-behind = { $pace } maas
people-race-ahead = { $pace } ees
people-race-even = järje peal
# The box that the order of boxes asks for
people-next = järgmine
# What an extra yatzy brings on top
people-joker-enter = Märgi { $points }: { $box }, ja lisaks { $extra }
# A named box that the last throw does not fit
people-missed = Nimetatud, aga tulemata: { $box }. Vali, kuhu null läheb.
# Not to wait while something could still be undone
people-go-on = Edasi
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Jäta need alles
people-standing = Seis
people-turns = Varasemad käigud
people-screen = Suurele ekraanile

## Hints of the first game, until they are put away

people-hint-throw = Veereta täringuid. Igal käigul on sul kolm veeretust.
people-hint-keep = Puuduta täringuid, mida alles jätad, ja veereta ülejäänuid. Või puuduta arvu plokis, et see märkida.
people-hint-enter = Puuduta arvu plokis. Iga lahtrit saab kasutada ühe korra.
people-hint-gone = Selge

## After the game

people-finished = Lõppenud mängud
