# The terminal game

terminal-too-small = Denne terminal er { $width }×{ $height }. Spillet skal bruge { $columns }×{ $rows }: gør vinduet større eller bogstaverne mindre. Der går ikke noget tabt imens.
bot-name = Bot { $level }
player-number = Spiller { $number }

## The table

table-turn = { $name } har turen
table-round = runde { $round } af { $rounds }
table-throw = Kast { $throw } af { $throws }
table-first-throw = Kast terningerne.
table-name-a-box = Meld en rubrik, før du kaster.
table-named = { $box } er meldt. Kast terningerne.
table-for = til { $box }
table-kept = beholdt
table-record = Din rekord i denne udgave: { $points }
table-taken-back = Fortrudt. Vælg igen.
table-seat-left = { $name } er gået; kolonnen bliver.
table-bot-took-over = Computeren spiller videre for { $name }.

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
table-extra-yatzy = med en ekstra yatzy
table-no-extra-yatzy = uden ekstra yatzy
table-dice-missing = { $missing ->
    [one] Én terning mangler.
   *[other] { $missing } terninger mangler.
} Tast, hvad de viser.
table-points-missing = Tast pointene først.
table-correction = Retter: { $name }, tur { $round }
table-correcting = Tast, hvad { $name } egentlig havde i tur { $round }, vælg rubrikken, og tryk enter. Esc lader den være, som den er.

# The race for the bonus
bonus-earned = Bonussen på { $points } er din.
bonus-gone = Bonussen på { $points } er uden for rækkevidde.
bonus-short = Bonus { $points }: { $sum } af { $needed }, { $pace } bagud
bonus-on-pace = Bonus { $points }: { $sum } af { $needed }, { $pace ->
    [0] lige på kurs
   *[other] { $pace } foran
}
bonus-ahead-of-it = Bonus { $points }: ved { $needed } eller mere i de øvre rubrikker

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

## Keys, as the table lists them

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
key-enter = Skriv { $points } i { $box }
key-enter-unknown = Skriv i { $box }
key-name = Meld { $box }
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
keys-leave = Gå; spillet er gemt
legend-offer = Hvad dine terninger giver i rubrikken nu
legend-zero = Denne rubrik ville få et nul
legend-struck = En slettet rubrik
legend-newest = Det, der sidst blev skrevet
any-key-closes = vilkårlig tast lukker

rules-in-force = Regler, der gælder
rules-more = ↓: mere · esc lukker

## Questions

zero-question = Skrive 0 i { $box }?
zero-yes = Ja, slet rubrikken
zero-no = Nej, vælg igen
leave-question = Gå fra bordet?
leave-saved = Gå; spillet venter på dig
leave-seat = { $name } går, de andre fortsætter
leave-bot = Computeren spiller videre for { $name }
leave-abandon = Slut spillet her, for alle
leave-not = Bliv

## Coach

coach-absent = Træneren kender ikke dette spil endnu.
coach-thinking = Træneren tænker …

## Games to go on with

games-title = Fortsætte et spil?
games-explained = Disse spil venter, hvor du slap.
games-one = { $names }, { $title }, runde { $round } af { $rounds }, begyndt { $date }
games-one-undated = { $names }, { $title }, runde { $round } af { $rounds }
games-go-on = fortsæt
games-new = nyt spil
games-statistics = statistik
games-leave = gå
games-unreadable = De gemte spil kan ikke læses lige nu.

## A new game

new-title = Nyt spil
new-game = Spil
new-edition = Udgave
new-options = Regelvalg
new-seats = Pladser
new-starts = Hvem begynder
new-dice = Terninger
new-start = Begynd spillet
new-plain = grundspillet
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
new-program-dice = programmet kaster
new-real-dice = rigtige terninger på bordet
new-real-dice-remark = du kaster, programmet fører blokken
new-hint = ↑ ↓: vælg linje · ← →: ændr · esc: gå
new-hint-seat = skriv et navn · ← →: computeren · slettetast på tom linje: én plads mindre
new-hint-add = enter: én plads mere
new-hint-options = enter: vis eller skjul regelvalgene
new-hint-start = enter: begynd · ↑ ↓: vælg linje · t: statistik · esc: gå
draw-title = Hvem begynder?
draw-throw = { $name } kaster { $hand }: { $sum }
draw-again = Lige: kast igen.
draw-first = { $name } begynder.
draw-hint = enter: til bordet · esc: tilbage

## The end

over-alone = Spillet er slut: { $points } point.
over-won = { $name } vinder med { $points } point.
over-shared = { $names } deler førstepladsen med { $points } point.
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
record-first = Den første rekord for { $name } i denne udgave: { $points }.
record-new = Ny rekord for { $name }: { $points }, { $better } bedre end før.
record-stands = Rekorden for { $name } i denne udgave er { $points }.

## Looking back

report-title = Tilbageblik: { $name }
report-thinking = Går hvert kast og hvert valg igennem …
report-unknown = Dette spil er for stort til at blive regnet ud på stedet, så der er ingen nøjagtig rapport.
report-worst = Det, der kostede mest
report-mistake = { $done }. { $better }.
report-hint = ← →: en anden plads · ↑ ↓: mere · anden tast: tilbage

## Statistics

statistics-title = Rekorder og snit
statistics-none = Der er ikke noget færdigt spil endnu. Spil et, så står det her.
statistics-hint = ← →: en anden person eller udgave · anden tast: tilbage
statistics-summary = { $games ->
    [one] Ét spil
   *[other] { $games } spil
}, bedst { $best }, snit { $mean }
statistics-bonus = Bonussen blev taget i { $rate } af dem.
statistics-boxes = Hver rubrik i snit
statistics-totals = Totalsummer

## yatzy play

help-play = Spil i terminalen
help-play-seat = En plads: et navn, eller bot:LEVEL for computeren; kan gentages
help-play-real-dice = Du kaster rigtige terninger, programmet fører blokken
help-play-plain = Spil i enkle linjer, for skærmlæsere og rør
play-unknown-level = Der er ikke noget niveau »{ $level }«; niveauerne er { $levels }.
play-no-terminal = Terminalspillet kræver en terminal; »yatzy play --plain« spiller i linjer, også gennem rør.

## The same game in lines

plain-title = { $title } ({ $edition }) med { $names }.
plain-welcome = »help« viser kommandoerne.
plain-waiting = »continue { $number }« fortsætter dette spil: { $game }.
plain-nothing-waits = Der er ikke sådan et spil at fortsætte, eller du er allerede begyndt på dette.
plain-turn = { $name } har turen, runde { $round } af { $rounds }.
plain-hand = Kast { $throw } af { $throws }: { $hand }.
plain-pays = Det giver point: { $boxes }.
plain-pays-nowhere = Det giver ikke point i nogen ledig rubrik.
plain-pays-box = { $box } { $points }
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
plain-entered = { $name } skriver { $points } i { $box }.
plain-extra = En ekstra yatzy: { $points } mere.
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
plain-help-leave = quit: gå, spillet er gemt; seat-leaves: den, der har turen, går; abandon: slut spillet for alle
