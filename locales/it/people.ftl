# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = nessuno
people-players-hint = Nell’ordine di gioco. Il nome può mancare.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Queste scelte non vanno insieme: { $options }. Rimettine una com’era.

## Against the computer

people-computer = Gioca contro il computer
people-computer-which = Quanto deve giocare bene?
# What each level does, as a short sentence without a subject
people-level-random = Fa quello che gli viene in mente.
people-level-greedy = Prende sempre ciò che rende di più subito.
people-level-beginner = Ha imparato le regole ieri.
people-level-casual = Gioca in famiglia durante le vacanze.
people-level-club = Gioca ogni settimana e dimentica di rado il bonus.
people-level-expert = Calcola quasi senza errori.
people-level-perfect = Sceglie sempre il meglio; il resto è fortuna.
# The mean total of a level, measured
people-level-mean = In media { $mean }

## Inviting

people-invite = Invita
people-invite-how = Inquadra l’immagine, oppure apri { $address } e scrivi il codice.
people-code = Codice
people-copy = Copia il link
people-copied = Copiato
people-share = Condividi
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, tu
people-seat-here = { $name }, qui
people-seat-waiting = { $name }, non ancora qui
people-seat-away = { $name }, assente
people-seat-open = libero
people-here-count = { $here } su { $all } qui
people-to-table = Al tavolo
# $option is how the server is started for other devices: --lan
people-only-here = Solo questa macchina può aprire questi link. Avvia il server con { $option } per far entrare altri dispositivi.
people-link-hint = Chi apre questo link può giocare come { $name }. Resta sempre lo stesso.
people-link-new = Crea un nuovo link
people-link-new-sure = Il vecchio link allora non vale più.

## At the table

# Above one's own column
people-you = tu
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } su { $needed }
people-race-behind = indietro di { $pace }
people-race-ahead = avanti di { $pace }
people-race-even = in pari
# The box that the order of boxes asks for
people-next = prossima
# What an extra yatzy brings on top
people-joker-enter = Segna { $points } in «{ $box }», e { $extra } in più
# A named box that the last throw does not fit
people-missed = Dichiarato e mancato: { $box }. Scegli dove va lo zero.
# Not to wait while something could still be undone
people-go-on = Avanti
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Tieni questi
people-standing = Classifica
people-turns = I turni precedenti
people-screen = Per lo schermo grande

## Hints of the first game, until they are put away

people-hint-throw = Lancia i dadi. Hai tre lanci a ogni turno.
people-hint-keep = Tocca i dadi da tenere e lancia gli altri. Oppure tocca un numero sul segnapunti per segnarlo.
people-hint-enter = Tocca un numero sul segnapunti. Ogni casella vale una volta sola.
people-hint-gone = Capito

## After the game

people-finished = Partite finite
