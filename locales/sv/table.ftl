# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = { $name } på tur
table-turn-of = { $name } på tur
table-turn-yours = Din tur
table-turn-called = Angiven ruta: { $box }
table-box-called = angiven
table-round = omgång { $round } av { $rounds }
# Above one's own column
table-you = du
table-away = borta
table-left = har gått
table-seat-left = { $name } har gått. Kolumnen är kvar.
table-bot-thinking = Datorn tänker …
table-bot-took-over = Datorn spelar vidare för { $name }.
table-step-in = Låt datorn spela den här turen
table-step-in-wait = { $name } är borta. Om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
} kan datorn spela den här turen.
table-watching = Du tittar på.
table-spectators = Åskådare: { $count }

## Throwing and keeping

table-throw = Kast { $throw } av { $throws }
table-throw-of = kast { $throw } av { $throws }
table-throw-all = { $dice ->
    [one] Kasta tärningen
   *[other] Kasta { $dice } tärningar
}
table-throw-rest = Kasta de andra tärningarna
table-throw-chip = { $throw } · kostar 1 spelmark · du har { $chips }
table-first-throw = Kasta tärningarna.
table-no-throw-left = Inget kast kvar. Välj en ruta.
table-dice = Tärningar
table-die = { $face }, tärning { $place }
table-chips = { $chips ->
    [one] 1 spelmark
   *[other] { $chips } spelmarker
}
table-kept = behålls
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Behåll de här

## Calling a box, entering, undoing

table-call = Ange { $box }
table-call-a-box = Ange en ruta innan du kastar.
table-call-first = Ange rutan du siktar på, och kasta sedan.
table-called = Angiven ruta: { $box }. Kasta tärningarna.
table-for = för { $box }
# A named box that the last throw does not fit
table-missed = Du angav { $box } och missade. Välj en ruta för nollan.
table-enter = Skriv { $points } i { $box }
# What an extra yatzy brings on top
table-enter-joker = Skriv { $points } i { $box }, +{ $extra } extra
table-joker-upper = En yatzy till skrivs i rutan för sitt tal: { $box } ger { $points } poäng.
table-joker-extra = En yatzy till skrivs i rutan för sitt tal: { $box } ger { $points } poäng, +{ $extra } extra.
table-joker-lower = En yatzy till, och rutan för talet är upptagen: den är en joker och ger full poäng i vilken ledig nedre ruta som helst.
table-joker-zero = En yatzy till, men dess rutor är upptagna: bara en nolla återstår.
table-zero-why = Rutan går inte att använda igen.
table-zero-yes = Skriv 0
table-zero-no = Välj en annan ruta
# The box that the order of boxes asks for
table-next = nästa
table-take-back = Ångra
table-taken-back = Ångrat. Välj igen.
# Not to wait while something could still be undone
table-go-on = Vidare

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = den som kastet skrivs i
table-entry-title = Vad visar tärningarna?
table-entry-hint = Tryck på tärningarna, sedan på en ruta. Eller tryck på en ruta och välj poängen.
table-entry-hand = Kast
table-entry-show = Visa poängen
table-entry-clear = Rensa
table-entry-die = Lägg till { $face }
table-entry-throws = Efter hur många kast?
table-entry-named = Vilken ruta angavs?
table-entry-points = Hur många poäng i { $box }?
table-entry-extra = { $points } och en extra yatzy
# Real dice
table-type-dice = Det här spelet spelas med riktiga tärningar: kasta, och skriv sedan { $dice ->
    [one] vad tärningen visar
   *[other] vad de { $dice } tärningarna visar
}.
table-real-dice = Skriv vad tärningarna visar.
table-real-points = Skriv poängen, välj rutan.
table-real-throws = { $throws ->
    [one] Ett kast
   *[other] { $throws } kast
} den här turen
table-points-typed = Poäng: { $points }
table-points-missing = Skriv poängen först.
table-extra-yatzy = med en extra yatzy
table-no-extra-yatzy = utan extra yatzy
table-dice-missing = { $missing ->
    [one] En tärning saknas.
   *[other] { $missing } tärningar saknas.
} Skriv vad som saknas.

## Corrections

table-correct = Rätta
table-correct-title = Rätta: { $name }, omgång { $round }
table-correct-hint = Kastet, eller bara poängen.
table-correct-points = Poäng
table-correct-do = Rätta
table-corrected = rättat
table-correction = Rättar { $name }, tur { $round }
table-correcting = Skriv vad { $name } egentligen hade i tur { $round }, välj rutan och tryck enter. Esc lämnar den som den är.

## The pad and the rest of the table

table-standing = Ställning
table-turns = Tidigare turer
table-screen = För storskärmen
table-record = Ditt rekord i den här utgåvan: { $points } poäng
table-pad = Poängblock
table-box = Ruta
table-more = Mer
table-players-links = Spelare och länkar
table-large = Stora siffror
table-sort = Sortera tärningarna
table-about-dice = Om tärningarna
table-leave = Lämna spelet: { $name }
table-abandon = Avsluta spelet för alla
table-delete = Ta bort spelet för gott
table-game-log = Spellogg
table-columns-of = Kolumner för { $name }
table-not-saved = inte sparat än
table-offline = Ingen anslutning. Det du skriver in sparas på den här enheten.
table-offline-program = Ingen anslutning. Spelet fortsätter när den är tillbaka.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } av { $needed }
bonus-race-behind = { $pace } efter
bonus-race-ahead = { $pace } före
bonus-race-even = i takt
# The race for the bonus
bonus-earned = Bonusen är din: +{ $points }.
bonus-gone = Bonusen på +{ $points } går inte längre att nå.
bonus-short = { $bonus } +{ $points }: { $sum } av { $needed }, { $pace } efter
bonus-on-pace = { $bonus } +{ $points }: { $sum } av { $needed }, { $pace ->
    [0] precis i takt
   *[other] { $pace } före
}
bonus-ahead-of-it = { $bonus } +{ $points }: vid { $needed } eller mer i de övre rutorna
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Inga spelmarker
    [one] En spelmark
   *[other] { $chips } spelmarker
}
chips-stopping = { $chips ->
    [0] Inga spelmarker
    [one] En spelmark
   *[other] { $chips } spelmarker
}; sluta nu och få { $earns ->
    [one] en
   *[other] { $earns }
}
chips-cost = { $chips ->
    [one] En spelmark
   *[other] { $chips } spelmarker
}; ett omkast kostar en

## A zero

zero-question = Skriva 0 i { $box }?
zero-yes = Ja, stryk den
zero-no = Nej, välj igen

## Two phones wrote the same turn

conflict-title = En annan enhet skrev också in den här turen. Vad ska gälla?
conflict-theirs = På blocket
conflict-mine = På den här enheten, inte sparat
conflict-keep = Behåll det som står på blocket
conflict-replace = Skriv in mitt i stället

## That it is one's turn: heard and felt

signal-turn = Ljud och vibration när det är din tur
signal-bell = Terminalens ljudsignal när det är din tur, på eller av
signal-bell-on = ljudsignal: på
signal-bell-off = ljudsignal: av

## Hints of the first game, until they are put away

tip-throw = Kasta tärningarna. Du har tre kast varje tur.
tip-keep = Tryck på tärningar för att behålla dem och kasta resten. Eller tryck på ett tal i blocket för att skriva in det.
tip-enter = Tryck på ett tal i blocket. Varje ruta kan användas en gång.
tip-gone = Jag förstår

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } spelar då inga fler turer i det här spelet.
leave-abandon-sure = Spelet slutar här och går inte att fortsätta.
leave-delete-sure = Spelet och spelloggen försvinner för gott.
leave-question = Lämna bordet?
leave-saved = Lämna, spelet är sparat
leave-seat = { $name } går, de andra fortsätter
leave-bot = Datorn spelar vidare för { $name }
leave-abandon = Avsluta spelet här, för alla
leave-not = Stanna

## The end

over-nobody = Spelet är slut.
over-abandoned = Spelet avbröts.
over-again = Spela igen
over-report = Se tillbaka på spelet: flax och val
over-save = Spara spelloggen här som en fil
over-statistics = Statistik
over-undo = Ångra det som skrevs senast
over-leave = Lämna
over-saved = Spelloggen finns i { $path }.
over-not-saved = { $path } går inte att skriva ({ $detail }).
over-heading = Spelet är slut
over-heading-abandoned = Spelet avbröts
over-heading-won = { $name } vinner med { $points } poäng
over-heading-shared = { $names } delar första platsen med { $points } poäng
over-heading-alone = { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
}
over-place = Placering
over-player = Spelare
over-points = Poäng
over-again-go = Till nästa spel
over-series = Vunna spel i den här serien
over-game-log = Ladda ner spelloggen
