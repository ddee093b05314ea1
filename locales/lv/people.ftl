# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = neviens
people-players-hint = Spēles secībā. Vārdu var nerakstīt.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Tas neiet kopā: { $options }. Atliec vienu no tiem atpakaļ.

## Against the computer

people-computer = Spēlēt pret datoru
people-computer-which = Cik labi tam jāspēlē?
# What each level does, as a short sentence without a subject
people-level-random = Dara, kas ienāk prātā.
people-level-greedy = Vienmēr ņem to, kas tagad dod visvairāk.
people-level-beginner = Noteikumus iemācījās vakar.
people-level-casual = Brīvdienās spēlē ar ģimeni.
people-level-club = Spēlē katru nedēļu un reti aizmirst prēmiju.
people-level-expert = Rēķina gandrīz bez kļūdām.
people-level-perfect = Vienmēr izvēlas labāko; pārējais ir veiksme.
# The mean total of a level, measured
people-level-mean = Vidēji { $mean }

## Inviting

people-invite = Uzaicināt
people-invite-how = Noskenē attēlu vai atver { $address } un ieraksti kodu.
people-code = Kods
people-copy = Kopēt saiti
people-copied = Nokopēts
people-share = Kopīgot
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, tu
people-seat-here = { $name }, te
people-seat-waiting = { $name }, vēl nav te
people-seat-away = { $name }, prom
people-seat-open = brīvs
people-here-count = Te { $here } no { $all }
people-to-table = Uz spēli
# $option is how the server is started for other devices: --lan
people-only-here = Šīs saites var atvērt tikai šis dators. Palaid serveri ar { $option }, lai varētu spēlēt arī citas ierīces.
people-link-hint = Kas atver šo saiti, var spēlēt kā { $name }. Tā nemainās.
people-link-new = Izveidot jaunu saiti
people-link-new-sure = Vecā saite tad vairs neder.

## At the table

# Above one's own column
people-you = tu
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } no { $needed }
people-race-behind = iztrūkst { $pace }
people-race-ahead = pārsvars { $pace }
people-race-even = pēc plāna
# The box that the order of boxes asks for
people-next = nākamais
# What an extra yatzy brings on top
people-joker-enter = Ierakstīt { $points } lauciņā “{ $box }”, un vēl { $extra }
# A named box that the last throw does not fit
people-missed = Pieteikts, bet neizdevās: { $box }. Izvēlies, kur likt nulli.
# Not to wait while something could still be undone
people-go-on = Tālāk
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Paturēt šos
people-standing = Stāvoklis
people-turns = Iepriekšējie gājieni
people-screen = Lielajam ekrānam

## Hints of the first game, until they are put away

people-hint-throw = Met kauliņus. Katrā gājienā tev ir trīs metieni.
people-hint-keep = Pieskaries kauliņiem, ko paturi, un met pārējos. Vai pieskaries skaitlim punktu lapā, lai to ierakstītu.
people-hint-enter = Pieskaries skaitlim punktu lapā. Katru lauciņu var izmantot vienreiz.
people-hint-gone = Skaidrs

## After the game

people-finished = Pabeigtās spēles
