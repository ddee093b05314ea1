# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Heppni og kunnátta
page-report-thinking = Reikna út yfirlitið. Það birtist hér af sjálfu sér.
page-report-perfect = Fullkominn leikur
page-report-good = Góður leikur, áætlað
page-report-to-come = Enn ókomið
page-report-turns = Lotu fyrir lotu
page-report-boxes = Reit fyrir reit

## A game stepped through

page-replay-title = Endursýning
page-replay-step = Skref { $step } af { $steps }
page-replay-first = Fremst
page-replay-previous = Til baka
page-replay-next = Áfram
page-replay-last = Aftast
page-replay-keys = Flettu í gegnum leikinn með örvatökkunum.
page-replay-begins = Leikurinn hefst.
page-replay-throws = { $name } kastar: { $hand }.
page-replay-keeps = { $name } geymir { $keep } og kastar: { $hand }.
page-replay-throws-again = { $name } kastar öllum aftur: { $hand }.
page-replay-names = { $name } nefnir: { $box }.
page-replay-enters = { $name } skráir { $points } í reitinn { $box }.
page-replay-tells = { $name }, { $hand }: { $points } í reitinn { $box }.
page-replay-takes-back = { $name } afturkallar valið.
page-replay-corrects = Leiðrétting: { $name }, umferð { $round }: { $points } í reitinn { $box }.
page-replay-asks = { $name } spyr þjálfarann.
page-replay-best = Ekkert var betra.

## The dice, checked

page-dice-yourself = Til að athuga þetta: sæktu leikskýrsluna og keyrðu svo
page-dice-agrees = Það sem þetta tæki skráði í leiknum stemmir við leikskýrsluna.
page-dice-differs = Það sem þetta tæki skráði í leiknum stemmir ekki við leikskýrsluna: þetta eru ekki teningarnir sem það sá.

## The coach

page-coach-may = Má spyrja þjálfarann?
page-coach-may-usual = Ef allir spila á þessu tæki
page-coach-may-yes = Já
page-coach-may-no = Nei
page-coach-thinks = Þjálfarinn er að hugsa…
server-no-coach = Við þetta borð er spilað án þjálfara; ákvörðunin er þín.
server-not-asked = Spyrðu þjálfarann fyrst; það er skráð í leikskýrsluna.
server-no-report = Ekki er hægt að reikna út yfirlit um þennan leik hér.

## Records, history, statistics

page-records-statistics = Tölfræði
page-records-here = Þessi þjónn
page-records-bonus = Bónus náðist
page-records-totals = Hve oft hver heildarstig komu upp
page-records-people = Aðeins spjöld fólks teljast með, ekki spjöld tölvunnar.
page-records-newest = Aðeins nýjustu leikirnir teljast með: { $count }.
page-records-own-options = með breyttum valkostum
page-records-thinking = Reikna út fullkominn leik. Tölurnar birtast hér af sjálfu sér.
page-records-no-perfect = Fullkominn leikur hefur ekki verið reiknaður út hér.
page-records-all = Allir leikir
page-records-older = Eldri
page-records-newer = Nýrri
page-records-top = Bestu úrslit

## Two phones wrote the same turn

page-conflict-title = Þessi lota var líka skráð á öðru tæki. Hvor færslan gildir?
page-conflict-theirs = Á blokkinni
page-conflict-mine = Á þessu tæki, óvistað
page-conflict-keep = Halda því sem er á blokkinni
page-conflict-replace = Skrá mína í staðinn

## Who watches

page-watchers = Áhorfendur: { $count }
