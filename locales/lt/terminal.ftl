# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Šis terminalas yra { $width }×{ $height }. Žaidimui reikia { $columns }×{ $rows }: padidink langą arba sumažink raides. Niekas nedings.
play-owner-silent = Kitas Yatzy šiame kompiuteryje laiko žaidimus, bet neatsako adresu { $address }; užverk jį ir bandyk dar kartą.
play-database = Išsaugotų žaidimų, „{ $database }“, nepavyksta atverti ({ $detail }); pasirink kitą aplanką su --data DIR.
play-no-terminal = Žaidimui terminale reikia terminalo; „yatzy play --plain“ žaidžia eilutėmis, taip pat per konvejerius.

## Keys of the keyboard, as lists of keys name them

keycap-space = tarpas
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = rodyklės
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = aukštyn/žemyn
arrows-left-right = kairėn/dešinėn
arrows-down = žemyn

## Keys, as the table lists them

key-other-column = Kitas stulpelis
# Beside the key
key-print = spausdinti
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
key-enter-unknown = Įrašyti: { $box }
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

keys-print = Įrašyti čia taškų lapą kaip PDF, spausdinti
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
keys-any-closes = bet kuris klavišas uždaro
keys-list = 1–6: pasilikti kauliuką · tarpas: mesti · raidės: langelis · enter: įrašyti · c: patarimas · u: atšaukti · ?: ši pagalba
legend-offer = Kiek tavo kauliukai čia duotų
legend-zero = Šiame langelyje būtų nulis
legend-struck = Išbrauktas langelis
legend-newest = Paskutinis įrašas

## The same game in lines

plain-statistics-box = { $box }: vidutiniškai { $own }
plain-statistics-box-beside = { $box }: vidutiniškai { $own }, tobulas žaidimas { $perfect }
plain-statistics-stretch = Nuo { $from } iki { $to } tšk., žaidimų: { $games }
plain-help-statistics = statistics: visų čia žaidžiančių rekordai ir vidurkiai
plain-title = { $title } ({ $edition }), prie stalo: { $names }.
plain-welcome = „help“ parodo komandas.
plain-waiting = „continue { $number }“ tęsia žaidimą: { $game }.
plain-nothing-waits = Tokio atidėto žaidimo nėra, arba šis jau pradėtas.
plain-turn = Žaidžia { $name }, { $round } raundas iš { $rounds }.
plain-hand = { $throw } metimas iš { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Taškų gali gauti čia: { $boxes }.
plain-pays-nowhere = Su šiais kauliukais joks laisvas langelis taškų neduoda.
plain-pays-box = { $box } ({ $points })
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
plain-extra = Papildomas Yatzy: dar { $points } tšk.
plain-corrected = Pataisyta: { $points } langelyje „{ $box }“.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): ne su šiais kauliukais
plain-box-open = { $box } ({ $id })
plain-card = Kortelė: { $name }
plain-row = { $name }: { $points }
plain-row-open = { $name }: laisvas
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
plain-help-name = name { $id }: paskelbti šį langelį prieš pirmą metimą
plain-help-correct = correct 3 1 { $id } { $dice }: koks iš tikrųjų buvo 1 vietos 3 ėjimas; arba „points 20“ vietoj kauliukų
plain-help-throws = throws 2: kiek metimų buvo šiame ėjime
plain-help-extra = extra: tolesni taškai yra su papildomu Yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: kaip klostosi žaidimas, ką duoda kiekvienas laisvas langelis, visas stulpelis, kas pirmauja, galiojančios taisyklės
plain-help-more = undo: atšaukti paskutinį pasirinkimą; coach: prašyti patarimo
plain-help-leave = quit: išeiti, žaidimas išsaugotas; seat-leaves: vieta, kurios ėjimas, pasitraukia; abandon: baigti žaidimą visiems
