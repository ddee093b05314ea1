# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Õnn ja oskus
page-report-thinking = Arvutan ülevaadet. See ilmub siia ise.
page-report-perfect = Täiuslik mäng
page-report-good = Hea mäng, hinnanguliselt
page-report-to-come = Veel tulemas
page-report-turns = Käik käigu haaval
page-report-boxes = Lahter lahtri haaval

## A game stepped through

page-replay-title = Kordus
page-replay-step = Samm { $step }/{ $steps }
page-replay-first = Algusesse
page-replay-previous = Tagasi
page-replay-next = Edasi
page-replay-last = Lõppu
page-replay-keys = Nooleklahvidega saab mängu sirvida.
page-replay-begins = Mäng algab.
page-replay-throws = { $name } veeretab: { $hand }.
page-replay-keeps = { $name } jätab alles { $keep } ja veeretab: { $hand }.
page-replay-throws-again = { $name } veeretab kõiki täringuid uuesti: { $hand }.
page-replay-names = { $name } nimetab: { $box }.
page-replay-enters = { $name } märgib { $points } lahtrisse { $box }.
page-replay-tells = { $name }, { $hand }: { $points } lahtrisse { $box }.
page-replay-takes-back = { $name } võtab valiku tagasi.
page-replay-corrects = Parandus: { $name }, voor { $round }: { $points } lahtrisse { $box }.
page-replay-asks = { $name } küsib treenerilt.
page-replay-best = Paremat polnud.

## The dice, checked

page-dice-yourself = Kontrolli ise: laadi protokoll alla ja käivita
page-dice-agrees = See, mille see seade mängu ajal üles märkis, klapib protokolliga.
page-dice-differs = See, mille see seade mängu ajal üles märkis, ei klapi protokolliga: need pole täringud, mida ta nägi.

## The coach

page-coach-may = Kas treenerilt tohib küsida?
page-coach-may-usual = Kui kõik mängivad selles seadmes
page-coach-may-yes = Jah
page-coach-may-no = Ei
page-coach-thinks = Treener mõtleb…
server-no-coach = Selles lauas mängitakse ilma treenerita; otsusta ise.
server-not-asked = Küsi enne treenerilt; see märgitakse protokolli.
server-no-report = Selle mängu ülevaadet ei saa siin arvutada.

## Records, history, statistics

page-records-statistics = Statistika
page-records-here = See server
page-records-bonus = Boonus saadud
page-records-totals = Kui sageli milline lõppsumma tuli
page-records-people = Arvesse lähevad ainult inimeste punktilehed, mitte arvuti omad.
page-records-newest = Arvestatud on ainult uusimad mängud: { $count }.
page-records-own-options = muudetud reeglivalikutega
page-records-thinking = Arvutan täiuslikku mängu. Selle arvud ilmuvad siia ise.
page-records-no-perfect = Selle mängu täiuslikku mängu pole siin arvutatud.
page-records-all = Kõik mängud
page-records-older = Vanemad
page-records-newer = Uuemad
page-records-top = Parimad tulemused

## Two phones wrote the same turn

page-conflict-title = Ka teine seade märkis selle käigu. Kumb kanne kehtib?
page-conflict-theirs = Plokis
page-conflict-mine = Selles seadmes, salvestamata
page-conflict-keep = Jäta ploki kanne
page-conflict-replace = Märgi minu oma asemele

## Who watches

page-watchers = Vaatajaid: { $count }
