# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Sėkmė ir įgūdžiai
page-report-thinking = Ataskaita skaičiuojama. Ji čia pasirodys pati.
page-report-perfect = Tobulas žaidimas
page-report-good = Geras žaidimas, įvertis
page-report-to-come = Dar laukia
page-report-turns = Ėjimas po ėjimo
page-report-boxes = Langelis po langelio

## A game stepped through

page-replay-title = Pakartojimas
page-replay-step = { $step } žingsnis iš { $steps }
page-replay-first = Į pradžią
page-replay-previous = Atgal
page-replay-next = Pirmyn
page-replay-last = Į pabaigą
page-replay-keys = Rodyklių klavišais galima versti žaidimą.
page-replay-begins = Žaidimas prasideda.
page-replay-throws = { $name } meta: { $hand }.
page-replay-keeps = { $name } pasilieka { $keep } ir meta: { $hand }.
page-replay-throws-again = { $name } permeta visus: { $hand }.
page-replay-names = { $name } žaidžia langeliui „{ $box }“.
page-replay-enters = { $name } įrašo { $points }: { $box }.
page-replay-tells = { $name }, { $hand }: { $points }, { $box }.
page-replay-takes-back = { $name } atšaukia pasirinkimą.
page-replay-corrects = Taisymas: { $name }, { $round } raundas: { $points }, { $box }.
page-replay-asks = { $name } prašo patarimo.
page-replay-best = Geriau nebuvo.

## The dice, checked

page-dice-yourself = Patikrinkite patys: atsisiųskite protokolą ir paleiskite
page-dice-agrees = Tai, ką šis įrenginys užsirašė žaidimo metu, sutampa su protokolu.
page-dice-differs = Šio įrenginio užrašai nesutampa su protokolu: tai ne tie kauliukai, kuriuos jis matė.

## The coach

page-coach-may = Ar galima prašyti patarimo?
page-coach-may-usual = Jei visi žaidžia šiame įrenginyje
page-coach-may-yes = Taip
page-coach-may-no = Ne
page-coach-thinks = Patarėjas galvoja …
server-no-coach = Prie šio stalo žaidžiama be patarimų; nuspręskite patys.
server-not-asked = Pirma paprašykite patarimo; tai pažymima protokole.
server-no-report = Šio žaidimo ataskaitos čia apskaičiuoti negalima.

## Records, history, statistics

page-records-statistics = Statistika
page-records-here = Šie namai
page-records-bonus = Gauta premija
page-records-totals = Kaip dažnai kokia suma
page-records-people = Skaičiuojami žmonių lapai, ne kompiuterio.
page-records-newest = Skaičiuojami naujausi žaidimai: { $count }.
page-records-own-options = su savomis parinktimis
page-records-thinking = Tobulas žaidimas skaičiuojamas. Jo skaičiai čia pasirodys patys.
page-records-no-perfect = Šio žaidimo tobulas žaidimas čia neskaičiuojamas.
page-records-all = Visi žaidimai
page-records-older = Senesni
page-records-newer = Naujesni
page-records-top = Geriausi rezultatai

## Two phones wrote the same turn

page-conflict-title = Šį ėjimą įrašė ir kitas telefonas. Kuris įrašas galioja?
page-conflict-theirs = Lape
page-conflict-mine = Šiame įrenginyje, neišsaugota
page-conflict-keep = Palikti įrašą lape
page-conflict-replace = Įrašyti manąjį vietoj jo

## Who watches

page-watchers = Žiūrovų: { $count }
