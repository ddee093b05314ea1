# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Šis terminālis ir { $width }×{ $height }. Spēlei vajag { $columns }×{ $rows }: palielini logu vai samazini burtus. Nekas nepazudīs.
play-owner-silent = Cits Yatzy šajā datorā glabā spēles, bet neatbild adresē { $address }; aizver to un mēģini vēlreiz.
play-database = Saglabātās spēles “{ $database }” nevar atvērt ({ $detail }); izvēlies citu mapi ar --data DIR.
play-no-terminal = Spēlei terminālī vajag termināli; “yatzy play --plain” spēlē rindiņās, arī caur konveijeriem.

## Keys of the keyboard, as lists of keys name them

keycap-space = atstarpe
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = bultiņas
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = augšup/lejup
arrows-left-right = pa kreisi/pa labi
arrows-down = lejup

## Keys, as the table lists them

key-other-column = Cita kolonna
# Beside the key
key-print = drukāt
key-throw-all = Mest { $dice ->
    [1] kauliņu
   *[other] visus kauliņus ({ $dice })
}
key-throw = Mest { $dice ->
    [zero] { $dice } kauliņus
    [one] { $dice } kauliņu
   *[other] { $dice } kauliņus
}
key-throw-chip = Mest { $dice ->
    [zero] { $dice } kauliņus
    [one] { $dice } kauliņu
   *[other] { $dice } kauliņus
} par 1 žetonu no { $chips }
key-throw-none = Visi kauliņi ir paturēti
key-keep = Paturēt kauliņu vai atlaist
key-choose-box = Izvēlēties lauciņu
key-enter-unknown = Ierakstīt: { $box }
key-skip = Negaidīt
key-type-dice = Ievadīt { $dice ->
    [zero] { $dice } kauliņus
    [one] { $dice } kauliņu
   *[other] { $dice } kauliņus
}
key-type-points = Ievadīt punktus
key-points-instead = Punkti kauliņu vietā
key-dice-instead = Kauliņi punktu vietā
key-throws = Cik bija metienu
key-extra-yatzy = Papildu Yatzy vai nē
key-start-over = Sākt gājienu no jauna
key-correct = Labot šo ierakstu
key-correct-not = Atstāt, kā ir
key-undo = atsaukt
key-coach = padoms
key-rules = noteikumi
key-keys = taustiņi
key-leave = iziet

## All keys

keys-print = Nolikt punktu lapu šeit kā PDF, drukāšanai
keys-title = Taustiņi
keys-throw = Mest kauliņus, kas nav paturēti
keys-keep = Paturēt kauliņu ar šo numuru vai atlaist
keys-letter = Izvēlēties lauciņu ar šo burtu
keys-arrows = No lauciņa uz lauciņu; uz sāniem pa kolonnām
keys-enter = Ierakstīt kauliņus izvēlētajā lauciņā; par nulli pajautās
keys-type-dice = Ievadīt, ko rāda kauliņi uz galda
keys-tab = Ievadīt punktus kauliņu vietā un otrādi
keys-correct = Uz aizpildīta lauciņa: labot to gājienu
keys-throws = Cik metienu bija gājienā, ja ir žetoni
keys-scroll = Rādīt citu vietu kolonnas
keys-undo = Atsaukt pēdējo izvēli
keys-coach = Prasīt padomu; to atzīmē protokolā
keys-rules = Spēkā esošie noteikumi
keys-leave = Iziet; spēle ir saglabāta
keys-any-closes = jebkurš taustiņš aizver
keys-list = 1–6: paturēt kauliņu · atstarpe: mest · burti: lauciņš · enter: ierakstīt · c: padoms · u: atsaukt · ?: šī palīdzība
legend-offer = Cik tavi kauliņi te dotu
legend-zero = Šajā lauciņā būtu nulle
legend-struck = Upurēts lauciņš
legend-newest = Pēdējais ieraksts

## The same game in lines

plain-statistics-box = { $box }: vidēji { $own }
plain-statistics-box-beside = { $box }: vidēji { $own }, ideāla spēle { $perfect }
plain-statistics-stretch = No { $from } līdz { $to } punktiem: { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}
plain-help-statistics = statistics: visu, kas te spēlē, rekordi un vidējie rezultāti
plain-title = { $title } ({ $edition }), pie galda: { $names }.
plain-welcome = “help” parāda komandas.
plain-waiting = “continue { $number }” turpina spēli: { $game }.
plain-nothing-waits = Tādas spēles, ko turpināt, nav, vai šī jau ir sākta.
plain-turn = Spēlē { $name }, { $round }. aplis no { $rounds }.
plain-hand = { $throw }. metiens no { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Punktus vari iegūt te: { $boxes }.
plain-pays-nowhere = Ar šiem kauliņiem neviens brīvs lauciņš punktus nedod.
plain-pays-box = { $box } ({ $points })
plain-kept = Joprojām paturēts: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Paturēts: { $keep }; { $loose ->
    [0] nav ko mest, vispirms atlaid kauliņu
    [zero] “throw” met pārējos: { $loose } kauliņu
    [one] “throw” met pārējos: { $loose } kauliņu
   *[other] “throw” met pārējos: { $loose } kauliņus
}.
plain-nothing = nekas
plain-dice = Kauliņi rāda { $dice }.
plain-dice-first = Raksti, ko rāda kauliņi, piemēram, “dice { $dice }”, vai punktus, piemēram, “enter { $id } 20”.
plain-throws = { $throws ->
    [zero] { $throws } metienu šajā gājienā.
    [one] { $throws } metiens šajā gājienā.
   *[other] { $throws } metieni šajā gājienā.
}
plain-zero = Šajā lauciņā būtu nulle: { $box }. Ja tā gribi, raksti “enter { $id } 0”.
plain-extra = Papildu Yatzy: vēl { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}.
plain-corrected = Labots: { $points } lauciņā “{ $box }”.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): ne ar šiem kauliņiem
plain-box-open = { $box } ({ $id })
plain-card = Kartīte: { $name }
plain-row = { $name }: { $points }
plain-row-open = { $name }: brīvs
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name }, izstājās: { $points }
plain-left = Spēle ir saglabāta; “yatzy play” to piedāvās atkal.
plain-unknown = Nav komandas “{ $word }”; “help” parāda visas.
plain-no-box = Raksti, kurš lauciņš, piemēram, “enter { $example }”.
plain-unknown-box = Nav lauciņa “{ $name }”; “boxes” parāda brīvos.
plain-no-number = “{ $word }” jābūt skaitlim; “help” parāda, kā.
plain-help-throw = throw: mest kauliņus, kas nav paturēti
plain-help-keep = keep 6 6: nākamajā metienā paturēt šos kauliņus; “keep none” atlaiž visus
plain-help-enter = enter { $id }: ierakstīt kauliņus lauciņā pēc koda, nosaukuma vai burta; nulle jāraksta, piemēram, “enter { $id } 0”
plain-help-dice = dice { $dice }: ko rāda kauliņi uz galda
plain-help-enter-real = enter { $id }: ierakstīt šos kauliņus lauciņā pēc koda, nosaukuma vai burta; bez kauliņiem raksti punktus, piemēram, “enter { $id } 20”
plain-help-name = name { $id }: pieteikt šo lauciņu pirms pirmā metiena
plain-help-correct = correct 3 1 { $id } { $dice }: kāds patiesībā bija 1. vietas 3. gājiens; vai “points 20” kauliņu vietā
plain-help-throws = throws 2: cik metienu bija šajā gājienā
plain-help-extra = extra: nākamie punkti ir ar papildu Yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: kā iet spēle, ko dod katrs brīvs lauciņš, visa kolonna, kas vada, spēkā esošie noteikumi
plain-help-more = undo: atsaukt pēdējo izvēli; coach: prasīt padomu
plain-help-leave = quit: iziet, spēle ir saglabāta; seat-leaves: vieta, kuras gājiens, izstājas; abandon: beigt spēli visiem
