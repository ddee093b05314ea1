# The terminal game

terminal-too-small = Den här terminalen är { $width }×{ $height }. Spelet behöver { $columns }×{ $rows }: gör fönstret större eller bokstäverna mindre. Inget går förlorat under tiden.
bot-name = Bot { $level }
player-number = Spelare { $number }

## The table

table-turn = { $name } på tur
table-round = omgång { $round } av { $rounds }
table-throw = Kast { $throw } av { $throws }
table-first-throw = Kasta tärningarna.
table-name-a-box = Ange en ruta innan du kastar.
table-named = Angiven ruta: { $box }. Kasta tärningarna.
table-for = för { $box }
table-kept = behålls
table-record = Ditt rekord i den här utgåvan: { $points }
table-taken-back = Ångrat. Välj igen.
table-seat-left = { $name } har gått; kolumnen är kvar.
table-bot-took-over = Datorn spelar vidare för { $name }.

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
table-extra-yatzy = med en extra yatzy
table-no-extra-yatzy = utan extra yatzy
table-dice-missing = { $missing ->
    [one] En tärning saknas.
   *[other] { $missing } tärningar saknas.
} Skriv vad de visar.
table-points-missing = Skriv poängen först.
table-correction = Rättar { $name }, tur { $round }
table-correcting = Skriv vad { $name } egentligen hade i tur { $round }, välj rutan och tryck enter. Esc lämnar den som den är.

# The race for the bonus
bonus-earned = Bonusen på { $points } är din.
bonus-gone = Bonusen på { $points } går inte längre att nå.
bonus-short = Bonus { $points }: { $sum } av { $needed }, { $pace } efter
bonus-on-pace = Bonus { $points }: { $sum } av { $needed }, { $pace ->
    [0] precis i takt
   *[other] { $pace } före
}
bonus-ahead-of-it = Bonus { $points }: vid { $needed } eller mer i de övre rutorna

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

## Keys, as the table lists them

key-throw-all = Kasta { $dice ->
    [one] tärningen
   *[other] alla { $dice } tärningar
}
key-throw = Kasta { $dice ->
    [one] en tärning
   *[other] { $dice } tärningar
}
key-throw-chip = Kasta { $dice ->
    [one] en tärning
   *[other] { $dice } tärningar
}, kostar 1 av { $chips ->
    [one] { $chips } spelmark
   *[other] { $chips } spelmarker
}
key-throw-none = Alla tärningar behålls
key-keep = Behåll en tärning, eller släpp den
key-choose-box = Välj en ruta
key-enter = För in { $points } i { $box }
key-enter-unknown = För in i { $box }
key-name = Ange { $box }
key-skip = Hoppa framåt
key-type-dice = Skriv { $dice ->
    [one] tärningen
   *[other] de { $dice } tärningarna
}
key-type-points = Skriv poängen
key-points-instead = Poäng i stället för tärningar
key-dice-instead = Tärningar i stället för poäng
key-throws = Hur många kast det tog
key-extra-yatzy = En extra yatzy, eller inte
key-start-over = Börja om den här turen
key-correct = Rätta det som står här
key-correct-not = Låt det stå som det är
key-undo = ångra
key-coach = coach
key-rules = regler
key-keys = tangenter
key-leave = lämna

## All keys

keys-title = Tangenter
keys-throw = Kasta tärningarna som inte behålls
keys-keep = Behåll tärningen med det här numret, eller släpp den
keys-letter = Välj rutan med den här bokstaven
keys-arrows = Gå från ruta till ruta; i sidled över kolumnerna
keys-enter = För in tärningarna i vald ruta; en nolla bekräftas först
keys-type-dice = Skriv vad tärningarna på bordet visar
keys-tab = Skriv poäng i stället för tärningar, och tillbaka
keys-correct = På en fylld ruta: rätta den turen
keys-throws = Hur många kast turen tog, där det finns spelmarker
keys-scroll = Visa andra platsers kolumner
keys-undo = Ångra det senaste valet
keys-coach = Fråga coachen; det noteras i spelloggen
keys-rules = Reglerna som gäller
keys-leave = Lämna; spelet är sparat
legend-offer = Vad dina tärningar ger i rutan nu
legend-zero = Den här rutan skulle få en nolla
legend-struck = En struken ruta
legend-newest = Det som senast fördes in
any-key-closes = valfri tangent stänger

rules-in-force = Regler som gäller
rules-more = ↓: mer · esc stänger

## Questions

zero-question = Föra in 0 i { $box }?
zero-yes = Ja, stryk rutan
zero-no = Nej, välj igen
leave-question = Lämna bordet?
leave-saved = Lämna; spelet väntar på dig
leave-seat = { $name } går, de andra fortsätter
leave-bot = Datorn spelar vidare för { $name }
leave-abandon = Avsluta spelet här, för alla
leave-not = Stanna

## Coach

coach-absent = Coachen kan inte det här spelet än.
coach-thinking = Coachen tänker …

## Games to go on with

games-title = Fortsätta ett spel?
games-explained = De här spelen väntar där du lämnade dem.
games-one = { $names }, { $title }, omgång { $round } av { $rounds }, påbörjat { $date }
games-one-undated = { $names }, { $title }, omgång { $round } av { $rounds }
games-go-on = fortsätt
games-new = nytt spel
games-statistics = statistik
games-leave = lämna
games-unreadable = De sparade spelen går inte att läsa just nu.

## A new game

new-title = Nytt spel
new-game = Spel
new-edition = Utgåva
new-options = Regelval
new-seats = Platser
new-starts = Vem börjar
new-dice = Tärningar
new-start = Börja spelet
new-plain = grundspelet
new-options-set = { $count ->
    [0] som i utgåvan
    [one] ett ändrat
   *[other] { $count } ändrade
}
new-unfold = enter visar dem
new-fold = enter döljer dem
new-add-seat = + en plats till
new-seat-bot = datorn; ← → ändrar hur bra den spelar
new-seat-person = skriv ett namn; ← → låter datorn spela
new-as-entered = i ordningen ovan
new-drawn = med tärningar: alla kastar, högst börjar
new-program-dice = programmet kastar
new-real-dice = riktiga tärningar på bordet
new-real-dice-remark = du kastar, programmet sköter blocket
new-hint = ↑ ↓: välj rad · ← →: ändra · esc: lämna
new-hint-seat = skriv ett namn · ← →: datorn · backsteg på tom rad: en plats mindre
new-hint-add = enter: en plats till
new-hint-options = enter: visa eller dölj regelvalen
new-hint-start = enter: börja · ↑ ↓: välj rad · t: statistik · esc: lämna
draw-title = Vem börjar?
draw-throw = { $name } kastar { $hand }: { $sum }
draw-again = Lika: kasta igen.
draw-first = { $name } börjar.
draw-hint = enter: till bordet · esc: tillbaka

## The end

over-alone = Spelet är slut: { $points } poäng.
over-won = { $name } vinner med { $points } poäng.
over-shared = { $names } delar första platsen med { $points } poäng.
over-nobody = Spelet är slut.
over-abandoned = Spelet avbröts.
over-again = Spela igen
over-report = Se tillbaka på spelet: flax och val
over-save = Spara spelloggen här som en fil
over-statistics = Statistik
over-undo = Ångra det senast införda
over-leave = Lämna
over-saved = Spelloggen finns i { $path }.
over-not-saved = { $path } går inte att skriva ({ $detail }).
record-first = Första rekordet för { $name } i den här utgåvan: { $points }.
record-new = Nytt rekord för { $name }: { $points }, { $better } bättre än förut.
record-stands = Rekordet för { $name } i den här utgåvan är { $points }.

## Looking back

report-title = Tillbakablick: { $name }
report-thinking = Går igenom varje kast och varje val …
report-unknown = Det här spelet är för stort att räkna ut på stående fot, så det finns ingen exakt rapport.
report-worst = Vad som kostade mest
report-mistake = { $done }. { $better }.
report-hint = ← →: en annan plats · ↑ ↓: mer · annan tangent: tillbaka

## Statistics

statistics-title = Rekord och snitt
statistics-none = Inget spel är färdigt än. Spela ett, så syns det här.
statistics-hint = ← →: en annan person eller utgåva · annan tangent: tillbaka
statistics-summary = { $games ->
    [one] Ett spel
   *[other] { $games } spel
}, bäst { $best }, snitt { $mean }
statistics-bonus = Bonusen togs i { $rate } av dem.
statistics-boxes = Varje ruta i snitt
statistics-totals = Totalsummor

## yatzy play

help-play = Spela i terminalen
help-play-seat = En plats: ett namn, eller bot:LEVEL för datorn; kan upprepas
help-play-real-dice = Du kastar riktiga tärningar, programmet sköter blocket
help-play-plain = Spela i enkla rader, för skärmläsare och rör
play-unknown-level = Det finns ingen nivå ”{ $level }”; nivåerna är { $levels }.
play-no-terminal = Terminalspelet behöver en terminal; ”yatzy play --plain” spelar i rader, även genom rör.

## The same game in lines

plain-title = { $title } ({ $edition }) med { $names }.
plain-welcome = ”help” visar kommandona.
plain-waiting = ”continue { $number }” fortsätter det här spelet: { $game }.
plain-nothing-waits = Det finns inget sådant spel att fortsätta, eller så har du redan börjat det här.
plain-turn = { $name } på tur, omgång { $round } av { $rounds }.
plain-hand = Kast { $throw } av { $throws }: { $hand }.
plain-pays = Det ger poäng: { $boxes }.
plain-pays-nowhere = Det ger inga poäng i någon ledig ruta.
plain-pays-box = { $box } { $points }
plain-kept = Behålls fortfarande: { $keep }.
plain-keep = Du behåller { $keep }; ”throw” kastar { $loose ->
    [0] ingen: släpp en först
    [one] den andra tärningen
   *[other] de andra { $loose } tärningarna
}.
plain-nothing = ingenting
plain-dice = Tärningarna visar { $dice }.
plain-dice-first = Skriv vad tärningarna visar, som i ”dice { $dice }”, eller poängen, som i ”enter { $id } 20”.
plain-throws = { $throws ->
    [one] Ett kast
   *[other] { $throws } kast
} den här turen.
plain-zero = { $box } skulle få en nolla. Om du menar det, skriv ”enter { $id } 0”.
plain-entered = { $name } för in { $points } i { $box }.
plain-extra = En extra yatzy: { $points } till.
plain-corrected = Rättat: { $points } i { $box }.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): inte med de här tärningarna
plain-box-open = { $box } ({ $id })
plain-card = Kortet för { $name }:
plain-row = { $name }: { $points }
plain-row-open = { $name }: ledig
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name } gick: { $points }
plain-left = Spelet är sparat; ”yatzy play” erbjuder det igen.
plain-unknown = Det finns inget kommando ”{ $word }”; ”help” visar dem.
plain-no-box = Skriv vilken ruta, som i ”enter { $example }”.
plain-unknown-box = Det finns ingen ruta ”{ $name }”; ”boxes” visar de lediga.
plain-no-number = ”{ $word }” ska vara ett tal; ”help” visar hur.
plain-help-throw = throw: kasta tärningarna som inte behålls
plain-help-keep = keep 6 6: behåll de här tärningarna vid nästa kast; ”keep none” släpper alla
plain-help-enter = enter { $id }: för in tärningarna i en ruta, med dess id, namn eller bokstav; en nolla måste skrivas, som i ”enter { $id } 0”
plain-help-dice = dice { $dice }: vad tärningarna på bordet visar
plain-help-enter-real = enter { $id }: för in de tärningarna i en ruta, med dess id, namn eller bokstav; utan tärningar skriver du poängen, som i ”enter { $id } 20”
plain-help-name = name { $id }: ange rutan före första kastet
plain-help-correct = correct 3 1 { $id } { $dice }: vad tur 3 på plats 1 egentligen var; eller ”points 20” i stället för tärningarna
plain-help-throws = throws 2: hur många kast den här turen tog
plain-help-extra = extra: poängen som följer kommer med en extra yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: hur spelet står, vad varje ledig ruta ger, en hel kolumn, vem som leder, reglerna som gäller
plain-help-more = undo: ångra det senaste valet; coach: be om råd
plain-help-leave = quit: lämna, spelet är sparat; seat-leaves: den som står på tur går; abandon: avsluta spelet för alla
