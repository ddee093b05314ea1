# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Code van het spel
home-join-do = Meedoen
home-continue = Verder spelen
home-continue-none = Spellen die je op dit apparaat begint of waaraan je meedoet, staan hier.
home-records = Records
home-rules = Spelregels
home-games = Jouw spellen
home-games-waiting = Jouw spellen ({ $count } bezig)

## A new game

# A button: the form then has more lines for players
new-more-lines = Meer regels
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Dit gaat niet samen: { $options }. Zet er een terug.
new-computer = Tegen de computer spelen
new-computer-which = Hoe goed moet hij spelen?
new-title = Nieuw spel
new-game = Spel
new-edition = Uitgave
new-options = Opties
new-seats = Plaatsen
new-starts = Wie begint
new-dice = Dobbelstenen
new-start = Het spel beginnen
new-plain = standaardregels
new-options-set = { $count ->
    [0] zoals in de uitgave
    [one] één gewijzigd
   *[other] { $count } gewijzigd
}
new-unfold = enter toont ze
new-fold = enter verbergt ze
new-add-seat = + nog een plaats
new-seat-bot = de computer; ← →: zijn niveau
new-seat-person = typ een naam; ← → laat de computer spelen
new-as-entered = in de volgorde hierboven
new-drawn = met dobbelstenen: iedereen gooit, de hoogste begint
new-program-dice = virtuele dobbelstenen
new-real-dice = echte dobbelstenen op tafel
new-real-dice-remark = jij gooit, het programma houdt de punten bij
new-which = Welk spel?
new-rules = Spelregels: { $title }
new-plain-title = { $title }, standaardregels
new-option-as-edition = zoals in de uitgave
new-dice-question = Welke dobbelstenen?
new-dice-program = Virtuele
new-dice-table = Echte, op tafel
new-players = Wie spelen er mee?
new-player = Speler { $seat }
new-kind = Hoe speler { $seat } speelt
new-kind-here = op dit apparaat
new-kind-elsewhere = op eigen apparaat
new-kind-open = open voor iedereen
new-kind-bot = computer: { $level }
new-alone = Voeg spelers toe, of begin alleen als { $name }.
new-add-name = Naam van de volgende speler
new-add = Toevoegen
new-add-computer = Computer
new-add-open = Vrije plaats
new-move = Speler { $seat } omhoog
new-remove = Speler { $seat } verwijderen
new-coach-on = met coach
new-coach-off = zonder coach
new-same-name = { $name } staat er twee keer. Verander een van de namen, of begin zo.

## Rules of one's own

new-own-rules = Eigen spelregels
new-own-rules-hint = Plak hier een regelbestand. Het komt in plaats van het spel dat hierboven gekozen is.
new-own-rules-example = Een voorbeeld om mee te beginnen:
new-own-rules-file = Een bestand kiezen
new-own-rules-wrong = Deze spelregels zijn niet te gebruiken. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: regel kiezen · ← →: veranderen · esc: stoppen
new-hint-seat = typ een naam · ← →: computer · backspace op lege regel: een plaats minder
new-hint-add = enter: nog een plaats
new-hint-options = enter: de opties tonen of verbergen
new-hint-start = enter: beginnen · ↑ ↓: regel kiezen · t: statistieken · esc: stoppen
# Part of the hint below the form for a new game
new-print = ctrl+p: een scoreblok om af te drukken

## Who starts

draw-title = Wie begint?
draw-throw = { $name } gooit { $hand }: { $sum }
draw-again = Gelijk: gooi nog een keer.
draw-first = { $name } begint.
draw-hint = enter: naar de tafel · esc: terug

## Inviting

invite-title = Anderen uitnodigen
# $code: letters and digits to type
invite-code = Of open { $address } en typ de code { $code }
invite-button = Uitnodigen
invite-how = Scan de QR-code, of open { $address } en typ de code.
invite-code-label = Code
invite-copy = De link kopiëren
invite-copy-seat = De link voor { $name } kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-here-count = { $here } van { $all } aanwezig
invite-to-table = Naar het spel
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Alleen deze computer kan deze links openen. Start de server met { $command }, dan kunnen andere apparaten meedoen.
invite-hint = Wie deze pagina opent, kan meekijken. De code { $code } op de startpagina leidt hier ook heen.

## Seats

seat-rename-label = { $name }: nieuwe naam
seat-rename = Hernoemen
seat-rename-hint = Een lege naam verwijdert de oude voorgoed.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, jij
seat-here = { $name }, aanwezig
seat-waiting = { $name }, nog niet aanwezig
seat-away = { $name }, afwezig
seat-open = vrij
seat-link-hint = Wie deze link opent, kan op deze plaats spelen ({ $name }). De link blijft hetzelfde.
seat-link-new = Een nieuwe link maken
seat-link-new-sure = De oude link werkt dan niet meer.
seat-number = plaats { $seat }
seat-twin = { $name } ({ $seat })
seat-title = Een plaats voor jou
seat-offer = Met deze link krijg je een plaats in een spel { $title }.
seat-held = { $name } speelt hier al op een ander apparaat. Neem je de plaats, dan komt die naar dit apparaat.
seat-name = Je naam
seat-take = Plaats innemen
seat-move = De plaats naar dit apparaat halen
seat-link = Link voor { $name }
seat-link-title = Een link naar een plaats
seat-join = Meedoen als nieuwe speler
seat-who = Wie ben je?
seat-invited = Je bent uitgenodigd voor { $title } met { $names }.
seat-i-am = Ik ben { $name }
seat-else = Iemand anders…
seat-watch = Alleen kijken
seat-expected = { $name } wordt verwacht. Ben jij dat?
seat-not-me = Zo niet, typ dan een andere naam.
seat-other-name = { $name } zit al aan tafel. Typ een andere naam.
seat-sit = Aan tafel gaan
seat-add = Speler op dit apparaat toevoegen
seat-play-here = Op dit apparaat spelen
seat-elsewhere = { $name }: op een ander apparaat
seat-held-hint = Is een van deze plaatsen van jou? Tik erop om erom te vragen.
seat-asked = Je hebt om deze plaats gevraagd: { $name }. Je verzoek heeft nummer { $number }. De gastheer of het andere apparaat kan het binnen twee minuten toestaan.
seat-asked-players = Je hebt om deze plaats gevraagd: { $name }. Je verzoek heeft nummer { $number }. De gastheer en het andere apparaat zijn afwezig, dus elke speler kan het binnen twee minuten toestaan.
seat-no-answer = Je verzoek is niet binnen twee minuten beantwoord. Je kunt het opnieuw vragen.
seat-request = Een ander apparaat wil deze plaats overnemen: { $name }. Het toont nummer { $number }.
seat-allow = Toestaan
seat-refuse = Weigeren

## Why a seat or a name is refused, and what to do instead

seat-taken = Daar zit al iemand. Kies een andere plaats.
seat-asked-already = Een ander apparaat heeft net om deze plaats gevraagd. Probeer het over twee minuten opnieuw.
seat-refused = Je verzoek om deze plaats is geweigerd. Over twee minuten kun je het opnieuw vragen.
seat-request-over = Dit verzoek is al beantwoord of verlopen.
seat-table-full = De tafel is vol. Er zijn { $most } plaatsen.
seat-no-players = Er is nog geen speler. Noem er minstens één.
seat-name-empty = De naam is leeg. Schrijf er een.
seat-name-too-long = Deze naam is te lang. Een naam heeft hoogstens { $most } tekens.
seat-name-unruly = Deze naam bevat onzichtbare tekens. Typ hem opnieuw.

## Players without a name

player-number = Speler { $number }
bot-name = Computer ({ $level })

## How well the computer plays, the weakest first

level-random = lukraak
level-greedy = gretig
level-beginner = beginner
level-casual = amateur
level-club = club
level-expert = expert
level-perfect = perfect
level-winner = speelt op winst
# What each level does, as a short sentence without a subject
level-hint-random = Doet wat er in hem opkomt.
level-hint-greedy = Neemt altijd wat nu de meeste punten oplevert.
level-hint-beginner = Kent de regels sinds gisteren.
level-hint-casual = Speelt in de vakantie met het gezin.
level-hint-club = Speelt elke week en vergeet de bonus zelden.
level-hint-expert = Maakt bijna nooit een fout.
level-hint-perfect = Kiest altijd het beste; de rest is geluk.
level-hint-winner = Wil winnen, niet de meeste punten halen.
# The mean total of a level, measured
level-average = Gemiddeld { $mean } punten
level-unknown = Er is geen niveau “{ $level }”; de niveaus zijn { $levels }.
level-unknown-near = Er is geen niveau “{ $level }”; bedoelde je { $near }?
