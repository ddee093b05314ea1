# Why the rules, or a record's reader, say no; and what to do instead.

## The game

# How a seat is called when it has no name
seat-number = { $seat }. hely
refusal-that-box = ez a mező
refusal-another-box = egy másik mező
refusal-game-over = A játéknak vége; kezdj újat.
refusal-no-such-seat = Nincs ilyen az asztalnál: { $seat }; válassz olyat, ami van.
refusal-not-your-turn = Most { $player } jön, nem { $seat }; várd ki a sorod.
refusal-seat-left = Ez a hely már kilépett a játékból: { $seat }; kezdj új játékot, ha játszanál tovább.
refusal-too-late-to-join = Az első forduló véget ért; várd meg a következő játékot.
refusal-no-such-cell = Ezen a pontozólapon nincs ilyen mező; válassz a meglévők közül.
refusal-name-first = Az első dobás előtt mondj be egy mezőt.
refusal-nothing-to-name = Ebben a játékban nem mondunk be mezőt; csak dobj.
refusal-already-named = A mező már be van mondva; dobj.
refusal-throw-first = Előbb dobj, aztán írj be.
refusal-no-rethrow = Nincs több újradobás; írd be a kockákat egy mezőbe.
refusal-first-throw-with-all = A kör első dobása minden kockával megy; ne tarts meg egyet sem.
refusal-nothing-thrown = Legalább egy kockával dobj: tarts meg kevesebbet, vagy írd be a kockákat egy mezőbe.
refusal-not-in-hand = { $keep } nincs itt: { $hand }; olyan kockát tarts meg, ami ott van.
refusal-dice-count = { $expected } kockával kellett dobni, de { $found } van kint; ugyanannyi kell.
refusal-box-taken = Ez a mező foglalt: { $box }; válassz másikat.
refusal-out-of-order = Ez a mező még korai: { $box }; a sorrend szerint előbb jön: { $allowed }.
refusal-chance-is-last-resort = Ezek a kockák máshol pontot érnek, ezért ide még nem írhatók; ide írhatod: { $scores }.
refusal-zero-is-last-resort = Ezek a kockák máshol pontot érnek, ezért itt nem lehet nulla: { $box }; ide írhatod: { $scores }.
refusal-named-box-scores = Ezek a kockák a bemondott mezőben pontot érnek; oda írd: { $named }.
refusal-joker-has-its-place = Ennek a jokernek itt a helye: { $cells }.
refusal-wrong-points = { $found } itt hibás; a mező ennyit ér: { $expected }.
refusal-wrong-extra = { $found } ráadáspont itt hibás; a ráadás Yatzy ennyit ér: { $expected }.
refusal-impossible-points = Most egy dobás sem ad { $found } pontot ebben a mezőben: { $box }; lehet { $possible }.
refusal-no-extra-yatzy = Ráadás Yatzy itt nem lehet; a pontokat nélküle írd be.
refusal-not-from-the-table = Ezt a játékot a program kockáival játsszuk; azokkal dobj.
refusal-throws-needed = Mondd meg, hány dobás volt: a meg nem dobott újradobás zsetont ér.
refusal-throw-count = Egy körben itt legalább 1, legfeljebb { $most } dobás van, nem { $found }.
refusal-turn-has-begun = Ebben a körben már volt dobás; írd be a kockákat egy mezőbe, vagy vond vissza a dobásokat.
refusal-nothing-to-take-back = Nincs mit visszavonni.
refusal-throw-stands = A program kockáival tett dobás érvényes marad; csak a mező választása vonható vissza, a következő dobásig.
refusal-no-such-turn = Itt nincs befejezett kör: { $seat }, { $round }. forduló.
# $because: one of the sentences above
refusal-later-turn = Ez a javítás szabályt sértene: { $seat }, { $round }. forduló. { $because }

## Cards

card-twice = Ez a mező kétszer szerepel a lapon: { $box }; add meg egyszer.
card-impossible = A mezőben nem lehet { $found } pont: { $box }; lehet { $possible }.
card-out-of-order = A mezők sorrendje szerint előbb ez jön: { $box }; töltsd ki azt is.
card-too-many-chips = Ezen a lapon legfeljebb { $most } zseton jöhetett össze, nem { $found }.
card-too-many-extra-yatzys = Ezen a lapon legfeljebb { $most } ráadás Yatzy lehet, nem { $found }.

## Records

# $problem: one of the sentences of this file, or one about hands or combinations of rules
record-line = { $line }. sor: { $problem }
record-too-long = A fájl nagyobb 16 MiB-nál, jegyzőkönyvnek túl nagy; biztosan ez az?
record-not-a-record = Ez nem jegyzőkönyv; az így kezdődik: „yatzy record 2”.
record-version = Ennek a jegyzőkönyvnek a változata { $found }; ez a program az 1. és a 2. változatot olvassa.
record-unknown-line = „{ $word }” itt nem jelent semmit; hogy mi állhat egy jegyzőkönyvben, lásd docs/record.md.
record-missing = A körök fölül hiányzik ez a sor: „{ $word }”; írd oda.
record-twice = Ez a sor kétszer szerepel: „{ $word }”; egyet hagyj meg.
record-rules-line = A szabályoknak ez a sora nem olvasható; hogyan kell írni, lásd docs/record.md.
record-wrong-hash = A szabályok megváltoztak: a lenyomatuk { $expected }, nem { $found }.
record-bad-value = „{ $value }” nem olvasható „{ $word }” után; hogyan kell írni, lásd docs/record.md.
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
record-crossed-out-alone = Az áthúzott sor alatt rögtön annak kell állnia, amelyik a helyébe lép.
record-wrong-total = Az összeg { $expected }, nem { $found }.
