# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = { $name } har turen
table-turn-of = { $name } har turen
table-turn-yours = Din tur
table-turn-called = Meldt: { $box }
table-box-called = meldt
table-round = runde { $round } af { $rounds }
# Above one's own column
table-you = dig
table-away = væk
table-left = er gået
table-seat-left = { $name } er gået. Kolonnen bliver.
table-bot-thinking = Computeren tænker …
table-bot-took-over = Computeren spiller videre for { $name }.
table-step-in = Lad computeren spille denne tur
table-step-in-wait = { $name } er væk. Om { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
} kan computeren spille denne tur.
table-watching = Du ser på.
table-spectators = Tilskuere: { $count }

## Throwing and keeping

table-throw = Kast { $throw } af { $throws }
table-throw-of = kast { $throw } af { $throws }
table-throw-all = { $dice ->
    [one] Kast terningen
   *[other] Kast { $dice } terninger
}
table-throw-rest = Kast de andre terninger
table-throw-chip = { $throw } · koster 1 brik · du har { $chips }
table-first-throw = Kast terningerne.
table-no-throw-left = Ingen kast tilbage. Vælg en rubrik.
table-dice = Terninger
table-die = { $face }, terning { $place }
table-chips = { $chips ->
    [one] 1 brik
   *[other] { $chips } brikker
}
table-kept = beholdt
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Behold disse

## Calling a box, entering, undoing

table-call = Meld { $box }
table-call-a-box = Meld en rubrik, før du kaster.
table-call-first = Meld den rubrik, du går efter, og kast så.
table-called = Meldt: { $box }. Kast terningerne.
table-for = til { $box }
# A named box that the last throw does not fit
table-missed = Du meldte { $box } og ramte ikke. Vælg en rubrik til nullet.
table-enter = Skriv { $points } i { $box }
# What an extra yatzy brings on top
table-enter-joker = Skriv { $points } i { $box }, +{ $extra } ekstra
table-joker-upper = En yatzy til skrives i rubrikken for sit tal: { $box } giver { $points } point.
table-joker-extra = En yatzy til skrives i rubrikken for sit tal: { $box } giver { $points } point, +{ $extra } ekstra.
table-joker-lower = En yatzy til, og rubrikken for tallet er optaget: den er en joker og giver fulde point i enhver ledig nedre rubrik.
table-joker-zero = En yatzy til, men dens rubrikker er optaget: kun et nul er tilbage.
table-zero-why = Rubrikken kan ikke bruges igen.
table-zero-yes = Skriv 0
table-zero-no = Vælg en anden rubrik
# The box that the order of boxes asks for
table-next = næste
table-take-back = Fortryd
table-taken-back = Fortrudt. Vælg igen.
# Not to wait while something could still be undone
table-go-on = Videre

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = den, kastet skrives i
table-entry-title = Hvad viser terningerne?
table-entry-hint = Tryk på terningerne, så på en rubrik. Eller tryk på en rubrik, og vælg pointene.
table-entry-hand = Kast
table-entry-show = Vis point
table-entry-clear = Ryd
table-entry-die = Tilføj { $face }
table-entry-throws = Efter hvor mange kast?
table-entry-named = Hvilken rubrik blev meldt?
table-entry-points = Hvor mange point i { $box }?
table-entry-extra = { $points } og en ekstra yatzy
# Real dice
table-type-dice = Dette spil spilles med rigtige terninger: kast, og tast så, { $dice ->
    [one] hvad terningen viser
   *[other] hvad de { $dice } terninger viser
}.
table-real-dice = Tast, hvad terningerne viser.
table-real-points = Tast pointene, vælg rubrikken.
table-real-throws = { $throws ->
    [one] Ét kast
   *[other] { $throws } kast
} i denne tur
table-points-typed = Point: { $points }
table-points-missing = Tast pointene først.
table-extra-yatzy = med en ekstra yatzy
table-no-extra-yatzy = uden ekstra yatzy
table-dice-missing = { $missing ->
    [one] Én terning mangler.
   *[other] { $missing } terninger mangler.
} Tast det, der mangler.

## Corrections

table-correct = Ret
table-correct-title = Ret: { $name }, runde { $round }
table-correct-hint = Kastet, eller kun pointene.
table-correct-points = Point
table-correct-do = Ret
table-corrected = rettet
table-correction = Retter: { $name }, tur { $round }
table-correcting = Tast, hvad { $name } egentlig havde i tur { $round }, vælg rubrikken, og tryk enter. Esc lader den være, som den er.

## The pad and the rest of the table

table-standing = Stilling
table-turns = Tidligere ture
table-screen = Til den store skærm
table-record = Din rekord i denne udgave: { $points } point
table-pad = Pointblok
table-box = Rubrik
table-more = Mere
table-players-links = Spillere og links
table-large = Store tal
table-sort = Sortér terningerne
table-about-dice = Om terningerne
table-leave = Forlad spillet: { $name }
table-abandon = Afslut spillet for alle
table-delete = Slet spillet for altid
table-game-log = Spillog
table-columns-of = Kolonnerne for { $name }
table-not-saved = ikke gemt endnu
table-offline = Ingen forbindelse. Det, du skriver, bliver gemt på denne enhed.
table-offline-program = Ingen forbindelse. Spillet fortsætter, når den er tilbage.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } af { $needed }
bonus-race-behind = { $pace } bagud
bonus-race-ahead = { $pace } foran
bonus-race-even = på kurs
# The race for the bonus
bonus-earned = Bonussen er din: +{ $points }.
bonus-gone = Bonussen på +{ $points } er uden for rækkevidde.
bonus-short = { $bonus } +{ $points }: { $sum } af { $needed }, { $pace } bagud
bonus-on-pace = { $bonus } +{ $points }: { $sum } af { $needed }, { $pace ->
    [0] lige på kurs
   *[other] { $pace } foran
}
bonus-ahead-of-it = { $bonus } +{ $points }: ved { $needed } eller mere i de øvre rubrikker
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Ingen brikker
    [one] Én brik
   *[other] { $chips } brikker
}
chips-stopping = { $chips ->
    [0] Ingen brikker
    [one] Én brik
   *[other] { $chips } brikker
}; stop nu, og få { $earns ->
    [one] én
   *[other] { $earns }
}
chips-cost = { $chips ->
    [one] Én brik
   *[other] { $chips } brikker
}; et omkast koster én

## A zero

zero-question = Skrive 0 i { $box }?
zero-yes = Ja, slet den
zero-no = Nej, vælg igen

## Two phones wrote the same turn

conflict-title = En anden enhed skrev også i denne tur. Hvad skal gælde?
conflict-theirs = På blokken
conflict-mine = På denne enhed, ikke gemt
conflict-keep = Behold det, der står på blokken
conflict-replace = Skriv mit i stedet

## That it is one's turn: heard and felt

signal-turn = Lyd og vibration, når det er din tur
signal-bell = Terminalens lydsignal, når det er din tur, til eller fra
signal-bell-on = lydsignal: til
signal-bell-off = lydsignal: fra

## Hints of the first game, until they are put away

tip-throw = Kast terningerne. Du har tre kast i hver tur.
tip-keep = Tryk på terninger for at beholde dem, og kast resten. Eller tryk på et tal på blokken for at skrive det.
tip-enter = Tryk på et tal på blokken. Hver rubrik kan kun bruges én gang.
tip-gone = Forstået

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } spiller så ikke flere ture i dette spil.
leave-abandon-sure = Spillet slutter her og kan ikke fortsættes.
leave-delete-sure = Spillet og spilloggen forsvinder for altid.
leave-question = Gå fra bordet?
leave-saved = Gå, spillet er gemt
leave-seat = { $name } går, de andre fortsætter
leave-bot = Computeren spiller videre for { $name }
leave-abandon = Afslut spillet her, for alle
leave-not = Bliv

## The end

over-nobody = Spillet er slut.
over-abandoned = Spillet blev afbrudt.
over-again = Spil igen
over-report = Se tilbage på spillet: held og valg
over-save = Gem spilloggen her som en fil
over-statistics = Statistik
over-undo = Fortryd det, der sidst blev skrevet
over-leave = Gå
over-saved = Spilloggen ligger i { $path }.
over-not-saved = { $path } kan ikke skrives ({ $detail }).
over-heading = Spillet er slut
over-heading-abandoned = Spillet blev afbrudt
over-heading-won = { $name } vinder med { $points } point
over-heading-shared = { $names } deler førstepladsen med { $points } point
over-heading-alone = { $points ->
    [one] 1 point
   *[other] { $points } point
}
over-place = Placering
over-player = Spiller
over-points = Point
over-again-go = Til næste spil
over-series = Vundne spil i denne serie
over-game-log = Hent spilloggen
