# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Spillets kode
home-join-do = Deltag
home-continue = Fortsæt
home-continue-none = Spil, du begynder på eller deltager i på denne enhed, vises her.
home-records = Rekorder
home-rules = Regler
home-games = Dine spil
home-games-waiting = Dine spil ({ $count } i gang)

## A new game

# A button: the form then has more lines for players
new-more-lines = Flere linjer
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Disse valg passer ikke sammen: { $options }. Sæt et af dem tilbage.
new-computer = Spil mod computeren
new-computer-which = Hvor godt skal den spille?
new-title = Nyt spil
new-game = Spil
new-edition = Udgave
new-options = Regelvalg
new-seats = Pladser
new-starts = Hvem begynder
new-dice = Terninger
new-start = Start spillet
new-plain = standardregler
new-options-set = { $count ->
    [0] som i udgaven
    [one] ét ændret
   *[other] { $count } ændret
}
new-unfold = enter viser dem
new-fold = enter skjuler dem
new-add-seat = + én plads mere
new-seat-bot = computeren; ← → ændrer, hvor godt den spiller
new-seat-person = skriv et navn; ← → lader computeren spille
new-as-entered = i rækkefølgen ovenfor
new-drawn = med terninger: alle kaster, højest begynder
new-program-dice = virtuelle terninger
new-real-dice = rigtige terninger på bordet
new-real-dice-remark = du kaster, programmet tæller point
new-which = Hvilket spil?
new-rules = Regler: { $title }
new-plain-title = { $title }, standardregler
new-option-as-edition = som i udgaven
new-dice-question = Hvilke terninger?
new-dice-program = Virtuelle terninger
new-dice-table = Rigtige terninger på bordet
new-players = Hvem spiller?
new-player = Spiller { $seat }
new-kind = Pladsen til spiller { $seat }
new-kind-here = på denne enhed
new-kind-elsewhere = på egen enhed
new-kind-open = hvem som helst
new-kind-bot = computer: { $level }
new-alone = Tilføj spillere, eller start alene som { $name }.
new-add-name = Næste spillers navn
new-add = Tilføj
new-add-computer = Computer
new-add-open = Ledig plads
new-move = Flyt spiller { $seat } op
new-remove = Fjern spiller { $seat }
new-coach-on = med træner
new-coach-off = uden træner
new-same-name = { $name } er med to gange. Ret et af navnene, eller start sådan.

## Rules of one's own

new-own-rules = Egne regler
new-own-rules-hint = Indsæt en regelfil her. Den træder i stedet for spillet, der er valgt ovenfor.
new-own-rules-example = Et eksempel at begynde med:
new-own-rules-file = Vælg en fil
new-own-rules-wrong = Disse regler kan ikke bruges. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: vælg linje · ← →: ændr · esc: gå
new-hint-seat = skriv et navn · ← →: computeren · slettetast på tom linje: én plads mindre
new-hint-add = enter: én plads mere
new-hint-options = enter: vis eller skjul regelvalgene
new-hint-start = enter: begynd · ↑ ↓: vælg linje · t: statistik · esc: gå
# Part of the hint below the form for a new game
new-print = ctrl+p: en blok til udskrivning

## Who starts

draw-title = Hvem begynder?
draw-throw = { $name } kaster { $hand }: { $sum }
draw-again = Lige: kast igen.
draw-first = { $name } begynder.
draw-hint = enter: til bordet · esc: tilbage

## Inviting

invite-title = Invitér andre
# $code: letters and digits to type
invite-code = Eller åbn { $address } og skriv koden { $code }
invite-button = Invitér
invite-how = Scan QR-koden, eller åbn { $address } og skriv koden.
invite-code-label = Kode
invite-copy = Kopiér linket
invite-copy-seat = Kopiér linket til { $name }
invite-copied = Kopieret
invite-share = Del
invite-here-count = { $here } af { $all } er her
invite-to-table = Til bordet
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Kun denne maskine kan åbne disse links. Start serveren med { $command }, så andre enheder kan være med.
invite-hint = Alle, der åbner denne side, kan se på. Koden { $code } på forsiden fører også hertil.

## Seats

seat-rename-label = { $name }: nyt navn
seat-rename = Omdøb
seat-rename-hint = Et tomt navn sletter det gamle for altid.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, dig
seat-here = { $name }, her
seat-waiting = { $name }, ikke kommet endnu
seat-away = { $name }, væk
seat-open = ledig
seat-link-hint = Den, der åbner linket, kan spille på denne plads ({ $name }). Linket forbliver det samme.
seat-link-new = Lav et nyt link
seat-link-new-sure = Det gamle link holder op med at virke.
seat-number = plads { $seat }
seat-twin = { $name } ({ $seat })
seat-title = En plads til dig
seat-offer = Med dette link får du en plads i spillet { $title }.
seat-held = { $name } spiller allerede her på en anden enhed. Tager du pladsen, flytter den til denne.
seat-name = Dit navn
seat-take = Tag denne plads
seat-move = Flyt pladsen til denne enhed
seat-link = Link til { $name }
seat-link-title = Et link til en plads
seat-join = Deltag som ny spiller
seat-who = Hvem er du?
seat-invited = Du er inviteret til { $title } med { $names }.
seat-i-am = Jeg er { $name }
seat-else = En anden …
seat-watch = Bare se på
seat-expected = Er du den { $name }, der er ventet?
seat-not-me = Hvis ikke, så skriv et andet navn.
seat-other-name = { $name } sidder allerede ved bordet. Skriv et andet navn.
seat-sit = Sæt dig ved bordet
seat-add = Tilføj en spiller på denne enhed
seat-play-here = Spil på denne enhed
seat-elsewhere = { $name }: på en anden enhed
seat-held-hint = Er en af disse pladser din? Tryk på den for at bede om den.
seat-asked = Du har bedt om denne plads: { $name }. Din anmodning har nummer { $number }. Værten eller den anden enhed kan tillade den inden for to minutter.
seat-asked-players = Du har bedt om denne plads: { $name }. Din anmodning har nummer { $number }. Værten og den anden enhed er væk, så enhver spiller kan tillade den inden for to minutter.
seat-no-answer = Din anmodning fik ikke svar inden for to minutter. Du kan spørge igen.
seat-request = En anden enhed vil overtage denne plads: { $name }. Den viser nummeret { $number }.
seat-allow = Tillad
seat-refuse = Afvis

## Why a seat or a name is refused, and what to do instead

seat-taken = Der sidder allerede nogen. Vælg en anden plads.
seat-asked-already = En anden enhed har lige bedt om denne plads. Prøv igen om to minutter.
seat-refused = Din anmodning om pladsen blev afvist. Du kan spørge igen om to minutter.
seat-request-over = Anmodningen er allerede besvaret, eller den gælder ikke længere.
seat-table-full = Bordet er fuldt. Det har { $most } pladser.
seat-no-players = Der er ingen spiller endnu. Angiv mindst én.
seat-name-empty = Navnet er tomt. Skriv et navn.
seat-name-too-long = Navnet er for langt. Et navn har højst { $most } tegn.
seat-name-unruly = Navnet har usynlige tegn. Skriv det igen.

## Players without a name

player-number = Spiller { $number }
bot-name = Computer ({ $level })

## How well the computer plays, the weakest first

level-random = tilfældig
level-greedy = grådig
level-beginner = begynder
level-casual = hobbyspiller
level-club = klubspiller
level-expert = ekspert
level-perfect = perfekt
level-winner = går efter sejren
# What each level does, as a short sentence without a subject
level-hint-random = Gør, hvad der falder den ind.
level-hint-greedy = Tager altid det, der giver flest point lige nu.
level-hint-beginner = Lærte reglerne i går.
level-hint-casual = Spiller med familien i ferien.
level-hint-club = Spiller hver uge og glemmer sjældent bonussen.
level-hint-expert = Begår næsten aldrig fejl.
level-hint-perfect = Vælger altid det bedste; resten er held.
level-hint-winner = Går efter at vinde, ikke efter flest point.
# The mean total of a level, measured
level-average = I snit { $mean } point
level-unknown = Der er ikke noget niveau »{ $level }«; niveauerne er { $levels }.
level-unknown-near = Der er ikke noget niveau »{ $level }«; mente du { $near }?
