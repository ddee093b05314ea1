# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Denne terminalen er { $width }×{ $height }. Spillet trenger { $columns }×{ $rows }: gjør vinduet større eller bokstavene mindre. Ingenting går tapt imens.
play-owner-silent = Et annet Yatzy på denne maskinen har spillene, men svarer ikke på { $address }; avslutt det og prøv igjen.
play-database = De lagrede spillene, «{ $database }», kan ikke åpnes ({ $detail }); velg en annen mappe med --data DIR.
play-no-terminal = Terminalspillet trenger en terminal; «yatzy play --plain» spiller i linjer, også gjennom rør.

## Keys of the keyboard, as lists of keys name them

keycap-space = mellomrom
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = piler
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = opp/ned
arrows-left-right = venstre/høyre
arrows-down = ned

## Keys, as the table lists them

key-other-column = En annen kolonne
# Beside the key
key-print = skriv ut
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
key-enter-unknown = Skriv i { $box }
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

keys-print = Legg blokken her som PDF, til utskrift
keys-title = Taster
keys-throw = Kast terningene som ikke beholdes
keys-keep = Behold terningen med dette nummeret, eller slipp den
keys-letter = Velg rubrikken med denne bokstaven
keys-arrows = Gå fra rubrikk til rubrikk; sidelengs over kolonnene
keys-enter = Skriv terningene i valgt rubrikk; en null bekreftes først
keys-type-dice = Tast inn hva terningene på bordet viser
keys-tab = Tast inn poeng i stedet for terninger, og tilbake
keys-correct = På en fylt rubrikk: rett den turen
keys-throws = Hvor mange kast turen tok, der det er sjetonger
keys-scroll = Vis kolonnene til andre plasser
keys-undo = Angre det siste valget
keys-coach = Spør treneren; det noteres i spilloggen
keys-rules = Reglene som gjelder
keys-leave = Gå, spillet er lagret
keys-any-closes = valgfri tast lukker
keys-list = 1 til 6: behold en terning · mellomrom: kast · bokstaver: rubrikk · enter: skriv · c: trener · u: angre · ?: denne hjelpen
legend-offer = Hva terningene dine ville gi her
legend-zero = Denne rubrikken ville fått null
legend-struck = En strøket rubrikk
legend-newest = Det som ble skrevet sist

## The same game in lines

plain-statistics-box = { $box }: { $own } i snitt
plain-statistics-box-beside = { $box }: { $own } i snitt, perfekt spill { $perfect }
plain-statistics-stretch = { $from } til { $to } poeng: { $games ->
    [one] ett spill
   *[other] { $games } spill
}
plain-help-statistics = statistics: rekorder og snitt for alle som spiller her
plain-title = { $title } ({ $edition }) med { $names }.
plain-welcome = «help» viser kommandoene.
plain-waiting = «continue { $number }» fortsetter dette spillet: { $game }.
plain-nothing-waits = Det er ikke noe slikt spill å fortsette, eller du har allerede begynt på dette.
plain-turn = { $name } står for tur, omgang { $round } av { $rounds }.
plain-hand = Kast { $throw } av { $throws }: { $hand }.
plain-pays = Poeng får du i: { $boxes }.
plain-pays-nowhere = Disse terningene gir ikke poeng i noen ledig rubrikk.
plain-pays-box = { $box } ({ $points })
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
plain-extra = En ekstra yatzy: { $points } poeng til.
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
plain-help-enter = enter { $id }: skriv terningene i en rubrikk, med id, navn eller bokstav; en null må skrives, som i «enter { $id } 0»
plain-help-dice = dice { $dice }: hva terningene på bordet viser
plain-help-enter-real = enter { $id }: skriv de terningene i en rubrikk, med id, navn eller bokstav; uten terninger skriver du poengene, som i «enter { $id } 20»
plain-help-name = name { $id }: meld rubrikken før første kast
plain-help-correct = correct 3 1 { $id } { $dice }: hva tur 3 på plass 1 egentlig var; eller «points 20» i stedet for terningene
plain-help-throws = throws 2: hvor mange kast denne turen tok
plain-help-extra = extra: poengene som følger, kommer med en ekstra yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: hvordan spillet står, hva hver ledig rubrikk gir, en hel kolonne, hvem som leder, reglene som gjelder
plain-help-more = undo: angre det siste valget; coach: be om råd
plain-help-leave = quit: gå, spillet er lagret; seat-leaves: den som står for tur, går; abandon: avslutt spillet for alle
