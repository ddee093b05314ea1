# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Sėkmė ir įgūdžiai
page-report-thinking = Ataskaita rengiama. Ji čia pasirodys pati.
page-report-perfect = Tobulas žaidimas
page-report-good = Geras žaidimas (įvertinimas)
page-report-to-come = Dar galima gauti
page-report-turns = Ėjimas po ėjimo
page-report-boxes = Langelis po langelio

## A game stepped through

page-replay-title = Pakartojimas
page-replay-step = { $step } žingsnis iš { $steps }
page-replay-first = Į pradžią
page-replay-previous = Atgal
page-replay-next = Pirmyn
page-replay-last = Į pabaigą
page-replay-keys = Rodyklių klavišai verčia žaidimą žingsnis po žingsnio.
page-replay-begins = Žaidimas prasideda.
page-replay-throws = { $name } meta: { $hand }.
page-replay-keeps = { $name } pasilieka { $keep } ir meta: { $hand }.
page-replay-throws-again = { $name } permeta visus kauliukus: { $hand }.
page-replay-names = { $name } žaidžia dėl langelio „{ $box }“.
page-replay-enters = { $name } įrašo { $points }: { $box }.
page-replay-tells = { $name }, { $hand }: { $points }, { $box }.
page-replay-takes-back = { $name } atšaukia pasirinkimą.
page-replay-corrects = Taisymas: { $name }, { $round } raundas: { $points }, { $box }.
page-replay-asks = { $name } prašo patarimo.
page-replay-best = Geresnio pasirinkimo nebuvo.

## The dice, checked

page-dice-yourself = Patikrinkite patys: atsisiųskite protokolą ir paleiskite
page-dice-agrees = Tai, ką šis įrenginys įsiminė žaidimo metu, sutampa su protokolu.
page-dice-differs = Tai, ką šis įrenginys įsiminė, nesutampa su protokolu: jis matė kitus kauliukus.

## The coach

page-coach-may = Ar galima prašyti patarimo?
page-coach-may-usual = Jei visi žaidžia šiame įrenginyje
page-coach-may-yes = Taip
page-coach-may-no = Ne
page-coach-thinks = Patarėjas galvoja…
server-no-coach = Prie šio stalo žaidžiama be patarimų; nuspręskite patys.
server-not-asked = Pirma paprašykite patarimo; tai pažymima protokole.
server-no-report = Šio žaidimo ataskaitos čia apskaičiuoti negalima.

## Records, history, statistics

page-records-statistics = Statistika
page-records-here = Šiuose namuose
page-records-bonus = Gauta premija
page-records-totals = Sumų pasiskirstymas
page-records-people = Skaičiuojamos žmonių kortelės, ne kompiuterio.
page-records-newest = Skaičiuojami naujausi žaidimai: { $count }.
page-records-own-options = su savomis parinktimis
page-records-thinking = Tobulas žaidimas skaičiuojamas. Jo skaičiai čia pasirodys patys.
page-records-no-perfect = Pagal šias taisykles tobulas žaidimas čia neskaičiuojamas.
page-records-all = Visi žaidimai
page-records-older = Senesni
page-records-newer = Naujesni
page-records-top = Geriausi rezultatai

## Two phones wrote the same turn

page-conflict-title = Šį ėjimą įrašė ir kitas telefonas. Kurį įrašą užskaityti?
page-conflict-theirs = Taškų lape
page-conflict-mine = Šiame įrenginyje, neišsaugota
page-conflict-keep = Palikti įrašą taškų lape
page-conflict-replace = Įrašyti manąjį vietoj jo

## Who watches

page-watchers = Žiūrovų: { $count }
