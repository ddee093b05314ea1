# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Flax och skicklighet
page-report-thinking = Räknar ut rapporten. Den dyker upp här av sig själv.
page-report-perfect = Perfekt spel
page-report-good = Bra spel, uppskattat
page-report-to-come = Återstår
page-report-turns = Tur för tur
page-report-boxes = Ruta för ruta

## A game stepped through

page-replay-title = Repris
page-replay-step = Steg { $step } av { $steps }
page-replay-first = Till början
page-replay-previous = Tillbaka
page-replay-next = Framåt
page-replay-last = Till slutet
page-replay-keys = Piltangenterna stegar genom spelet.
page-replay-begins = Spelet börjar.
page-replay-throws = { $name } kastar { $hand }.
page-replay-keeps = { $name } behåller { $keep } och kastar: { $hand }.
page-replay-throws-again = { $name } kastar om alla tärningar: { $hand }.
page-replay-names = { $name } anger { $box }.
page-replay-enters = { $name } för in { $points } i { $box }.
page-replay-tells = { $name } har { $hand }: { $points } i { $box }.
page-replay-takes-back = { $name } ångrar valet.
page-replay-corrects = Rättelse: { $name }, omgång { $round }: { $points } i { $box }.
page-replay-asks = { $name } frågar coachen.
page-replay-best = Inget var bättre.

## The dice, checked

page-dice-yourself = Kontrollera själv: ladda ner spelloggen och kör
page-dice-agrees = Det som den här enheten noterade under spelet stämmer med spelloggen.
page-dice-differs = Det som den här enheten noterade under spelet stämmer inte med spelloggen: det är inte de tärningar den såg.

## The coach

page-coach-may = Får man fråga coachen?
page-coach-may-usual = Om alla spelar på den här enheten
page-coach-may-yes = Ja
page-coach-may-no = Nej
page-coach-thinks = Coachen tänker …
server-no-coach = Vid det här bordet spelar man utan coach; bestäm själv.
server-not-asked = Fråga coachen först; det noteras i spelloggen.
server-no-report = Det går inte att räkna ut någon rapport om spelet här.

## Records, history, statistics

page-records-statistics = Statistik
page-records-here = Den här servern
page-records-bonus = Bonus tagen
page-records-totals = Hur ofta varje totalsumma kom
page-records-people = Bara människors kort räknas, inte datorns.
page-records-newest = Bara de { $count } senaste spelen räknas.
page-records-own-options = med ändrade regelval
page-records-thinking = Räknar ut perfekt spel. Siffrorna dyker upp här av sig själva.
page-records-no-perfect = Perfekt spel är inte uträknat här för det här spelet.
page-records-all = Alla spel
page-records-older = Äldre
page-records-newer = Nyare
page-records-top = Bästa resultat

## Two phones wrote the same turn

page-conflict-title = En annan enhet förde också in den här turen. Vad ska gälla?
page-conflict-theirs = På blocket
page-conflict-mine = På den här enheten, inte sparat
page-conflict-keep = Behåll det som står på blocket
page-conflict-replace = För in mitt i stället

## Who watches

page-watchers = Tittar på: { $count }
