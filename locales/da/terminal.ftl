# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Denne terminal er { $width }×{ $height }. Spillet skal bruge { $columns }×{ $rows }: gør vinduet større eller bogstaverne mindre. Der går ikke noget tabt imens.
play-owner-silent = Et andet Yatzy på denne maskine har spillene, men svarer ikke på { $address }; afslut det og prøv igen.
play-database = De gemte spil, »{ $database }«, kan ikke åbnes ({ $detail }); vælg en anden mappe med --data DIR.
play-no-terminal = Terminalspillet kræver en terminal; »yatzy play --plain« spiller i linjer, også gennem rør.

## Keys of the keyboard, as lists of keys name them

keycap-space = mellemrum
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = pile
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = op/ned
arrows-left-right = venstre/højre
arrows-down = ned

## Keys, as the table lists them

key-other-column = En anden kolonne
# Beside the key
key-print = udskriv
key-throw-all = Kast { $dice ->
    [one] terningen
   *[other] alle { $dice } terninger
}
key-throw = Kast { $dice ->
    [one] én terning
   *[other] { $dice } terninger
}
key-throw-chip = Kast { $dice ->
    [one] én terning
   *[other] { $dice } terninger
}, koster 1 af { $chips ->
    [one] { $chips } brik
   *[other] { $chips } brikker
}
key-throw-none = Alle terninger beholdes
key-keep = Behold en terning, eller slip den
key-choose-box = Vælg en rubrik
key-enter-unknown = Skriv i { $box }
key-skip = Spring videre
key-type-dice = Tast { $dice ->
    [one] terningen
   *[other] de { $dice } terninger
}
key-type-points = Tast pointene
key-points-instead = Point i stedet for terninger
key-dice-instead = Terninger i stedet for point
key-throws = Hvor mange kast det tog
key-extra-yatzy = En ekstra yatzy, eller ej
key-start-over = Begynd denne tur forfra
key-correct = Ret det, der står her
key-correct-not = Lad det stå, som det er
key-undo = fortryd
key-coach = træner
key-rules = regler
key-keys = taster
key-leave = gå

## All keys

keys-print = Læg blokken her som PDF, til udskrivning
keys-title = Taster
keys-throw = Kast de terninger, der ikke beholdes
keys-keep = Behold terningen med dette nummer, eller slip den
keys-letter = Vælg rubrikken med dette bogstav
keys-arrows = Gå fra rubrik til rubrik; sidelæns over kolonnerne
keys-enter = Skriv terningerne i den valgte rubrik; et nul bekræftes først
keys-type-dice = Tast, hvad terningerne på bordet viser
keys-tab = Tast point i stedet for terninger, og tilbage
keys-correct = På en fyldt rubrik: ret den tur
keys-throws = Hvor mange kast turen tog, hvor der er brikker
keys-scroll = Vis de andre pladsers kolonner
keys-undo = Fortryd det sidste valg
keys-coach = Spørg træneren; det noteres i spilloggen
keys-rules = Reglerne, der gælder
keys-leave = Gå, spillet er gemt
keys-any-closes = vilkårlig tast lukker
keys-list = 1 til 6: behold en terning · mellemrum: kast · bogstaver: rubrik · enter: skriv · c: træner · u: fortryd · ?: denne hjælp
legend-offer = Hvad dine terninger ville give her
legend-zero = Denne rubrik ville få et nul
legend-struck = En slettet rubrik
legend-newest = Det, der sidst blev skrevet

## The same game in lines

plain-statistics-box = { $box }: { $own } i snit
plain-statistics-box-beside = { $box }: { $own } i snit, perfekt spil { $perfect }
plain-statistics-stretch = { $from } til { $to } point: { $games ->
    [one] ét spil
   *[other] { $games } spil
}
plain-help-statistics = statistics: rekorder og snit for alle, der spiller her
plain-title = { $title } ({ $edition }) med { $names }.
plain-welcome = »help« viser kommandoerne.
plain-waiting = »continue { $number }« fortsætter dette spil: { $game }.
plain-nothing-waits = Der er ikke sådan et spil at fortsætte, eller du er allerede begyndt på dette.
plain-turn = { $name } har turen, runde { $round } af { $rounds }.
plain-hand = Kast { $throw } af { $throws }: { $hand }.
plain-pays = Point får du i: { $boxes }.
plain-pays-nowhere = Disse terninger giver ikke point i nogen ledig rubrik.
plain-pays-box = { $box } ({ $points })
plain-kept = Beholdes stadig: { $keep }.
plain-keep = Du beholder { $keep }; »throw« kaster { $loose ->
    [0] ingen: slip en først
    [one] den anden terning
   *[other] de andre { $loose } terninger
}.
plain-nothing = ingenting
plain-dice = Terningerne viser { $dice }.
plain-dice-first = Skriv, hvad terningerne viser, som i »dice { $dice }«, eller pointene, som i »enter { $id } 20«.
plain-throws = { $throws ->
    [one] Ét kast
   *[other] { $throws } kast
} i denne tur.
plain-zero = { $box } ville få et nul. Hvis du mener det, så skriv »enter { $id } 0«.
plain-extra = En ekstra yatzy: { $points } point mere.
plain-corrected = Rettet: { $points } i { $box }.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): ikke med disse terninger
plain-box-open = { $box } ({ $id })
plain-card = Kortet for { $name }:
plain-row = { $name }: { $points }
plain-row-open = { $name }: ledig
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name } gik: { $points }
plain-left = Spillet er gemt; »yatzy play« tilbyder det igen.
plain-unknown = Der er ingen kommando »{ $word }«; »help« viser dem.
plain-no-box = Skriv, hvilken rubrik, som i »enter { $example }«.
plain-unknown-box = Der er ingen rubrik »{ $name }«; »boxes« viser de ledige.
plain-no-number = »{ $word }« skal være et tal; »help« viser hvordan.
plain-help-throw = throw: kast de terninger, der ikke beholdes
plain-help-keep = keep 6 6: behold disse terninger ved næste kast; »keep none« slipper alle
plain-help-enter = enter { $id }: skriv terningerne i en rubrik, med dens id, navn eller bogstav; et nul skal skrives, som i »enter { $id } 0«
plain-help-dice = dice { $dice }: hvad terningerne på bordet viser
plain-help-enter-real = enter { $id }: skriv de terninger i en rubrik, med dens id, navn eller bogstav; uden terninger skriver du pointene, som i »enter { $id } 20«
plain-help-name = name { $id }: meld rubrikken før første kast
plain-help-correct = correct 3 1 { $id } { $dice }: hvad tur 3 på plads 1 egentlig var; eller »points 20« i stedet for terningerne
plain-help-throws = throws 2: hvor mange kast denne tur tog
plain-help-extra = extra: pointene, der følger, kommer med en ekstra yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: hvordan spillet står, hvad hver ledig rubrik giver, en hel kolonne, hvem der fører, reglerne, der gælder
plain-help-more = undo: fortryd det sidste valg; coach: bed om råd
plain-help-leave = quit: gå, spillet er gemt; seat-leaves: den, der har turen, går; abandon: afslut spillet for alle
