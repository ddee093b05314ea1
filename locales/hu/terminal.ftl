# The terminal game

terminal-too-small = Ez a terminál { $width }×{ $height }. A játéknak { $columns }×{ $rows } kell: nagyítsd az ablakot, vagy kicsinyítsd a betűket. Közben semmi sem vész el.
bot-name = Bot ({ $level })
player-number = { $number }. játékos

## The table

table-turn = { $name } jön
table-round = { $round }/{ $rounds }. forduló
table-throw = { $throw }/{ $throws }. dobás
table-first-throw = Dobj a kockákkal.
table-name-a-box = Mondj be egy mezőt, aztán dobj.
table-named = Bemondva: { $box }. Dobj a kockákkal.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = ide: { $box }
table-kept = megtartva
table-record = A rekordod ebben a kiadásban: { $points }
table-taken-back = Visszavonva. Válassz újra.
table-seat-left = { $name } kilépett; az oszlop marad.
table-bot-took-over = { $name } helyett a gép játszik.

# Real dice
table-type-dice = Igazi kockákkal játsszuk: dobj, aztán írd be, { $dice ->
    [1] mit mutat a kocka
   *[other] mit mutatnak a kockák ({ $dice })
}.
table-real-dice = Írd be, mit mutatnak a kockák.
table-real-points = Írd be a pontot, válassz mezőt.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws } dobás ebben a körben
table-points-typed = Pont: { $points }
table-extra-yatzy = ráadás Yatzyval
table-no-extra-yatzy = ráadás Yatzy nélkül
table-dice-missing = Még { $missing } kocka hiányzik. Írd be, mit mutat.
table-points-missing = Előbb írd be a pontot.
table-correction = Javítás: { $name }, { $round }. kör
table-correcting = Írd be, mi volt valójában ebben a körben: { $name }, { $round }. kör; válassz mezőt, aztán Enter. Az Esc mindent úgy hagy.

# The race for the bonus
bonus-earned = Tiéd a bónusz, { $points } pont.
bonus-gone = A bónusz ({ $points }) már nem érhető el.
bonus-short = Bónusz { $points }: { $sum } / { $needed }, lemaradás { $pace }
bonus-on-pace = Bónusz { $points }: { $sum } / { $needed }, { $pace ->
    [0] éppen jól áll
   *[other] előny { $pace }
}
bonus-ahead-of-it = Bónusz { $points }: { $needed } vagy több a felső mezőkben

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Nincs zseton
   *[other] { $chips } zseton
}
chips-stopping = { $chips ->
    [0] Nincs zseton
   *[other] { $chips } zseton
}; ha megállsz, kapsz { $earns }
chips-cost = { $chips } zseton; egy újradobás egybe kerül

## Keys, as the table lists them

key-throw-all = Dobás { $dice ->
    [1] a kockával
   *[other] minden kockával ({ $dice })
}
key-throw = Dobás { $dice } kockával
key-throw-chip = Dobás { $dice } kockával, 1 zseton (van { $chips })
key-throw-none = Minden kocka meg van tartva
key-keep = Kocka megtartása vagy elengedése
key-choose-box = Mező választása
key-enter = Beírás, { $points }: { $box }
key-enter-unknown = Beírás: { $box }
key-name = Bemondás: { $box }
key-skip = Ne várjunk
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

keys-title = Billentyűk
keys-throw = Dobás a meg nem tartott kockákkal
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
keys-leave = Kilépés; a játék mentve van
legend-offer = Ennyit érnek most a kockáid ebben a mezőben
legend-zero = Ez a mező nullát kapna
legend-struck = Kihúzott mező
legend-newest = Az utolsó beírás
any-key-closes = bármelyik billentyű bezárja

rules-in-force = Érvényes szabályok
rules-more = ↓: tovább · esc: bezárás

## Questions

zero-question = Beírod a nullát ide: { $box }?
zero-yes = Igen, húzd ki a mezőt
zero-no = Nem, válassz újra
leave-question = Felállsz az asztaltól?
leave-saved = Kilépés; a játék megvár
leave-seat = { $name } kilép, a többiek folytatják
leave-bot = { $name } helyett a gép játszik
leave-abandon = A játék befejezése mindenkinek
leave-not = Maradok

## Coach

coach-absent = A tanácsadó még nem ismeri ezt a játékot.
coach-thinking = A tanácsadó gondolkodik…

## Games to go on with

games-title = Folytatsz egy játékot?
games-explained = Ezek a játékok ott várnak, ahol abbahagytad őket.
games-one = { $names }, { $title }, { $round }/{ $rounds }. forduló, kezdete { $date }
games-one-undated = { $names }, { $title }, { $round }/{ $rounds }. forduló
games-go-on = folytatás
games-new = új játék
games-statistics = statisztika
games-leave = kilépés
games-unreadable = A mentett játékok most nem olvashatók.

## A new game

new-title = Új játék
new-game = Játék
new-edition = Kiadás
new-options = Beállítások
new-seats = Helyek
new-starts = Ki kezd
new-dice = Kockák
new-start = Játék kezdése
new-plain = alapjáték
new-options-set = { $count ->
    [0] a kiadás szerint
   *[other] { $count } módosítva
}
new-unfold = enter megmutatja
new-fold = enter elrejti
new-add-seat = + még egy hely
new-seat-bot = balra és jobbra: a szintje
new-seat-person = írj be egy nevet; balra és jobbra: a gép
new-as-entered = a fenti sorrendben
new-drawn = kockával: mindenki dob, a legtöbbet dobó kezd
new-program-dice = a program dob
new-real-dice = igazi kockák az asztalon
new-real-dice-remark = te dobsz, a program pontoz
new-hint = fel és le: sor választása · balra és jobbra: módosítás · esc: kilépés
new-hint-seat = balra és jobbra: a gép · backspace üres sorban: eggyel kevesebb hely
new-hint-add = enter: még egy hely
new-hint-options = enter: a beállítások megmutatása vagy elrejtése
new-hint-start = enter: kezdés · fel és le: sor választása · t: statisztika · esc: kilépés
draw-title = Ki kezd?
draw-throw = { $name } dobása { $hand }: { $sum }
draw-again = Egyenlő: új dobás.
draw-first = { $name } kezd.
draw-hint = enter: az asztalhoz · esc: vissza

## The end

over-alone = A játéknak vége: { $points } pont.
over-won = { $name } nyer: { $points } pont.
over-shared = { $names } közös első helyen: { $points } pont.
over-nobody = A játéknak vége.
over-abandoned = A játék a vége előtt félbeszakadt.
over-again = Még egy játék
over-report = Visszanézés a játékra: szerencse és döntések
over-save = A jegyzőkönyv mentése fájlba
over-statistics = Statisztika
over-undo = Az utolsó beírás visszavonása
over-leave = Kilépés
over-saved = A jegyzőkönyv itt van: { $path }.
over-not-saved = Nem írható: { $path } ({ $detail }).
record-first = { $name } első rekordja ebben a kiadásban: { $points }.
record-new = { $name } új rekordja: { $points }, ennyivel jobb az előzőnél: { $better }.
record-stands = { $name } rekordja ebben a kiadásban: { $points }.

## Looking back

report-title = Visszanézés: { $name }
report-thinking = Minden dobást és minden döntést átnézünk…
report-unknown = Ez a játék túl nagy ahhoz, hogy helyben megoldjuk, ezért nincs pontos jelentés.
report-worst = Ami a legtöbbe került
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "1.2 better: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: másik hely · ↑ ↓: tovább · más billentyű: vissza

## Statistics

statistics-title = Rekordok és átlagok
statistics-none = Még egy játék sem ért véget. Játssz egyet, és itt megjelenik.
statistics-hint = balra és jobbra: más ember vagy kiadás · más billentyű: vissza
statistics-summary = { $games } játék, rekord { $best }, átlag { $mean }
statistics-bonus = Bónusz a játékok { $rate }-ában.
statistics-boxes = A mezők átlaga
statistics-totals = Végösszegek

## yatzy play

help-play = Játék a terminálban
help-play-seat = Egy hely: egy név, vagy bot:LEVEL a gépnek; ismételhető
help-play-real-dice = Te dobsz igazi kockákkal, a program pontoz
help-play-plain = Játék egyszerű sorokban, képernyőolvasóknak és csővezetékeknek
play-unknown-level = Nincs ilyen szint: „{ $level }”; a szintek: { $levels }.
play-no-terminal = A terminálos játékhoz terminál kell; a „yatzy play --plain” sorokban játszik, csővezetéken át is.

## The same game in lines

plain-title = { $title } ({ $edition }), az asztalnál: { $names }.
plain-welcome = A „help” felsorolja a parancsokat.
plain-waiting = A „continue { $number }” folytatja ezt: { $game }.
plain-nothing-waits = Nincs ilyen folytatható játék, vagy ezt már elkezdted.
plain-turn = { $name } jön, { $round }/{ $rounds }. forduló.
plain-hand = { $throw }/{ $throws }. dobás: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Ezt éri: { $boxes }.
plain-pays-nowhere = Egyetlen szabad mezőben sem ér pontot.
plain-pays-box = { $box } { $points }
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
plain-zero = Ez a mező nullát kapna: { $box }. Ha így akarod, írd be: „enter { $id } 0”.
plain-entered = { $name } { $points } pontot ír be ide: { $box }.
plain-extra = Ráadás Yatzy: még { $points } pont.
plain-corrected = Javítva: { $points } pont itt: { $box }.
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
plain-help-throw = throw: dobás a meg nem tartott kockákkal
plain-help-keep = keep 6 6: ezeknek a kockáknak a megtartása a következő dobásnál; a „keep none” mindet elengedi
plain-help-enter = enter { $id }: a kockák beírása egy mezőbe, a kódjával, nevével vagy betűjével; a nullát ki kell írni, például „enter { $id } 0”
plain-help-dice = dice { $dice }: mit mutatnak a kockák az asztalon
plain-help-enter-real = enter { $id }: ezeknek a kockáknak a beírása egy mezőbe, a kódjával, nevével vagy betűjével; kockák nélkül a pontot írd, például „enter { $id } 20”
plain-help-name = name { $id }: a mező bemondása az első dobás előtt
plain-help-correct = correct 3 1 { $id } { $dice }: milyen volt valójában az 1. hely 3. köre; vagy „points 20” a kockák helyett
plain-help-throws = throws 2: hány dobás volt ebben a körben
plain-help-extra = extra: a következő pontok ráadás Yatzyval járnak
plain-help-look = look, boxes, card, card 2, standings, rules: hogy áll a játék, mit ér minden szabad mező, egy egész oszlop, ki vezet, az érvényes szabályok
plain-help-more = undo: az utolsó választás visszavonása; coach: tanács kérése
plain-help-leave = quit: kilépés, a játék mentve; seat-leaves: a soron lévő hely kilép; abandon: a játék befejezése mindenkinek
