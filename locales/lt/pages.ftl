# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Sėkmė ir įgūdžiai
page-report-thinking = Rengiame ataskaitą. Ji čia pasirodys pati.
page-report-perfect = Tobulas žaidimas
page-report-good = Geras žaidimas (apytikriai)
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
page-replay-names = { $name } skelbia: { $box }.
page-replay-enters = { $name } įrašo { $points } į langelį „{ $box }“.
page-replay-tells = { $name }, { $hand }: { $points } į langelį „{ $box }“.
page-replay-takes-back = { $name } atšaukia pasirinkimą.
page-replay-corrects = Taisymas: { $name }, { $round } raundas: { $points } į langelį „{ $box }“.
page-replay-asks = { $name } prašo patarimo.
page-replay-best = Geresnio pasirinkimo nebuvo.

## The dice, checked

page-dice-yourself = Gali patikrinti: atsisiųsk protokolą ir paleisk
page-dice-agrees = Tai, ką šis įrenginys įsiminė žaidimo metu, sutampa su protokolu.
page-dice-differs = Tai, ką šis įrenginys įsiminė, nesutampa su protokolu: jis matė kitus kauliukus.

## The coach

page-coach-may = Ar galima prašyti patarimo?
page-coach-may-usual = Jei visi žaidžia šiame įrenginyje
page-coach-may-yes = Taip
page-coach-may-no = Ne
page-coach-thinks = Patarėjas galvoja…
server-no-coach = Prie šio stalo žaidžiama be patarimų; nuspręsk be jų.
server-not-asked = Pirma paprašyk patarimo; protokolas tai pažymi.
server-no-report = Šio žaidimo ataskaitos čia apskaičiuoti negalima.

## Records, history, statistics

page-records-statistics = Statistika
page-records-here = Šis serveris
page-records-bonus = Gauta premija
page-records-totals = Sumų pasiskirstymas
page-records-people = Skaičiuojamos tik žmonių kortelės, ne kompiuterio.
page-records-newest = Skaičiuojami tik naujausi žaidimai: { $count }.
page-records-own-options = su pakeistomis parinktimis
page-records-thinking = Skaičiuojame tobulą žaidimą. Jo skaičiai čia pasirodys patys.
page-records-no-perfect = Tobulas žaidimas čia neapskaičiuotas.
page-records-all = Visi žaidimai
page-records-older = Senesni
page-records-newer = Naujesni
page-records-top = Geriausi rezultatai

## Two phones wrote the same turn

page-conflict-title = Šis ėjimas įrašytas ir kitame įrenginyje. Kurį įrašą užskaityti?
page-conflict-theirs = Taškų lape
page-conflict-mine = Šiame įrenginyje, neišsaugota
page-conflict-keep = Palikti įrašą taškų lape
page-conflict-replace = Įrašyti manąjį vietoj jo

## Who watches

page-watchers = Žiūrovų: { $count }
