# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = ez a mező
refusal-another-box = egy másik mező
refusal-game-over = A játéknak vége. Kezdj újat.
refusal-no-such-seat = Ennél az asztalnál nincs ilyen: { $seat }. Válassz másik helyet.
refusal-not-your-turn = Most { $player } jön, nem { $seat }. Várd ki a sorod.
refusal-seat-left = { $seat } már nincs ebben a játékban. Kezdj újat, ha tovább játszanál.
refusal-too-late-to-join = Az első forduló véget ért. Várd meg a következő játékot.
refusal-no-such-cell = Ezen a pontozólapon nincs ilyen mező. Válassz a meglévők közül.
refusal-name-first = Az első dobás előtt mondj be egy mezőt.
refusal-nothing-to-name = Ebben a játékban nem mondunk be mezőt. Csak dobj.
refusal-already-named = A mező már be van mondva. Dobj a kockákkal.
refusal-throw-first = Előbb dobj, aztán írj be.
refusal-no-rethrow = Nincs több újradobás. Írd be a kockákat egy mezőbe.
refusal-first-throw-with-all = A kör első dobása minden kockával megy. Ne tarts meg egyet sem.
refusal-nothing-thrown = Legalább egy kockával dobj: tarts meg kevesebbet, vagy írd be a kockákat egy mezőbe.
refusal-not-in-hand = { $keep } nincs itt: { $hand }. Olyan kockát tarts meg, ami ott van.
refusal-dice-count = { $expected } kockával kellett dobni, de { $found } van kint. Ugyanannyi kell.
refusal-box-taken = Ez a mező már foglalt: { $box }. Válassz másikat.
refusal-out-of-order = Ez a mező még korai: { $box }. A sorrend szerint előbb jön: { $allowed }.
refusal-chance-is-last-resort = Ezek a kockák egy másik mezőben pontot érnek, ezért az a mező még nem választható. Ide írhatod: { $scores }.
refusal-chance-after-miss = Ezek a kockák egy be nem mondott mezőben érnek pontot ({ $scores }), ezért ez a mező nem választható. Írj nullát egy másik szabad mezőbe.
refusal-zero-is-last-resort = Ezek a kockák egy másik mezőben pontot érnek, ezért itt nem lehet nulla: { $box }. Ide írhatod: { $scores }.
refusal-named-box-scores = Ezek a kockák a bemondott mezőben pontot érnek. Oda írd: { $named }.
refusal-joker-has-its-place = Ennek a jokernek ide kell kerülnie: { $cells }.
refusal-wrong-points = Ezekkel a kockákkal a mező { $expected } pontot ér, nem { $found } pontot.
refusal-wrong-extra = A ráadás Yatzy { $expected } pontot ér, nem { $found } pontot.
refusal-impossible-points = Most egy dobás sem ad { $found } pontot ebben a mezőben: { $box }. Lehet { $possible }.
refusal-no-extra-yatzy = Ráadás Yatzy itt nem lehet. A pontokat nélküle írd be.
refusal-not-from-the-table = Ezt a játékot virtuális kockákkal játsszuk. Azokkal dobj.
refusal-throws-needed = Mondd meg, hány dobás volt: a fel nem használt újradobás zsetont ér.
refusal-throw-count = Egy körben itt legalább 1, legfeljebb { $most } dobás van, nem { $found }.
refusal-turn-has-begun = Ebben a körben már volt dobás. Írd be a kockákat egy mezőbe, vagy vond vissza a dobásokat.
refusal-nothing-to-take-back = Nincs mit visszavonni.
refusal-throw-stands = Virtuális kockák dobását nem lehet visszavonni. Csak a mező választása vonható vissza, a következő dobásig.
refusal-no-such-turn = Itt nincs befejezett kör: { $seat }, { $round }. forduló.
# $because: one of the sentences above
refusal-later-turn = Ez a javítás szabályt sértene: { $seat }, { $round }. forduló. { $because }

## Cards

card-twice = Ez a mező kétszer szerepel a lapon: { $box }; add meg egyszer.
card-impossible = A mezőben nem lehet { $found } pont: { $box }; lehet { $possible }.
card-out-of-order = A mezők sorrendje szerint előbb ez jön: { $box }; töltsd ki azt is.
card-too-many-chips = Ezen a lapon legfeljebb { $most } zseton jöhetett össze, nem { $found }.
card-too-many-extra-yatzys = Ezen a lapon legfeljebb { $most } ráadás Yatzy lehet, nem { $found }.

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Itt megszakad a lánc: ezt a sort, vagy valamit, amihez kötve van, megváltoztatták.
# $number: of the throw, from 1
record-no-such-throw = Nem volt { $number }. dobás, így bájtok sem tartozhatnak hozzá.
record-too-long = A fájl nagyobb 16 MiB-nál, jegyzőkönyvnek túl nagy; biztosan ez az?
record-not-a-record = Ez nem jegyzőkönyv; az így kezdődik: „yatzy record 2”.
record-version = Ennek a jegyzőkönyvnek a változata { $found }; ez a program az 1. és a 2. változatot olvassa.
record-unknown-line = „{ $word }” itt nem jelent semmit; a jegyzőkönyv egy sorának eleje itt { $known }.
record-missing = A körök fölül hiányzik ez a sor: „{ $word }”; írd oda.
record-twice = Ez a sor kétszer szerepel: „{ $word }”; egyet hagyj meg.
record-rules-line = A szabályoknak ez a sora nem olvasható; így kell írni: { $form }.
record-wrong-hash = A szabályok megváltoztak: a lenyomatuk { $expected }, nem { $found }.
record-bad-value = „{ $value }” nem olvasható „{ $word }” után; a sort így kell írni: { $form }.
record-seat-number = A helyek száma 1, 2, 3 és így tovább: itt ennek kell állnia: { $expected }, nem ennek: „{ $found }”.
record-bad-turn = „{ $after }” után ez következne: { $expected }.
record-bad-turn-start = A sor elején ennek kell állnia: { $expected }.
record-part-number = forduló és hely, például 3.1
record-part-box = egy mező kódja
record-part-hand = kockák, például 1-4-4-6-6
record-part-points = a pontok
record-part-throws = a dobások száma
record-part-end = a sor vége
record-no-such-box = Ezen a pontozólapon nincs ilyen mező: „{ $id }”; a kódok a jegyzőkönyv szabályaiban állnak.
record-die-changed = Megtartva { $keep }, de a következő dobás { $hand }: a megtartott kocka nem változik.
record-wrong-turn = Itt ennek a körnek kell állnia: { $round }.{ $seat }, nem ennek: { $found }.
record-after-the-end = Itt már nem jöhet semmi; a fenti sor befejezi a játékot, vagy nyitva hagyja a körét.
record-crossed-out-alone = A „~” jellel kezdődő sor alatt rögtön annak kell állnia, amelyik a helyébe lép.
record-wrong-total = Az összeg { $expected }, nem { $found }.

## Hands

hand-empty = Itt nincs egy kocka sem; írd be a kockákat, például így: 6-6-6-5-5, 66655 vagy "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = „{ $found }” ({ $place }. karakter) nem kocka; egy kocka 1 és 6 közti számot mutat, így írd a kockákat: 6-6-6-5-5.
hand-too-many = Itt több kocka van, mint { $most }, és ennyi egy játékban sincs; így írd a kockákat: 6-6-6-5-5.
hand-wrong-count = Itt { $found } kocka van, a játékhoz viszont { $expected } kell, például { $example }.
hand-line-too-long = Ebben a sorban több karakter van, mint { $most }, ez kockáknak túl sok; így írd a kockákat: 6-6-6-5-5.
hand-line-not-text = Ez a sor nem UTF-8 szöveg; így írd a kockákat: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Nincs ilyen szabálykészlet vagy kiadás: „{ $id }”; talán { $near }?
ruleset-unknown-far = Nincs ilyen szabálykészlet vagy kiadás: „{ $id }”; a „yatzy rules” mindet felsorolja.
ruleset-twice = A szabályok kétszer vannak megadva, „{ $first }” és „{ $second }”; add meg őket egyszer.
ruleset-option-no-value = „{ $given }”: ez nem állít be semmit; írd így: OPTION=VALUE, ahol a beállítás { $options }.
ruleset-option-unknown = Nincs ilyen beállítás: „{ $option }”; a beállítások: { $options }.
ruleset-option-unknown-value = { $option }: ez a beállítás nem lehet „{ $value }”; lehet { $values }.
ruleset-option-unknown-near = Nincs ilyen beállítás: „{ $option }”; talán „{ $near }”?
ruleset-game-unknown = Nincs ilyen játék: „{ $game }”; a játékok: { $games }.

## Combinations that make no sense

ruleset-dice = Egy játékban legalább 1, legfeljebb { $most } kocka van, nem { $dice }.
ruleset-boxes = Egy pontozólapon legalább 1, legfeljebb { $most } mező van, nem { $boxes }.
ruleset-columns = Egy pontozólapon legalább 1, legfeljebb { $most } oszlop van, nem { $columns }.
ruleset-factor = Egy oszlop itt nem érhet ennyit: ×{ $factor }; az oszlopok ×1 és ×9 közt érnek, mind mást.
ruleset-box-twice = Két mezőnek ugyanaz a kódja: „{ $box }”; adj mindkettőnek sajátot.
ruleset-face-twice = „{ $box }”: ez a mező olyan számot kér, amely egy korábbi mezőé; minden számnak egy mezője van.
ruleset-out-of-reach = „{ $box }”: ehhez a mezőhöz { $needs } kocka kell, több, mint amennyi a játékban van.
ruleset-face-pays = „{ $box }”: ez a mező egyetlen számé, ezért a pontja „matched” kell legyen.
ruleset-pays = „{ $box }”: ez a mező legalább 1, legfeljebb { $most } pontot érhet.
ruleset-bonus-range = A bónusz és a hozzá szükséges összeg 1 és { $most } pont közti szám.
ruleset-bonus-without-upper = Bónuszt a felső mezők adnak, és itt nincs egy sem; hagyd el, vagy legyen bonus=none.
ruleset-bonus-out-of-reach = A bónuszhoz { $needed } pont kell, de a felső mezők legfeljebb { $most } pontot adnak; adj meg kisebb számot.
ruleset-bonus-without-number = Ebben a szabálykészletben nincs bónusz, amelynek a száma megmaradhatna; adj meg egyet, például bonus=at-least:63.
ruleset-declare-with-order = Mezőt bemondani értelmetlen, ha a mezőknek sorrendje van; legyen order=free vagy declare=no.
ruleset-declare-with-columns = Mezőt bemondani értelmetlen több oszloppal; legyen declare=no.
ruleset-declare-with-jokers = Mezőt bemondani értelmetlen jokerekkel; legyen joker=none vagy declare=no.
ruleset-jokers-need-full-values = Itt nincs értelme a jokernek: „{ $box }” csak az odaillő kockákat számolja, így ott a joker nem ér semmit; legyen joker=none.
ruleset-jokers-without-yatzy = A jokerhez pontosan egy olyan mező kell, ahol minden kocka egyforma; legyen joker=none.
ruleset-jokers-with-columns = A jokernek nincs értelme több oszloppal; legyen joker=none.
ruleset-jokers-with-yatzy-sum = A jokernek nincs értelme, ha a Yatzy a kockáit is számolja; legyen yatzy=50 vagy joker=none.
ruleset-columns-with-order = A mezők sorrendjének nincs értelme több oszloppal; legyen order=free.
ruleset-columns-with-chips = Újradobást gyűjteni értelmetlen több oszloppal; legyen chips=no.
ruleset-columns-with-bonus = A bónusznak nincs értelme több oszloppal; legyen bonus=none.
ruleset-no-yatzy-of-fifty = A yatzy beállításhoz olyan mező kell, amely 50 pontot ér, ha minden kocka egyforma, és itt nincs ilyen.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = { $line }. sor: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Nincs ilyen fájl: „{ $path }”; nézd meg a nevét és a mappáját.
file-is-directory = „{ $path }” egy mappa; egy fájl útvonalát add meg.
file-unreadable = Nem olvasható a fájl: „{ $path }” ({ $detail }); nézd meg, hogy ott van-e, és hogy szabad-e olvasnod.
file-not-text = Ez a fájl nem UTF-8 szöveg: „{ $path }”; mentsd UTF-8-ban.
file-too-long = A fájl nagyobb 32 KiB-nál, szabálykészletnek túl nagy; biztosan ez az?
file-syntax = Ez nem TOML ({ $detail }); írd így: key = value.
file-unknown-key = „{ $key }” itt nem jelent semmit; amit ismerünk: { $known }.
file-missing = Hiányzik: „{ $key }”; írd hozzá.
file-wrong-kind = „{ $key }” helyesen: { $expected }.
file-unknown-base = Nincs ilyen szabálykészlet vagy kiadás, amiből ki lehetne indulni: „{ $id }”; a „yatzy rules” mindet felsorolja.
file-base-and = A „base” már hozza a magáét: „{ $key }”; hagyd el az egyiket.
file-rules-line = A szabályok { $line }. sora nem olvasható.
expected-text = szöveg idézőjelben
expected-number = egész szám { $low } és { $high } közt
expected-list = lista szögletes zárójelben
expected-table = kulcsok és értékek táblázata
expected-box-id = kód kisbetűkből, számjegyekből és kötőjelekből, betűvel kezdődik, legfeljebb 32 karakter
expected-one-of = ezek egyike: { $forms }

challenge-damaged = Ez a kihíváskód sérült. Másold ki újra a teljes kódot vagy linket.
challenge-newer = Ez a kihívás a Yatzy egy újabb változatából való. Frissítsd a programot, hogy játszhasd.
challenge-unknown-rules = A kihívás szabályai itt ismeretlenek: { $rules }.
challenge-own-rules = Egy kihívásba csak a listán szereplő szabályok férnek. Küldd el inkább a jegyzőkönyvet fájlként.
challenge-game = Csak egy játékos befejezett, közös kockás játéka lehet kihívás.
