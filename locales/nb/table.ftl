# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = { $name } står for tur
table-turn-of = { $name } står for tur
table-turn-yours = Din tur
table-turn-called = Meldt: { $box }
table-box-called = meldt
table-round = omgang { $round } av { $rounds }
# Above one's own column
table-you = deg
table-away = borte
table-left = har gått
table-seat-left = { $name } har gått. Kolonnen blir stående.
table-bot-thinking = Datamaskinen tenker …
table-bot-took-over = Datamaskinen spiller videre for { $name }.
table-step-in = La datamaskinen spille denne turen
table-step-in-wait = { $name } er borte. Om { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
} kan datamaskinen spille denne turen.
table-watching = Du ser på.
table-spectators = Tilskuere: { $count }

## Throwing and keeping

table-throw = Kast { $throw } av { $throws }
table-throw-of = kast { $throw } av { $throws }
table-throw-all = { $dice ->
    [one] Kast terningen
   *[other] Kast { $dice } terninger
}
table-throw-rest = Kast de andre terningene
table-throw-chip = { $throw } · koster 1 sjetong · du har { $chips }
table-first-throw = Kast terningene.
table-no-throw-left = Ingen kast igjen. Velg en rubrikk.
table-dice = Terninger
table-die = { $face }, terning { $place }
table-chips = { $chips ->
    [one] 1 sjetong
   *[other] { $chips } sjetonger
}
table-kept = beholdt
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Behold disse

## Calling a box, entering, undoing

table-call = Meld { $box }
table-call-a-box = Meld en rubrikk før du kaster.
table-call-first = Meld rubrikken du går for, og kast så.
table-called = Meldt: { $box }. Kast terningene.
table-for = for { $box }
# A named box that the last throw does not fit
table-missed = Du meldte { $box } og bommet. Velg en rubrikk for nullen.
table-enter = Skriv { $points } i { $box }
# What an extra yatzy brings on top
table-enter-joker = Skriv { $points } i { $box }, +{ $extra } ekstra
table-joker-upper = En yatzy til skrives i rubrikken for tallet sitt: { $box } gir { $points } poeng.
table-joker-extra = En yatzy til skrives i rubrikken for tallet sitt: { $box } gir { $points } poeng, +{ $extra } ekstra.
table-joker-lower = En yatzy til, og rubrikken for tallet er opptatt: den er en joker og gir full poengsum i en hvilken som helst ledig nedre rubrikk.
table-joker-zero = En yatzy til, men rubrikkene er opptatt: bare en null er igjen.
table-zero-why = Rubrikken kan ikke brukes igjen.
table-zero-yes = Skriv 0
table-zero-no = Velg en annen rubrikk
# The box that the order of boxes asks for
table-next = neste
table-take-back = Angre
table-taken-back = Angret. Velg igjen.
# Not to wait while something could still be undone
table-go-on = Videre

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = den kastet skrives i
table-entry-title = Hva viser terningene?
table-entry-hint = Trykk på terningene, så på en rubrikk. Eller trykk på en rubrikk og velg poengene.
table-entry-hand = Kast
table-entry-show = Vis poengene
table-entry-clear = Tøm
table-entry-die = Legg til { $face }
table-entry-throws = Etter hvor mange kast?
table-entry-named = Hvilken rubrikk ble meldt?
table-entry-points = Hvor mange poeng i { $box }?
table-entry-extra = { $points } og en ekstra yatzy
# Real dice
table-type-dice = Dette spillet spilles med ekte terninger: kast, og tast så inn { $dice ->
    [one] hva terningen viser
   *[other] hva de { $dice } terningene viser
}.
table-real-dice = Tast inn hva terningene viser.
table-real-points = Tast inn poengene, velg rubrikken.
table-real-throws = { $throws ->
    [one] Ett kast
   *[other] { $throws } kast
} denne turen
table-points-typed = Poeng: { $points }
table-points-missing = Tast inn poengene først.
table-extra-yatzy = med en ekstra yatzy
table-no-extra-yatzy = uten ekstra yatzy
table-dice-missing = { $missing ->
    [one] Én terning mangler.
   *[other] { $missing } terninger mangler.
} Tast inn det som mangler.

## Corrections

table-correct = Rett opp
table-correct-title = Rett opp: { $name }, omgang { $round }
table-correct-hint = Kastet, eller bare poengene.
table-correct-points = Poeng
table-correct-do = Rett opp
table-corrected = rettet
table-correction = Retter: { $name }, tur { $round }
table-correcting = Tast inn hva { $name } egentlig hadde i tur { $round }, velg rubrikken og trykk enter. Esc lar den være som den er.

## The pad and the rest of the table

table-standing = Stilling
table-turns = Tidligere turer
table-screen = Til storskjermen
table-record = Rekorden din i denne utgaven: { $points } poeng
table-pad = Poengblokk
table-box = Rubrikk
table-more = Mer
table-players-links = Spillere og lenker
table-large = Store tall
table-sort = Sorter terningene
table-about-dice = Om terningene
table-leave = Forlat spillet: { $name }
table-abandon = Avslutt spillet for alle
table-delete = Slett spillet for godt
table-game-log = Spillogg
table-columns-of = Kolonnene til { $name }
table-not-saved = ikke lagret ennå
table-offline = Ingen forbindelse. Det du skriver inn, lagres på denne enheten.
table-offline-program = Ingen forbindelse. Spillet fortsetter når den er tilbake.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } av { $needed }
bonus-race-behind = { $pace } bak
bonus-race-ahead = { $pace } foran
bonus-race-even = i takt
# The race for the bonus
bonus-earned = Bonusen er din: +{ $points }.
bonus-gone = Bonusen på +{ $points } er ikke lenger mulig.
bonus-short = { $bonus } +{ $points }: { $sum } av { $needed }, { $pace } bak
bonus-on-pace = { $bonus } +{ $points }: { $sum } av { $needed }, { $pace ->
    [0] akkurat i takt
   *[other] { $pace } foran
}
bonus-ahead-of-it = { $bonus } +{ $points }: ved { $needed } eller mer i de øvre rubrikkene
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Ingen sjetonger
    [one] Én sjetong
   *[other] { $chips } sjetonger
}
chips-stopping = { $chips ->
    [0] Ingen sjetonger
    [one] Én sjetong
   *[other] { $chips } sjetonger
}; stopp nå og få { $earns ->
    [one] én
   *[other] { $earns }
}
chips-cost = { $chips ->
    [one] Én sjetong
   *[other] { $chips } sjetonger
}; et omkast koster én

## A zero

zero-question = Skrive 0 i { $box }?
zero-yes = Ja, stryk den
zero-no = Nei, velg igjen

## Two phones wrote the same turn

conflict-title = En annen enhet skrev også inn denne turen. Hva skal gjelde?
conflict-theirs = På blokken
conflict-mine = På denne enheten, ikke lagret
conflict-keep = Behold det som står på blokken
conflict-replace = Skriv inn mitt i stedet

## That it is one's turn: heard and felt

signal-turn = Lyd og vibrasjon når det er din tur
signal-bell = Terminalens lydsignal når det er din tur, på eller av
signal-bell-on = lydsignal: på
signal-bell-off = lydsignal: av

## Hints of the first game, until they are put away

tip-throw = Kast terningene. Du har tre kast i hver tur.
tip-keep = Trykk på terninger for å beholde dem, og kast resten. Eller trykk på et tall på blokken for å skrive det inn.
tip-enter = Trykk på et tall på blokken. Hver rubrikk kan brukes én gang.
tip-gone = Skjønner

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } spiller da ikke flere turer i dette spillet.
leave-abandon-sure = Spillet slutter her og kan ikke fortsette.
leave-delete-sure = Spillet og spilloggen blir borte for godt.
leave-question = Gå fra bordet?
leave-saved = Gå, spillet er lagret
leave-seat = { $name } går, de andre fortsetter
leave-bot = Datamaskinen spiller videre for { $name }
leave-abandon = Avslutt spillet her, for alle
leave-not = Bli

## The end

over-nobody = Spillet er slutt.
over-abandoned = Spillet ble avbrutt.
over-again = Spill igjen
over-report = Se tilbake på spillet: flaks og valg
over-save = Lagre spilloggen her som en fil
over-statistics = Statistikk
over-undo = Angre det som ble skrevet sist
over-leave = Gå
over-saved = Spilloggen ligger i { $path }.
over-not-saved = { $path } kan ikke skrives ({ $detail }).
over-heading = Spillet er slutt
over-heading-abandoned = Spillet ble avbrutt
over-heading-won = { $name } vinner med { $points } poeng
over-heading-shared = { $names } deler førsteplassen med { $points } poeng
over-heading-alone = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
over-place = Plassering
over-player = Spiller
over-points = Poeng
over-again-go = Til neste spill
over-series = Vunne spill i denne serien
over-game-log = Last ned spilloggen
