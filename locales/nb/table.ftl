# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = { $name } står for tur
table-turn-of = { $name } står for tur
table-turn-yours = Din tur
table-turn-called = { $box } er meldt
table-round = omgang { $round } av { $rounds }
# Above one's own column
table-you = deg
table-away = borte
table-left = har gått
table-seat-left = { $name } har gått; kolonnen blir stående.
table-bot-thinking = Datamaskinen tenker …
table-bot-took-over = Datamaskinen spiller videre for { $name }.
table-step-in = La datamaskinen spille denne turen
table-step-in-wait = { $name } er borte. Om { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
} kan datamaskinen spille denne turen.
table-watching = Du ser på.
table-spectators = Ser på: { $count }

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
table-call-first = Meld rubrikken du spiller på, og kast så.
table-called = { $box } er meldt. Kast terningene.
table-for = for { $box }
# A named box that the last throw does not fit
table-missed = Meldt, men bommet: { $box }. Velg hvor nullen skal stå.
table-enter = Før { $points } inn i { $box }
# What an extra yatzy brings on top
table-enter-joker = Før { $points } inn i { $box }, og { $extra } i tillegg
table-zero-why = Da er rubrikken stengt resten av spillet.
table-zero-yes = Før inn 0
table-zero-no = Velg en annen rubrikk
# The box that the order of boxes asks for
table-next = neste
table-take-back = Angre
table-taken-back = Angret. Velg igjen.
# Not to wait while something could still be undone
table-go-on = Videre

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = den kastet føres inn i
table-entry-title = Hva viser terningene?
table-entry-hint = Trykk på terningene, så på en rubrikk. Eller trykk på en rubrikk og velg poengene.
table-entry-hand = Kast
table-entry-show = Vis hva det gir
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
} Tast inn hva de viser.

## Corrections

table-correct = Rett
table-correct-title = Rett opp: { $name }, omgang { $round }
table-correct-hint = Kastet, eller bare poengene.
table-correct-points = Poeng
table-correct-do = Rett
table-corrected = rettet
table-correction = Retter: { $name }, tur { $round }
table-correcting = Tast inn hva { $name } egentlig hadde i tur { $round }, velg rubrikken og trykk enter. Esc lar den være som den er.

## The pad and the rest of the table

table-standing = Stilling
table-turns = Tidligere turer
table-screen = Til storskjermen
table-record = Rekorden din i denne utgaven: { $points }
table-pad = Poengblokk
table-box = Rubrikk
table-more = Mer
table-leave = Forlat spillet: { $name }
table-abandon = Avslutt spillet for alle
table-delete = Slett spillet for godt
table-game-log = Spillogg
table-columns-of = Kolonnene til { $name }
table-not-saved = ikke lagret ennå
table-offline = Ingen forbindelse. Det du fører inn, venter på denne enheten.
table-offline-program = Ingen forbindelse. Spillet fortsetter når den er tilbake.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } av { $needed }
bonus-race-behind = { $pace } bak
bonus-race-ahead = { $pace } foran
bonus-race-even = i takt
# The race for the bonus
bonus-earned = Bonusen på { $points } er din.
bonus-gone = Bonusen på { $points } er ikke lenger mulig.
bonus-short = { $bonus } { $points }: { $sum } av { $needed }, { $pace } bak
bonus-on-pace = { $bonus } { $points }: { $sum } av { $needed }, { $pace ->
    [0] akkurat i takt
   *[other] { $pace } foran
}
bonus-ahead-of-it = { $bonus } { $points }: ved { $needed } eller mer i de øvre rubrikkene
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

zero-question = Føre inn 0 i { $box }?
zero-yes = Ja, stryk rubrikken
zero-no = Nei, velg igjen

## Two phones wrote the same turn

conflict-title = En annen enhet førte også inn denne turen. Hva skal gjelde?
conflict-theirs = På blokken
conflict-mine = På denne enheten, ikke lagret
conflict-keep = Behold det som står på blokken
conflict-replace = Før inn mitt i stedet

## That it is one's turn: heard and felt

signal-turn = Lyd og vibrasjon når det er din tur
signal-bell = Terminalens lydsignal når det er din tur, på eller av
signal-bell-on = lydsignal: på
signal-bell-off = lydsignal: av

## Hints of the first game, until they are put away

tip-throw = Kast terningene. Du har tre kast i hver tur.
tip-keep = Trykk på terninger for å beholde dem, og kast resten. Eller trykk på et tall på blokken for å føre det inn.
tip-enter = Trykk på et tall på blokken. Hver rubrikk kan brukes én gang.
tip-gone = Skjønner

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } får da ikke flere turer i dette spillet.
leave-abandon-sure = Spillet stopper da der det er, og kan ikke fortsette.
leave-delete-sure = Da er spillet og spilloggen borte for godt.
leave-question = Gå fra bordet?
leave-saved = Gå; spillet venter på deg
leave-seat = { $name } går, de andre fortsetter
leave-bot = Datamaskinen spiller videre for { $name }
leave-abandon = Avslutt spillet her, for alle
leave-not = Bli

## The end

over-alone = Spillet er slutt: { $points } poeng.
over-won = { $name } vinner med { $points } poeng.
over-shared = { $names } deler førsteplassen med { $points } poeng.
over-nobody = Spillet er slutt.
over-abandoned = Spillet ble avbrutt.
over-again = Spill igjen
over-report = Se tilbake på spillet: flaks og valg
over-save = Lagre spilloggen her som en fil
over-statistics = Statistikk
over-undo = Angre det som sist ble ført inn
over-leave = Gå
over-saved = Spilloggen ligger i { $path }.
over-not-saved = { $path } kan ikke skrives ({ $detail }).
over-heading = Spillet er slutt
over-heading-abandoned = Spillet ble avbrutt
over-heading-won = { $name } vinner med { $points }
over-heading-shared = { $names } deler førsteplassen med { $points }
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
