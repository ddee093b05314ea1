# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Flaks og dyktighet
page-report-thinking = Regner ut rapporten. Den dukker opp her av seg selv.
page-report-perfect = Perfekt spill
page-report-good = Godt spill, anslått
page-report-to-come = Gjenstår
page-report-turns = Tur for tur
page-report-boxes = Rubrikk for rubrikk

## A game stepped through

page-replay-title = Reprise
page-replay-step = Steg { $step } av { $steps }
page-replay-first = Til starten
page-replay-previous = Tilbake
page-replay-next = Videre
page-replay-last = Til slutten
page-replay-keys = Piltastene blar gjennom spillet.
page-replay-begins = Spillet begynner.
page-replay-throws = { $name } kaster { $hand }.
page-replay-keeps = { $name } beholder { $keep } og kaster: { $hand }.
page-replay-throws-again = { $name } kaster alle terningene om igjen: { $hand }.
page-replay-names = { $name } melder { $box }.
page-replay-enters = { $name } fører { $points } inn i { $box }.
page-replay-tells = { $name } har { $hand }: { $points } i { $box }.
page-replay-takes-back = { $name } angrer valget.
page-replay-corrects = Rettelse: { $name }, omgang { $round }: { $points } i { $box }.
page-replay-asks = { $name } spør treneren.
page-replay-best = Ingenting var bedre.

## The dice, checked

page-dice-yourself = Sjekk selv: last ned spilloggen og kjør
page-dice-agrees = Det denne enheten noterte under spillet, stemmer med spilloggen.
page-dice-differs = Det denne enheten noterte under spillet, stemmer ikke med spilloggen: dette er ikke terningene den så.

## The coach

page-coach-may = Er det lov å spørre treneren?
page-coach-may-usual = Hvis alle spiller på denne enheten
page-coach-may-yes = Ja
page-coach-may-no = Nei
page-coach-thinks = Treneren tenker …
server-no-coach = Ved dette bordet spiller man uten trener; bestem selv.
server-not-asked = Spør treneren først; det noteres i spilloggen.
server-no-report = En rapport om dette spillet kan ikke regnes ut her.

## Records, history, statistics

page-records-statistics = Statistikk
page-records-here = Denne serveren
page-records-bonus = Bonus oppnådd
page-records-totals = Hvor ofte hver totalsum kom
page-records-people = Bare kortene til mennesker teller, ikke datamaskinens.
page-records-newest = Bare de { $count } nyeste spillene teller.
page-records-own-options = med endrede regelvalg
page-records-thinking = Regner ut perfekt spill. Tallene dukker opp her av seg selv.
page-records-no-perfect = Perfekt spill er ikke regnet ut her for dette spillet.
page-records-all = Alle spill
page-records-older = Eldre
page-records-newer = Nyere
page-records-top = Beste resultater

## Two phones wrote the same turn

page-conflict-title = En annen enhet førte også inn denne turen. Hva skal gjelde?
page-conflict-theirs = På blokken
page-conflict-mine = På denne enheten, ikke lagret
page-conflict-keep = Behold det som står på blokken
page-conflict-replace = Før inn mitt i stedet

## Who watches

page-watchers = Ser på: { $count }
