# The terminal game

terminal-too-small = Deze terminal is { $width }×{ $height }. Het spel heeft { $columns }×{ $rows } nodig: maak het venster groter of de letters kleiner. Er gaat intussen niets verloren.
bot-name = Bot { $level }
player-number = Speler { $number }

## The table

table-turn = { $name } is aan de beurt
table-round = ronde { $round } van { $rounds }
table-throw = Worp { $throw } van { $throws }
table-first-throw = Gooi de dobbelstenen.
table-name-a-box = Noem een vak voor je gooit.
table-named = { $box } is genoemd. Gooi de dobbelstenen.
table-for = voor { $box }
table-kept = vast
table-record = Je record in deze uitgave: { $points }
table-taken-back = Teruggenomen. Kies opnieuw.
table-seat-left = { $name } is gestopt; de kolom blijft.
table-bot-took-over = De computer speelt verder voor { $name }.

# Real dice
table-type-dice = Dit spel speel je met echte dobbelstenen: gooi, en typ dan { $dice ->
    [one] wat de dobbelsteen toont
   *[other] wat de { $dice } dobbelstenen tonen
}.
table-real-dice = Typ wat de dobbelstenen tonen.
table-real-points = Typ de punten, kies het vak.
table-real-throws = { $throws ->
    [one] Eén worp
   *[other] { $throws } worpen
} deze beurt
table-points-typed = Punten: { $points }
table-extra-yatzy = met een extra yatzy
table-no-extra-yatzy = zonder extra yatzy
table-dice-missing = { $missing ->
    [one] Er ontbreekt één dobbelsteen.
   *[other] Er ontbreken { $missing } dobbelstenen.
} Typ wat er nog ontbreekt.
table-points-missing = Typ eerst de punten.
table-correction = Correctie: { $name }, beurt { $round }
table-correcting = Typ wat { $name } in beurt { $round } echt had, kies het vak en druk op enter. Esc laat hem zoals hij is.

# The race for the bonus
bonus-earned = De bonus van { $points } is voor jou.
bonus-gone = De bonus van { $points } is niet meer te halen.
bonus-short = Bonus { $points }: { $sum } van { $needed }, { $pace } achter
bonus-on-pace = Bonus { $points }: { $sum } van { $needed }, { $pace ->
    [0] precies op schema
   *[other] { $pace } voor
}
bonus-ahead-of-it = Bonus { $points }: bij { $needed } of meer in de bovenste vakken

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Geen fiches
    [one] Eén fiche
   *[other] { $chips } fiches
}
chips-stopping = { $chips ->
    [0] Geen fiches
    [one] Eén fiche
   *[other] { $chips } fiches
}; stop nu en verdien er { $earns ->
    [one] één
   *[other] { $earns }
}
chips-cost = { $chips ->
    [one] Eén fiche
   *[other] { $chips } fiches
}; een extra worp kost er één

## Keys, as the table lists them

key-throw-all = Gooi { $dice ->
    [one] de dobbelsteen
   *[other] alle { $dice } dobbelstenen
}
key-throw = Gooi { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
key-throw-chip = Gooi { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}, kost 1 van { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}
key-throw-none = Je houdt alle dobbelstenen vast
key-keep = Houd een dobbelsteen vast, of laat hem los
key-choose-box = Kies een vak
key-enter = Vul { $points } in bij { $box }
key-enter-unknown = Vul in bij { $box }
key-name = Noem { $box }
key-skip = Niet wachten
key-type-dice = Typ { $dice ->
    [one] de dobbelsteen
   *[other] de { $dice } dobbelstenen
}
key-type-points = Typ de punten
key-points-instead = Punten in plaats van dobbelstenen
key-dice-instead = Dobbelstenen in plaats van punten
key-throws = Hoeveel worpen het kostte
key-extra-yatzy = Een extra yatzy, of niet
key-start-over = Begin deze beurt opnieuw
key-correct = Corrigeer wat hier staat
key-correct-not = Laat het zo
key-undo = terugnemen
key-coach = coach
key-rules = regels
key-keys = toetsen
key-leave = stoppen

## All keys

keys-title = Toetsen
keys-throw = Gooi de dobbelstenen die je niet vasthoudt
keys-keep = Houd de dobbelsteen met dit nummer vast, of laat hem los
keys-letter = Kies het vak met deze letter
keys-arrows = Ga van vak naar vak; zijwaarts over de kolommen
keys-enter = Vul het gekozen vak in; bij een nul wordt gevraagd
keys-type-dice = Typ wat de dobbelstenen op tafel tonen
keys-tab = Typ punten in plaats van dobbelstenen, en terug
keys-correct = Op een gevuld vak: corrigeer die beurt
keys-throws = Hoeveel worpen de beurt kostte, waar fiches zijn
keys-scroll = Toon de kolommen van andere plaatsen
keys-undo = Neem de laatste keuze terug
keys-coach = Vraag het de coach; dat komt in het verslag
keys-rules = De regels die gelden
keys-leave = Stoppen; het spel is bewaard
legend-offer = Wat je dobbelstenen nu in dit vak opleveren
legend-zero = Dit vak zou een nul krijgen
legend-struck = Een geschrapt vak
legend-newest = Wat het laatst is ingevuld
any-key-closes = elke toets sluit

rules-in-force = Regels die gelden
rules-more = ↓: meer · esc sluit

## Questions

zero-question = 0 invullen bij { $box }?
zero-yes = Ja, schrap het vak
zero-no = Nee, kies opnieuw
leave-question = Van tafel gaan?
leave-saved = Stoppen; het spel wacht op je
leave-seat = { $name } stopt, de anderen spelen door
leave-bot = De computer speelt verder voor { $name }
leave-abandon = Beëindig dit spel hier, voor iedereen
leave-not = Blijven

## Coach

coach-absent = De coach kent dit spel nog niet.
coach-thinking = De coach denkt na…

## Games to go on with

games-title = Verdergaan met een spel?
games-explained = Deze spellen wachten waar je gebleven was.
games-one = { $names }, { $title }, ronde { $round } van { $rounds }, begonnen { $date }
games-one-undated = { $names }, { $title }, ronde { $round } van { $rounds }
games-go-on = verder
games-new = nieuw spel
games-statistics = statistieken
games-leave = stoppen
games-unreadable = De bewaarde spellen zijn nu niet te lezen.

## A new game

new-title = Nieuw spel
new-game = Spel
new-edition = Uitgave
new-options = Opties
new-seats = Plaatsen
new-starts = Wie begint
new-dice = Dobbelstenen
new-start = Begin het spel
new-plain = gewoon
new-options-set = { $count ->
    [0] zoals in de uitgave
    [one] één gewijzigd
   *[other] { $count } gewijzigd
}
new-unfold = enter toont ze
new-fold = enter verbergt ze
new-add-seat = + nog een plaats
new-seat-bot = de computer; ← →: zijn niveau
new-seat-person = typ een naam; ← → laat de computer spelen
new-as-entered = in de volgorde hierboven
new-drawn = met dobbelstenen: iedereen gooit, de hoogste begint
new-program-dice = het programma gooit
new-real-dice = echte dobbelstenen op tafel
new-real-dice-remark = jij gooit, het programma houdt het blok bij
new-hint = ↑ ↓: kies een regel · ← →: verander · esc: stoppen
new-hint-seat = typ een naam · ← →: computer · backspace op lege regel: een plaats minder
new-hint-add = enter: nog een plaats
new-hint-options = enter: toon of verberg de opties
new-hint-start = enter: begin · ↑ ↓: kies een regel · t: statistieken · esc: stoppen
draw-title = Wie begint?
draw-throw = { $name } gooit { $hand }: { $sum }
draw-again = Gelijk: gooi nog een keer.
draw-first = { $name } begint.
draw-hint = enter: naar de tafel · esc: terug

## The end

over-alone = Het spel is afgelopen: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
over-won = { $name } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
over-shared = { $names } eindigen samen als eerste met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
over-nobody = Het spel is afgelopen.
over-abandoned = Het spel is voortijdig gestopt.
over-again = Speel nog eens
over-report = Kijk terug op het spel: geluk en keuzes
over-save = Bewaar het verslag hier als bestand
over-statistics = Statistieken
over-undo = Neem het laatst ingevulde terug
over-leave = Stoppen
over-saved = Het verslag staat in { $path }.
over-not-saved = { $path } is niet te schrijven ({ $detail }).
record-first = Het eerste record van { $name } in deze uitgave: { $points }.
record-new = Een nieuw record voor { $name }: { $points }, { $better } beter dan eerst.
record-stands = Het record van { $name } in deze uitgave is { $points }.

## Looking back

report-title = Terugblik: { $name }
report-thinking = Elke worp en elke keuze wordt bekeken…
report-unknown = Dit spel is te groot om ter plekke uit te rekenen, dus is er geen exacte terugblik.
report-worst = Wat het meest kostte
report-mistake = { $done }. { $better }.
report-hint = ← →: een andere plaats · ↑ ↓: meer · andere toets: terug

## Statistics

statistics-title = Records en gemiddelden
statistics-none = Er is nog geen spel afgemaakt. Speel er een, dan telt het hier.
statistics-hint = ← →: een andere persoon of uitgave · andere toets: terug
statistics-summary = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, beste { $best }, gemiddeld { $mean }
statistics-bonus = In { $rate } daarvan was er een bonus.
statistics-boxes = Elk vak gemiddeld
statistics-totals = Totalen

## yatzy play

help-play = Speel in de terminal
help-play-seat = Een plaats: een naam, of bot:LEVEL voor de computer; mag vaker
help-play-real-dice = Jij gooit echte dobbelstenen, het programma houdt het blok bij
help-play-plain = Speel in tekstregels, voor schermlezers en pipes
play-unknown-level = Er is geen niveau “{ $level }”; de niveaus zijn { $levels }.
play-no-terminal = Het terminalspel heeft een terminal nodig; “yatzy play --plain” speelt in tekstregels, ook door pipes.

## The same game in lines

plain-title = { $title } ({ $edition }) met { $names }.
plain-welcome = “help” toont de opdrachten.
plain-waiting = “continue { $number }” gaat verder met het spel { $game }.
plain-nothing-waits = Er is geen spel met dat nummer om mee verder te gaan, of je bent al aan dit begonnen.
plain-turn = { $name } is aan de beurt, ronde { $round } van { $rounds }.
plain-hand = Worp { $throw } van { $throws }: { $hand }.
plain-pays = Dat levert punten op: { $boxes }.
plain-pays-nowhere = Dat levert in geen enkel open vak punten op.
plain-pays-box = { $box } { $points }
plain-kept = Houd je nog vast: { $keep }.
plain-keep = Je houdt { $keep } vast; “throw” gooit { $loose ->
    [0] er geen: laat er eerst een los
    [one] de andere dobbelsteen
   *[other] de andere { $loose } dobbelstenen
}.
plain-nothing = niets
plain-dice = De dobbelstenen tonen { $dice }.
plain-dice-first = Typ wat de dobbelstenen tonen, zoals in “dice { $dice }”, of de punten, zoals in “enter { $id } 20”.
plain-throws = { $throws ->
    [one] Eén worp
   *[other] { $throws } worpen
} deze beurt.
plain-zero = { $box } zou een nul krijgen. Als je dat wilt, typ dan “enter { $id } 0”.
plain-entered = { $name } vult { $points } in bij { $box }.
plain-extra = Een extra yatzy: { $points } erbij.
plain-corrected = Gecorrigeerd: { $points } bij { $box }.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): niet met deze dobbelstenen
plain-box-open = { $box } ({ $id })
plain-card = De kaart van { $name }:
plain-row = { $name }: { $points }
plain-row-open = { $name }: open
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name } is gestopt: { $points }
plain-left = Het spel is bewaard; “yatzy play” biedt het weer aan.
plain-unknown = Er is geen opdracht “{ $word }”; “help” toont ze.
plain-no-box = Typ welk vak, zoals in “enter { $example }”.
plain-unknown-box = Er is geen vak “{ $name }”; “boxes” toont de open vakken.
plain-no-number = “{ $word }” hoort een getal te zijn; “help” toont hoe.
plain-help-throw = throw: gooi de dobbelstenen die je niet vasthoudt
plain-help-keep = keep 6 6: houd deze dobbelstenen vast bij de volgende worp; “keep none” laat ze allemaal los
plain-help-enter = enter { $id }: vul de dobbelstenen in een vak in, met zijn id, naam of letter; een nul moet je typen, zoals in “enter { $id } 0”
plain-help-dice = dice { $dice }: wat de dobbelstenen op tafel tonen
plain-help-enter-real = enter { $id }: vul die dobbelstenen in een vak in, met zijn id, naam of letter; zonder dobbelstenen typ je de punten, zoals in “enter { $id } 20”
plain-help-name = name { $id }: noem het vak vóór de eerste worp
plain-help-correct = correct 3 1 { $id } { $dice }: wat beurt 3 van plaats 1 echt was; of “points 20” in plaats van de dobbelstenen
plain-help-throws = throws 2: hoeveel worpen deze beurt kostte
plain-help-extra = extra: de punten die volgen, komen met een extra yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: hoe het spel ervoor staat, wat elk open vak neemt, een hele kolom, wie voorstaat, de regels die gelden
plain-help-more = undo: neem de laatste keuze terug; coach: vraag om raad
plain-help-leave = quit: stoppen, het spel is bewaard; seat-leaves: de plaats die aan de beurt is, stopt; abandon: beëindig het spel voor iedereen
