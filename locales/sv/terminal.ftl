# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Den här terminalen är { $width }×{ $height }. Spelet behöver { $columns }×{ $rows }: gör fönstret större eller bokstäverna mindre. Inget går förlorat under tiden.
play-owner-silent = Ett annat Yatzy på den här datorn har spelen men svarar inte på { $address }; avsluta det och försök igen.
play-database = De sparade spelen, ”{ $database }”, går inte att öppna ({ $detail }); välj en annan mapp med --data DIR.
play-no-terminal = Terminalspelet behöver en terminal; ”yatzy play --plain” spelar i rader, även genom rör.

## Keys of the keyboard, as lists of keys name them

keycap-space = mellanslag
keycap-enter = enter
keycap-esc = esc
keycap-tab = tabb
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = pilar
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = upp/ned
arrows-left-right = vänster/höger
arrows-down = ned

## Keys, as the table lists them

key-other-column = En annan kolumn
# Beside the key
key-print = skriv ut
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
key-enter-unknown = Skriv i { $box }
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

keys-print = Lägg blocket här som PDF, att skriva ut
keys-title = Tangenter
keys-throw = Kasta tärningarna som inte behålls
keys-keep = Behåll tärningen med det här numret, eller släpp den
keys-letter = Välj rutan med den här bokstaven
keys-arrows = Gå från ruta till ruta; i sidled över kolumnerna
keys-enter = Skriv tärningarna i vald ruta; en nolla bekräftas först
keys-type-dice = Skriv vad tärningarna på bordet visar
keys-tab = Skriv poäng i stället för tärningar, och tillbaka
keys-correct = På en fylld ruta: rätta den turen
keys-throws = Hur många kast turen tog, där det finns spelmarker
keys-scroll = Visa andra platsers kolumner
keys-undo = Ångra det senaste valet
keys-coach = Fråga coachen; det noteras i spelloggen
keys-rules = Reglerna som gäller
keys-leave = Lämna, spelet är sparat
keys-any-closes = valfri tangent stänger
keys-list = 1 till 6: behåll en tärning · mellanslag: kasta · bokstäver: ruta · enter: skriv · c: coach · u: ångra · ?: den här hjälpen
legend-offer = Vad dina tärningar skulle ge här
legend-zero = Den här rutan skulle få en nolla
legend-struck = En struken ruta
legend-newest = Det som skrevs senast

## The same game in lines

plain-statistics-box = { $box }: { $own } i snitt
plain-statistics-box-beside = { $box }: { $own } i snitt, perfekt spel { $perfect }
plain-statistics-stretch = { $from } till { $to } poäng: { $games ->
    [one] ett spel
   *[other] { $games } spel
}
plain-help-statistics = statistics: rekord och snitt för alla som spelar här
plain-title = { $title } ({ $edition }) med { $names }.
plain-welcome = ”help” visar kommandona.
plain-waiting = ”continue { $number }” fortsätter det här spelet: { $game }.
plain-nothing-waits = Det finns inget sådant spel att fortsätta, eller så har du redan börjat det här.
plain-turn = { $name } på tur, omgång { $round } av { $rounds }.
plain-hand = Kast { $throw } av { $throws }: { $hand }.
plain-pays = Poäng får du i: { $boxes }.
plain-pays-nowhere = De här tärningarna ger inga poäng i någon ledig ruta.
plain-pays-box = { $box } ({ $points })
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
plain-extra = En extra yatzy: { $points } poäng till.
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
plain-help-enter = enter { $id }: skriv tärningarna i en ruta, med dess id, namn eller bokstav; en nolla måste skrivas, som i ”enter { $id } 0”
plain-help-dice = dice { $dice }: vad tärningarna på bordet visar
plain-help-enter-real = enter { $id }: skriv de tärningarna i en ruta, med dess id, namn eller bokstav; utan tärningar skriver du poängen, som i ”enter { $id } 20”
plain-help-name = name { $id }: ange rutan före första kastet
plain-help-correct = correct 3 1 { $id } { $dice }: vad tur 3 på plats 1 egentligen var; eller ”points 20” i stället för tärningarna
plain-help-throws = throws 2: hur många kast den här turen tog
plain-help-extra = extra: poängen som följer kommer med en extra yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: hur spelet står, vad varje ledig ruta ger, en hel kolumn, vem som leder, reglerna som gäller
plain-help-more = undo: ångra det senaste valet; coach: be om råd
plain-help-leave = quit: lämna, spelet är sparat; seat-leaves: den som står på tur går; abandon: avsluta spelet för alla
