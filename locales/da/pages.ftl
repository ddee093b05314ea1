# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Held og dygtighed
page-report-thinking = Regner rapporten ud. Den dukker op her af sig selv.
page-report-perfect = Perfekt spil
page-report-good = Godt spil, skønnet
page-report-to-come = Mangler endnu
page-report-turns = Tur for tur
page-report-boxes = Rubrik for rubrik

## A game stepped through

page-replay-title = Gennemgang
page-replay-step = Trin { $step } af { $steps }
page-replay-first = Til starten
page-replay-previous = Tilbage
page-replay-next = Videre
page-replay-last = Til slutningen
page-replay-keys = Piletasterne bladrer gennem spillet.
page-replay-begins = Spillet begynder.
page-replay-throws = { $name } kaster { $hand }.
page-replay-keeps = { $name } beholder { $keep } og kaster: { $hand }.
page-replay-throws-again = { $name } kaster alle terninger om: { $hand }.
page-replay-names = { $name } melder { $box }.
page-replay-enters = { $name } skriver { $points } i { $box }.
page-replay-tells = { $name } har { $hand }: { $points } i { $box }.
page-replay-takes-back = { $name } fortryder valget.
page-replay-corrects = Rettelse: { $name }, runde { $round }: { $points } i { $box }.
page-replay-asks = { $name } spørger træneren.
page-replay-best = Der var ikke noget bedre.

## The dice, checked

page-dice-yourself = Tjek selv: hent spilloggen, og kør
page-dice-agrees = Det, som denne enhed noterede under spillet, stemmer med spilloggen.
page-dice-differs = Det, som denne enhed noterede under spillet, stemmer ikke med spilloggen: det er ikke de terninger, den så.

## The coach

page-coach-may = Må man spørge træneren?
page-coach-may-usual = Hvis alle spiller på denne enhed
page-coach-may-yes = Ja
page-coach-may-no = Nej
page-coach-thinks = Træneren tænker …
server-no-coach = Ved dette bord spiller man uden træner; bestem selv.
server-not-asked = Spørg træneren først; det noteres i spilloggen.
server-no-report = En rapport for dette spil kan ikke regnes ud her.

## Records, history, statistics

page-records-statistics = Statistik
page-records-here = Denne server
page-records-bonus = Bonus opnået
page-records-totals = Hvor tit hver totalsum kom
page-records-people = Kun menneskers kort tæller, ikke computerens.
page-records-newest = Kun de { $count } nyeste spil tæller.
page-records-own-options = med ændrede regelvalg
page-records-thinking = Regner perfekt spil ud. Tallene dukker op her af sig selv.
page-records-no-perfect = Perfekt spil er ikke regnet ud her for dette spil.
page-records-all = Alle spil
page-records-older = Ældre
page-records-newer = Nyere
page-records-top = Bedste resultater

## Two phones wrote the same turn

page-conflict-title = En anden enhed skrev også i denne tur. Hvad skal gælde?
page-conflict-theirs = På blokken
page-conflict-mine = På denne enhed, ikke gemt
page-conflict-keep = Behold det, der står på blokken
page-conflict-replace = Skriv mit i stedet

## Who watches

page-watchers = Ser på: { $count }
