# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } vagy { $last }
list-and = { $rest } és { $last }

## Hands

hand-empty = Itt nincs egy kocka sem; írd be a kockákat, például így: 6-6-6-5-5, 66655 vagy "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = „{ $found }” ({ $place }. karakter) nem kocka; egy kocka 1 és 6 közti számot mutat, így írd a kockákat: 6-6-6-5-5.
hand-too-many = Itt több kocka van, mint { $most }, és ennyi egy játékban sincs; így írd a kockákat: 6-6-6-5-5.
hand-wrong-count = Itt { $found } kocka van, a játékhoz viszont { $expected } kell, például { $example }.
# $problem: one of the sentences about hands, or score-line-long
hand-line = { $line }. sor: { $problem }
hand-line-too-long = Ebben a sorban több karakter van, mint { $most }, ez kockáknak túl sok; így írd a kockákat: 6-6-6-5-5.
hand-line-not-text = Ez a sor nem UTF-8 szöveg; így írd a kockákat: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Nincs ilyen szabálykészlet vagy kiadás: „{ $id }”; talán { $near }?
ruleset-unknown-far = Nincs ilyen szabálykészlet vagy kiadás: „{ $id }”; a „yatzy rules” mindet felsorolja.
ruleset-twice = A szabályok kétszer vannak megadva, „{ $first }” és „{ $second }”; add meg őket egyszer.
option-no-value = „{ $given }”: ez nem állít be semmit; írd így: OPTION=VALUE, ahol a beállítás { $options }.
option-unknown = Nincs ilyen beállítás: „{ $option }”; a beállítások: { $options }.
option-unknown-value = { $option }: ez a beállítás nem lehet „{ $value }”; lehet { $values }.
game-unknown = Nincs ilyen játék: „{ $game }”; a játékok: { $games }.

## Combinations that make no sense

ruleset-dice = Egy játékban legalább 1, legfeljebb { $most } kocka van, nem { $dice }.
ruleset-boxes = Egy pontozólapon legalább 1, legfeljebb { $most } mező van, nem { $boxes }.
ruleset-columns = Egy pontozólapon legalább 1, legfeljebb { $most } oszlop van, nem { $columns }.
ruleset-factor = Egy oszlop itt nem érhet ennyit: ×{ $factor }; az oszlopok ×1 és ×9 közt érnek, mind mást.
ruleset-box-twice = Két mezőnek ugyanaz a kódja: „{ $box }”; adj mindkettőnek sajátot.
ruleset-face-twice = „{ $box }”: ez a mező olyan számot kér, amely egy korábbi mezőé; minden számnak egy mezője van.
ruleset-out-of-reach = „{ $box }”: ehhez a mezőhöz { $needs } kocka kell, több, mint amennyi a játékban van.
ruleset-face-pays = „{ $box }”: ez a mező egyetlen számé, ezért „matched” kell hozzá.
ruleset-pays = „{ $box }”: ez a mező legalább 1, legfeljebb { $most } pontot érhet.
ruleset-bonus-range = A bónusz és a hozzá szükséges összeg 1 és { $most } pont közti szám.
ruleset-bonus-without-upper = Bónuszt a felső mezők adnak, és itt nincs egy sem; hagyd el, vagy legyen bonus=none.
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
file-line = { $line }. sor: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Nincs ilyen fájl: „{ $path }”; nézd meg a nevét és a mappáját.
file-is-directory = „{ $path }” egy mappa; egy fájl útvonalát add meg.
file-unreadable = Nem olvasható a fájl: „{ $path }” ({ $detail }); nézd meg, hogy ott van-e, és hogy szabad-e olvasnod.
file-not-text = Ez a fájl nem UTF-8 szöveg: „{ $path }”; mentsd UTF-8-ban.
file-too-long = A fájl nagyobb 256 KiB-nál, szabálykészletnek túl nagy; biztosan ez az?
file-syntax = Ez nem TOML ({ $detail }); írd így: key = value.
file-unknown-key = „{ $key }” itt nem jelent semmit; amit ismerünk: { $known }.
file-missing = Hiányzik: „{ $key }”; írd hozzá.
file-wrong-kind = „{ $key }” helyesen: { $expected }.
file-unknown-base = Nincs ilyen szabálykészlet vagy kiadás, amiből ki lehetne indulni: „{ $id }”; a „yatzy rules” mindet felsorolja.
file-base-and = A „base” már hozza a magáét: „{ $key }”; hagyd el az egyiket.
expected-text = szöveg idézőjelben
expected-number = egész szám { $low } és { $high } közt
expected-list = lista szögletes zárójelben
expected-table = kulcsok és értékek táblázata
expected-box-id = kód kisbetűkből, számjegyekből és kötőjelekből, betűvel kezdődik, legfeljebb 32 karakter
expected-one-of = ezek egyike: { $forms }
rules-line = A szabályok { $line }. sora nem olvasható.

## The command line

usage-unknown-flag = Itt nincs ilyen: „{ $flag }”; a „{ $command } --help” felsorolja, mi van.
usage-unknown-flag-near = Itt nincs ilyen: „{ $flag }”; talán „{ $near }”?
usage-unknown-command = Nincs ilyen parancs: „{ $given }”; a parancsok: { $commands }.
usage-missing = Hiányzik: „{ $missing }”; így kell írni: { $usage }
usage-no-value = „{ $flag }” után egy érték kell.
usage-conflict = „{ $flag }” és „{ $other }” nem fér össze; hagyd el az egyiket.
usage-twice = „{ $flag }” kétszer van megadva; add meg egyszer.
usage-needless-value = „{ $flag }” nem kér értéket; hagyd el ezt: „{ $value }”.
usage-unexpected = „{ $given }” itt fölösleges; így kell írni: { $usage }
usage-not-text = A parancssor nem UTF-8 szöveg; írd UTF-8-ban.
usage-wrong = A parancssor nem érthető; a „{ $command } --help” elmagyarázza.
lang-unknown = Ezt a nyelvet a Yatzy nem beszéli: „{ $lang }”; a nyelvek: { $langs }.
input-failed = A szabványos bemenet nem olvasható ({ $detail }).
output-failed = A kimenet nem írható ({ $detail }).
