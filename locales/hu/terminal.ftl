# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Ez a terminál { $width }×{ $height }. A játéknak { $columns }×{ $rows } kell: nagyítsd az ablakot, vagy kicsinyítsd a betűket. Közben semmi sem vész el.
play-owner-silent = Egy másik Yatzy ezen a gépen tartja a játékokat, de nem válaszol itt: { $address }; zárd be, és próbáld újra.
play-database = A mentett játékok („{ $database }”) nem nyithatók meg ({ $detail }); válassz másik mappát: --data DIR.
play-no-terminal = A terminálos játékhoz terminál kell; a „yatzy play --plain” sorokban játszik, csővezetéken át is.

## Keys of the keyboard, as lists of keys name them

keycap-space = szóköz
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = nyilak
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = fel/le
arrows-left-right = balra/jobbra
arrows-down = le

## Keys, as the table lists them

key-other-column = Másik oszlop
# Beside the key
key-print = nyomtatás
key-throw-all = Dobás { $dice ->
    [1] a kockával
   *[other] minden kockával ({ $dice })
}
key-throw = Dobás { $dice } kockával
key-throw-chip = Dobás { $dice } kockával, 1 zseton (van { $chips })
key-throw-none = Minden kocka meg van tartva
key-keep = Kocka megtartása vagy elengedése
key-choose-box = Mező választása
key-enter-unknown = Beírás { $box_into }
key-skip = Átugrás
key-type-dice = { $dice } kocka beírása
key-type-points = A pont beírása
key-points-instead = Pont kockák helyett
key-dice-instead = Kockák pont helyett
key-throws = Hány dobás volt
key-extra-yatzy = Ráadás Yatzy, vagy nem
key-start-over = A kör újrakezdése
key-correct = A beírás javítása
key-correct-not = Maradjon így
key-undo = visszavonás
key-coach = tanács
key-rules = szabályok
key-keys = billentyűk
key-leave = kilépés

## All keys

keys-print = A pontozólap ide, PDF-ben, nyomtatásra
keys-title = Billentyűk
keys-throw = Dobás a többi kockával
keys-keep = Az ilyen számú kocka megtartása vagy elengedése
keys-letter = Az ilyen betűjű mező választása
keys-arrows = Mezőről mezőre; oldalra az oszlopok közt
keys-enter = A kockák beírása a választott mezőbe; nullánál rákérdez
keys-type-dice = Az asztalon lévő kockák beírása
keys-tab = Pont beírása kockák helyett, és vissza
keys-correct = Kitöltött mezőn: annak a körnek a javítása
keys-throws = Hány dobás volt a körben, ha van zseton
keys-scroll = A többi hely oszlopai
keys-undo = Az utolsó választás visszavonása
keys-coach = Tanács kérése; bekerül a jegyzőkönyvbe
keys-rules = Az érvényes szabályok
keys-leave = Kilépés, a játék mentve van
keys-any-closes = bármelyik billentyű bezárja
keys-list = 1–6: kocka megtartása · szóköz: dobás · betűk: mező · enter: beírás · c: tanács · u: visszavonás · ?: ez a súgó
legend-offer = Ennyit érnének itt a kockáid
legend-zero = Ez a mező nullát kapna
legend-struck = Kihúzott mező
legend-newest = Az utolsó beírás

## The same game in lines

plain-statistics-box = { $box }: átlagosan { $own }
plain-statistics-box-beside = { $box }: átlagosan { $own }, tökéletes játék { $perfect }
plain-statistics-stretch = { $from } és { $to } pont között: { $games } játék
plain-help-statistics = statistics: az itt játszók rekordjai és átlagai
plain-title = { $title } ({ $edition }), az asztalnál: { $names }.
plain-welcome = A „help” felsorolja a parancsokat.
plain-waiting = A „continue { $number }” folytatja ezt: { $game }.
plain-nothing-waits = Nincs ilyen folytatható játék, vagy ezt már elkezdted.
plain-turn = { $name } jön, { $round }/{ $rounds }. forduló.
plain-hand = { $throw }/{ $throws }. dobás: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Beírható: { $boxes }.
plain-pays-nowhere = Ezekkel a kockákkal egyetlen szabad mező sem ad pontot.
plain-pays-box = { $box } ({ $points })
plain-kept = Még mindig megtartva: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Megtartva: { $keep }; { $loose ->
    [0] nincs mivel dobni, előbb engedj el egyet
   *[other] a „throw” a többit dobja, { $loose } kockát
}.
plain-nothing = semmi
plain-dice = A kockák: { $dice }.
plain-dice-first = Írd be, mit mutatnak a kockák, például „dice { $dice }”, vagy a pontot, például „enter { $id } 20”.
plain-throws = { $throws } dobás ebben a körben.
plain-zero = Nulla kerülne { $box_into }. Ha így akarod, írd be: „enter { $id } 0”.
plain-extra = Ráadás Yatzy: még { $points } pont.
plain-corrected = Javítva: { $points } pont { $box_into }.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): ezekkel a kockákkal nem
plain-box-open = { $box } ({ $id })
plain-card = { $name } lapja:
plain-row = { $name }: { $points }
plain-row-open = { $name }: szabad
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name }, kilépett: { $points }
plain-left = A játék mentve; a „yatzy play” újra felajánlja.
plain-unknown = Nincs ilyen parancs: „{ $word }”; a „help” felsorolja mindet.
plain-no-box = Írd be, melyik mező, például „enter { $example }”.
plain-unknown-box = Nincs ilyen mező: „{ $name }”; a „boxes” felsorolja a szabadokat.
plain-no-number = „{ $word }” helyére szám kell; a „help” megmutatja, hogyan.
plain-help-throw = throw: dobás a többi kockával
plain-help-keep = keep 6 6: ezek a kockák megtartása a következő dobásnál; a „keep none” mindet elengedi
plain-help-enter = enter { $id }: a kockák beírása egy mezőbe, a kódjával, nevével vagy betűjével; a nullát ki kell írni, például „enter { $id } 0”
plain-help-dice = dice { $dice }: mit mutatnak a kockák az asztalon
plain-help-enter-real = enter { $id }: ezek a kockák beírása egy mezőbe, a kódjával, nevével vagy betűjével; kockák nélkül a pontot írd, például „enter { $id } 20”
plain-help-name = name { $id }: ennek a mezőnek a bemondása az első dobás előtt
plain-help-correct = correct 3 1 { $id } { $dice }: milyen volt valójában az 1. hely 3. köre; vagy „points 20” a kockák helyett
plain-help-throws = throws 2: hány dobás volt ebben a körben
plain-help-extra = extra: a következő pontok ráadás Yatzyval járnak
plain-help-look = look, boxes, card, card 2, standings, rules: hogy áll a játék, mit ér minden szabad mező, egy egész oszlop, ki vezet, az érvényes szabályok
plain-help-more = undo: az utolsó választás visszavonása; coach: tanács kérése
plain-help-leave = quit: kilépés, a játék mentve; seat-leaves: a soron lévő hely kilép; abandon: a játék befejezése mindenkinek
