# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Veiksme un prasme
page-report-thinking = Aprēķinām pārskatu. Tas parādīsies šeit pats.
page-report-perfect = Ideāla spēle
page-report-good = Laba spēle, aplēse
page-report-to-come = Vēl priekšā
page-report-turns = Gājiens pēc gājiena
page-report-boxes = Lauciņš pēc lauciņa

## A game stepped through

page-replay-title = Spēles atkārtojums
page-replay-step = { $step }. solis no { $steps }
page-replay-first = Uz sākumu
page-replay-previous = Atpakaļ
page-replay-next = Tālāk
page-replay-last = Uz beigām
page-replay-keys = Ar bulttaustiņiem var šķirstīt spēli.
page-replay-begins = Spēle sākas.
page-replay-throws = { $name } met: { $hand }.
page-replay-keeps = { $name } patur { $keep } un met: { $hand }.
page-replay-throws-again = { $name } met visus kauliņus vēlreiz: { $hand }.
page-replay-names = { $name } piesaka lauciņu “{ $box }”.
page-replay-enters = { $name } ieraksta { $points } lauciņā “{ $box }”.
page-replay-tells = { $name }, { $hand }: { $points } lauciņā “{ $box }”.
page-replay-takes-back = { $name } atsauc izvēli.
page-replay-corrects = Labojums: { $name }, { $round }. aplis: { $points } lauciņā “{ $box }”.
page-replay-asks = { $name } prasa padomu.
page-replay-best = Labākas izvēles nebija.

## The dice, checked

page-dice-yourself = Vari pārbaudīt: lejupielādē protokolu un palaid
page-dice-agrees = Tas, ko šī ierīce spēles laikā pierakstīja, sakrīt ar protokolu.
page-dice-differs = Tas, ko šī ierīce spēles laikā pierakstīja, nesakrīt ar protokolu: tie nav kauliņi, ko tā redzēja.

## The coach

page-coach-may = Vai drīkst prasīt padomu?
page-coach-may-usual = Ja visi spēlē šajā ierīcē
page-coach-may-yes = Jā
page-coach-may-no = Nē
page-coach-thinks = Padomdevējs domā…
server-no-coach = Pie šī galda spēlē bez padomiem; izlem bez tiem.
server-not-asked = Vispirms prasi padomu; to atzīmē protokolā.
server-no-report = Šīs spēles pārskatu šeit nevar aprēķināt.

## Records, history, statistics

page-records-statistics = Statistika
page-records-here = Šis serveris
page-records-bonus = Nopelnīta prēmija
page-records-totals = Cik bieži kura kopsumma
page-records-people = Skaita tikai cilvēku kartītes, ne datora.
page-records-newest = Skaita tikai jaunākās spēles: { $count }.
page-records-own-options = ar mainītiem iestatījumiem
page-records-thinking = Aprēķinām ideālu spēli. Tās skaitļi parādīsies šeit paši.
page-records-no-perfect = Ideāla spēle šeit nav aprēķināta.
page-records-all = Visas spēles
page-records-older = Vecākas
page-records-newer = Jaunākas
page-records-top = Labākie rezultāti

## Two phones wrote the same turn

page-conflict-title = Arī citā ierīcē ierakstīja šo gājienu. Kurš ieraksts ir spēkā?
page-conflict-theirs = Punktu lapā
page-conflict-mine = Šajā ierīcē, nav saglabāts
page-conflict-keep = Atstāt to, kas ir punktu lapā
page-conflict-replace = Ierakstīt manu tā vietā

## Who watches

page-watchers = Skatītāji: { $count }
