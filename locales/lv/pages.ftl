# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Veiksme un prasme
page-report-thinking = Pārskats tiek aprēķināts. Tas parādīsies šeit pats.
page-report-perfect = Ideāla spēle
page-report-good = Laba spēle, aplēse
page-report-to-come = Vēl gaidāms
page-report-turns = Gājiens pēc gājiena
page-report-boxes = Lauciņš pēc lauciņa

## A game stepped through

page-replay-title = Atkārtojums
page-replay-step = { $step }. solis no { $steps }
page-replay-first = Uz sākumu
page-replay-previous = Atpakaļ
page-replay-next = Tālāk
page-replay-last = Uz beigām
page-replay-keys = Ar bulttaustiņiem var šķirstīt spēli.
page-replay-begins = Spēle sākas.
page-replay-throws = { $name } met: { $hand }.
page-replay-keeps = { $name } patur { $keep } un met: { $hand }.
page-replay-throws-again = { $name } met visus vēlreiz: { $hand }.
page-replay-names = { $name } spēlē lauciņam “{ $box }”.
page-replay-enters = { $name } ieraksta { $points }: { $box }.
page-replay-tells = { $name }, { $hand }: { $points }, { $box }.
page-replay-takes-back = { $name } atsauc izvēli.
page-replay-corrects = Labojums: { $name }, { $round }. aplis: { $points }, { $box }.
page-replay-asks = { $name } prasa padomu.
page-replay-best = Nekas nebija labāks.

## The dice, checked

page-dice-yourself = Pārbaudiet paši: lejupielādējiet protokolu un palaidiet
page-dice-agrees = Tas, ko šī ierīce spēles laikā pierakstīja, sakrīt ar protokolu.
page-dice-differs = Šīs ierīces pieraksti nesakrīt ar protokolu: tie nav tie kauliņi, ko tā redzēja.

## The coach

page-coach-may = Vai drīkst prasīt padomu?
page-coach-may-usual = Ja visi spēlē šajā ierīcē
page-coach-may-yes = Jā
page-coach-may-no = Nē
page-coach-thinks = Padomdevējs domā …
server-no-coach = Pie šī galda spēlē bez padomiem; izlemiet paši.
server-not-asked = Vispirms prasiet padomu; to atzīmē protokolā.
server-no-report = Šīs spēles pārskatu šeit nevar aprēķināt.

## Records, history, statistics

page-records-statistics = Statistika
page-records-here = Šī māja
page-records-bonus = Iegūts bonuss
page-records-totals = Cik bieži kura summa
page-records-people = Skaita cilvēku lapas, ne datora.
page-records-newest = Skaitītas jaunākās spēles: { $count }.
page-records-own-options = ar savām iespējām
page-records-thinking = Ideālā spēle tiek aprēķināta. Tās skaitļi parādīsies šeit paši.
page-records-no-perfect = Šīs spēles ideālā spēle šeit netiek aprēķināta.
page-records-all = Visas spēles
page-records-older = Vecākas
page-records-newer = Jaunākas
page-records-top = Labākie rezultāti

## Two phones wrote the same turn

page-conflict-title = Arī cits tālrunis ierakstīja šo gājienu. Kurš ieraksts ir spēkā?
page-conflict-theirs = Lapā
page-conflict-mine = Šajā ierīcē, nav saglabāts
page-conflict-keep = Paturēt ierakstu lapā
page-conflict-replace = Ierakstīt manu tā vietā

## Who watches

page-watchers = Skatītāji: { $count }
