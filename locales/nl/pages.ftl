# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Geluk en kunde
page-report-thinking = De terugblik wordt uitgerekend. Hij verschijnt hier vanzelf.
page-report-perfect = Perfect spel
page-report-good = Goed spel, geschat
page-report-to-come = Nog te komen
page-report-turns = Beurt voor beurt
page-report-boxes = Vak voor vak

## A game stepped through

page-replay-title = Herhaling
page-replay-step = Stap { $step } van { $steps }
page-replay-first = Naar het begin
page-replay-previous = Terug
page-replay-next = Verder
page-replay-last = Naar het einde
page-replay-keys = Met de pijltjestoetsen loop je door het spel.
page-replay-begins = Het spel begint.
page-replay-throws = { $name } gooit { $hand }.
page-replay-keeps = { $name } houdt { $keep } vast en gooit: { $hand }.
page-replay-throws-again = { $name } gooit alles opnieuw: { $hand }.
page-replay-names = { $name } noemt { $box }.
page-replay-enters = { $name } vult { $points } in bij { $box }.
page-replay-tells = { $name } heeft { $hand }: { $points } bij { $box }.
page-replay-takes-back = { $name } neemt de keuze terug.
page-replay-corrects = Correctie: { $name }, ronde { $round }: { $points } bij { $box }.
page-replay-asks = { $name } vraagt het de coach.
page-replay-best = Beter kon niet.

## The dice, checked

page-dice-yourself = Controleer het zelf: download het verslag en voer dan dit uit
page-dice-agrees = Wat dit apparaat tijdens het spel noteerde, klopt met het verslag.
page-dice-differs = Wat dit apparaat noteerde, klopt niet met het verslag: dit zijn niet de dobbelstenen die het zag.

## The coach

page-coach-may = Mag je het de coach vragen?
page-coach-may-usual = Als iedereen op dit apparaat speelt
page-coach-may-yes = Ja
page-coach-may-no = Nee
page-coach-thinks = De coach denkt na…
server-no-coach = Deze tafel speelt zonder coach; beslis zelf.
server-not-asked = Vraag het eerst de coach; dat komt in het verslag.
server-no-report = Van dit spel kan hier geen terugblik worden uitgerekend.

## Records, history, statistics

page-records-statistics = Statistieken
page-records-here = Deze server
page-records-bonus = Bonus gehaald
page-records-totals = Hoe vaak elk totaal voorkwam
page-records-people = Alleen de kaarten van mensen tellen, niet die van de computer.
page-records-newest = Alleen de nieuwste { $count } spellen tellen mee.
page-records-own-options = met gewijzigde opties
page-records-thinking = Perfect spel wordt uitgerekend. De cijfers verschijnen hier vanzelf.
page-records-no-perfect = Perfect spel is hier voor dit spel niet uitgerekend.
page-records-all = Alle spellen
page-records-older = Ouder
page-records-newer = Nieuwer
page-records-top = Hoogste totalen

## Two phones wrote the same turn

page-conflict-title = Op een ander apparaat is deze beurt ook ingevuld. Welke telt?
page-conflict-theirs = Op het blok
page-conflict-mine = Op dit apparaat, niet bewaard
page-conflict-keep = Houd wat op het blok staat
page-conflict-replace = Vul die van mij in

## Who watches

page-watchers = Kijkers: { $count }
