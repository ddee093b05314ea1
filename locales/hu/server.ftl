# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Nem használható az adatbázis kiszolgálója: „{ $database }” ({ $detail }); ellenőrizd a címet, a felhasználót, a jelszót és az adatbázis nevét.
serve-proxy-wrong = „{ $given }” nem egy proxy címe; ilyet adj meg: 127.0.0.1.
serve-metrics-wrong = „{ $given }” nem cím; ilyet adj meg: 192.0.2.7.
serve-owned = Egy másik Yatzy ezen a gépen már itt tartja a játékait: „{ $database }”; előbb zárd be, vagy adj meg másik fájlt a --database kapcsolóval.
serve-owned-at = Egy másik Yatzy ezen a gépen már itt tartja a játékait: „{ $database }”; nyisd meg: { $address }, előbb zárd be, vagy adj meg másik fájlt a --database kapcsolóval.
serve-open = Nyisd meg böngészőben: { $url }
serve-lan = Telefonról, ugyanazon a hálózaton: { $url }
serve-end = Ctrl-C: leáll a szerver; a játékok megmaradnak.
serve-address = Ezen a címen nem lehet figyelni: „{ $address }” ({ $detail }); válassz másikat: --listen.
serve-database = Nem nyitható meg az adatbázis: „{ $database }” ({ $detail }); adj meg sqlite:PATH formában egy írható fájlt.
serve-database-newer = Ezt az adatbázist a program egy újabb változata készítette: „{ $database }”; azt használd.
serve-database-needs = Ehhez az adatbázishoz a program { $version } vagy újabb változata kell: „{ $database }”.
serve-database-kind = „{ $database }” nem olyan adatbázis, amelyet a Yatzy használni tud; add meg így: sqlite:PATH vagy postgres://HOST/NAME.
serve-no-folder = Nincs mappa a játékoknak; adj meg egyet: --data DIR.
serve-failed = A szerver váratlanul leállt ({ $detail }).
serve-log-wrong = „{ $given }” nem mondja meg, mennyit írjon; add meg: error, warn, info vagy debug.

## Why the server says no, and what to do instead

server-too-slow = A kérés túl lassan érkezett meg. Próbáld újra.
server-wrong-method = Ezen a címen ezt nem lehet megtenni.
server-no-coach = Ennél az asztalnál tanács nélkül játszunk. Dönts magad.
server-not-asked = Előbb kérj tanácsot. Ez bekerül a jegyzőkönyvbe.
server-no-report = Erről a játékról itt nem készíthető jelentés.
server-unknown-game = Nincs ilyen játék, vagy hiányos a linkje. Kérd el újra a linket.
server-unknown-page = Nincs ilyen oldal. Menj vissza a kezdőlapra.
server-unknown-code = Ezzel a kóddal nincs játék. Nézd meg újra, vagy kérd el a linket.
server-unknown-rules = Nincs ilyen szabálykészlet vagy kiadás: „{ $id }”. Válassz a listából.
server-not-yours = Most { $player } jön, egy másik eszközön. Várd ki a sorod.
server-only-watching = Ezt a játékot csak nézed. Ha játszanál, ülj le a következőhöz.
server-not-host = Ezt csak a játék házigazdája teheti meg. Kérd meg rá.
server-stale = Valaki gyorsabb volt: a játék továbbment. Most így áll. Válassz újra.
server-real-dice = Ezt a játékot igazi kockákkal játsszuk. Írd be, ami az asztalodon van.
server-key-reused = Ezt a kérést már másra használták. Töltsd újra az oldalt, és próbáld újra.
server-unknown-bot = Ezen a szinten itt nem játszik a gép: „{ $level }”. Válassz másikat.
# $field: the name of the field as it stands in the request
server-field = Ez az adat hiányzik, vagy nem olvasható: „{ $field }”.
server-malformed = A kérés nem olvasható ({ $detail }).
server-too-large = A kérés túl nagy.
server-too-many = Ez egyszerre sok volt. Várj egy kicsit, és próbáld újra.
server-foreign = Ez a kérés egy másik webhelyről jön. Nyisd meg az oldalt a saját címén.
server-not-away = Aki most jön, még csak rövid ideje van távol. Adj neki egy kis időt.
server-not-over = A játék még tart. Előbb fejezd be.
server-unavailable = Most nem sikerül menteni. Semmi sem veszett el, próbáld újra kicsit később.
server-damaged = Ez a játék sérült, nem nyitható meg. Szólj annak, aki a szervert működteti.
server-computer-real-dice = A gép nem tud igazi kockákkal dobni. Válassz virtuális kockákat, vagy játssz gép nélkül.
server-shared-dice = A közös kockák egy játékosnak szólnak. Kezdd a játékot egy névvel, gép nélkül.

## Its tables at a terminal

online-again = Ugyanaz az asztal, új játék.
online-again-soon = Ugyanaz az asztal, új játék. { $seconds } mp múlva te is ott vagy.
online-series = Győzelmek ebben a sorozatban: { $tally }
online-away = Távol: { $names }
online-came = { $name } leül az asztalhoz.
online-seat-gone = A helyed átkerült egy másik eszközre. Itt már csak nézel.
online-not-your-choice = Az utolsó választás: { $name }. Csak az vonhatja vissza, aki választott.
online-sit-question = Milyen néven játszol?
online-move = Folytatás egy másik eszközön: { $name }
online-move-title = Nyisd meg ezt a címet a másik eszközön
online-no-host = Nincs ilyen ezen a hálózaton: { $host }. Ellenőrizd a címet; a házigazda látja a képernyőjén.
online-unsafe = A kapcsolat nem volna biztonságos: { $host } tanúsítványa nem megbízható, vagy nincs neki. Otthoni hálózaton a címek eleje http://, nem https://
online-other-name = { $host } Yatzy-szerver, de erre a névre nem válaszol. Azt a címet használd, amelyet a házigazda lát.
online-no-name = Ennek a helynek még nincs neve. Add meg a tiéd: --name NAME.
online-address = „{ $address }” nem egy Yatzy-játék címe. Így néz ki: http://192.168.1.7:8710/g/… , ahogy a házigazda látja.
online-code-alone = Melyik szerveren van: { $code }? Írd be a címet is: yatzy join 192.168.1.7:8710/join?code={ $code }. A kód egyedül azon a szerveren elég, amelyhez legutóbb csatlakoztál.
online-no-server = { $host } nem válaszol. Fut a szerver, és ugyanazon a hálózaton vagy?
online-not-yatzy = { $host } válaszol, de nem Yatzy-szerver, vagy nem olyan, amelyet ez a változat ért.
online-no-seat = Ennél az asztalnál nincs szabad hely. A --name nélkül nézni lehet.
online-turn = { $name } jön.
online-waiting = Elküldve. A szerver még nem válaszolt.
online-disconnected = Nincs kapcsolat. Újrapróbáljuk.
online-connected = Helyreállt a kapcsolat.
online-gone = A házigazda törölte ezt a játékot.
online-dice-verified = A kockák ellenőrizve: minden dobás az, amit a szerver a játék előtt megígért.
online-dice-wrong = A kockák nem azok, amiket a szerver a játék előtt megígért. Őrizd meg a jegyzőkönyvet, és kérdezd meg a házigazdát.
online-dice-not-noted = A kockákat nem lehet ellenőrizni: ez az eszköz nem jegyezte fel a szerver ígéretét a játék vége előtt.
online-dice-verified-here = A kockák ellenőrizve: minden dobás az, amit a program a játék előtt megígért.
online-dice-wrong-here = A kockák nem azok, amiket a program a játék előtt megígért. Őrizd meg a jegyzőkönyvet.
online-void = Ez a link már nem működik. Kérj újat a házigazdától.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Ha játszanál, írd be: sit és a neved, például: sit Anna
online-plain-expected = Ki vagy? Várjuk: { $names }. Ha te vagy az, írd be: sit és a név: sit { $name }
online-plain-request = Válaszként írd be: allow { $number } (engedélyezés) vagy refuse { $number } (elutasítás)
online-plain-ask = { $name } már az asztalnál van, egy másik eszközön. Ha te vagy az, írd be: ask és a név: ask { $name }
online-plain-over = Az again szóval új játék kezdődik ugyanennél az asztalnál, a quit szóval kilépsz.
online-plain-over-watching = Ha ennél az asztalnál új játék kezdődik, itt látod. A quit szóval kilépsz.
online-plain-help-again = again: új játék ugyanennél az asztalnál, ha ennek vége
online-plain-help-computer = computer: a gép játssza annak a körét, aki távol van
online-plain-help-seats = sit Anna: hely elfoglalása ezen a néven; move: egy cím, ahol egy másik eszközön folytathatod
online-plain-help-requests = ask Anna: egy másik eszközön lévő hely kérése; allow 1234 vagy refuse 1234: ilyen kérés engedélyezése vagy elutasítása
