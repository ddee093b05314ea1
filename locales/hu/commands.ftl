# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: minden szabálylap szabályai, játékkal, pontozással, magyarázattal.
help-usage = Használat: { $usage }
help-commands = Parancsok
help-arguments = Argumentumok
help-options = Kapcsolók
help-everywhere = Mindenhol
help-more = Egy parancsról többet mond: „{ $command } COMMAND --help”.
help-examples = Példák
help-help = Megmutatja ezt a súgót
help-version = Megmutatja a változatot
help-lang = Ezt a nyelvet használja: { $langs }
help-json = JSON-ban válaszol
help-data = Ebben a mappában tartja a program adatait (vagy YATZY_DATA)
help-rules-flag = A szabályok: egy kiadás kódja vagy egy szabályfájl útvonala
help-set = Kézzel beállít egy szabályt; ismételhető
help-threads = Ennyi szálat használ; a válasz mindig ugyanaz
help-output-file = A fájl, amelyet ír; a kiterjesztése mondja meg, milyet: { $endings }
help-force = Felülírja a fájlt, ha már létezik
help-advise = Megmutatja a legjobb választást, és mennyibe kerül minden más
help-advise-card = A kitöltött mezők a pontjaikkal, például "ones=3,yatzy=0"; enélkül a lap üres
help-advise-hand = A kockák az asztalon; nélkülük az első dobás előtt vagyunk
help-advise-rethrows = Hány ingyenes újradobás maradt e kockák után, alapesetben 2; a zseton itt nem számít
help-advise-chips = Az összegyűlt zsetonok
help-advise-extra-yatzys = A ráadás Yatzyk, amelyek pontot értek
help-advise-declared = Az első dobás előtt bemondott mező
help-analyse = Visszanéz egy játékra: mi volt szerencse, mi tudás, mi lett volna jobb
help-verify-head = Egy ujjlenyomat, amelyet egy eszköz a játék közben feljegyzett
# yatzy export, yatzy import
help-export = Minden játékot, befejezettet és befejezetlent, egy fájlba ír
help-games = Felsorolja a félbehagyott vagy a befejezett játékokat
help-games-finished = Felsorolja a befejezett játékokat
help-games-name = Csak a játékok, amelyekben valakinek a nevében ez szerepel
help-stats = Megmutatja mindenki rekordjait és átlagait
help-export-file = A megírandó fájl; még nem létezhet
help-import = Importálja a játékokat egy fájlból, amelyet a „yatzy export” írt
help-import-file = Az exportált fájl
help-goal = A célod: mean (ha nincs megadva), at-least:N (a legjobb esély N pontra) vagy ellenfelek ellen win; megoldáskor az at-least magában minden végösszeget jelent
help-goal-against = Egy másik hely lapja a --card alakjában, extra-yatzys=N és chips=N is lehet benne; ellenfelenként egyszer
help-rules = Felsorolja a játékokat és kiadásokat, vagy elmagyaráz egyet
help-rules-id = A kiadás, amelyet elmagyaráz
help-rules-game = Csak ennek a játéknak a kiadásait sorolja fel
help-rules-in = Csak ennek a nyelvnek a kiadásait sorolja fel
help-rules-record = Kiírja egy ilyen szabályú jegyzőkönyv elejét
help-score = Megmutatja, hány pontot érnek a kockák az egyes mezőkben
help-score-hand = A kockák, például 6-6-6-5-5, 66655 vagy "6 6 6 5 5"; „-” esetén a szabványos bemenet minden sora egy dobás, és mindegyikre egy JSON-sor a válasz
help-replay = Ellenőriz egy jegyzőkönyvet, és megmutatja: pontozólap, helyezések, minden kör
help-replay-file = A jegyzőkönyv
help-join = Egy online játék egyik helyén játszik a terminálból, vagy csak nézi
help-join-address = A hely linkje, az asztal címe, vagy egy asztal vagy verseny kódja
help-join-name = Elfoglal egy szabad helyet ezen a néven
help-serve-proxy = A látogatók címét ettől a proxytól veszi át, és senki mástól; ismételhető
help-serve-metrics = Ez a cím is olvashatja a /metrics oldalt; ismételhető
help-help-command = Elmagyarázza a programot vagy az egyik parancsát
help-help-name = A parancs, amelyet elmagyaráz
help-serve-rules = Ez a szabályfájl is választható az új játék oldalán; ismételhető
help-play-lan = Mások is beszállhatnak az azonos hálózaton lévő telefonokról és gépekről: kódot és QR-kódot mutat
help-serve = Elindít egy Yatzy-szervert; mindenki böngészőben játszik
help-serve-listen = Ezen a címen figyel; a 0 port egy szabadot választ
help-serve-database = Ebben az adatbázisban tartja a játékokat: sqlite:PATH vagy postgres://HOST/NAME
help-serve-host = Erre a névre is válaszol; ismételhető
help-serve-https = A szervert HTTPS-en, proxyn át érik el
help-lan = Játszani enged másokat a saját hálózatodon, és QR-kódot mutat
help-sheet = Pontozólapot nyomtat, üreset vagy jegyzőkönyvből kitöltve
help-sheet-players = Hány játékosnak, 1 és { $most } közt; különben annyinak, ahány az oldalra fér
help-sheet-columns = Hányan legyenek egymás mellett egy oldalon, 1 és { $most } közt
help-sheet-paper = A papír: { $papers }
help-sheet-landscape = Fekvő lapra nyomtat
help-sheet-large = Nagy betűkkel nyomtat
help-sheet-record = Ebből a jegyzőkönyvből tölti ki a pontozólapot
help-sheet-practise = Feladatok megoldásokkal pontozólap helyett
help-leaflet = Szabálylapként kinyomtatja a szabályokat
help-practise = Játékállásokon gyakoroltat, pontos válaszokkal
help-practise-theme = A téma: { $themes }
help-practise-level = Nehézség: 1-től, amit a kezdők is tudnak, 5-ig
help-practise-count = Hány feladat legyen, alapesetben { $count }
help-practise-seed = Ugyanaz a szám, ugyanazok a feladatok
help-practise-today = A nap feladata, mindenkinek ugyanaz
help-practise-mistakes = A saját játékaid legdrágább döntései
help-practise-show = Megmutatja, mi van rólad eltárolva; --json: adatként
help-practise-forget = Törli a szintet, a jegyzeteket és a sorozatot
help-simulate = A géppel játszat sok játékot, és megmutatja, hogyan sikerült
help-simulate-seat = Egy hely; ismételhető. Szintek: { $levels }
help-simulate-games = Hány játék legyen, alapesetben { $games }
help-simulate-seed = A szám, amelyből a dobások jönnek: ugyanaz a szám, ugyanazok a játékok
help-simulate-totals = Minden játék végeredményét kiírja, játékonként egy sorban, az összesítés helyett
help-solve = Kiszámolja a tökéletes egyéni játékot: átlag, szórás, minden mező
help-solve-expected-only = Csak az átlagos végösszeg, a lehető leggyorsabban
help-solve-distribution = Minden végösszeg esélyét is kiírja
help-solve-table = Értéktáblázatot tart az adatmappában; nagy játékoknál mindig
help-completions = Kiírja egy parancsértelmező kiegészítéseit
help-completions-shell = A parancsértelmező: { $shells }
help-man = Mappába írja a kézikönyv oldalait
help-man-folder = A mappa
help-play = Játékot indít a terminálban
help-play-seat = Egy hely: egy név, vagy bot:LEVEL a gépnek; ismételhető
help-play-real-dice = Te dobsz igazi kockákkal, a program pontoz
help-play-same = Egyedül játszik ugyanazokkal a kockákkal, mint egy barát: kihíváskód vagy link, jegyzőkönyv vagy „new” az új kockákhoz
help-play-match = Versenyt játszik: mindenki egyedül tölti ki az egész lapot, ugyanazokkal a kockákkal; a --lan kapcsolóval mások kóddal szállhatnak be
help-today = A nap játéka: naponta egyszer, mindenkinek ugyanazok a kockák
help-today-show = A napokat, a táblázatot és a sorozatot mutatja játék helyett
help-today-again = Még egy próbálkozás, amely nem számít
help-play-plain = Egyszerű sorokban játszik, képernyőolvasóknak és csővezetékeknek
help-serve-log = Mennyit írjon a szerver magáról: error, warn, info vagy debug (YATZY_LOG)
help-serve-new-games = Hány új játékot indíthat egy cím óránként
help-serve-keep-unplayed = A soha el nem kezdett játékokat ennyi nap után törli
help-verify = Ellenőriz egy jegyzőkönyvet: rendben a szabályok, tisztességesek a kockák?
help-verify-file = A jegyzőkönyv
help-verify-commitment = Az első dobás előtt feljegyzett ígéret

## The manual pages

man-files = Fájlok
man-environment = Környezeti változók
man-exit = Kilépési kód
man-file-house = Az összes játék. A fájl az adatmappában van.
man-file-tables = Tökéletes játék, amelyet sokáig tartott kiszámolni; a „yatzy solve” tartja itt.
man-variable-data = Az adatmappa, ha a --data nem ad meg egyet.
man-variable-xdg = A mappa, amelyben a programok az adataikat tartják; az adatmappa ezen belül a „yatzy”.
man-variable-lang = A nyelv, ha a --lang nem ad meg egyet. Az első beállított változó számít.
man-variable-no-colour = Ha be van állítva, a terminálos játék nem használ színeket.
man-exit-done = Kész, vagy a válasz „igen”.
man-exit-no = A válasz „nem”: egy jegyzőkönyv megszeg egy szabályt, vagy a kockái nem egyeznek a bizonyítékkal.
man-exit-wrong = A parancsban vagy egy fájlban valami hibás volt; egy mondat megmondja, mi.
man-unwritable = A kézikönyv oldalai nem írhatók ide: „{ $path }” ({ $detail }).

## What was wrong with a command line

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
usage-unknown-command-near = Nincs ilyen parancs: „{ $given }”; talán „{ $near }”?
lang-unknown = Ezt a nyelvet a Yatzy nem beszéli: „{ $lang }”; a nyelvek: { $langs }.
number-wrong = { $flag } nem lehet „{ $given }”; egész számot adj meg { $low } és { $high } közt.
input-failed = A szabványos bemenet nem olvasható ({ $detail }).
output-failed = A kimenet nem írható ({ $detail }).

## yatzy score

score-title = { $hand } · { $title }
score-box = Mező
score-points = Pont
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Dobj. Ha innen a legjobbat választod, a végösszeg átlagosan { $value } pont.
advise-best-keep = A legjobb, ha ezt tartod meg: { $keep }. Ha utána is a legjobbat választod, a végösszeg átlagosan { $value } pont.
advise-best-throw-all = A legjobb, ha minden kockát újradobsz. Ha utána is a legjobbat választod, a végösszeg átlagosan { $value } pont.
advise-best-score = A legjobb, ha { $points } pontot írsz be { $box_into }. Ha utána is a legjobbat választod, a végösszeg átlagosan { $value } pont.
advise-best-strike = A legjobb, ha kihúzod { $box_acc }. Ha utána is a legjobbat választod, a végösszeg átlagosan { $value } pont.
advise-best-declare = A legjobb, ha bemondod { $box_acc }. Ha utána is a legjobbat választod, a végösszeg átlagosan { $value } pont.

## yatzy advise: all actions, and what goes wrong

# $title: the game
advise-title = { $title }, a lapon { $points } pont
advise-title-hand = { $hand } · { $title }, a lapon { $points } pont
advise-rethrows-left = { $rethrows ->
    [0] nincs több újradobás
   *[other] még { $rethrows } újradobás
}
advise-action = Választás
advise-points = Pont
advise-value = Összesen
advise-cost = Veszteség
advise-throw = dobás
advise-keep = megtartás: { $keep }
advise-throw-all = mindet újra
advise-score = { $box }
advise-strike = kihúzás: { $box }
advise-declare = bemondás: { $box }
advise-over = Ezen a lapon minden mező ki van töltve, nincs több tennivaló.
advise-rethrows = Ezen a lapon legfeljebb { $most } újradobás lehet, nem { $found }.
advise-unreachable = Ezekkel a szabályokkal nem jöhet ki ilyen lap; nézd meg a mezőit.
# $given: a part of --card
advise-card-form = „{ $given }”: ez nem tölt ki mezőt; írd így: BOX=POINTS, vesszőkkel, például "ones=3,yatzy=0".
advise-card-points = „{ $given }” nem lehet ennek a mezőnek a pontja: { $box }; egész számot írj, például „{ $box }=0”.
advise-no-such-box = Ezen a pontozólapon nincs ilyen mező: „{ $id }”; talán { $near }?
advise-no-such-box-far = Ezen a pontozólapon nincs ilyen mező: „{ $id }”; a mezők: { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Ezen a pontozólapon nincs ilyen mező: „{ $id }”; a mezők: { $boxes }, az oszlop jele pedig { $columns }.
advise-rethrows-without-hand = A „--rethrows” mellé kockák kellenek; add meg őket így: „--hand”, például --hand 6-6-6-5-5.
advise-name-first = Ebben a játékban az első dobás előtt mezőt kell bemondani; add meg, melyiket: „--declared BOX”.

## yatzy solve, and perfect play wherever it is asked for

solving = Számítás folyamatban
solving-statistics = Átlagok számítása
solve-fitted-title = A legjobb ismert játék: { $title }
solve-fitted-error = A becslés hibája
solve-fitted-why = Ennek a játéknak túl sok állása van ahhoz, hogy mindet végignézzük, ezért egy lap értékét sok állás alapján becsüljük. Minden kör és az utolsó { $cells } mező pontos.
solve-fitted-games = Mezőről mezőre, próbajátékokból számolva ({ $games })
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = A játék megoldása nagyjából { $time }, { $threads } szálon (összesen { $cpu } processzoridő), { $memory } memória és { $disk } a lemezen, itt: { $path }. Meg lehet szakítani: legközelebb az utolsó befejezett körtől folytatódik.
solve-resumes = Egy korábban elkezdett táblázat folytatódik.
solve-interrupted = Megszakítva. Ugyanez a parancs az utolsó kész kör után folytatja.
# $time: how long solving takes; $disk: the table's size
solve-first = E szabályok tökéletes játéka itt még nincs kiszámolva; a „yatzy solve” ugyanezekkel a szabályokkal egyszer elvégzi, nagyjából { $time } processzoridővel és { $disk } hellyel a lemezen.
solve-too-many-cells = Ezen a pontozólapon { $cells } mező van, túl sok ahhoz, hogy végignézzük: a tökéletes játék legfeljebb { $most } mezőre ismert.
solve-title = Tökéletes játék: { $title }
solve-expected = Átlagos végösszeg
solve-deviation = Szórás
solve-bonus-chance = A bónusz esélye
solve-states = Állások
solve-error = Számítási hiba
solve-at-most = kisebb, mint { $error }
solve-time = Idő az összeghez
solve-time-all = Idő mindenhez
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, processzor { $cpu } s
solve-box = Mező
solve-mean = Átlag
solve-zero = Nulla
solve-share = Arány
solve-percentiles = Az ilyen vagy kisebb összeggel végződő játékok aránya
solve-percentiles-simulated = Az ilyen vagy kisebb összeggel végződött játékok aránya, próbajátékok: { $games }

## The tables of values that yatzy solve keeps

solution-io = A táblázat nem olvasható vagy nem írható ({ $detail }).
solution-not-a-table = Ez nem értéktáblázat; töröld, és a „yatzy solve” újra elkészíti.
solution-version = Ennek a táblázatnak a változata { $found }, ezt a program nem olvassa; töröld, és a „yatzy solve” újra elkészíti.
solution-other-rules = Ez a táblázat más szabályokhoz készült; töröld, és a „yatzy solve” újra elkészíti.
solution-length = Ez a táblázat { $found } bájt, és nem { $expected }; töröld, és a „yatzy solve” újra elkészíti.
solution-damaged = Ez a táblázat sérült, ennél a bájtnál: { $at }; töröld, és a „yatzy solve” újra elkészíti.
data-no-folder = Nincs hely a program adatainak, mert a rendszer nem nevez meg saját mappát; adj meg egyet: --data DIR vagy YATZY_DATA.
data-unwritable = Nem hozható létre a mappa: „{ $path }” ({ $detail }); adj meg másikat: --data DIR vagy YATZY_DATA.

## yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games } játék, { $title }, kezdőszám { $seed }
simulate-playing = Folynak a játékok
simulate-seat = Hely
simulate-mean = Átlag
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Szórás
simulate-wins = Győzelem
# Games whose first place was shared
simulate-shared = Döntetlen
simulate-no-bot = „{ $given }” itt nem játszhat: a próbajátékokat a gép játssza; írd így: bot:LEVEL, ahol a szint { $levels }.
simulate-too-many-seats = { $found } hely túl sok; legfeljebb { $most } legyen.

## yatzy export, yatzy import

export-done = Kiírt játékok: { $count }
export-there = „{ $path }” már létezik; válassz másik nevet, hogy semmi se vesszen el.
export-no-database = Nincs adatbázis itt: { $database }. Add meg a mappáját a --data DIR kapcsolóval, vagy magát az adatbázist a --database URL kapcsolóval.
export-unwritable = „{ $path }” nem írható ({ $detail }); válassz másik helyet.
import-done = Új játékok: { $count }. Már itt voltak: { $known }.
import-not = Ez nem olyan fájl, amilyet ennek a változatnak a „yatzy export” parancsa ír.
import-line = { $line }. sor: nem olvasható játékként, ezért semmit sem importáltunk.

## yatzy completions

completions-unknown = Ehhez nincsenek kiegészítések: „{ $shell }”; a parancsértelmezők: { $shells }.

## Games with the same dice

same-rules = A kihívásnak saját szabályai vannak. Hagyd el a --rules és a --set kapcsolót.
same-total = { $name }: { $points }
same-challenge = Hívj ki egy barátot ugyanezekkel a kockákkal:
help-match = Összehasonlít ugyanazokkal a kockákkal játszott játékokat
help-match-game = Egy befejezett, közös kockás játék jegyzőkönyve, vagy egy kihíváskód
