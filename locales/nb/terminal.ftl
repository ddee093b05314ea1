# The terminal game

terminal-too-small = Denne terminalen er { $width }×{ $height }. Spillet trenger { $columns }×{ $rows }: gjør vinduet større eller bokstavene mindre. Ingenting går tapt imens.
bot-name = Bot { $level }
player-number = Spiller { $number }

## The table

table-turn = { $name } står for tur
table-round = omgang { $round } av { $rounds }
table-throw = Kast { $throw } av { $throws }
table-first-throw = Kast terningene.
table-name-a-box = Meld en rubrikk før du kaster.
table-named = { $box } er meldt. Kast terningene.
table-for = for { $box }
table-kept = beholdt
table-record = Rekorden din i denne utgaven: { $points }
table-taken-back = Angret. Velg igjen.
table-seat-left = { $name } har gått; kolonnen blir stående.
table-bot-took-over = Datamaskinen spiller videre for { $name }.

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
table-extra-yatzy = med en ekstra yatzy
table-no-extra-yatzy = uten ekstra yatzy
table-dice-missing = { $missing ->
    [one] Én terning mangler.
   *[other] { $missing } terninger mangler.
} Tast inn hva de viser.
table-points-missing = Tast inn poengene først.
table-correction = Retter: { $name }, tur { $round }
table-correcting = Tast inn hva { $name } egentlig hadde i tur { $round }, velg rubrikken og trykk enter. Esc lar den være som den er.

# The race for the bonus
bonus-earned = Bonusen på { $points } er din.
bonus-gone = Bonusen på { $points } er ikke lenger mulig.
bonus-short = Bonus { $points }: { $sum } av { $needed }, { $pace } bak
bonus-on-pace = Bonus { $points }: { $sum } av { $needed }, { $pace ->
    [0] akkurat i takt
   *[other] { $pace } foran
}
bonus-ahead-of-it = Bonus { $points }: ved { $needed } eller mer i de øvre rubrikkene

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

## Keys, as the table lists them

key-throw-all = Kast { $dice ->
    [one] terningen
   *[other] alle { $dice } terningene
}
key-throw = Kast { $dice ->
    [one] én terning
   *[other] { $dice } terninger
}
key-throw-chip = Kast { $dice ->
    [one] én terning
   *[other] { $dice } terninger
}, koster 1 av { $chips ->
    [one] { $chips } sjetong
   *[other] { $chips } sjetonger
}
key-throw-none = Alle terningene beholdes
key-keep = Behold en terning, eller slipp den
key-choose-box = Velg en rubrikk
key-enter = Før { $points } inn i { $box }
key-enter-unknown = Før inn i { $box }
key-name = Meld { $box }
key-skip = Hopp videre
key-type-dice = Tast inn { $dice ->
    [one] terningen
   *[other] de { $dice } terningene
}
key-type-points = Tast inn poengene
key-points-instead = Poeng i stedet for terninger
key-dice-instead = Terninger i stedet for poeng
key-throws = Hvor mange kast det tok
key-extra-yatzy = En ekstra yatzy, eller ikke
key-start-over = Begynn denne turen på nytt
key-correct = Rett det som står her
key-correct-not = La det stå som det er
key-undo = angre
key-coach = trener
key-rules = regler
key-keys = taster
key-leave = gå

## All keys

keys-title = Taster
keys-throw = Kast terningene som ikke beholdes
keys-keep = Behold terningen med dette nummeret, eller slipp den
keys-letter = Velg rubrikken med denne bokstaven
keys-arrows = Gå fra rubrikk til rubrikk; sidelengs over kolonnene
keys-enter = Før terningene inn i valgt rubrikk; en null bekreftes først
keys-type-dice = Tast inn hva terningene på bordet viser
keys-tab = Tast inn poeng i stedet for terninger, og tilbake
keys-correct = På en fylt rubrikk: rett den turen
keys-throws = Hvor mange kast turen tok, der det er sjetonger
keys-scroll = Vis kolonnene til andre plasser
keys-undo = Angre det siste valget
keys-coach = Spør treneren; det noteres i spilloggen
keys-rules = Reglene som gjelder
keys-leave = Gå; spillet er lagret
legend-offer = Hva terningene dine gir i rubrikken nå
legend-zero = Denne rubrikken ville fått null
legend-struck = En strøket rubrikk
legend-newest = Det som sist ble ført inn
any-key-closes = valgfri tast lukker

rules-in-force = Regler som gjelder
rules-more = ↓: mer · esc lukker

## Questions

zero-question = Føre inn 0 i { $box }?
zero-yes = Ja, stryk rubrikken
zero-no = Nei, velg igjen
leave-question = Gå fra bordet?
leave-saved = Gå; spillet venter på deg
leave-seat = { $name } går, de andre fortsetter
leave-bot = Datamaskinen spiller videre for { $name }
leave-abandon = Avslutt spillet her, for alle
leave-not = Bli

## Coach

coach-absent = Treneren kan ikke dette spillet ennå.
coach-thinking = Treneren tenker …

## Games to go on with

games-title = Fortsette et spill?
games-explained = Disse spillene venter der du forlot dem.
games-one = { $names }, { $title }, omgang { $round } av { $rounds }, begynt { $date }
games-one-undated = { $names }, { $title }, omgang { $round } av { $rounds }
games-go-on = fortsett
games-new = nytt spill
games-statistics = statistikk
games-leave = gå
games-unreadable = De lagrede spillene kan ikke leses akkurat nå.

## A new game

new-title = Nytt spill
new-game = Spill
new-edition = Utgave
new-options = Regelvalg
new-seats = Plasser
new-starts = Hvem begynner
new-dice = Terninger
new-start = Begynn spillet
new-plain = grunnspillet
new-options-set = { $count ->
    [0] som i utgaven
    [one] ett endret
   *[other] { $count } endret
}
new-unfold = enter viser dem
new-fold = enter skjuler dem
new-add-seat = + én plass til
new-seat-bot = datamaskinen; ← → endrer hvor godt den spiller
new-seat-person = skriv et navn; ← → lar datamaskinen spille
new-as-entered = i rekkefølgen over
new-drawn = med terninger: alle kaster, høyest begynner
new-program-dice = programmet kaster
new-real-dice = ekte terninger på bordet
new-real-dice-remark = du kaster, programmet fører blokken
new-hint = ↑ ↓: velg linje · ← →: endre · esc: gå
new-hint-seat = skriv et navn · ← →: datamaskin · tilbaketast på tom linje: én plass mindre
new-hint-add = enter: én plass til
new-hint-options = enter: vis eller skjul regelvalgene
new-hint-start = enter: begynn · ↑ ↓: velg linje · t: statistikk · esc: gå
draw-title = Hvem begynner?
draw-throw = { $name } kaster { $hand }: { $sum }
draw-again = Likt: kast igjen.
draw-first = { $name } begynner.
draw-hint = enter: til bordet · esc: tilbake

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
record-first = Første rekord for { $name } i denne utgaven: { $points }.
record-new = Ny rekord for { $name }: { $points }, { $better } bedre enn før.
record-stands = Rekorden til { $name } i denne utgaven er { $points }.

## Looking back

report-title = Tilbakeblikk: { $name }
report-thinking = Går gjennom hvert kast og hvert valg …
report-unknown = Dette spillet er for stort til å regnes ut på flekken, så det finnes ingen nøyaktig rapport.
report-worst = Det som kostet mest
report-mistake = { $done }. { $better }.
report-hint = ← →: en annen plass · ↑ ↓: mer · annen tast: tilbake

## Statistics

statistics-title = Rekorder og snitt
statistics-none = Ingen spill er ferdige ennå. Spill ett, så står det her.
statistics-hint = ← →: en annen person eller utgave · annen tast: tilbake
statistics-summary = { $games ->
    [one] Ett spill
   *[other] { $games } spill
}, best { $best }, snitt { $mean }
statistics-bonus = Bonusen ble tatt i { $rate } av dem.
statistics-boxes = Hver rubrikk i snitt
statistics-totals = Totalsummer

## yatzy play

help-play = Spill i terminalen
help-play-seat = En plass: et navn, eller bot:LEVEL for datamaskinen; kan gjentas
help-play-real-dice = Du kaster ekte terninger, programmet fører blokken
help-play-plain = Spill i enkle linjer, for skjermlesere og rør
play-unknown-level = Det finnes ikke noe nivå «{ $level }»; nivåene er { $levels }.
play-no-terminal = Terminalspillet trenger en terminal; «yatzy play --plain» spiller i linjer, også gjennom rør.

## The same game in lines

plain-title = { $title } ({ $edition }) med { $names }.
plain-welcome = «help» viser kommandoene.
plain-waiting = «continue { $number }» fortsetter dette spillet: { $game }.
plain-nothing-waits = Det er ikke noe slikt spill å fortsette, eller du har allerede begynt på dette.
plain-turn = { $name } står for tur, omgang { $round } av { $rounds }.
plain-hand = Kast { $throw } av { $throws }: { $hand }.
plain-pays = Det gir poeng: { $boxes }.
plain-pays-nowhere = Det gir ikke poeng i noen ledig rubrikk.
plain-pays-box = { $box } { $points }
plain-kept = Beholdes fortsatt: { $keep }.
plain-keep = Du beholder { $keep }; «throw» kaster { $loose ->
    [0] ingen: slipp en først
    [one] den andre terningen
   *[other] de andre { $loose } terningene
}.
plain-nothing = ingenting
plain-dice = Terningene viser { $dice }.
plain-dice-first = Skriv hva terningene viser, som i «dice { $dice }», eller poengene, som i «enter { $id } 20».
plain-throws = { $throws ->
    [one] Ett kast
   *[other] { $throws } kast
} denne turen.
plain-zero = { $box } ville fått null. Hvis du mener det, skriv «enter { $id } 0».
plain-entered = { $name } fører { $points } inn i { $box }.
plain-extra = En ekstra yatzy: { $points } til.
plain-corrected = Rettet: { $points } i { $box }.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): ikke med disse terningene
plain-box-open = { $box } ({ $id })
plain-card = Kortet til { $name }:
plain-row = { $name }: { $points }
plain-row-open = { $name }: ledig
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name } gikk: { $points }
plain-left = Spillet er lagret; «yatzy play» tilbyr det igjen.
plain-unknown = Det finnes ingen kommando «{ $word }»; «help» viser dem.
plain-no-box = Skriv hvilken rubrikk, som i «enter { $example }».
plain-unknown-box = Det finnes ingen rubrikk «{ $name }»; «boxes» viser de ledige.
plain-no-number = «{ $word }» skal være et tall; «help» viser hvordan.
plain-help-throw = throw: kast terningene som ikke beholdes
plain-help-keep = keep 6 6: behold disse terningene ved neste kast; «keep none» slipper alle
plain-help-enter = enter { $id }: før terningene inn i en rubrikk, med id, navn eller bokstav; en null må skrives, som i «enter { $id } 0»
plain-help-dice = dice { $dice }: hva terningene på bordet viser
plain-help-enter-real = enter { $id }: før de terningene inn i en rubrikk, med id, navn eller bokstav; uten terninger skriver du poengene, som i «enter { $id } 20»
plain-help-name = name { $id }: meld rubrikken før første kast
plain-help-correct = correct 3 1 { $id } { $dice }: hva tur 3 på plass 1 egentlig var; eller «points 20» i stedet for terningene
plain-help-throws = throws 2: hvor mange kast denne turen tok
plain-help-extra = extra: poengene som følger, kommer med en ekstra yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: hvordan spillet står, hva hver ledig rubrikk gir, en hel kolonne, hvem som leder, reglene som gjelder
plain-help-more = undo: angre det siste valget; coach: be om råd
plain-help-leave = quit: gå, spillet er lagret; seat-leaves: den som står for tur, går; abandon: avslutt spillet for alle
