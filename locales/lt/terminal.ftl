# The terminal game

terminal-too-small = Šis terminalas yra { $width }×{ $height }. Žaidimui reikia { $columns }×{ $rows }: padidink langą arba sumažink raides. Niekas nedings.
bot-name = Botas { $level }
player-number = Žaidėjas { $number }

## The table

table-turn = Žaidžia { $name }
table-round = { $round } raundas iš { $rounds }
table-throw = { $throw } metimas iš { $throws }
table-first-throw = Mesk kauliukus.
table-name-a-box = Paskelbk langelį, paskui mesk.
table-named = Paskelbta: { $box }. Mesk kauliukus.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = dėl langelio „{ $box }“
table-kept = lieka
table-record = Tavo rekordas šiame leidime: { $points }
table-taken-back = Atšaukta. Rinkis iš naujo.
table-seat-left = { $name } pasitraukia iš žaidimo; stulpelis lieka.
table-bot-took-over = { $name }: toliau žaidžia kompiuteris.

# Real dice
table-type-dice = Žaidžiame tikrais kauliukais: mesk ir įvesk, { $dice ->
    [1] ką rodo kauliukas
   *[other] ką rodo kauliukai ({ $dice })
}.
table-real-dice = Įvesk, ką rodo kauliukai.
table-real-points = Įvesk taškus, pasirink langelį.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws ->
    [one] { $throws } metimas šiame ėjime
    [few] { $throws } metimai šiame ėjime
    [many] { $throws } metimų šiame ėjime
   *[other] { $throws } metimų šiame ėjime
}
table-points-typed = Taškai: { $points }
table-extra-yatzy = su papildomu Yatzy
table-no-extra-yatzy = be papildomo Yatzy
table-dice-missing = Trūksta { $missing ->
    [one] { $missing } kauliuko
    [few] { $missing } kauliukų
    [many] { $missing } kauliukų
   *[other] { $missing } kauliukų
}. Įvesk, kas iškrito.
table-points-missing = Pirma įvesk taškus.
table-correction = Taisymas: { $name }, { $round } ėjimas
table-correcting = Įvesk, kas iš tikrųjų buvo { $round } ėjime ({ $name }), pasirink langelį ir spausk Enter. Esc palieka viską, kaip yra.

# The race for the bonus
bonus-earned = Premija { $points } tavo.
bonus-gone = Premija { $points } nebepasiekiama.
bonus-short = Premija { $points }: { $sum } iš { $needed }, atsilikimas { $pace }
bonus-on-pace = Premija { $points }: { $sum } iš { $needed }, { $pace ->
    [0] pagal planą
   *[other] atsarga { $pace }
}
bonus-ahead-of-it = Premija { $points }: už { $needed } ar daugiau viršuje

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Žetonų nėra
    [one] { $chips } žetonas
    [few] { $chips } žetonai
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}
chips-stopping = { $chips ->
    [0] Žetonų nėra
    [one] { $chips } žetonas
    [few] { $chips } žetonai
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}; sustok ir gausi dar { $earns }
chips-cost = { $chips ->
    [one] { $chips } žetonas
    [few] { $chips } žetonai
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}; permetimas kainuoja vieną

## Keys, as the table lists them

key-throw-all = Mesti { $dice ->
    [1] kauliuką
   *[other] visus kauliukus ({ $dice })
}
key-throw = Mesti { $dice ->
    [one] { $dice } kauliuką
    [few] { $dice } kauliukus
    [many] { $dice } kauliukų
   *[other] { $dice } kauliukų
}
key-throw-chip = Mesti { $dice ->
    [one] { $dice } kauliuką
    [few] { $dice } kauliukus
    [many] { $dice } kauliukų
   *[other] { $dice } kauliukų
} už 1 žetoną iš { $chips }
key-throw-none = Visi kauliukai pasilikti
key-keep = Pasilikti kauliuką ar paleisti
key-choose-box = Pasirinkti langelį
key-enter = Įrašyti { $points } į langelį „{ $box }“
key-enter-unknown = Įrašyti į langelį „{ $box }“
key-name = Skelbti: { $box }
key-skip = Nelaukti
key-type-dice = Įvesti { $dice ->
    [one] { $dice } kauliuką
    [few] { $dice } kauliukus
    [many] { $dice } kauliukų
   *[other] { $dice } kauliukų
}
key-type-points = Įvesti taškus
key-points-instead = Taškai vietoj kauliukų
key-dice-instead = Kauliukai vietoj taškų
key-throws = Kiek buvo metimų
key-extra-yatzy = Papildomas Yatzy ar ne
key-start-over = Pradėti ėjimą iš naujo
key-correct = Taisyti šį įrašą
key-correct-not = Palikti, kaip yra
key-undo = atšaukti
key-coach = patarimas
key-rules = taisyklės
key-keys = klavišai
key-leave = išeiti

## All keys

keys-title = Klavišai
keys-throw = Mesti nepasiliktus kauliukus
keys-keep = Pasilikti kauliuką su šiuo numeriu ar paleisti
keys-letter = Pasirinkti langelį su šia raide
keys-arrows = Nuo langelio prie langelio; į šonus per stulpelius
keys-enter = Įrašyti kauliukus į pasirinktą langelį; dėl nulio paklaus
keys-type-dice = Įvesti, ką rodo kauliukai ant stalo
keys-tab = Įvesti taškus vietoj kauliukų ir atvirkščiai
keys-correct = Ant užpildyto langelio: taisyti tą ėjimą
keys-throws = Kiek metimų buvo ėjime, jei yra žetonų
keys-scroll = Rodyti kitų vietų stulpelius
keys-undo = Atšaukti paskutinį pasirinkimą
keys-coach = Prašyti patarimo; protokolas tai pažymi
keys-rules = Galiojančios taisyklės
keys-leave = Išeiti; žaidimas išsaugotas
legend-offer = Kiek tavo kauliukai dabar duoda šiame langelyje
legend-zero = Šiame langelyje būtų nulis
legend-struck = Išbrauktas langelis
legend-newest = Paskutinis įrašas
any-key-closes = bet kuris klavišas uždaro

rules-in-force = Galiojančios taisyklės
rules-more = ↓: toliau · esc uždaro

## Questions

zero-question = Įrašyti 0 į langelį „{ $box }“?
zero-yes = Taip, išbraukti langelį
zero-no = Ne, rinktis iš naujo
leave-question = Kilti nuo stalo?
leave-saved = Išeiti; žaidimas palauks
leave-seat = { $name } pasitraukia, kiti žaidžia
leave-bot = { $name }: toliau žaidžia kompiuteris
leave-abandon = Baigti šį žaidimą visiems
leave-not = Likti

## Coach

coach-absent = Šio žaidimo patarėjas dar nepažįsta.
coach-thinking = Patarėjas galvoja…

## Games to go on with

games-title = Tęsti žaidimą?
games-explained = Šie žaidimai laukia ten, kur sustojo.
games-one = { $names }, { $title }, { $round } raundas iš { $rounds }, pradėta { $date }
games-one-undated = { $names }, { $title }, { $round } raundas iš { $rounds }
games-go-on = tęsti
games-new = naujas žaidimas
games-statistics = statistika
games-leave = išeiti
games-unreadable = Išsaugotų žaidimų dabar nepavyksta perskaityti.

## A new game

new-title = Naujas žaidimas
new-game = Žaidimas
new-edition = Leidimas
new-options = Parinktys
new-seats = Vietos
new-starts = Kas pradeda
new-dice = Kauliukai
new-start = Pradėti žaidimą
new-plain = paprastas
new-options-set = { $count ->
    [0] kaip leidime
    [one] { $count } pakeista
    [few] { $count } pakeistos
    [many] { $count } pakeista
   *[other] { $count } pakeista
}
new-unfold = enter parodo
new-fold = enter paslepia
new-add-seat = + dar viena vieta
new-seat-bot = kompiuteris; ← → keičia jo lygį
new-seat-person = įvesk vardą; ← →: žaidžia kompiuteris
new-as-entered = tvarka, kaip viršuje
new-drawn = kauliukais: visi meta, didžiausia suma pradeda
new-program-dice = meta programa
new-real-dice = tikri kauliukai ant stalo
new-real-dice-remark = tu meti, programa pildo taškų lapą
new-hint = ↑ ↓: eilutė · ← →: keisti · esc: išeiti
new-hint-seat = įvesk vardą · ← →: kompiuteris · backspace tuščioje eilutėje: −1 vieta
new-hint-add = enter: dar viena vieta
new-hint-options = enter: rodyti arba slėpti parinktis
new-hint-start = enter: pradėti · ↑ ↓: eilutė · t: statistika · esc: išeiti
draw-title = Kas pradeda?
draw-throw = { $name } meta { $hand }: { $sum }
draw-again = Lygu: metama dar kartą.
draw-first = { $name } pradeda.
draw-hint = enter: prie stalo · esc: atgal

## The end

over-alone = Žaidimas baigtas: { $points } tšk.
over-won = { $name } laimi: { $points } tšk.
over-shared = { $names } dalijasi pirmąja vieta: { $points } tšk.
over-nobody = Žaidimas baigtas.
over-abandoned = Žaidimas nutrauktas anksčiau laiko.
over-again = Žaisti dar kartą
over-report = Apžvelgti žaidimą: sėkmė ir sprendimai
over-save = Išsaugoti protokolą faile
over-statistics = Statistika
over-undo = Atšaukti paskutinį įrašą
over-leave = Išeiti
over-saved = Protokolas yra { $path }.
over-not-saved = Nepavyksta įrašyti { $path } ({ $detail }).
record-first = { $name }: pirmasis rekordas šiame leidime, { $points }.
record-new = { $name }: naujas rekordas, { $points }, { $better } daugiau nei iki šiol.
record-stands = { $name }: rekordas šiame leidime – { $points }.

## Looking back

report-title = Ataskaita: { $name }
report-thinking = Peržiūrimas kiekvienas metimas ir kiekvienas pasirinkimas…
report-unknown = Šis žaidimas per didelis, kad būtų išspręstas čia pat, todėl tikslios ataskaitos nėra.
report-worst = Kas kainavo daugiausia
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "1.2 better: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: kita vieta · ↑ ↓: toliau · kitas klavišas: atgal

## Statistics

statistics-title = Rekordai ir vidurkiai
statistics-none = Dar joks žaidimas nebaigtas. Sužaisk, ir jis atsiras čia.
statistics-hint = ← →: kitas žmogus ar leidimas · kitas klavišas: atgal
statistics-summary = Žaidimų: { $games }, rekordas { $best }, vidutiniškai { $mean }
statistics-bonus = Premija gauta { $rate } žaidimų.
statistics-boxes = Kiekvienas langelis vidutiniškai
statistics-totals = Bendros sumos

## yatzy play

help-play = Žaisti terminale
help-play-seat = Vieta: vardas arba bot:LEVEL kompiuteriui; galima kartoti
help-play-real-dice = Tu meti tikrus kauliukus, programa pildo taškų lapą
help-play-plain = Žaisti paprastomis eilutėmis, ekrano skaitytuvams ir konvejeriams
play-unknown-level = Nėra lygio „{ $level }“; lygiai yra { $levels }.
play-no-terminal = Žaidimui terminale reikia terminalo; „yatzy play --plain“ žaidžia eilutėmis, taip pat per konvejerius.

## The same game in lines

plain-title = { $title } ({ $edition }), prie stalo: { $names }.
plain-welcome = „help“ parodo komandas.
plain-waiting = „continue { $number }“ tęsia žaidimą: { $game }.
plain-nothing-waits = Tokio atidėto žaidimo nėra, arba šis jau pradėtas.
plain-turn = Žaidžia { $name }, { $round } raundas iš { $rounds }.
plain-hand = { $throw } metimas iš { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Duoda: { $boxes }.
plain-pays-nowhere = Neduoda taškų jokiame laisvame langelyje.
plain-pays-box = { $box } { $points }
plain-kept = Vis dar pasilikta: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Pasilikta: { $keep }; { $loose ->
    [0] nėra ko mesti, pirma paleisk kauliuką
    [one] „throw“ meta likusius: { $loose } kauliuką
    [few] „throw“ meta likusius: { $loose } kauliukus
    [many] „throw“ meta likusius: { $loose } kauliukų
   *[other] „throw“ meta likusius: { $loose } kauliukų
}.
plain-nothing = nieko
plain-dice = Kauliukai rodo { $dice }.
plain-dice-first = Įrašyk, ką rodo kauliukai, pavyzdžiui, „dice { $dice }“, arba taškus, pavyzdžiui, „enter { $id } 20“.
plain-throws = { $throws ->
    [one] { $throws } metimas šiame ėjime.
    [few] { $throws } metimai šiame ėjime.
    [many] { $throws } metimų šiame ėjime.
   *[other] { $throws } metimų šiame ėjime.
}
plain-zero = Šiame langelyje būtų nulis: { $box }. Jei to nori, rašyk „enter { $id } 0“.
plain-entered = { $name } įrašo { $points } į langelį „{ $box }“.
plain-extra = Papildomas Yatzy: dar { $points }.
plain-corrected = Pataisyta: { $points } langelyje „{ $box }“.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): ne su šiais kauliukais
plain-box-open = { $box } ({ $id })
plain-card = Kortelė ({ $name }):
plain-row = { $name }: { $points }
plain-row-open = { $name }: laisva
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name }, pasitraukė: { $points }
plain-left = Žaidimas išsaugotas; „yatzy play“ vėl jį pasiūlys.
plain-unknown = Nėra komandos „{ $word }“; „help“ parodo visas.
plain-no-box = Įrašyk, kuris langelis, pavyzdžiui, „enter { $example }“.
plain-unknown-box = Nėra langelio „{ $name }“; „boxes“ parodo laisvus.
plain-no-number = „{ $word }“ turi būti skaičius; „help“ parodo kaip.
plain-help-throw = throw: mesti nepasiliktus kauliukus
plain-help-keep = keep 6 6: kitame metime pasilikti šiuos kauliukus; „keep none“ paleidžia visus
plain-help-enter = enter { $id }: įrašyti kauliukus į langelį pagal jo kodą, pavadinimą ar raidę; nulį reikia parašyti, pavyzdžiui, „enter { $id } 0“
plain-help-dice = dice { $dice }: ką rodo kauliukai ant stalo
plain-help-enter-real = enter { $id }: įrašyti šiuos kauliukus į langelį pagal jo kodą, pavadinimą ar raidę; be kauliukų parašyk taškus, pavyzdžiui, „enter { $id } 20“
plain-help-name = name { $id }: paskelbti langelį prieš pirmą metimą
plain-help-correct = correct 3 1 { $id } { $dice }: koks iš tikrųjų buvo 1 vietos 3 ėjimas; arba „points 20“ vietoj kauliukų
plain-help-throws = throws 2: kiek metimų buvo šiame ėjime
plain-help-extra = extra: tolesni taškai yra su papildomu Yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: kaip klostosi žaidimas, ką duoda kiekvienas laisvas langelis, visas stulpelis, kas pirmauja, galiojančios taisyklės
plain-help-more = undo: atšaukti paskutinį pasirinkimą; coach: prašyti patarimo
plain-help-leave = quit: išeiti, žaidimas išsaugotas; seat-leaves: vieta, kurios ėjimas, pasitraukia; abandon: baigti žaidimą visiems
