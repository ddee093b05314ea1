# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Deze terminal is { $width }×{ $height }. Het spel heeft { $columns }×{ $rows } nodig: maak het venster groter of de letters kleiner. Er gaat intussen niets verloren.
play-owner-silent = Een andere Yatzy op deze computer heeft de spellen, maar antwoordt niet op { $address }; sluit die af en probeer het opnieuw.
play-database = De bewaarde spellen, “{ $database }”, kunnen niet worden geopend ({ $detail }); kies een andere map met --data DIR.
play-no-terminal = Het terminalspel heeft een terminal nodig; “yatzy play --plain” speelt in tekstregels, ook door pipes.

## Keys of the keyboard, as lists of keys name them

keycap-space = spatie
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = pijlen
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = omhoog/omlaag
arrows-left-right = links/rechts
arrows-down = omlaag

## Keys, as the table lists them

key-other-column = Een andere kolom
# Beside the key
key-print = afdrukken
key-throw-all = { $dice ->
    [one] De dobbelsteen
   *[other] Alle { $dice } dobbelstenen
} gooien
key-throw = { $dice ->
    [one] Eén dobbelsteen
   *[other] { $dice } dobbelstenen
} gooien
key-throw-chip = { $dice ->
    [one] Eén dobbelsteen
   *[other] { $dice } dobbelstenen
} gooien, kost 1 van { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}
key-throw-none = Je houdt alle dobbelstenen vast
key-keep = Een dobbelsteen vasthouden of loslaten
key-choose-box = Een vak kiezen
key-enter-unknown = Invullen bij { $box }
key-skip = Niet wachten
key-type-dice = { $dice ->
    [one] De dobbelsteen
   *[other] De { $dice } dobbelstenen
} typen
key-type-points = De punten typen
key-points-instead = Punten in plaats van dobbelstenen
key-dice-instead = Dobbelstenen in plaats van punten
key-throws = Hoeveel worpen het kostte
key-extra-yatzy = Een extra yatzy, of niet
key-start-over = Deze beurt opnieuw beginnen
key-correct = Corrigeren wat hier staat
key-correct-not = Zo laten
key-undo = terugnemen
key-coach = coach
key-rules = regels
key-keys = toetsen
key-leave = stoppen

## All keys

keys-print = Het scoreblok hier neerzetten als PDF, om af te drukken
keys-title = Toetsen
keys-throw = De andere dobbelstenen gooien
keys-keep = De dobbelsteen met dit nummer vasthouden of loslaten
keys-letter = Het vak met deze letter kiezen
keys-arrows = Van vak naar vak gaan; zijwaarts over de kolommen
keys-enter = Het gekozen vak invullen; bij een nul eerst vragen
keys-type-dice = Typen wat de dobbelstenen op tafel tonen
keys-tab = Punten typen in plaats van dobbelstenen, en terug
keys-correct = Op een gevuld vak: die beurt corrigeren
keys-throws = Hoeveel worpen de beurt kostte, waar fiches zijn
keys-scroll = De kolommen van andere plaatsen tonen
keys-undo = De laatste keuze terugnemen
keys-coach = De coach vragen; dat komt in het verslag
keys-rules = De regels die gelden
keys-leave = Stoppen, het spel is bewaard
keys-any-closes = elke toets sluit
keys-list = 1 t/m 6: een dobbelsteen vasthouden · spatie: gooien · letters: vak · enter: invullen · c: coach · u: terugnemen · ?: deze uitleg
legend-offer = Wat je dobbelstenen hier zouden opleveren
legend-zero = Dit vak zou een nul krijgen
legend-struck = Een geschrapt vak
legend-newest = Wat het laatst is ingevuld

## The same game in lines

plain-statistics-box = { $box }: gemiddeld { $own }
plain-statistics-box-beside = { $box }: gemiddeld { $own }, perfect spel { $perfect }
plain-statistics-stretch = { $from } tot en met { $to } punten: { $games ->
    [one] één spel
   *[other] { $games } spellen
}
plain-help-statistics = statistics: records en gemiddelden van iedereen die hier speelt
plain-title = { $title } ({ $edition }) met { $names }.
plain-welcome = “help” toont de opdrachten.
plain-waiting = “continue { $number }” gaat verder met dit spel: { $game }.
plain-nothing-waits = Er is geen spel met dat nummer om mee verder te gaan, of je bent al aan dit begonnen.
plain-turn = { $name } is aan de beurt, ronde { $round } van { $rounds }.
plain-hand = Worp { $throw } van { $throws }: { $hand }.
plain-pays = Punten krijg je bij: { $boxes }.
plain-pays-nowhere = Deze dobbelstenen leveren in geen enkel open vak punten op.
plain-pays-box = { $box } ({ $points })
plain-kept = Nog steeds vast: { $keep }.
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
plain-zero = Het vak { $box } zou een nul krijgen. Als je dat wilt, typ dan “enter { $id } 0”.
plain-extra = Een extra yatzy: { $points } punten erbij.
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
plain-help-throw = throw: gooi de andere dobbelstenen
plain-help-keep = keep 6 6: houd deze dobbelstenen vast bij de volgende worp; “keep none” laat ze allemaal los
plain-help-enter = enter { $id }: vul de dobbelstenen in een vak in, met zijn id, naam of letter; een nul moet je typen, zoals in “enter { $id } 0”
plain-help-dice = dice { $dice }: wat de dobbelstenen op tafel tonen
plain-help-enter-real = enter { $id }: vul die dobbelstenen in een vak in, met zijn id, naam of letter; zonder dobbelstenen typ je de punten, zoals in “enter { $id } 20”
plain-help-name = name { $id }: noem het vak vóór de eerste worp
plain-help-correct = correct 3 1 { $id } { $dice }: wat beurt 3 van plaats 1 echt was; of “points 20” in plaats van de dobbelstenen
plain-help-throws = throws 2: hoeveel worpen deze beurt kostte
plain-help-extra = extra: de punten die volgen, komen met een extra yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: hoe het spel ervoor staat, wat elk open vak oplevert, een hele kolom, wie voorstaat, de regels die gelden
plain-help-more = undo: neem de laatste keuze terug; coach: vraag om raad
plain-help-leave = quit: stoppen, het spel is bewaard; seat-leaves: de plaats die aan de beurt is, stopt; abandon: beëindig het spel voor iedereen
